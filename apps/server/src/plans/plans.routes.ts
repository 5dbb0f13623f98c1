import { errorBodySchema } from '@foja/contracts/errors';
import {
  askForPlanRequestSchema,
  myPlanResponseSchema,
  planRequestSchema,
  plansResponseSchema,
  startTrialResponseSchema,
} from '@foja/contracts/plans';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser, userFrom } from '../accounts/identify-actor.ts';
import { startTrial } from '../accounts/start-trial.ts';
import { askForPlan } from './ask-for-plan.ts';
import { type PlansDeps, paymentsRoutes } from './payments.routes.ts';
import { listPlans } from './plan-offers.ts';
import { readMyPlan } from './read-my-plan.ts';
import { withdrawPlanRequest } from './withdraw-plan-request.ts';

const tags = ['Planes'];
const refusals = { 401: errorBodySchema, 403: errorBodySchema };

/** What is offered, the trial, and plans that are asked for or paid. */
export function plansRoutes(deps: PlansDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireUser(deps);

    app.get(
      routes.plans,
      { schema: { tags, summary: 'Planes que se ofrecen', response: { 200: plansResponseSchema } } },
      async () => listPlans(deps.payments, deps.config),
    );

    app.get(
      routes.myPlan,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Mis solicitudes y mi suscripción',
          response: { 200: myPlanResponseSchema, ...refusals },
        },
      },
      (request) => readMyPlan(deps, userFrom(request).accountId),
    );

    app.post(
      routes.trial,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Empezar la prueba de Premium',
          response: { 200: startTrialResponseSchema, 409: errorBodySchema, ...refusals },
        },
      },
      async (request) => {
        const endsAt = await startTrial(deps, userFrom(request).accountId);
        return { success: true as const, trialEndsAt: endsAt.toISOString() };
      },
    );

    app.post(
      routes.planRequests,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Solicitar un plan',
          body: askForPlanRequestSchema,
          response: { 200: planRequestSchema, 400: errorBodySchema, 409: errorBodySchema, ...refusals },
        },
      },
      (request) => askForPlan(deps, userFrom(request), request.body),
    );

    app.delete(
      `${routes.planRequests}/:id`,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Retirar una solicitud',
          params: z.object({ id: z.uuid('No existe esa solicitud.') }),
          response: { 200: planRequestSchema, 404: errorBodySchema, 409: errorBodySchema, ...refusals },
        },
      },
      (request) => withdrawPlanRequest(deps, userFrom(request), request.params.id),
    );

    await app.register(paymentsRoutes(deps));
  };
}
