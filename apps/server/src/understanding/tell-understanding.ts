import { writeDay } from '@foja/computable-law/core/civil-day';
import type { Understanding } from '@foja/contracts/chat';
import type { Quantity, QuantityUnit } from '@foja/legal-text/quantity';
import type { Knowledge } from './knowledge.ts';
import type { KnownFact, UnderstoodQuestion } from './understood-question.ts';

/** What was understood, in words for people: for the statistics and the chips above an answer. */
export function tellUnderstanding(
  { parts, regimes, role, facts, claims, asOf, continues }: UnderstoodQuestion,
  knowledge: Pick<Knowledge, 'vocabulary' | 'regimes'>,
): Understanding {
  const labels = new Map(knowledge.vocabulary.map(({ name, label }) => [name, label]));
  return {
    parts: parts.map(({ text, asks }) => ({ text, asks })),
    regimes: regimes.map(({ regime, weight }) => ({ regime, label: knowledge.regimes.labelOf(regime), weight })),
    role,
    facts: facts.map(({ name, words, start, end, ...told }) => ({
      name,
      label: labels.get(name) ?? name,
      value: tellValue(told),
      words,
      start,
      end,
    })),
    claims: claims.map(({ words, hedged }) => ({ words, hedged })),
    asOf,
    continues,
  };
}

const names: Record<QuantityUnit, [one: string, many: string]> = {
  hora: ['hora', 'horas'],
  dia: ['día', 'días'],
  'dia-habil': ['día hábil', 'días hábiles'],
  semana: ['semana', 'semanas'],
  mes: ['mes', 'meses'],
  anio: ['año', 'años'],
  'por-ciento': ['%', '%'],
  'por-uno': ['', ''],
  peso: ['peso', 'pesos'],
  persona: ['persona', 'personas'],
  km: ['km', 'km'],
  m2: ['m²', 'm²'],
  unidad: ['', ''],
};

function tellValue({ value, bound }: Pick<KnownFact, 'value' | 'bound'>): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'string') return writeDay(value);
  const more = bound === undefined ? '' : bound === '>' ? 'más de ' : 'menos de ';
  return more + tellQuantity(value);
}

/** "7 años", "50.000 pesos", "1,5 meses". */
export function tellQuantity({ value, unit, of }: Quantity): string {
  const [one, many] = names[unit];
  const number = value.toLocaleString('es-AR', { maximumFractionDigits: 2 });
  return [number, value === 1 ? one : many, of ?? ''].filter(Boolean).join(' ');
}
