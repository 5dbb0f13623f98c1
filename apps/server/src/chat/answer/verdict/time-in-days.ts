import type { Quantity } from '@foja/legal-text/quantity';

/** What counts from another day, or stands still for some time, may differ by so much. */
export const nearTerm = 0.06;

const daysOf: Partial<Record<Quantity['unit'], number>> = {
  dia: 1,
  'dia-habil': 1.5,
  semana: 7,
  mes: 30.44,
  anio: 365.25,
};

/** Whether a quantity is a stretch of a day or more. */
export const isTime = ({ unit }: Quantity): boolean => daysOf[unit] !== undefined;

/** A stretch of time in days, those of months and years on the average; null for any other quantity. */
export function inDays({ value, unit }: Quantity): number | null {
  const days = daysOf[unit];
  return days === undefined ? null : value * days;
}
