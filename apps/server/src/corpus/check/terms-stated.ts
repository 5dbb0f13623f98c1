import type { DeadlineUnit } from '@foja/computable-law/deadlines/deadline';
import type { Term } from '../events/stated-term.ts';
import type { CheckContext } from './editorial-file.ts';
import { readQuantities, type Unit } from './quantities.ts';

const unitOf: Record<DeadlineUnit, Unit> = {
  'dias-habiles-judiciales': 'day',
  'dias-habiles-administrativos': 'day',
  'dias-habiles-laborales': 'day',
  'dias-corridos': 'day',
  meses: 'month',
  anios: 'year',
  horas: 'hour',
};

/** What is wrong with the terms of a sentence: neither it nor their article states them, or no such event is known. */
export function problemsOfTerms(
  terms: readonly Term[] | undefined,
  sentence: string,
  on: readonly string[],
  { eventNames, official }: Pick<CheckContext, 'eventNames' | 'official'>,
): string[] {
  return (terms ?? []).flatMap((term) => {
    const { length, unit, from, article = on[0] ?? '' } = term;
    const law = official.articles.get(article)?.text;
    return [
      ...(states(sentence, term) ? [] : [`el plazo de ${length} ${unit} no está en la oración`]),
      ...(law === undefined || states(law, term) ? [] : [`el plazo de ${length} ${unit} no está en «${article}»`]),
      ...(eventNames.has(from) ? [] : [`«${from}» no está en events.yaml`]),
      ...(on.includes(article) ? [] : [`«${article}» no está en «on»`]),
    ];
  });
}

const states = (text: string, { length, unit }: Pick<Term, 'length' | 'unit'>): boolean =>
  readQuantities(text).some((one) => one.value === length && [one.unit, ...one.near].includes(unitOf[unit]));
