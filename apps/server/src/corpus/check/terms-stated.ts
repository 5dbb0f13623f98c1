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

/** What is wrong with the terms of a sentence: it does not state them, no such event is known, or it does not stand on their article. */
export function problemsOfTerms(
  terms: readonly Term[] | undefined,
  sentence: string,
  on: readonly string[],
  { eventNames }: Pick<CheckContext, 'eventNames'>,
): string[] {
  const stated = readQuantities(sentence);
  return (terms ?? []).flatMap(({ length, unit, from, article }) => [
    ...(stated.some((one) => one.value === length && [one.unit, ...one.near].includes(unitOf[unit]))
      ? []
      : [`el plazo de ${length} ${unit} no está en la oración`]),
    ...(eventNames.has(from) ? [] : [`«${from}» no está en events.yaml`]),
    ...(article === undefined || on.includes(article) ? [] : [`«${article}» no está en «on»`]),
  ]);
}
