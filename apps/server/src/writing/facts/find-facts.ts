import { detect } from '@foja/anonymizer';
import type { FactKind } from '@foja/contracts/transformation-rules';
import { type Citation, parseCitations } from '@foja/legal-text/citations';
import { fold } from '@foja/legal-text/fold';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { negationsOf } from '../../drafting/keeps-facts.ts';
import { findDates } from './find-dates.ts';
import { findNames } from './find-names.ts';
import { type FoundNumber, findNumbers } from './find-numbers.ts';

/** Something that a text says and a new wording has to keep. */
export interface FoundFact {
  kind: FactKind;
  /** As the text has it. */
  text: string;
  /** The same for the same fact in another form; a name's are its words. */
  key: string;
}

export interface Span {
  start: number;
  end: number;
}

const closingMarks = new Map([
  ['“', '”'],
  ['«', '»'],
  ['"', '"'],
]);

/** What stands for a personal datum. */
export const placeholderPattern = /\[[A-Z_]+_\d+\]/g;

/** Where a text quotes, with its marks. */
export function findQuotes(text: string): Span[] {
  const quotes: Span[] = [];
  // Where one mark has no end any more, none of its kind after it has.
  const endless = new Set<string>();
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/[“«"]/g)) {
    if (index < from || endless.has(mark)) continue;
    const end = text.indexOf(closingMarks.get(mark) ?? mark, index + 1);
    if (end === -1) endless.add(mark);
    else {
      from = end + 1;
      quotes.push({ start: index, end: from });
    }
  }
  return quotes;
}

/** Words that hold a denial and deny nothing. */
const seeminglyDenying =
  /(?<!\p{L})(?:no obstante|sin embargo|sin perjuicio|sin m[aá]s tr[aá]mite|nada m[aá]s|no s[oó]lo)(?!\p{L})/giu;

const denials = /(?<!\p{L})(?:no|nunca|jam[aá]s|tampoco|sin)(?!\p{L})/giu;

/**
 * Every name, number, date, amount, citation and quotation of a sentence, and whether it denies. What is inside a quotation or
 * a citation is that quotation or citation, and no fact of its own.
 */
export function findFacts(text: string, registry: NormRegistry): FoundFact[] {
  const quotes = findQuotes(text);
  const facts = quotes.map(({ end, start }): FoundFact => {
    const words = text.slice(start, end);
    return { kind: 'quote', text: words, key: words.slice(1, -1).replace(/\s+/g, ' ').trim() };
  });
  const outside = blank(text, quotes);
  const citations = parseCitations(outside, registry);
  for (const citation of citations) facts.push({ kind: 'citation', text: citation.text, key: keyOf(citation) });
  const named = blank(outside, citations);
  const placeholders = [...named.matchAll(placeholderPattern)].map(({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
  }));
  for (const { end, start } of placeholders) {
    const mark = named.slice(start, end);
    facts.push({ kind: 'name', text: mark, key: nameWords(mark).join(' ') });
  }
  const plain = blank(named, placeholders);

  const numbers = findNumbers(plain);
  const dates = findDates(plain, numbers);
  for (const { end, key, start } of dates) facts.push({ kind: 'date', text: plain.slice(start, end), key });
  for (const number of numbers) {
    if (dates.some(({ end, start }) => start < number.end && number.start < end)) continue;
    // The cents of the amount before them.
    if (/^\d{2}\/100$/.test(number.value) && /(?<!\p{L})con\s+$/iu.test(plain.slice(0, number.start))) continue;
    facts.push(amountOf(plain, number) ?? numberOf(plain, number));
  }
  for (const name of findNames(plain)) facts.push({ kind: 'name', text: name, key: nameWords(name).join(' ') });
  for (const { end, start } of detect(plain)) {
    const datum = plain.slice(start, end);
    if (/\p{L}/u.test(datum)) facts.push({ kind: 'name', text: datum, key: nameWords(datum).join(' ') });
  }
  return [...facts, ...findDenials(plain)];
}

/** One fact a denial, the first, the second...: "no pagó y no vino" loses one as "pagó y no vino". */
function findDenials(text: string): FoundFact[] {
  const plain = text.replace(seeminglyDenying, ' ');
  // "No debe nada" denies once: "nada" counts only where nothing else denies.
  const denying = plain.match(denials) ?? (negationsOf(plain) > 0 ? ['no'] : []);
  return denying.map((word, index) => ({ kind: 'negation', text: word.toLowerCase(), key: String(index + 1) }));
}

/** The words of a name or datum, as they are looked for in another wording. */
export function nameWords(name: string): string[] {
  return fold(name).match(/[a-z0-9]+/g) ?? [];
}

/** The same text with other stretches blanked out, so that offsets stay. */
function blank(text: string, spans: readonly Span[]): string {
  let blanked = '';
  for (const { end, start } of [...spans].sort((left, right) => left.start - right.start)) {
    const from = Math.max(start, blanked.length);
    // No white space: what stands on both sides of a citation is no one name.
    if (end > from) blanked += text.slice(blanked.length, from) + '·'.repeat(end - from);
  }
  return blanked + text.slice(blanked.length);
}

function keyOf({ articles, inciso, kind, norm, normText, ruling, text }: Citation): string {
  const whole = ruling ? `${ruling.volume}:${ruling.page}` : kind === 'ruling' ? fold(text) : '';
  return [kind, norm ?? fold(normText ?? '').replace(/[^a-z0-9]/g, ''), articles.join(','), inciso ?? '', whole].join(
    '|',
  );
}

function numberOf(text: string, { end, start, value }: FoundNumber): FoundFact {
  return { kind: 'number', text: text.slice(start, end), key: value };
}

const pesosBefore = /(?:\$|(?<!\p{L})pesos)\s*\(?\s*\$?\s*$/iu;
const dollarsBefore = /(?:u\$s|us\$|usd|d[oó]lares(?:\s+estadounidenses)?)\s*\(?\s*$/iu;
const pesosAfter = /^\s*\)?\s*(?:de\s+)?pesos(?!\p{L})/iu;
const dollarsAfter = /^\s*\)?\s*(?:de\s+)?(?:d[oó]lares|usd|u\$s)(?!\p{L})/iu;

/** A sum of money, in figures or in words; "con 50/100" are its cents. */
function amountOf(text: string, number: FoundNumber): FoundFact | null {
  const before = text.slice(Math.max(0, number.start - 30), number.start);
  const after = text.slice(number.end, number.end + 30);
  const isDollars = dollarsBefore.test(before) || dollarsAfter.test(after);
  const isPesos = !isDollars && (pesosBefore.test(before) || pesosAfter.test(after));
  if (!isDollars && !isPesos) return null;
  const cents = /^\s+con\s+(\d{2})\/100/.exec(after);
  const value = cents ? String(Number(number.value) + Number(cents[1]) / 100) : number.value;
  return { kind: 'amount', text: text.slice(number.start, number.end), key: `${isDollars ? 'USD' : 'ARS'} ${value}` };
}
