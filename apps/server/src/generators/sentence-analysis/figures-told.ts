import { fold } from '@foja/legal-text/fold';
import { readNumberInWords } from '@foja/legal-text/number-in-words';
import { findDates } from '../extract/dates.ts';

const inDigits = /\d[\d.]*\d(?:,\d{1,2})?/g;
const percentage = /(\d{1,3}(?:,\d{1,2})?)\s{0,3}(?:%|por ciento)/g;
/** A number with fewer figures is an age, a page or a year. */
const fewestFigures = 5;
const leastInWords = 10_000;

/** The sums, percentages and days of a passage, each written one way: "$ 3.100.000" and "tres millones cien mil" are the same. */
export function figuresTold(text: string): ReadonlySet<string> {
  const told = new Set<string>();
  for (const [number] of text.matchAll(inDigits)) {
    const [whole = ''] = number.split(',');
    const digits = whole.replaceAll('.', '');
    if (digits.length >= fewestFigures) told.add(digits);
  }
  const folded = fold(text);
  for (const [, share] of folded.matchAll(percentage)) told.add(`${share}%`);
  const words = folded.split(/[^\p{L}\d]+/u);
  for (let at = 0; at < words.length; ) {
    const number = readNumberInWords((place) => words[place] ?? '', at);
    if (number === null) {
      at += 1;
      continue;
    }
    if (number.value >= leastInWords) told.add(String(number.value));
    if (words[number.to] === 'por' && words[number.to + 1] === 'ciento') told.add(`${number.value}%`);
    at = number.to;
  }
  for (const { iso } of findDates(text)) told.add(iso);
  return told;
}
