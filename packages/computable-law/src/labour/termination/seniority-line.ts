import { largest, type Money, money, smallest, toPesos, zeroPesos } from '../../core/money.ts';
import { refuse } from '../../core/refusal.ts';
import type { CitationKey, Reading, Step } from '../../core/result.ts';
import { dayInFigures, pesos, type SettledLine, settledLine } from '../labour-line.ts';
import {
  type ServiceTime,
  seniorityPeriods,
  serviceFromDateToDate,
  serviceInWords,
  serviceWithBothEnds,
} from '../service-time.ts';
import type { TrialPlace } from './place-trial.ts';
import { type Cause, causes, type TerminationCase } from './termination-case.ts';

/** Share of the pay below which the cap of a collective agreement may not bring the base (LCT 245). */
const minShareOfPay = money('0.67');

/** The base of LCT 245: the pay, not over the cap, never under 67 % of it. @param cap null where none applies */
export function seniorityBase(pay: Money, cap: Money | null): Money {
  return cap === null ? pay : largest(smallest(pay, cap), pay.times(minShareOfPay));
}

/** The line of the indemnity for seniority (LCT 245), whole or halved (LCT 247), or zero with the reason. */
export function seniorityLine(one: TerminationCase, trial: TrialPlace): SettledLine {
  const cause: Cause = causes[one.causeId];
  const share = one.causeId === 'quiebra' && !one.imputable ? 'half' : cause.share;
  if (share === 'none')
    return nothingOwed(cause, `${cause.label}: no hay indemnización por antigüedad.`, [...cause.citations]);
  const expired = expiredTerm(one, cause);
  if (expired) return expired;
  if (trial === 'within') {
    return nothingOwed(cause, 'La extinción ocurrió dentro del período de prueba: no da derecho a indemnización.', [
      'lct:92bis',
    ]);
  }
  const pay = money(one.bestPay, 'bestPay');
  const base = seniorityBase(pay, one.cap === null ? null : money(one.cap, 'cap'));
  const until = one.causeId === 'plazo-fijo' && one.termEnd ? one.termEnd : one.end;
  const service = serviceFromDateToDate(one.serviceStart, until);
  const gross = (periods: number): Money => {
    const whole = base.times(Math.max(periods, 1));
    return share === 'half' ? whole.div(2) : whole;
  };
  const deduction = deductionOf(one, cause);
  const ofLastContract = gross(seniorityPeriods(serviceFromDateToDate(one.start, until)));
  const owed = (periods: number): Money =>
    deduction === null ? gross(periods) : largest(gross(periods).minus(deduction), ofLastContract);
  const periods = seniorityPeriods(service);
  const amount = trial === 'last-day' ? zeroPesos : owed(periods);
  return settledLine({
    id: 'antiguedad',
    label: share === 'half' ? 'Indemnización por antigüedad reducida a la mitad' : 'Indemnización por antigüedad',
    amount,
    citations: [...cause.citations, 'lct:245'],
    readings: readings(one, trial, service, owed, amount),
    steps: [
      ...baseSteps(pay, base, one),
      ...previousSteps(one),
      {
        text: `${one.previous ? 'En total' : `Del ${dayInFigures(one.start)} al ${dayInFigures(until)}`} hay ${serviceInWords(service)}: ${periods} ${periods === 1 ? 'período' : 'períodos'} (año o fracción mayor de tres meses).`,
        citations: until === one.end ? ['lct:245', 'ccyc:6'] : ['lct:95', 'lct:245', 'ccyc:6'],
        facts: until === one.end ? ['start', 'end'] : ['start', 'termEnd'],
      },
      ...(periods < 1
        ? [{ text: 'Nunca es menos de un mes de esa base.', citations: ['lct:245'], facts: ['start', 'end'] }]
        : []),
      {
        text: `${pesos(base)} × ${Math.max(periods, 1)}${share === 'half' ? ' ÷ 2' : ''} = ${pesos(gross(periods))}.`,
        citations: share === 'half' ? ['lct:247'] : ['lct:245'],
        facts: ['bestPay', 'cap'],
      },
      ...(deduction === null
        ? []
        : [
            {
              text: `Menos lo cobrado antes, ${pesos(deduction)}, y nunca menos que lo del último contrato, ${pesos(ofLastContract)}: ${pesos(owed(periods))}.`,
              citations: ['lct:255'],
              facts: ['previousPaid'],
            },
          ]),
      ...(trial === 'last-day'
        ? [
            {
              text: 'La extinción cayó en el último día de la prueba contada de fecha a fecha: se sigue la lectura que no la debe.',
              citations: ['lct:92bis', 'ccyc:6'],
              facts: ['start', 'end', 'trialMonths'],
            },
          ]
        : []),
    ],
  });
}

