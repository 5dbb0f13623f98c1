import { isOnTrust } from './articles-in-force.ts';
import type { CheckContext, EditorialFile } from './editorial-file.ts';
import { type OfficialArticle, wordsOf } from './official-text.ts';
import { type Quantity, readQuantities, type Unit } from './quantities.ts';

/** The numbers of the official texts that something the editors say stands on. */
export interface Law {
  /** Whether the texts give this number, with this unit where it has one. */
  gives(quantity: Quantity): boolean;
  /** Whether this is the number of one of the articles, or stands in one. */
  hasArticle(number: number): boolean;
  /** Whether a norm of this number is known, or stands in one of the articles. @param number without dots. */
  knowsNorm(number: string): boolean;
}

/** The law of these articles and, in the summary of a ruling, of the ruling. One article that is taken on trust may say anything. */
export function readLaw(
  keys: readonly string[],
  file: EditorialFile,
  { official, normNames, trusted }: CheckContext,
): Law {
  if (keys.some((key) => isOnTrust(key, trusted))) return lawOnTrust;
  const articles = keys.flatMap((key) => official.articles.get(key) ?? []);
  const ruling = file.kind === 'ruling' ? official.rulings.get(file.row.citation) : undefined;
  const ofRuling = ruling ? [ruling.summary, ruling.text, ruling.citation] : [];
  const quantities = [...articles.flatMap(quantitiesOf), ...ofRuling.flatMap(readQuantities)];
  const values = new Set(quantities.map(({ value }) => value));
  const measured = new Set(
    quantities.flatMap(({ value, unit, near }) => [unit ?? [], near].flat().map((counted) => measure(value, counted))),
  );
  const numbers = new Set(keys.map((key) => Number.parseInt(key.split(':')[1] ?? '', 10)));
  return {
    gives: ({ value, unit }) => (unit === null ? values.has(value) : measured.has(measure(value, unit))),
    hasArticle: (number) => numbers.has(number) || values.has(number),
    knowsNorm(number) {
      const texts = [...normNames, ...articles.flatMap(({ text, notes }) => [text, ...notes]), ...ofRuling];
      const pattern = new RegExp(`(?<!\\d)${number}(?!\\d)`);
      return texts.some((text) => pattern.test(withoutDots(text)));
    },
  };
}

/** Of texts that cannot be compared. */
const lawOnTrust: Law = { gives: () => true, hasArticle: () => true, knowsNorm: () => true };

/** The same articles are named again and again. */
const known = new WeakMap<OfficialArticle, Quantity[]>();

function quantitiesOf(article: OfficialArticle): Quantity[] {
  const quantities = known.get(article) ?? readQuantities(wordsOf(article));
  known.set(article, quantities);
  return quantities;
}

function measure(value: number, unit: Unit): string {
  return unit === 'half' ? measure(value * 50, 'percent') : `${value} ${unit}`;
}

function withoutDots(text: string): string {
  return text.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '');
}
