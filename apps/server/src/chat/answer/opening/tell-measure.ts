import type { Quantity } from '@foja/legal-text/quantity';

/** Units that a measure is told in. */
export const unitNames: Partial<Record<Quantity['unit'], [string, string]>> = {
  anio: ['año', 'años'],
  mes: ['mes', 'meses'],
  dia: ['día', 'días'],
  hora: ['hora', 'horas'],
  semana: ['semana', 'semanas'],
};

/** "7 años", "2 años y 3 meses". */
export function tellMeasure({ value, unit, of }: Quantity): string {
  if (unit === 'anio' && !Number.isInteger(value)) {
    const years = Math.floor(value);
    const months = Math.round((value - years) * 12);
    return [years > 0 ? tellMeasure({ value: years, unit }) : '', tellMeasure({ value: months, unit: 'mes' })]
      .filter(Boolean)
      .join(' y ');
  }
  const [one, many] = unitNames[unit] ?? [of ?? '', of ?? ''];
  return `${value.toLocaleString('es-AR')} ${value === 1 ? one : many}`.trim();
}
