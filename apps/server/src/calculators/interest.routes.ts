import { join } from 'node:path';
import { type CivilDay, civilDay } from '@foja/computable-law/core/civil-day';
import { computeInterest } from '@foja/computable-law/interest/compute-interest';
import type { IndexInput, InterestInput, RateInput } from '@foja/computable-law/interest/interest';
import { parseTable } from '@foja/computable-law/interest/parse-table';
import {
  type InterestRequest,
  interestRequestSchema,
  interestResultSchema,
  type PublicRateId,
} from '@foja/contracts/calculators/interest';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';
import { calculate } from './calculate.ts';
import { readInput } from './read-input.ts';
import { PublicSeries } from './series/public-series.ts';
import { takeCalculation } from './take-calculation.ts';

export interface InterestDeps extends RateLimitDeps {
  config: Config;
  clock: Clock;
}

const requestTimeoutMs = 10_000;
const freshMs = 12 * 3_600_000;
const pauseMs = 60_000;

/** POST /api/calculators/interest. */
export function interestRoutes(deps: InterestDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const series = new PublicSeries({
      baseUrls: deps.config.series,
      folder: join(deps.config.dataDir, 'series'),
      clock: deps.clock,
      requestTimeoutMs,
      freshMs,
      pauseMs,
      onFailure: (id, reason) => app.log.warn({ series: id, reason }, 'public series not read'),
    });
    app.addHook('onClose', async () => series.close());
    app.post(
      routes.calculatorInterest,
      {
        schema: {
          tags: ['Calculadoras'],
          summary: 'Actualizar una deuda y sus intereses',
          description: `Sin usos. Lo que falta o no puede ser se responde 422 con el dato; una serie pública que no se puede leer, 503. Cuerpo: ${Object.keys(interestRequestSchema.shape).join(', ')}.`,
          response: {
            200: interestResultSchema,
            400: errorBodySchema,
            422: errorBodySchema,
            429: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      async (request) => {
        await takeCalculation(deps, request.ip);
        const asked = readInput(interestRequestSchema, request.body);
        const input = calculate(() => withDays(asked));
        const id = asked.index?.series ?? (asked.debt === 'laboral' && !asked.index ? 'ipc' : null);
        const index: IndexInput | undefined = id
          ? { kind: 'series', series: await series.read(id, input.from) }
          : calculate(() => broughtIndex(asked.index));
        const rate = asked.rate?.series === undefined ? input.rate : await publicRate(series, asked.rate.series, input);
        return calculate(() => computeInterest({ ...input, ...(rate && { rate }), ...(index && { index }) }));
      },
    );
  };
}

/** A rate that the central bank publishes: what its series accumulated, or a yearly rate by day. */
async function publicRate(series: PublicSeries, id: PublicRateId, { from }: InterestInput): Promise<RateInput> {
  const read = await series.read(id, from);
  if (id === 'tasa-pasiva') return { kind: 'accumulated', series: read };
  const rates = read.values.map(({ date, value }) => ({ from: date, to: null, percent: Number(value) }));
  return { kind: 'table', rates, title: read.title };
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
