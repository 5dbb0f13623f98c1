import { money } from '../core/money.ts';
import { refuse } from '../core/refusal.ts';
import { type ComputedResult, citationsOf } from '../core/result.ts';
import { pesos, settledLine } from './labour-line.ts';

export const overtimeDays = [
  'lunes',
  'martes',
  'miercoles',
  'jueves',
  'viernes',
  'sabado',
  'domingo',
  'feriado',
] as const;
export type OvertimeDay = (typeof overtimeDays)[number];

/** Hour of a Saturday from which the surcharge is whole (LCT 201). */
const saturdayHour = 13;

export interface OvertimeInput {
  day: OvertimeDay;
  /** Hour at which it began, 0–24, with fractions; needed on a Saturday. */
  fromHour: number | null;
  hours: number;
  /** Pesos of an ordinary hour of the habitual wage. */
  hourlyValue: number;
}

export interface OvertimeResult extends ComputedResult<number> {
  /** 1.5 or 2; null where one part is paid each way. */
  rate: 1.5 | 2 | null;
  amount: number;
  notes: string[];
}

export const overtimeCitations = ['lct:201', 'lct:204', 'lct:207'];

/** Overtime with its surcharge (LCT 201). @throws RefusedComputation `fact-missing` on a Saturday without its hour */
export function computeOvertime({ day, fromHour, hours, hourlyValue }: OvertimeInput): OvertimeResult {
  if (fromHour !== null && fromHour + hours > 24) {
    refuse('fact-invalid', 'hours', String(hours), 'Las horas pasan de la medianoche: calculá cada día por separado.');
  }
  const doubled = doubledHours(day, fromHour, hours);
  const common = hours - doubled;
  const value = money(hourlyValue, 'hourlyValue');
  const amount = value.times(common).times('1.5').plus(value.times(doubled).times(2));
  const part = (count: number, percent: number, factor: string) => ({
    text: `${String(count).replace('.', ',')} h × ${pesos(value)} × ${factor.replace('.', ',')} (recargo del ${percent} %) = ${pesos(value.times(count).times(factor))}.`,
    citations: ['lct:201'],
    facts: ['day', 'hours', 'hourlyValue'],
  });
  const line = settledLine({
    id: 'horasExtra',
    label: 'Horas suplementarias',
    amount,
    citations: ['lct:201'],
    steps: [...(common > 0 ? [part(common, 50, '1.5')] : []), ...(doubled > 0 ? [part(doubled, 100, '2')] : [])],
  });
  return {
    rate: doubled === 0 ? 1.5 : common === 0 ? 2 : null,
    amount: line.amount,
    lines: [line],
    readings: [],
    min: line.amount,
    max: line.amount,
    missing: [],
    steps: line.steps,
    citations: citationsOf([line]),
    dataAsOf: null,
    notes: [
      'Un régimen de compensación o banco de horas pactado por escrito puede cambiar el pago (LCT 197 bis y 198).',
      ...(day === 'sabado' || day === 'domingo'
        ? ['Lo trabajado en el descanso semanal da además descanso compensatorio (LCT 204 y 207).']
        : []),
    ],
  };
}

function doubledHours(day: OvertimeDay, fromHour: number | null, hours: number): number {
  if (day === 'domingo' || day === 'feriado') return hours;
  if (day !== 'sabado') return 0;
  if (fromHour === null) {
    return refuse('fact-missing', 'from', 'from', 'Falta a qué hora empezaron: el sábado el recargo cambia a las 13.');
  }
  return Math.min(hours, Math.max(0, fromHour + hours - saturdayHour));
}
