import { addMonths, type CivilDay, civilDay, daysBetween, elapsed } from '../core/civil-day.ts';
import { type FactsOf, isKnown } from '../core/facts.ts';
import { formatPesos, type Money, money, sumOf, toPesos } from '../core/money.ts';
import { refuse } from '../core/refusal.ts';
import { type CitationKey, citationsOf, type Reading, type ResultLine, type Step } from '../core/result.ts';

/** A rent that is already known, in force from a day until the next one. */
export interface RentStep {
  from: CivilDay;
  monthlyRent: number;
}

export interface RentExitValues {
  /** Day on which the landlord was notified that the tenant leaves. */
  notification: CivilDay;
  /** Last day agreed in the contract. */
  contractEnd: CivilDay;
  /** Day on which the contract was made. */
  contractStart: CivilDay;
  /** Rent of a month in pesos on the day of the notification. */
  monthlyRent: number;
  /** Whether the rent stays the same until the end. */
  fixedRent: boolean;
  /** Later rents that are already known: agreed steps, or adjustments already made. */
  rents: RentStep[];
}
export type RentExitFacts = FactsOf<RentExitValues>;

/** A line whose end is open where the later rents are not known. */
export type RentExitLine = Omit<ResultLine<number>, 'max'> & { max: number | null };

export interface RentExitResult {
  /** Whole months left, and the days after them. */
  months: number;
  days: number;
  /** Rent of the rest of the contract, and 10 % of it; null where later rents are not known. */
  futureRent: number | null;
  penalty: number | null;
  lines: RentExitLine[];
  readings: Reading<number>[];
  min: number;
  /** Null where the later rents are not known. */
  max: number | null;
  missing: { fact: string; question: string }[];
  steps: Step[];
  citations: CitationKey[];
  dataAsOf: null;
  notes: string[];
}

/** Decreto 70/2023 gave the article its text; it was published on 21/12/2023 and in force eight days later (ccyc:5). */
const textInForce = civilDay('2023-12-29');
const penaltyRate = '0.10';
const article = 'ccyc:1221';
/** Two ways to price the days that do not fill a month. */
type DayPricing = 'days-of-the-month' | 'thirty-days';

/**
 * What a tenant pays to leave before the end: a tenth of the rent that was still to come (CCyC 1221).
 * @throws RefusedComputation `fact-missing`, `fact-invalid`, `rule-missing` before the article had its present text
 */
export function computeRentExit(facts: RentExitFacts): RentExitResult {
  const notification = told(facts.notification, 'notification', 'Falta el día en que se notificó la rescisión.');
  const contractEnd = told(facts.contractEnd, 'contractEnd', 'Falta el día en que termina el contrato.');
  const rent = money(told(facts.monthlyRent, 'monthlyRent', 'Falta el alquiler mensual.'), 'monthlyRent');
  checkDays(facts, notification, contractEnd);
  const left = elapsed(notification, contractEnd);
  const months = left.years * 12 + left.months;
  const changes = isKnown(facts.rents) ? facts.rents.value : [];
  const balance = (pricing: DayPricing) => futureRents(notification, contractEnd, rent, changes, pricing);
  const parts = balance('days-of-the-month');
  const future = sumOf(parts.map(({ amount }) => amount));
  const penalty = future.times(penaltyRate);
  // A rent that is adjusted is known only where its later steps were told.
  const isClosed = (isKnown(facts.fixedRent) && facts.fixedRent.value) || changes.length > 0;
  const byThirty = sumOf(balance('thirty-days').map(({ amount }) => amount)).times(penaltyRate);
  const readings: Reading<number>[] =
    toPesos(byThirty) === toPesos(penalty)
      ? []
      : [
          {
            id: 'mes-de-treinta-dias',
            label: 'Con meses de 30 días',
            because: 'El artículo no dice cómo se valúan los días sueltos: acá se cuentan como treintavos del mes.',
            value: toPesos(byThirty),
            citations: [article],
          },
        ];
  const values = [toPesos(penalty), ...readings.map(({ value }) => value)];
  const [min, max] = [Math.min(...values), isClosed ? Math.max(...values) : null];
  const span = `${months} ${months === 1 ? 'mes' : 'meses'}${left.days > 0 ? ` y ${left.days} ${left.days === 1 ? 'día' : 'días'}` : ''}`;
  const futureSteps: Step[] = [
    {
      text: `Del ${notification} (notificación) al ${contractEnd} (fin pactado) quedan ${span}, contados de fecha a fecha.`,
      citations: [article, 'ccyc:6'],
      facts: ['notification', 'contractEnd'],
    },
    ...parts.map((part): Step => ({ text: part.text, citations: [article], facts: ['monthlyRent', 'rents'] })),
  ];
  const penaltyStep: Step = {
    text: `10 % de $ ${formatPesos(future)} = $ ${formatPesos(penalty)}${isClosed ? '' : ', si el alquiler no cambiara'}.`,
    citations: [article],
    facts: ['monthlyRent'],
  };
  const line = (
    id: string,
    label: string,
    amount: Money,
    steps: Step[],
    shown: Reading<number>[],
    floor: number,
  ): RentExitLine => ({
    id,
    label,
    amount: isClosed ? toPesos(amount) : null,
    min: floor,
    max: isClosed ? Math.max(toPesos(amount), ...shown.map(({ value }) => value)) : null,
    readings: shown,
    steps,
    citations: citationsOf(steps),
  });
  const lines = [
    line('saldo', 'Alquileres que faltaban', future, futureSteps, [], toPesos(future)),
    line('indemnizacion', 'Lo que se paga por irse antes', penalty, [penaltyStep], readings, min),
  ];
  const open = isKnown(facts.fixedRent)
    ? {
        fact: 'rents',
        question: '¿Cuánto va a ser el alquiler en los meses que quedan? El diez por ciento es del canon futuro.',
      }
    : { fact: 'fixedRent', question: '¿El alquiler queda fijo hasta el final del contrato?' };
  return {
    months,
    days: left.days,
    futureRent: isClosed ? toPesos(future) : null,
    penalty: isClosed ? toPesos(penalty) : null,
    lines,
    readings,
    min,
    max,
    missing: isClosed ? [] : [open],
    steps: [],
    citations: citationsOf(lines),
    dataAsOf: null,
    notes: [
      ...(isKnown(facts.contractStart)
        ? []
        : [`Se supone que el contrato se hizo desde el ${textInForce}, con el texto actual del artículo.`]),
      ...(isClosed
        ? []
        : ['Como no se sabe el alquiler de los meses que quedan, se muestra sólo el piso con el alquiler de hoy.']),
      'No incluye alquileres ya vencidos, expensas, servicios ni daños.',
    ],
  };
}

