import type { CivilDay } from '@foja/computable-law/core/civil-day';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Change, ChangeTable } from '../../corpus/changes/read-changes.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';

/** What is said before the answer itself, in one paragraph. */
export interface ToldFirst {
  text: string;
  /** Articles that the paragraph names; the table that it comes from was compared with them. */
  keys: string[];
  /** The whole answer: what is asked is just whether, or since when, it is in force. */
  isWhole: boolean;
  /** Words of the law of another time that follow the paragraph; they come from the corpus as they are. */
  quoted?: string;
}

const maxChanges = 2;
const maxWordsOfForce = 22;
/** Asks what an article says besides what became of it: "¿qué norma lo cambió y qué dice ahora?". */
const asksText = /\bque (?:dice|establece|dispone|exige|preve|regula)\b|\b(?:como|en que) quedo\b/;
const asksWhetherInForce = /\b(?:vigente|vigencia|en vigor|rige|sigue)\b/;

/**
 * Says first that a norm or an article which the question names was repealed, since when a norm applies, or that the text of then is not
 * here; null where nothing of that is asked or known.
 * @param nameArticle how a lawyer names a key: `lct:245` → `art. 245 LCT`. @param nameNorm of a code: "Ley 27.802".
 */
export function tellChanges(
  { claims, parts, asOf, text, today }: UnderstoodQuestion,
  changes: ChangeTable,
  nameArticle: (key: string) => string,
  nameNorm: (code: string) => string,
): ToldFirst | null {
  const asks = new Set(parts.flatMap((part) => part.asks));
  const asksForce = asks.has('in-force') || asks.has('since-when') || asOf !== null;
  const folded = foldInPlace(text);
  const asksWhether = asOf === null && asksWhetherInForce.test(folded);
  const sentences: string[] = [];
  const keys: string[] = [];
  let isOfParts = false;
  for (const { kind, norm, article = null } of claims) {
    if (norm === undefined || (kind !== 'article' && kind !== 'norm-in-force')) continue;
    const named = article === null ? nameNorm(norm) : nameArticle(`${norm}:${article}`);
    const known = changes.changeOf(norm, article);
    const repealed = known.find(({ change }) => change === 'repealed');
    const replaced = latest(known.filter(({ change }) => change === 'replaced' || change === 'added'));
    const begins = known.find(({ change }) => change === 'in-force');
    // Where the day is not known, "¿desde cuándo…?" asks for a term and not for the law's.
    const isAsked = asks.has('in-force') || asOf !== null || replaced?.since !== undefined;
    const change = repealed ?? (asksForce ? ((isAsked ? replaced : undefined) ?? begins) : undefined);
    if (sentences.length >= maxChanges) continue;
    if (change === undefined) {
      const parts = article === null && asks.has('in-force') && known.length === 0 ? changes.partsRepealed(norm) : [];
      const [part] = parts;
      if (part === undefined || (!isOfOthers(norm) && parts.length < manyParts)) continue;
      sentences.push(partsSentence(parts, part, named, nameArticle));
      keys.push(...keysOf(part));
      isOfParts = true;
      continue;
    }
    sentences.push(sentenceOf(change, named, nameArticle, { isOfThen: asOf !== null, asksWhether, today }));
    keys.push(...keysOf(change), ...(article === null ? [] : [`${norm}:${article}`]));
  }
  return sentences.length === 0
    ? null
    : {
        text: [...new Set(sentences)].join(' '),
        keys,
        // A longer question asks what the change means for something.
        isWhole:
          !isOfParts &&
          asksForce &&
          asOf === null &&
          !asks.has('article-text') &&
          !asksText.test(folded) &&
          text.split(/\s+/).length <= maxWordsOfForce,
      };
}

/** The one that made the text of today: an article changed twice has that of the second. One without a day is an old one. */
function latest(changes: readonly Change[]): Change | undefined {
  return changes.toSorted((one, other) => (other.since ?? '').localeCompare(one.since ?? ''))[0];
}

