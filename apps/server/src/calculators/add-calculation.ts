import type { UnderReview } from '@foja/contracts/calculators';
import { errorBodySchema } from '@foja/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import type { RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';
import { calculate } from './calculate.ts';
import { readInput } from './read-input.ts';
import { reviewResult } from './review-result.ts';
import { takeCalculation } from './take-calculation.ts';

export type CalculationDeps = RateLimitDeps & { db: Database };

type Reviewed = { citations: string[]; underReview: UnderReview };

interface Calculation<Input, Result extends Reviewed> {
  path: string;
  summary: string;
  /** What the documentation adds: codes that an input takes. */
  more?: string;
  request: z.ZodObject & z.ZodType<Input>;
  response: z.ZodType<Result>;
  compute: (input: Input) => Omit<Result, 'underReview'>;
}

/** Adds POST of one calculation: bounded, read with 422 for what is missing, computed with refusals by name. */
export function addCalculation<Input, Result extends Reviewed>(
  app: FastifyInstance,
  deps: CalculationDeps,
  { path, summary, more = '', request: input, response, compute }: Calculation<Input, Result>,
): void {
  app.post(
    path,
    {
      config: { documentedBody: input },
      schema: {
        tags: ['Calculadoras'],
        summary,
        description: `Sin usos. Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: ${Object.keys(input.shape).join(', ')}.${more}`,
        response: { 200: response, 400: errorBodySchema, 422: errorBodySchema, 429: errorBodySchema },
      },
    },
    async (request) => {
      await takeCalculation(deps, request.ip);
      const facts = readInput<Input>(input, request.body);
      return reviewResult(
        deps,
        calculate(() => compute(facts)),
      );
    },
  );
}
