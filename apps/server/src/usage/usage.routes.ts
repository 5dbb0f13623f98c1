import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import {
  usageHistoryQuerySchema,
  usageHistorySchema,
  usagePlanSchema,
  usageRemainingSchema,
  usageResetResponseSchema,
  usageStatsSchema,
} from '@foja/contracts/usage';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorFrom, requireActor, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { type AdministrationDeps, requireAdministration } from '../accounts/require-administration.ts';
import { readDailyUsage, readTotalUsage } from './read-daily-usage.ts';
import { readFeatureUsage } from './read-feature-usage.ts';
import { readUsage } from './read-usage.ts';
import { readUsagePlan } from './read-usage-plan.ts';
import { resetUsage } from './reset-usage.ts';

const statsDays = 7;
const tags = ['Uso'];
const refusals = { 401: errorBodySchema, 403: errorBodySchema };

/** What is used and left, by day and by plan, and setting a counter back (specification 7.3). */
export function usageRoutes(deps: AdministrationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      routes.usageRemaining,
      {
        onRequest: requireActor(deps),
        schema: { tags, summary: 'Usos restantes', response: { 200: usageRemainingSchema, 401: errorBodySchema } },
      },
      (request) => readUsage(deps, actorFrom(request)),
    );

    app.get(
      routes.usageStats,
      {
        onRequest: requireUser(deps),
        schema: { tags, summary: 'Uso de la cuenta', response: { 200: usageStatsSchema, ...refusals } },
      },
      async (request) => {
        const actor = userFrom(request);
        return {
          ...(await readUsage(deps, actor)),
          dailyUsage: await readDailyUsage(deps, actor.subject, statsDays),
          total: await readTotalUsage(deps, actor.subject),
        };
      },
    );

    app.get(
      routes.usageHistory,
      {
        onRequest: requireUser(deps),
        schema: {
          tags,
          summary: 'Uso por día y por herramienta',
          querystring: usageHistoryQuerySchema,
          response: { 200: usageHistorySchema, 400: errorBodySchema, ...refusals },
        },
      },
      async (request) => {
        const { days } = request.query;
        const { subject } = userFrom(request);
        const dailyUsage = await readDailyUsage(deps, subject, days);
        const byFeature = await readFeatureUsage(deps, subject, days);
        return { days, total: dailyUsage.reduce((sum, { used }) => sum + used, 0), dailyUsage, byFeature };
      },
    );

    app.get(
      routes.usagePlan,
      {
        onRequest: requireUser(deps),
        schema: { tags, summary: 'Plan vigente', response: { 200: usagePlanSchema, ...refusals } },
      },
      (request) => readUsagePlan(deps, userFrom(request)),
    );

    app.post(
      routes.usageReset,
      {
        onRequest: requireAdministration(deps),
        schema: { tags, summary: 'Reiniciar mis usos', response: { 200: usageResetResponseSchema, ...refusals } },
      },
      async (request) => {
        const actor = userFrom(request);
        await resetUsage(deps, actor, { id: actor.accountId });
        return { success: true as const, message: 'Tus usos se reiniciaron.' };
      },
    );

    app.post(
      `${routes.usageReset}/:email`,
      {
        onRequest: requireAdministration(deps),
        schema: {
          tags,
          summary: 'Reiniciar los usos de una cuenta',
          params: z.object({ email: z.string().trim().min(1).max(254) }),
          response: { 200: usageResetResponseSchema, 404: errorBodySchema, ...refusals },
        },
      },
      async (request) => {
        const account = await resetUsage(deps, userFrom(request), { email: request.params.email });
        return { success: true as const, message: `Se reiniciaron los usos de ${account.email}.` };
      },
    );
  };
}
