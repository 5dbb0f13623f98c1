import { type CivilDay, dayOf } from '../core/civil-day.ts';
import { type Fact, isKnown } from '../core/facts.ts';
import { money, toPesos } from '../core/money.ts';
import { refuse } from '../core/refusal.ts';
import { type ComputedResult, citationsOf, type MissingFact, type Reading, type Step } from '../core/result.ts';
import { dayInFigures, pesos } from './labour-line.ts';
import { serviceFromDateToDate, serviceInWords, serviceWithBothEnds, vacationDaysFor } from './service-time.ts';

/** Days of actual work that give one day of rest where half the year was not worked (LCT 153). */
const workedDaysPerRestDay = 20;
/** The month is divided by this for a day of rest (LCT 155 a). */
const dailyDivisor = 25;

export interface VacationsInput {
  start: CivilDay;
  /** Year that the rest belongs to. */
  year: number;
  /** Whether half of the working days of the year were worked (LCT 151). */
  workedHalf: Fact<boolean>;
  /** Days of actual work, for who did not reach half. */
  daysWorked: Fact<number>;
  /** Pesos of the month when the rest begins; without it only the days are told. */
  monthlyPay: Fact<number>;
}

export interface VacationsResult extends ComputedResult<number> {
  /** Days of rest; null where an unknown fact leaves a range. */
  days: number | null;
  minDays: number;
  maxDays: number;
  amount: number | null;
  notes: string[];
}

export const vacationsCitations = ['lct:150', 'lct:151', 'lct:153', 'lct:154', 'lct:155'];

/** Yearly rest and its pay (LCT 150–155). @throws RefusedComputation `fact-missing`, `fact-invalid` */
export function computeVacations(input: VacationsInput): VacationsResult {
  const { start, year, workedHalf, daysWorked, monthlyPay } = input;
  const closing = dayOf(year, 12, 31);
  if (start > closing) refuse('fact-invalid', 'start', start, `El ingreso (${start}) es posterior al año ${year}.`);
  const service = serviceFromDateToDate(start, closing);
  const full = vacationDaysFor(service);
  const byScale: Step = {
    text: `Al ${dayInFigures(closing)} la antigüedad es de ${serviceInWords(service)}: ${full} días corridos.`,
    citations: ['lct:150'],
    facts: ['start', 'year'],
  };
  const pay = isKnown(monthlyPay) ? money(monthlyPay.value, 'monthlyPay') : null;
  const worth = (days: number): number => (pay ? toPesos(pay.div(dailyDivisor).times(days)) : 0);
  if (!isKnown(workedHalf)) {
    return ranged(full, worth, byScale, pay !== null);
  }
  const days = workedHalf.value ? full : restOf(workedDays(daysWorked));
  const steps: Step[] = [
    workedHalf.value
      ? byScale
      : {
          text: `${workedDays(daysWorked)} días trabajados ÷ ${workedDaysPerRestDay} = ${days} ${days === 1 ? 'día' : 'días'} de descanso.`,
          citations: ['lct:151', 'lct:153'],
          facts: ['workedHalf', 'daysWorked'],
        },
    ...(pay
      ? [
          {
            text: `${pesos(pay)} ÷ ${dailyDivisor} × ${days} = ${pesos(worth(days))}.`,
            citations: ['lct:155'],
            facts: ['monthlyPay'],
          },
        ]
      : []),
  ];
  const inclusive = vacationDaysFor(serviceWithBothEnds(start, closing));
  const readings: Reading<number>[] =
    workedHalf.value && inclusive !== full && pay
      ? [
          {
            id: 'vacaciones-de-fecha-a-fecha',
            label: `De fecha a fecha: ${full} días`,
            because: 'De fecha a fecha la antigüedad no excede el escalón.',
            value: worth(full),
            citations: ['lct:150', 'ccyc:6'],
          },
          {
            id: 'vacaciones-ambos-extremos',
            label: `Contando el primer y el último día: ${inclusive} días`,
            because: 'Con los dos extremos la antigüedad supera el escalón.',
            value: worth(inclusive),
            citations: ['lct:150'],
          },
        ]
      : [];
  return result({ days, minDays: days, maxDays: days }, worth, steps, readings, [], pay !== null);
}

function workedDays(daysWorked: Fact<number>): number {
  if (isKnown(daysWorked)) return daysWorked.value;
  return refuse('fact-missing', 'daysWorked', 'daysWorked', 'Faltan los días efectivamente trabajados en el año.');
}

function restOf(daysWorked: number): number {
  return Math.floor(daysWorked / workedDaysPerRestDay);
}

function ranged(full: number, worth: (days: number) => number, step: Step, paid: boolean): VacationsResult {
  const missing: MissingFact<number>[] = [
    {
      fact: 'workedHalf',
      question: '¿Se trabajó al menos la mitad de los días hábiles del año?',
      min: 0,
      max: worth(full),
      swing: worth(full),
    },
  ];
  const text =
    'Si no se llegó a trabajar la mitad de los días hábiles del año, corresponde un día cada veinte trabajados.';
  const steps = [step, { text, citations: ['lct:151', 'lct:153'], facts: ['workedHalf'] }];
  return result({ days: null, minDays: 0, maxDays: full }, worth, steps, [], missing, paid);
}

function result(
  { days, minDays, maxDays }: Pick<VacationsResult, 'days' | 'minDays' | 'maxDays'>,
  worth: (days: number) => number,
  steps: Step[],
  readings: Reading<number>[],
  missing: MissingFact<number>[],
  paid: boolean,
): VacationsResult {
  const citations = citationsOf([...steps, ...readings]);
  const amount = paid && days !== null ? worth(days) : null;
  const range = { min: worth(minDays), max: worth(maxDays) };
  const line = {
    id: 'vacaciones',
    label: 'Retribución de las vacaciones',
    amount,
    ...range,
    readings,
    steps,
    citations,
  };
  return {
    days,
    minDays,
    maxDays,
    amount,
    lines: paid ? [line] : [],
    readings,
    min: paid ? range.min : null,
    max: paid ? range.max : null,
    missing,
    steps,
    citations,
    dataAsOf: null,
    notes: [
      'El empleador concede las vacaciones entre el 1/10 y el 30/4 y avisa el comienzo con 30 días (LCT 154); la retribución se paga al comenzar (LCT 155).',
    ],
  };
}
