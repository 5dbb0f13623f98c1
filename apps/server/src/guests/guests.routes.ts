import { errorBodySchema } from '@foja/contracts/errors';
import { guestTokenRequestSchema, guestTokenResponseSchema } from '@foja/contracts/guests';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { IdentifyDeps } from '../accounts/identify-actor.ts';
import type { Config } from '../platform/config.ts';
import { issueGuestToken } from './issue-guest-token.ts';

/** POST /api/auth/guest-token: a few uses for somebody without an account. */
export function guestsRoutes(
  deps: IdentifyDeps & { config: Pick<Config, 'guestTokensPerNetwork'> },
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      routes.guestToken,
      {
        schema: {
          tags: ['Cuentas'],
          summary: 'Acceso de invitado',
          body: guestTokenRequestSchema,
          response: { 200: guestTokenResponseSchema, 428: errorBodySchema, 429: errorBodySchema },
        },
      },
      (request) => issueGuestToken(deps, request.body, request.ip),
    );
  };
}
