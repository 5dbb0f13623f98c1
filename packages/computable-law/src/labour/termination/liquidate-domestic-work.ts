import { dayOf, daysBetween, latestDay, monthOf, yearOf } from '../../core/civil-day.ts';
import { money, toPesos, zeroPesos } from '../../core/money.ts';
import type { CitationKey, Reading } from '../../core/result.ts';
import { dayInFigures, pesos, type SettledLine, settledLine } from '../labour-line.ts';
import { restOfMonth } from '../rest-of-month.ts';
import {
  exceedsYears,
  lastDayOfYear,
  placeInTrial,
  seniorityPeriods,
  serviceFromDateToDate,
  serviceInWords,
  serviceWithBothEnds,
  vacationDaysFor,
} from '../service-time.ts';
import { serviceInYear } from '../unused-vacation.ts';
import { reformDay } from '../work-reform.ts';
import { type DomesticCause, domesticCauseOf } from './domestic-causes.ts';
import type { TerminationCase } from './termination-case.ts';
import { totalLine } from './total-line.ts';
import { yearOfPayLine } from './year-of-pay-line.ts';

/** Ley 26.844, article 7. */
const trialMonths = 6;
const shortNoticeDays = 10;
const longNoticeDays = 30;
/** A monthly pay is that of thirty days. */
const daysOfPay = 30;
/** The part of a month that LCT 155 takes for a day of rest. */
const daysOfPayInRest = 25;

/** Why an end in the first six months pays nothing, or may pay all the same; null where the trial is over or frees from nothing. */
interface Trial {
  text: string;
  /** The reading under which the lines of dismissal are owed; null where there is none. */
  owing: Omit<Reading<number>, 'value'> | null;
}

/** Every line of a contract of domestic work that ended (ley 26.844), the total last. Amounts in pesos. */
export function liquidateDomesticWork(one: TerminationCase): SettledLine[] {
  const cause = domesticCauseOf(one.causeId);
  const trial = trialOf(one, cause);
  const lines = [
    seniorityLine(one, cause, trial),
    noticeLine(one, cause, trial),
    restOfMonthLine(one, cause, trial),
    bonusLine(one),
    restLine(one),
    ...(cause.isProtected
      ? [
          yearOfPayLine({
            id: 'especial41',
            bestPay: one.bestPay,
            grants: 'ley-26844:41',
            protects: one.causeId === 'embarazo' ? 'ley-26844:40' : 'ley-26844:41',
            bonus: 'ley-26844:26',
            trial: trial ? 'ley-26844:7' : null,
          }),
        ]
      : []),
  ];
  return [...lines, totalLine(lines)];
}

function trialOf({ start, end }: TerminationCase, cause: DomesticCause): Trial | null {
  const place = placeInTrial(start, end, trialMonths);
  if (place === 'over' || cause.share === 'none') return null;
  const text = 'La extinción ocurrió dentro de los seis meses de prueba: no da derecho a indemnización.';
  if (!cause.trialFrees) {
    return {
      text,
      owing: {
        id: 'prueba-sin-voluntad',
        label: 'Con la indemnización, aunque estuviera a prueba',
        because: 'La prueba permite a las partes terminar el contrato; la muerte no es una decisión de ellas.',
        citations: ['ley-26844:7', cause.article],
      },
    };
  }
  if (start < reformDay) {
    return {
      text,
      owing: {
        id: 'prueba-anterior',
        label: 'Con el período de prueba del texto anterior',
        because: 'El contrato empezó antes de la ley 27.802, que llevó la prueba a seis meses; antes era más corta.',
        citations: ['ley-26844:7'],
      },
    };
  }
  const owing = {
    id: 'prueba-vencida',
    label: 'Con la prueba ya vencida',
    because: 'Si el día del ingreso cuenta como el primero, la prueba terminó el día anterior a la extinción.',
    citations: ['ley-26844:7', 'ccyc:6'],
  };
  return { text, owing: place === 'last-day' ? owing : null };
}

/** A line that the trial period, or the way of ending, leaves at nothing. */
function nothing(
  line: { id: string; label: string },
  text: string,
  citations: CitationKey[],
  facts: string[],
  owing: Reading<number> | null = null,
): SettledLine {
  const followed = { id: `${line.id}-sin`, label: 'Sin esa línea', because: text, value: 0, citations };
  const readings = owing && owing.value > 0 ? [followed, owing] : [];
  return settledLine({ ...line, amount: zeroPesos, citations, readings, steps: [{ text, citations, facts }] });
}

