import { join } from 'node:path';
import { civilDay } from '@foja/computable-law/core/civil-day';
import {
  interestBodyMaxBytes,
  interestRequestSchema,
  interestResultSchema,
} from '@foja/contracts/calculators/interest';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { networkOf } from '../accounts/bounds.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import type { CalculationDeps } from './add-calculation.ts';
import { calculate, valueSettled } from './calculate.ts';
import { charactersOf, computeDebt } from './compute-debt.ts';
import { readInput } from './read-input.ts';
import { reviewResult } from './review-result.ts';
import { PublicSeries } from './series/public-series.ts';
import { takeCalculation } from './take-calculation.ts';

export type InterestDeps = CalculationDeps & {
  config: Config;
  clock: Clock;
  threads: TextThreads;
};

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
        bodyLimit: interestBodyMaxBytes,
        config: { documentedBody: interestRequestSchema },
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
        const id = asked.index?.series ?? (asked.debt === 'laboral' && !asked.index ? 'ipc' : null);
        const from = calculate(() => civilDay(asked.from, 'from'));
        const published = id ? await series.read(id, from) : null;
        const publishedRate = asked.rate?.series ? await series.read(asked.rate.series, from) : null;
        const characters = charactersOf(asked, published, publishedRate);
        const owner = `network:${networkOf(request.ip)}`;
        const settled = await deps.threads.run(computeDebt, { asked, published, publishedRate }, { owner, characters });
        return reviewResult(deps, valueSettled(settled));
      },
    );
  };
}
