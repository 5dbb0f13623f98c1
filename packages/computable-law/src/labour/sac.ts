import { type CivilDay, dayOf, monthOf, yearOf } from '../core/civil-day.ts';
import { type Money, money, toPesos } from '../core/money.ts';
import { refuse } from '../core/refusal.ts';
import { type ComputedResult, citationsOf } from '../core/result.ts';
import { pesos, settledLine } from './labour-line.ts';
import { yearlyBonusLine } from './yearly-bonus.ts';

export interface SacInput {
  start: CivilDay;
  /** Last day worked where the contract ended; else any day of the semester. */
  end: CivilDay;
  /** Best monthly pay of the semester, in pesos. */
  pay: number;
  /** Whether the contract ended on `end`. */
  exit: boolean;
}

export interface SacResult extends ComputedResult<number> {
  amount: number;
  notes: string[];
}

export const sacCitations = ['lct:121', 'lct:122', 'lct:123'];

/** Yearly bonus: an instalment (LCT 122), or the part that is owed where the contract ended (LCT 123). */
export function computeSac({ start, end, pay, exit }: SacInput): SacResult {
  if (end < start) refuse('fact-invalid', 'end', end, `La fecha (${end}) es anterior al ingreso (${start}).`);
  const monthly = money(pay, 'pay');
  const line = exit ? yearlyBonusLine(start, end, monthly, 'lct:123') : instalment(start, end, monthly);
  return {
    amount: line.amount,
    lines: [line],
    readings: line.readings,
    min: line.min,
    max: line.max,
    missing: [],
    steps: line.steps,
    citations: citationsOf([line]),
    dataAsOf: null,
    notes: exit
      ? []
      : [
          'La primera cuota vence el 30/6 y la segunda el 18/12, con ajuste si diciembre fue mejor que lo estimado (LCT 122).',
        ],
  };
}

function instalment(start: CivilDay, day: CivilDay, pay: Money) {
  const firstHalf = monthOf(day) <= 6;
  const opens = dayOf(yearOf(day), firstHalf ? 1 : 7, 1);
  const closes = firstHalf ? dayOf(yearOf(day), 6, 30) : dayOf(yearOf(day), 12, 31);
  if (start > opens)
    return { ...yearlyBonusLine(start, closes, pay, 'lct:122'), label: 'SAC del semestre en que ingresó' };
  const half = pay.div(2);
  return settledLine({
    id: 'sac',
    label: firstHalf ? 'Primera cuota del SAC' : 'Segunda cuota del SAC',
    amount: half,
    citations: ['lct:122'],
    steps: [
      {
        text: `Mejor remuneración del semestre ${pesos(pay)} × 50 % = ${pesos(toPesos(half))}.`,
        citations: ['lct:122'],
        facts: ['pay'],
      },
    ],
  });
}