function seniorityLine(one: TerminationCase, cause: DomesticCause, trial: Trial | null): SettledLine {
  const line = { id: 'antiguedad', label: 'Indemnización por antigüedad' };
  if (cause.share === 'none') {
    return nothing(line, 'Este modo de terminar no da indemnización por antigüedad.', [cause.article], ['cause']);
  }
  const pay = money(one.bestPay, 'bestPay');
  const owed = (periods: number) => pay.times(Math.max(periods, 1)).times(cause.share === 'half' ? 0.5 : 1);
  const service = serviceFromDateToDate(one.start, one.end);
  const periods = seniorityPeriods(service);
  if (trial) {
    const owing = trial.owing && { ...trial.owing, value: toPesos(owed(periods)) };
    return nothing(line, trial.text, ['ley-26844:7'], ['start', 'end'], owing);
  }
  const inclusive = seniorityPeriods(serviceWithBothEnds(one.start, one.end));
  const citations = [...new Set([cause.article, 'ley-26844:48'])];
  const amount = owed(periods);
  return settledLine({
    ...line,
    label: cause.share === 'half' ? 'Mitad de la indemnización por antigüedad' : line.label,
    amount,
    citations,
    readings:
      Math.max(inclusive, 1) === Math.max(periods, 1)
        ? []
        : [
            {
              id: 'antiguedad-de-fecha-a-fecha',
              label: 'De fecha a fecha',
              because: 'Los plazos de meses y años se cuentan de fecha a fecha: tres meses justos no exceden de tres.',
              value: toPesos(amount),
              citations: ['ley-26844:48', 'ccyc:6'],
            },
            {
              id: 'antiguedad-ambos-extremos',
              label: 'Contando el primer y el último día',
              because: 'Con los dos extremos la fracción supera los tres meses.',
              value: toPesos(owed(inclusive)),
              citations: ['ley-26844:48'],
            },
          ],
    steps: [
      {
        text: `Del ${dayInFigures(one.start)} al ${dayInFigures(one.end)} hay ${serviceInWords(service)}: ${periods} ${periods === 1 ? 'período' : 'períodos'} (año o fracción mayor de tres meses).`,
        citations: ['ley-26844:48', 'ccyc:6'],
        facts: ['start', 'end'],
      },
      ...(periods < 1
        ? [{ text: 'Nunca es menos de un mes de sueldo.', citations: ['ley-26844:48'], facts: ['start', 'end'] }]
        : []),
      {
        text: `${pesos(pay)} × ${Math.max(periods, 1)}${cause.share === 'half' ? ' ÷ 2' : ''} = ${pesos(amount)}. La ley de casas particulares no fija tope.`,
        citations,
        facts: ['bestPay'],
      },
    ],
  });
}

/** Why neither notice nor the rest of the month is owed; null where both are. */
function freeOfNotice(one: TerminationCase, cause: DomesticCause): string | null {
  if (!cause.owesNotice) return 'Este modo de terminar no obliga al empleador a preavisar.';
  return one.noticeGiven ? 'El preaviso fue otorgado.' : null;
}

function noticeLine(one: TerminationCase, cause: DomesticCause, trial: Trial | null): SettledLine {
  const line = { id: 'preaviso', label: 'Indemnización sustitutiva del preaviso' };
  const citations = ['ley-26844:42', 'ley-26844:43'];
  const free = freeOfNotice(one, cause);
  if (free !== null) return nothing(line, free, citations, ['cause', 'noticeGiven']);
  const service = serviceFromDateToDate(one.start, one.end);
  const isLong = exceedsYears(service, 1);
  const days = isLong ? longNoticeDays : shortNoticeDays;
  const pay = money(one.bestPay, 'bestPay');
  const amount = pay.times(days).div(daysOfPay);
  if (trial) {
    const owing = trial.owing && { ...trial.owing, value: toPesos(amount) };
    return nothing(line, trial.text, ['ley-26844:7'], ['start', 'end'], owing);
  }
  const isExactYear = !isLong && exceedsYears(serviceWithBothEnds(one.start, one.end), 1) !== isLong;
  const isYear = isExactYear || (service.years === 1 && service.months === 0 && service.days === 0);
  return settledLine({
    ...line,
    amount,
    citations,
    readings: isYear
      ? [
          {
            id: 'preaviso-diez-dias',
            label: 'Diez días',
            because: 'Un año justo no supera el año.',
            value: toPesos(amount),
            citations: ['ley-26844:42'],
          },
          {
            id: 'preaviso-treinta-dias',
            label: 'Treinta días',
            because: 'Un año justo tampoco es inferior a un año, y la ley no dice cuál se aplica.',
            value: toPesos(pay),
            citations: ['ley-26844:42'],
          },
        ]
      : [],
    steps: [
      {
        text: `Antigüedad de ${serviceInWords(service)}: ${days} días de preaviso.`,
        citations: ['ley-26844:42'],
        facts: ['start', 'end', 'noticeGiven'],
      },
      {
        text: `${pesos(pay)} ÷ ${daysOfPay} × ${days} = ${pesos(amount)}.`,
        citations: ['ley-26844:43'],
        facts: ['bestPay'],
      },
    ],
  });
}