function readings(
  one: TerminationCase,
  trial: TrialPlace,
  service: ServiceTime,
  owed: (periods: number) => Money,
  amount: Money,
): Reading<number>[] {
  const periods = seniorityPeriods(service);
  const until = one.causeId === 'plazo-fijo' && one.termEnd ? one.termEnd : one.end;
  const inclusive = seniorityPeriods(serviceWithBothEnds(one.serviceStart, until));
  const others: Reading<number>[] = [];
  if (trial === 'last-day') {
    others.push({
      id: 'prueba-vencida',
      label: 'Con la prueba ya vencida',
      because: 'Si el día del ingreso cuenta como el primero, la prueba terminó el día anterior a la extinción.',
      value: toPesos(owed(periods)),
      citations: ['lct:92bis', 'lct:245'],
    });
  } else if (trial === 'disputed') {
    others.push({
      id: 'prueba-alcanza',
      label: 'Sin indemnización por el período de prueba',
      because: 'El artículo 245 rige pasado el período de prueba; hay quien extiende ese límite a este supuesto.',
      value: 0,
      citations: ['lct:92bis', 'lct:245'],
    });
  }
  if (trial !== 'last-day' && inclusive !== periods && Math.max(inclusive, 1) !== Math.max(periods, 1)) {
    others.push({
      id: 'antiguedad-ambos-extremos',
      label: `Contando el primer y el último día: ${inclusive} períodos`,
      because: 'De fecha a fecha la fracción es de tres meses justos; con los dos extremos los supera.',
      value: toPesos(owed(inclusive)),
      citations: ['lct:245', 'ccyc:6'],
    });
  }
  if (trial !== 'last-day' && periods < 1) {
    others.push({
      id: 'antiguedad-sin-fraccion',
      label: 'Sin una fracción mayor de tres meses',
      because: 'Hay quien niega el mínimo de un mes a quien no llegó a una fracción mayor de tres meses.',
      value: 0,
      citations: ['lct:245'],
    });
  }
  if (others.length === 0) return [];
  const followed: Reading<number> = {
    id: 'antiguedad-texto',
    label:
      trial === 'last-day'
        ? 'Último día de la prueba, de fecha a fecha'
        : `De fecha a fecha: ${Math.max(periods, 1)} ${Math.max(periods, 1) === 1 ? 'período' : 'períodos'}`,
    because: 'Los plazos de meses y años se cuentan de fecha a fecha y vencen a la última hora del día.',
    value: toPesos(amount),
    citations: ['lct:245', 'ccyc:6'],
  };
  return [followed, ...others];
}

function baseSteps(pay: Money, base: Money, { cap, variablePay }: TerminationCase): Step[] {
  const variable = variablePay > 0 ? `, con ${pesos(variablePay)} del mejor promedio de conceptos variables` : '';
  const best = `Mejor remuneración mensual, normal y habitual: ${pesos(pay)}${variable}.`;
  if (cap === null) {
    return [{ text: `${best} No se aplica tope de convenio.`, citations: ['lct:245'], facts: ['bestPay', 'cap'] }];
  }
  const floor = pay.times(minShareOfPay);
  return [
    {
      text: `${best} Tope del convenio: ${pesos(cap)}; piso del 67 %: ${pesos(floor)}. Base: ${pesos(base)}.`,
      citations: ['lct:245'],
      facts: ['bestPay', 'cap'],
    },
  ];
}

/** Articles of LCT 255 that what was paid before is not taken from: it names the others. */
const withoutDeduction = ['lct:212', 'lct:248', 'lct:249'];

/** What was paid at the end of an earlier contract that counts (LCT 255); null where there is nothing to take. */
function deductionOf({ previous }: TerminationCase, cause: Cause): Money | null {
  if (previous === null || withoutDeduction.includes(cause.citations[0] ?? '')) return null;
  if (previous.paid === null) {
    return refuse(
      'fact-missing',
      'previousPaid',
      'previousPaid',
      'Falta lo cobrado al terminar el contrato anterior, actualizado por IPC (0 si no se cobró nada).',
    );
  }
  return money(previous.paid, 'previousPaid');
}

function previousSteps({ previous }: TerminationCase): Step[] {
  if (!previous) return [];
  const days = `Se suma el contrato anterior, del ${dayInFigures(previous.start)} al ${dayInFigures(previous.end)}: no pasaron dos años hasta el reingreso.`;
  return [{ text: days, citations: ['lct:18'], facts: ['previousStart', 'previousEnd', 'start'] }];
}

/** A fixed term that ran out with notice pays half of LCT 245 only where it lasted a year (LCT 250). */
function expiredTerm(one: TerminationCase, cause: Cause): SettledLine | null {
  if (one.causeId !== 'vencimiento-plazo-fijo') return null;
  if (serviceWithBothEnds(one.start, one.end).years >= 1) return null;
  return nothingOwed(cause, 'El contrato a plazo duró menos de un año: su vencimiento con preaviso no se indemniza.', [
    'lct:250',
  ]);
}

function nothingOwed(cause: Cause, text: string, citations: CitationKey[]): SettledLine {
  return settledLine({
    id: 'antiguedad',
    label: 'Indemnización por antigüedad',
    amount: zeroPesos,
    citations: citations.length > 0 ? citations : [...cause.citations],
    steps: [{ text, citations, facts: ['cause', 'start', 'end'] }],
  });
}
