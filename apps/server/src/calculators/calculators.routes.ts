import { civilDay } from '@foja/computable-law/core/civil-day';
import { computeLimitation } from '@foja/computable-law/limitation/compute-limitation';
import {
  calculatorCatalogueSchema,
  deadlineRequestSchema,
  deadlineResultSchema,
  limitationRequestSchema,
  limitationResultSchema,
} from '@foja/contracts/calculators';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { openComputableLaw } from '../corpus/computable-law/open-computable-law.ts';
import { readLawUnderReview } from '../corpus/rules/read-law-under-review.ts';
import type { CalculationDeps } from './add-calculation.ts';
import { calculate } from './calculate.ts';
import { computeRequestedDeadline } from './compute-requested-deadline.ts';
import { listCatalogue } from './list-catalogue.ts';
import { readInput } from './read-input.ts';
import { reviewResult } from './review-result.ts';
import { takeCalculation } from './take-calculation.ts';

const tags = ['Calculadoras'];
const refusals = { 400: errorBodySchema, 422: errorBodySchema, 429: errorBodySchema };

/** POST /api/calculators/deadline and /limitation, GET /api/calculators/catalogue: open to everybody, no use is counted. */
export function calculatorsRoutes(deps: CalculationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    // Reading the data takes longer than a call should wait: it is done once, before the first one comes.
    app.addHook('onListen', async () => {
      openComputableLaw();
    });
    app.post(
      routes.calculatorDeadline,
      {
        config: { documentedBody: deadlineRequestSchema },
        schema: {
          tags,
          summary: 'Calcular un vencimiento',
          description: `Sin cuenta ni usos. Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: ${Object.keys(deadlineRequestSchema.shape).join(', ')}.`,
          response: { 200: deadlineResultSchema, ...refusals },
        },
      },
      async (request) => {
        await takeCalculation(deps, request.ip);
        const input = readInput(deadlineRequestSchema, request.body);
        return reviewResult(
          deps,
          calculate(() => computeRequestedDeadline(input, openComputableLaw().deadlines)),
        );
      },
    );
    app.post(
      routes.calculatorLimitation,
      {
        config: { documentedBody: limitationRequestSchema },
        schema: {
          tags,
          summary: 'Calcular una prescripción o caducidad',
          description: `Sin cuenta ni usos. Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: ${Object.keys(limitationRequestSchema.shape).join(', ')}.`,
          response: { 200: limitationResultSchema, ...refusals },
        },
      },
      async (request) => {
        await takeCalculation(deps, request.ip);
        const { claim, since, events, asOf } = readInput(limitationRequestSchema, request.body);
        return reviewResult(
          deps,
          calculate(() =>
            computeLimitation(
              {
                claim,
                since: civilDay(since, 'since'),
                asOf: civilDay(asOf, 'asOf'),
                events: events.map(({ date, actaDisponible, until, ...event }) => ({
                  ...event,
                  date: civilDay(date, 'events.date'),
                  ...(actaDisponible && { actaDisponible: civilDay(actaDisponible, 'events.actaDisponible') }),
                  ...(until && { until: civilDay(until, 'events.until') }),
                })),
              },
              openComputableLaw(),
            ),
          ),
        );
      },
    );
    app.get(
      routes.calculatorCatalogue,
      {
        schema: {
          tags,
          summary: 'Plazos y reclamos que se pueden pedir por su nombre',
          response: { 200: calculatorCatalogueSchema, 400: errorBodySchema },
        },
      },
      async () => listCatalogue(openComputableLaw(), await readLawUnderReview(deps.db)),
    );
  };
}
