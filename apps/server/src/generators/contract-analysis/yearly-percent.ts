import { fold } from '@foja/legal-text/fold';

const daysOfYear = 365;
const timesAYear: readonly [RegExp, number][] = [
  [/^(?:diari\w*|por (?:cada )?dia|al dia|por dia)/, daysOfYear],
  [/^(?:semanal\w*|por semana)/, 52],
  [/^(?:mensual\w*|por mes|al mes)/, 12],
  [/^(?:anual\w*|por ano|al ano)/, 1],
];
const percentPattern =
  /(\d{1,4}(?:[.,]\d{1,4})?)\s{0,3}(?:%|por ciento)\s{0,3}(?:\([^)]{0,60}\)\s{0,3})?(?:de interes\s|punitorio\s|sobre el saldo\s)?/g;

/** The percentage that a sentence asks for each day, week, month or year, reckoned by the year; null where it names none. */
export function yearlyPercentOf(sentence: string): number | null {
  const folded = fold(sentence);
  for (const match of folded.matchAll(percentPattern)) {
    const rest = folded.slice(match.index + match[0].length);
    const times = timesAYear.find(([period]) => period.test(rest))?.[1];
    if (times !== undefined) return Number((match[1] ?? '').replace(',', '.')) * times;
  }
  return null;
}
