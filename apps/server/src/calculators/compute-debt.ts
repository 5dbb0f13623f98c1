import { type CivilDay, civilDay } from '@foja/computable-law/core/civil-day';
import { type Refusal, settle } from '@foja/computable-law/core/refusal';
import { computeInterest } from '@foja/computable-law/interest/compute-interest';
import type {
  IndexInput,
  IndexSeries,
  InterestInput,
  InterestResult,
  RateInput,
} from '@foja/computable-law/interest/interest';
import { parseTable } from '@foja/computable-law/interest/parse-table';
import type { InterestRequest, PublicRateId } from '@foja/contracts/calculators/interest';
import type { TextTask } from '../platform/threads/text-threads.ts';

interface DebtToCompute {
  asked: InterestRequest;
  /** The public index that the debt is brought up to date by; null where there is none, or it was brought as a table. */
  published: IndexSeries | null;
  /** The series of the central bank that the rate is taken from, where one was asked for. */
  publishedRate: IndexSeries | null;
}

/** A table of thousands of days with hundreds of payments takes longer than the thread that answers everybody has. */
export const computeDebt: TextTask<DebtToCompute, { value: InterestResult } | { refused: Refusal }> = {
  name: 'compute-debt',
  run: ({ asked, published, publishedRate }) =>
    settle(() => {
      const input = withDays(asked);
      const index: IndexInput | undefined = published
        ? { kind: 'series', series: published }
        : broughtIndex(asked.index);
      const rate = publishedRate ? rateOf(asked.rate?.series, publishedRate) : input.rate;
      return computeInterest({ ...input, ...(rate && { rate }), ...(index && { index }) });
    }),
};

/** A row of a series, a payment or a capitalization counts as much as a row of a table. */
const rowCharacters = 20;
/** A debt that capitalizes by months may do so some hundred times. */
const periodicRests = 600;

/** How much there is to read, in characters of a table. */
export function charactersOf(
  { rate, index, payments, capitalization, dues }: InterestRequest,
  published: IndexSeries | null,
  publishedRate: IndexSeries | null,
): number {
  const tables = (rate?.table?.length ?? 0) + (index?.table?.length ?? 0);
  const owed = dues.reduce((sum, { months = 1 }) => sum + months, 0);
  const rests = payments.length + owed + (capitalization && 'everyMonths' in capitalization ? periodicRests : 0);
  const values = (published?.values.length ?? 0) + (publishedRate?.values.length ?? 0);
  return tables + (values + rests) * rowCharacters;
}

/** The request with its days and its rate read. @throws RefusedComputation `fact-invalid` */
function withDays({
  index: _read,
  rate,
  capitalization,
  payments,
  dues,
  pendingCase,
  from,
  to,
  ...asked
}: InterestRequest): InterestInput {
  const rateInput = rate && readRate(rate);
  return {
    ...asked,
    from: civilDay(from, 'from'),
    to: civilDay(to, 'to'),
    payments: payments.map(({ date, amount, toCapital }) => ({
      date: civilDay(date, 'payments.date'),
      amount,
      ...(toCapital !== undefined && { toCapital }),
    })),
    dues: dues.map(({ date, amount, months }) => ({
      date: civilDay(date, 'dues.date'),
      amount,
      ...(months !== undefined && { months }),
    })),
    ...(rateInput && { rate: rateInput }),
    ...(capitalization && {
      capitalization:
        'on' in capitalization
          ? { kind: capitalization.kind, on: civilDay(capitalization.on, 'capitalization.on') }
          : capitalization,
    }),
    ...(pendingCase !== undefined && { pendingCase }),
  };
}

/** A rate that the central bank publishes: what its series accumulated, or a yearly rate by day. */
function rateOf(id: PublicRateId | undefined, series: IndexSeries): RateInput {
  if (id === 'tasa-pasiva') return { kind: 'accumulated', series };
  const rates = series.values.map(({ date, value }) => ({ from: date, to: null, percent: Number(value) }));
  return { kind: 'table', rates, title: series.title };
}

function readRate({
  annual,
  monthly,
  added,
  table,
  series,
}: NonNullable<InterestRequest['rate']>): RateInput | undefined {
  if (series !== undefined) return undefined;
  if (table !== undefined) {
    const rates = parseTable(table, 'rate.table').map(
      ({ date, value }): { from: CivilDay; to: null; percent: number } => ({
        from: date,
        to: null,
        percent: Number(value),
      }),
    );
    return { kind: 'table', rates };
  }
  const percent = annual ?? monthly ?? 0;
  return {
    kind: annual === undefined ? 'monthly' : 'annual',
    percent,
    ...(added !== undefined && { addedPercent: added }),
  };
}

/** An index that the person brought. */
function broughtIndex(index: InterestRequest['index']): IndexInput | undefined {
  if (index?.coefficient !== undefined) return { kind: 'coefficient', coefficient: index.coefficient };
  if (index?.table === undefined) return undefined;
  const values = parseTable(index.table, 'index.table');
  return {
    kind: 'series',
    series: { id: 'tabla', title: 'la tabla cargada', source: 'tabla cargada', values, readOn: null },
  };
}
