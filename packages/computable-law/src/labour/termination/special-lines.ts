import {
  addDays,
  type CivilDay,
  dayOfMonth,
  daysInMonth,
  earliestDay,
  endOfMonth,
  monthOf,
  yearOf,
} from '../../core/civil-day.ts';
import { type Money, money, toPesos, zeroPesos } from '../../core/money.ts';
import { refuse } from '../../core/refusal.ts';
import { dayInFigures, pesos, type SettledLine, settledLine } from '../labour-line.ts';
import type { TrialPlace } from './place-trial.ts';
import type { TerminationCase } from './termination-case.ts';
import { yearOfPayLine } from './year-of-pay-line.ts';

/** Lines that only some ways of ending have: LCT 182, 213 and 245 bis. */
export function specialLines(one: TerminationCase, trial: TrialPlace, seniority: SettledLine): SettledLine[] {
  if (one.causeId === 'embarazo' || one.causeId === 'matrimonio') return [protectedLine(one, trial)];
  if (one.causeId === 'discriminatorio') return [discriminationLine(seniority)];
  return one.causeId === 'enfermedad' ? [sickPayLine(one)] : [];
}

function protectedLine(one: TerminationCase, trial: TrialPlace): SettledLine {
  return yearOfPayLine({
    id: 'especial182',
    bestPay: one.bestPay,
    grants: 'lct:182',
    protects: one.causeId === 'embarazo' ? 'lct:178' : 'lct:181',
    bonus: 'lct:121',
    trial: trial === 'over' ? null : 'lct:92bis',
  });
}

/** LCT 245 bis: half of the indemnity for seniority, and up to the whole of it as the judge weighs the facts. */
function discriminationLine(seniority: SettledLine): SettledLine {
  const base = money(seniority.amount);
  const citations = ['lct:245bis'];
  const amount = base.div(2);
  return settledLine({
    id: 'agravamiento245bis',
    label: 'Agravamiento por despido discriminatorio',
    amount,
    citations,
    readings: [
      {
        id: 'agravamiento-50',
        label: '50 %',
        because: 'Es lo que el artículo fija si la sentencia corrobora el origen discriminatorio.',
        value: toPesos(amount),
        citations,
      },
      {
        id: 'agravamiento-100',
        label: '100 %',
        because: 'Según la gravedad de los hechos el juez puede llegar al ciento por ciento.',
        value: toPesos(base),
        citations,
      },
    ],
    steps: [
      {
        text: `${pesos(base)} × 50 % = ${pesos(amount)}. Requiere una sentencia que lo corrobore.`,
        citations,
        facts: ['cause'],
      },
    ],
  });
}

/** Pay that was left of the paid sick leave (LCT 213): whole months, and the real days of the others. */
function sickPayLine(one: TerminationCase): SettledLine {
  const { sickUntil } = one;
  if (sickUntil === null) {
    return refuse(
      'fact-missing',
      'sickUntil',
      'sickUntil',
      'Falta el último día de la licencia paga: el alta o el fin del plazo del artículo 208.',
    );
  }
  if (sickUntil < one.end) {
    return refuse(
      'fact-invalid',
      'sickUntil',
      sickUntil,
      `La licencia paga (${sickUntil}) terminó antes del despido (${one.end}).`,
    );
  }
  const pay = money(one.bestPay, 'bestPay');
  const from = addDays(one.end, 1);
  const whole = accruedBetween(from, sickUntil, pay);
  const afterIntegration = one.noticeGiven ? whole : accruedBetween(addDays(endOfMonth(one.end), 1), sickUntil, pay);
  const citations = ['lct:213', 'lct:208'];
  return settledLine({
    id: 'salarios213',
    label: 'Salarios hasta el alta o el fin de la licencia paga',
    amount: whole,
    citations,
    readings: whole.equals(afterIntegration)
      ? []
      : [
          {
            id: 'salarios-completos',
            label: 'Desde el día siguiente al despido',
            because: 'El artículo los suma a las indemnizaciones, sin descontar la integración.',
            value: toPesos(whole),
            citations,
          },
          {
            id: 'salarios-sin-integracion',
            label: 'Sin los días que ya paga la integración',
            because: 'Los días que faltan para terminar el mes no se pagarían dos veces.',
            value: toPesos(afterIntegration),
            citations: ['lct:213', 'lct:233'],
          },
        ],
    steps: [
      {
        text: `Del ${dayInFigures(from)} al ${dayInFigures(sickUntil)}, por meses enteros y los días reales de los incompletos: ${pesos(whole)}.`,
        citations,
        facts: ['end', 'sickUntil', 'bestPay'],
      },
    ],
  });
}

function accruedBetween(from: CivilDay, until: CivilDay, pay: Money): Money {
  let total = zeroPesos;
  for (let day = from; day <= until; day = addDays(endOfMonth(day), 1)) {
    const last = earliestDay(endOfMonth(day), until);
    const worked = dayOfMonth(last) - dayOfMonth(day) + 1;
    total = total.plus(pay.times(worked).div(daysInMonth(yearOf(day), monthOf(day))));
  }
  return total;
}
