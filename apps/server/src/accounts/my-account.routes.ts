import {
  accountNamesSchema,
  authMessages,
  authUserSchema,
  doneResponseSchema,
  sessionsResponseSchema,
} from '@foja/contracts/accounts';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AccountsDeps } from './accounts-deps.ts';
import { endSession } from './end-session.ts';
import { requireUser, userFrom } from './identify-actor.ts';
import { listSessions } from './list-sessions.ts';
import { readAccount } from './read-account.ts';
import { renameAccount } from './rename-account.ts';

const refusals = { 401: errorBodySchema, 403: errorBodySchema };

/** /api/account: one's own names and sessions. */
export function myAccountRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireUser(deps);
    const tags = ['Mi cuenta'];

    app.get(
      routes.account,
      { onRequest, schema: { tags, summary: 'Mis datos', response: { 200: authUserSchema, ...refusals } } },
      (request) => readAccount(deps, userFrom(request).accountId),
    );

    app.patch(
      routes.account,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Cambiar nombre y apellido',
          body: accountNamesSchema,
          response: { 200: authUserSchema, 400: errorBodySchema, ...refusals },
        },
      },
      (request) => renameAccount(deps, userFrom(request).accountId, request.body),
    );

    app.get(
      routes.accountSessions,
      { onRequest, schema: { tags, summary: 'Mis sesiones', response: { 200: sessionsResponseSchema, ...refusals } } },
      async (request) => {
        const { accountId, sessionId } = userFrom(request);
        return { sessions: await listSessions(deps, accountId, sessionId) };
      },
    );

    app.delete(
      `${routes.accountSessions}/:id`,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Cerrar una de mis sesiones',
          params: z.object({ id: z.uuid() }),
          response: { 200: doneResponseSchema, 400: errorBodySchema, 404: errorBodySchema, ...refusals },
        },
      },
      async (request) => {
        await endSession(deps, userFrom(request), request.params.id);
        return { success: true as const, message: authMessages.sessionEnded };
      },
    );
  };
}
