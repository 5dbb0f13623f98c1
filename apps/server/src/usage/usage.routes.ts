import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import { usageRemainingSchema } from '@foja/contracts/usage';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorFrom, type IdentifyDeps, requireActor } from '../accounts/identify-actor.ts';
import { readUsage } from './read-usage.ts';

/** GET /api/usage/remaining: what is left to whoever asks, guest or user. */
export function usageRoutes(deps: IdentifyDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      routes.usageRemaining,
      {
        preHandler: requireActor(deps),
        schema: {
          tags: ['Uso'],
          summary: 'Usos restantes',
          response: { 200: usageRemainingSchema, 401: errorBodySchema },
        },
      },
      (request) => readUsage(deps, actorFrom(request)),
    );
  };
}
