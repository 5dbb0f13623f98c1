import { fold } from '@foja/legal-text/fold';
import type { Quantity } from '@foja/legal-text/quantity';
import { readSentenceFacts } from '../sentence-facts.ts';

/** In what a time is asked to be told, and the units in which it may be. */
const asked: readonly (readonly [RegExp, readonly Quantity['unit'][]])[] = [
  [/\bcuantas horas\b/, ['hora', 'dia', 'dia-habil']],
  [/\bcuantos dias\b/, ['dia', 'dia-habil', 'hora', 'semana']],
  [/\bcuantos meses\b/, ['mes', 'anio']],
  [/\bcuantos anos\b/, ['anio', 'mes']],
];

/** The units in which a part asks for a time: "¿en cuántos días me pagan?"; null where it asks for it in none. */
export function askedUnits(part: string): readonly Quantity['unit'][] | null {
  const folded = fold(part);
  return asked.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

/** "¿En cuántos días me pagan?" – "un mes de sueldo por año": whether a time is asked for in units in which an answer tells none. */
export function lacksAskedUnit(units: readonly Quantity['unit'][] | null, answer: string): boolean {
  if (units === null) return false;
  const { quantities, ranges } = readSentenceFacts(answer);
  return ![...quantities, ...ranges].some(({ unit }) => units.includes(unit));
}