function restOfMonthLine(one: TerminationCase, cause: DomesticCause, trial: Trial | null): SettledLine {
  const line = { id: 'integracion', label: 'Integración del mes de despido' };
  const citations = ['ley-26844:44'];
  const free = freeOfNotice(one, cause);
  if (free !== null) return nothing(line, free, citations, ['cause', 'noticeGiven']);
  const { owed, text } = restOfMonth(one.end, money(one.bestPay, 'bestPay'));
  if (trial) {
    const owing = trial.owing && { ...trial.owing, value: toPesos(owed) };
    return nothing(line, trial.text, ['ley-26844:7'], ['start', 'end'], owing);
  }
  const steps = [{ text, citations, facts: ['end', 'bestPay', 'noticeGiven'] }];
  return settledLine({ ...line, amount: owed, citations, steps });
}

/** Half of the best monthly pay of the semester (26), by the part of it that was worked (28). */
function bonusLine({ start, end, bestPay }: TerminationCase): SettledLine {
  const firstHalf = monthOf(end) <= 6;
  const opens = dayOf(yearOf(end), firstHalf ? 1 : 7, 1);
  const closes = dayOf(yearOf(end), firstHalf ? 6 : 12, firstHalf ? 30 : 31);
  const days = daysBetween(latestDay(opens, start), end) + 1;
  const semesterDays = daysBetween(opens, closes) + 1;
  const half = money(bestPay, 'bestPay').div(2);
  const amount = half.times(days).div(semesterDays);
  return settledLine({
    id: 'sacProporcional',
    label: 'SAC proporcional',
    amount,
    citations: ['ley-26844:28', 'ley-26844:26'],
    steps: [
      {
        text: `Medio sueldo, ${pesos(half)}, por ${days} de los ${semesterDays} días del semestre: ${pesos(amount)}.`,
        citations: ['ley-26844:28', 'ley-26844:26'],
        facts: ['start', 'end', 'bestPay'],
      },
    ],
  });
}

/** The rest of the year that was earned and not taken: the law grants it, and does not say what is paid where the contract ends. */
function restLine({ start, end, bestPay, vacationTaken }: TerminationCase): SettledLine {
  const pay = money(bestPay, 'bestPay');
  const { days, yearDays } = serviceInYear(start, end);
  const own = vacationDaysFor(serviceFromDateToDate(start, lastDayOfYear(end)));
  const left = money(own).times(days).div(yearDays).minus(vacationTaken);
  const owedDays = left.isNegative() ? zeroPesos : left;
  const amount = owedDays.times(pay).div(daysOfPay);
  const citations = ['ley-26844:29'];
  return settledLine({
    id: 'vacaciones',
    label: 'Vacaciones no gozadas',
    amount,
    citations,
    readings: amount.isZero()
      ? []
      : [
          {
            id: 'vacaciones-treintavos',
            label: 'En proporción, por la retribución habitual',
            because: 'Las vacaciones se pagan por la retribución normal y habitual de sus días corridos.',
            value: toPesos(amount),
            citations,
          },
          {
            id: 'vacaciones-veinticincoavos',
            label: 'Cada día, la veinticincoava parte del sueldo',
            because: 'La cuenta usual toma el valor del artículo 155 de la LCT.',
            value: toPesos(owedDays.times(pay).div(daysOfPayInRest)),
            citations: ['ley-26844:29', 'lct:155'],
          },
          {
            id: 'vacaciones-sin-pago',
            label: 'Sin pago al terminar',
            because:
              'La ley 26.844 no dice qué se paga por las no gozadas, y la LCT sólo rige en lo que esa ley declara aplicable.',
            value: 0,
            citations: ['ley-26844:29', 'lct:2'],
          },
        ],
    steps: [
      {
        text: `${own} días por año × ${days} ÷ ${yearDays}${vacationTaken > 0 ? `, menos ${vacationTaken} ya gozados` : ''} = ${owedDays.toDecimalPlaces(2).toString().replace('.', ',')} días.`,
        citations,
        facts: ['start', 'end', 'vacationTaken'],
      },
      {
        text: `Por ${pesos(pay)} ÷ ${daysOfPay} cada uno: ${pesos(amount)}.`,
        citations,
        facts: ['bestPay'],
      },
    ],
  });
}
