import { anonymizationSettingsResponseSchema, anonymizationSettingsSchema } from '@foja/contracts/anonymization';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SignedInActor } from '../accounts/actor.ts';
import { requireUser, userFrom } from '../accounts/identify-actor.ts';
import { type AnonymizeCallsDeps, anonymizeCallsRoutes } from './anonymize-calls.routes.ts';
import { changeSettings } from './change-settings.ts';
import { readSettings } from './read-settings.ts';

const tags = ['Anonimización'];
const refusals = { 401: errorBodySchema, 403: errorBodySchema };

/** The anonymization calls, and GET and PUT /api/anonymization/settings. */
export function anonymizationRoutes(deps: AnonymizeCallsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireUser(deps);
    const present = async (actor: SignedInActor) => ({
      settings: await readSettings(deps, actor),
      publicKey: deps.config.anonymizationPublicKey,
    });

    app.get(
      routes.anonymizationSettings,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Mis preferencias de anonimización',
          response: { 200: anonymizationSettingsResponseSchema, ...refusals },
        },
      },
      (request) => present(userFrom(request)),
    );

    app.put(
      routes.anonymizationSettings,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Cambiar mis preferencias de anonimización',
          body: anonymizationSettingsSchema,
          response: { 200: anonymizationSettingsResponseSchema, 400: errorBodySchema, ...refusals },
        },
      },
      async (request) => {
        const actor = userFrom(request);
        await changeSettings(deps, actor, request.body);
        return present(actor);
      },
    );

    await app.register(anonymizeCallsRoutes(deps));
  };
}
