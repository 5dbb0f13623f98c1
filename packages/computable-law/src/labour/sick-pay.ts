import type { CivilDay } from '../core/civil-day.ts';
import { type Fact, isKnown } from '../core/facts.ts';
import { money, toPesos } from '../core/money.ts';
import { refuse } from '../core/refusal.ts';
import { type ComputedResult, citationsOf, type MissingFact, type Reading, type Step } from '../core/result.ts';
import { dayInFigures, pesos } from './labour-line.ts';
import { exceedsYears, serviceFromDateToDate, serviceInWords } from './service-time.ts';

/** Years of service at which the paid leave doubles (LCT 208). */
const longServiceYears = 5;

export interface SickPayInput {
  /** Years of service when the illness began, where the days are not told. */
  seniorityYears: Fact<number>;
  start: Fact<CivilDay>;
  /** First day of absence. */
  since: Fact<CivilDay>;
  family: Fact<boolean>;
  /** Pesos of the month when the service stopped. */
  monthlyPay: number;
}

export interface SickPayResult extends ComputedResult<number> {
  months: number | null;
  minMonths: number;
  maxMonths: number;
  /** Pesos of the whole paid leave. */
  total: number | null;
  notes: string[];
}

export const sickPayCitations = ['lct:208', 'lct:209', 'lct:210', 'lct:211'];

type Length = 'short' | 'long' | 'exactly-five' | 'unknown';

/** Paid leave for illness that is not of work (LCT 208). Exactly five years are read both ways. */
export function computeSickPay(input: SickPayInput): SickPayResult {
  const { family, monthlyPay } = input;
  const pay = money(monthlyPay, 'monthlyPay');
  const length = lengthOfService(input);
  const families = isKnown(family) ? [family.value] : [false, true];
  const monthsOf = (long: boolean, dependants: boolean) => (long ? 6 : 3) * (dependants ? 2 : 1);
  const longs = length === 'unknown' ? [false, true] : [length === 'long'];
  const ways = longs.flatMap((long) => families.map((dependants) => monthsOf(long, dependants)));
  const [minMonths, maxMonths] = [Math.min(...ways), Math.max(...ways)];
  const months = minMonths === maxMonths ? minMonths : null;
  const worth = (count: number) => toPesos(pay.times(count));
  const readings = length === 'exactly-five' && months !== null ? bothReadings(months, worth) : [];
  const steps = stepsOf(input, length, months, minMonths, maxMonths);
  const citations = citationsOf([...steps, ...readings]);
  const [min, max] = [worth(minMonths), worth(maxMonths)];
  const total = months === null ? null : worth(months);
  const line = {
    id: 'licenciaPaga',
    label: 'Remuneración de la licencia',
    amount: total,
    min,
    max,
    readings,
    steps,
    citations,
  };
  return {
    months,
    minMonths,
    maxMonths,
    total,
    lines: [line],
    readings,
    min,
    max,
    missing: missingFacts(length, input, ways, worth),
    steps,
    citations,
    dataAsOf: null,
    notes: [
      'Hay que avisar en la primera jornada de ausencia (LCT 209) y acreditarlo con certificado (LCT 210). Vencida la licencia paga, el puesto se conserva un año (LCT 211).',
      'Si en ese tiempo aumentan los salarios de la categoría, la licencia también; los variables van por el promedio del último semestre (LCT 208).',
    ],
  };
}

function lengthOfService({ start, since, seniorityYears }: SickPayInput): Length {
  if (isKnown(start) && isKnown(since)) {
    if (since.value < start.value) {
      refuse(
        'fact-invalid',
        'since',
        since.value,
        `La ausencia (${since.value}) es anterior al ingreso (${start.value}).`,
      );
    }
    const service = serviceFromDateToDate(start.value, since.value);
    if (exceedsYears(service, longServiceYears)) return 'long';
    return service.years === longServiceYears ? 'exactly-five' : 'short';
  }
  if (!isKnown(seniorityYears)) {
    return refuse(
      'fact-missing',
      'seniorityYears',
      'seniorityYears',
      'Falta la antigüedad, o las fechas de ingreso y de la ausencia.',
    );
  }
  // Five told in whole years may be five and a day: the days are needed to know.
  if (seniorityYears.value === longServiceYears) return 'unknown';
  return seniorityYears.value > longServiceYears ? 'long' : 'short';
}

function bothReadings(months: number, worth: (months: number) => number): Reading<number>[] {
  return [
    {
      id: 'cinco-anios-no-mayor',
      label: `Cinco años justos: ${months} meses`,
      because: 'El plazo más largo pide una antigüedad mayor de cinco años.',
      value: worth(months),
      citations: ['lct:208'],
    },
    {
      id: 'cinco-anios-no-menor',
      label: `Cinco años justos: ${months * 2} meses`,
      because: 'El plazo más corto pide una antigüedad menor de cinco años, y en la duda se está a lo más favorable.',
      value: worth(months * 2),
      citations: ['lct:208', 'lct:9'],
    },
  ];
}

function stepsOf(
  { start, since, family, seniorityYears, monthlyPay }: SickPayInput,
  length: Length,
  months: number | null,
  minMonths: number,
  maxMonths: number,
): Step[] {
  const told =
    isKnown(start) && isKnown(since)
      ? `${serviceInWords(serviceFromDateToDate(start.value, since.value))} al ${dayInFigures(since.value)}`
      : `${isKnown(seniorityYears) ? String(seniorityYears.value).replace('.', ',') : '?'} años`;
  const dependants = isKnown(family)
    ? family.value
      ? 'con cargas de familia'
      : 'sin cargas de familia'
    : 'cargas de familia sin decir';
  const span = months === null ? `entre ${minMonths} y ${maxMonths} meses` : `${months} meses`;
  const steps: Step[] = [
    {
      text: `Antigüedad de ${told}${length === 'unknown' ? ' (hace falta saber si supera los cinco)' : ''}, ${dependants}: ${span} pagos.`,
      citations: ['lct:208'],
      facts: ['seniorityYears', 'start', 'since', 'family'],
    },
  ];
  if (months !== null) {
    steps.push({
      text: `${pesos(monthlyPay)} × ${months} = ${pesos(money(monthlyPay).times(months))}.`,
      citations: ['lct:208'],
      facts: ['monthlyPay'],
    });
  }
  return steps;
}

function missingFacts(
  length: Length,
  { family }: SickPayInput,
  ways: readonly number[],
  worth: (months: number) => number,
): MissingFact<number>[] {
  const [min, max] = [worth(Math.min(...ways)), worth(Math.max(...ways))];
  // Dependants and long service each double the months, so each moves half of the longest.
  const swing = worth(Math.max(...ways) / 2);
  const missing: MissingFact<number>[] = [];
  if (!isKnown(family)) missing.push({ fact: 'family', question: '¿Tenés cargas de familia?', min, max, swing });
  if (length === 'unknown') {
    missing.push({ fact: 'start', question: '¿En qué fecha ingresaste?', min, max, swing });
  }
  return missing;
}