function checkDays({ contractStart, rents }: RentExitFacts, notification: CivilDay, contractEnd: CivilDay): void {
  const made = isKnown(contractStart) ? contractStart.value : notification;
  if (made < textInForce) {
    refuse(
      'rule-missing',
      isKnown(contractStart) ? 'contractStart' : 'notification',
      made,
      `El texto actual del artículo 1221 rige desde el ${textInForce}; el de los contratos anteriores no está cargado.`,
    );
  }
  if (made > notification) {
    refuse('fact-invalid', 'contractStart', made, 'El contrato no puede ser posterior a la notificación.');
  }
  if (contractEnd <= notification) {
    refuse(
      'fact-invalid',
      'contractEnd',
      contractEnd,
      'El contrato ya terminó el día de la notificación: no queda saldo.',
    );
  }
  for (const { from } of isKnown(rents) ? rents.value : []) {
    if (from <= notification || from > contractEnd) {
      refuse('fact-invalid', 'rents', from, `El alquiler desde el ${from} no cae entre la notificación y el fin.`);
    }
  }
}

/** The rents that were still to come, stretch by stretch. */
function futureRents(
  notification: CivilDay,
  contractEnd: CivilDay,
  rent: Money,
  changes: readonly RentStep[],
  pricing: DayPricing,
): { amount: Money; text: string }[] {
  const ordered = [...changes].sort((a, b) => a.from.localeCompare(b.from));
  const starts = [
    { from: notification, rent },
    ...ordered.map((one) => ({ from: one.from, rent: money(one.monthlyRent, 'rents') })),
  ];
  return starts.flatMap(({ from, rent: monthly }, index) => {
    const to = starts[index + 1]?.from ?? contractEnd;
    if (to <= from) return [];
    const span = elapsed(from, to);
    const months = span.years * 12 + span.months;
    const begun = addMonths(from, months, 'last-day-of-month');
    const monthDays =
      pricing === 'thirty-days' ? 30 : daysBetween(begun, addMonths(from, months + 1, 'last-day-of-month'));
    const amount = monthly.times(months).plus(monthly.times(span.days).dividedBy(monthDays));
    const days = span.days > 0 ? ` + $ ${formatPesos(monthly)} × ${span.days}/${monthDays}` : '';
    return [
      {
        amount,
        text: `Desde el ${from} hasta el ${to}: $ ${formatPesos(monthly)} × ${months}${days} = $ ${formatPesos(amount)}.`,
      },
    ];
  });
}

function told<T>(fact: { state: string; value?: T }, field: string, message: string): T {
  return fact.state === 'known' ? (fact.value as T) : refuse('fact-missing', field, field, message);
}
