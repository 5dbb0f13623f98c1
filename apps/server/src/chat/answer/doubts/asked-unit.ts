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

/** "¿En cuántos días me pagan?" – "un mes de sueldo por año": whether a time is asked for in units in which an answer tells none. */
export function lacksAskedUnit(part: string, answer: string): boolean {
  const folded = fold(part);
  const units = asked.find(([pattern]) => pattern.test(folded))?.[1];
  if (units === undefined) return false;
  const { quantities, ranges } = readSentenceFacts(answer);
  return ![...quantities, ...ranges].some(({ unit }) => units.includes(unit));
}
