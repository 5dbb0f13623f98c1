import { hundreds, smallNumbers, tens } from './number-vocabulary.ts';

/** A whole number before a noun ("veintiún meses"), as far as a billion of billions goes. */
export function numberInWords(value: number): string {
  if (value < 30) return beforeNoun(smallNumbers[value] ?? '');
  if (value < 100) return joined(tens[Math.floor(value / 10) - 3] ?? '', value % 10, ' y ');
  if (value === 100) return 'cien';
  if (value < 1_000) return joined(hundreds[Math.floor(value / 100) - 1] ?? '', value % 100, ' ');
  if (value < 1_000_000) return joined(scaled(Math.floor(value / 1_000), 'mil', 'mil'), value % 1_000, ' ');
  if (value < 1e12) return joined(scaled(Math.floor(value / 1e6), 'un millón', 'millones'), value % 1e6, ' ');
  return joined(scaled(Math.floor(value / 1e12), 'un billón', 'billones'), value % 1e12, ' ');
}

function joined(words: string, rest: number, link: string): string {
  return rest === 0 ? words : `${words}${link}${numberInWords(rest)}`;
}

function scaled(count: number, one: string, many: string): string {
  return count === 1 ? one : `${numberInWords(count)} ${many}`;
}

function beforeNoun(name: string): string {
  return name.replace(/^uno$/, 'un').replace(/^veintiuno$/, 'veintiún');
}

/** Standing alone, "uno" is whole: "veintiuno". */
export function numberAlone(value: number): string {
  return numberInWords(value)
    .replace(/veintiún$/, 'veintiuno')
    .replace(/(^| )un$/, '$1uno');
}