/** Of a norm that Foja keeps and that still holds for the most, some articles gone are no news. */
const manyParts = 10;
const isOfOthers = (norm: string) => norm.includes(' ');

/** "De la ley 25.345 ya no rigen los artículos 43 a 48, derogados por…": those that the same article took away. */
function partsSentence(
  parts: readonly Change[],
  { by, since, told }: Change,
  named: string,
  nameArticle: (key: string) => string,
): string {
  const numbers = parts.filter((one) => one.by === by).map(({ article = '' }) => article.replace('-', ' a '));
  const which =
    numbers.length === 1
      ? `${numbers[0]?.includes(' a ') ? 'los artículos' : 'el artículo'} ${numbers[0]}`
      : numbers.length > maxPartsNamed
        ? `${numbers.length} artículos`
        : `los artículos ${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1)}`;
  const isOne = numbers.length === 1 && !numbers[0]?.includes(' a ');
  const from = by.includes(':') ? `el ${nameArticle(by)}` : withArticle(by);
  return `De${isFeminine(named) ? ' la' : 'l'} ${withoutArticle(named)} ya no ${isOne ? 'rige' : 'rigen'} ${which}, ${isOne ? 'derogado' : 'derogados'} por ${from}${since === undefined ? '' : `, desde el ${tellDay(since)}`}.${told === undefined ? '' : ` ${told}`}`;
}

const maxPartsNamed = 6;

function sentenceOf(
  change: Change,
  named: string,
  nameArticle: (key: string) => string,
  { isOfThen, asksWhether, today }: { isOfThen: boolean; asksWhether: boolean; today: CivilDay },
): string {
  const by = change.by.includes(':') ? `el ${nameArticle(change.by)}` : withArticle(change.by);
  const since = change.since === undefined ? '' : `, desde el ${tellDay(change.since)}`;
  const told = change.told === undefined ? '' : ` ${change.told}`;
  switch (change.change) {
    case 'repealed':
      if (change.since !== undefined && change.since > today) {
        return `Hoy sigue vigente: ${withArticle(named)} queda derogad${isFeminine(named) ? 'a' : 'o'} por ${by}${since}.${told}`;
      }
      return `No: ${withArticle(named)} ya no rige, fue derogad${isFeminine(named) ? 'a' : 'o'} por ${by}${since}.${told}`;
    case 'in-force':
      return change.since === undefined
        ? `Sobre la vigencia d${isFeminine(named) ? 'e la' : 'el'} ${withoutArticle(named)}:${told}`
        : `${capitalised(withArticle(named))} rige desde el ${tellDay(change.since)}, según ${by}.${told}`;
    default: {
      const verb = change.change === 'added' ? 'fue incorporado' : 'cambió';
      const then = isOfThen
        ? ' El texto anterior no está en las fuentes de Foja: lo que sigue es lo que rige hoy.'
        : '';
      if (asksWhether && change.change === 'replaced')
        return `${capitalised(withArticle(named))} está vigente, con el texto que le dio ${by}${since}.${told}`;
      return `El texto d${/^art/.test(named) ? 'el' : 'e'} ${named} ${verb} por ${by}${since}.${told}${then}`;
    }
  }
}

function keysOf({ by, sinceBy, today }: Change): string[] {
  return [...(by.includes(':') ? [by] : []), ...(sinceBy ? [sinceBy] : []), ...today];
}

function tellDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)}/${Number(month)}/${year}`;
}

function isFeminine(named: string): boolean {
  return /^(?:ley|acordada|resolución|constitución)/i.test(named);
}

function withArticle(named: string): string {
  return `${isFeminine(named) ? 'la' : 'el'} ${withoutArticle(named)}`;
}

function withoutArticle(named: string): string {
  return named.replace(/^Ley/, 'ley');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
