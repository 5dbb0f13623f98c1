import {
  authMessages,
  doneResponseSchema,
  loginRequestSchema,
  loginResponseSchema,
  refreshRequestSchema,
  sessionResponseSchema,
} from '@foja/contracts/accounts';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import { loginSecondFactorRequestSchema } from '@foja/contracts/second-factor';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AccountsDeps } from './accounts-deps.ts';
import { networkOf } from './bounds.ts';
import { browserOf } from './browser.ts';
import { logOut } from './end-session.ts';
import { requireUser, userFrom } from './identify-actor.ts';
import { deviceOf } from './known-devices.ts';
import { logIn } from './log-in.ts';
import { refreshSession } from './refresh-session.ts';
import { completeSignIn } from './second-factor/complete-sign-in.ts';
import type { SignInPlace } from './sign-in-place.ts';

/** POST /api/auth/login, its second step, /refresh-token and /logout. */
export function sessionRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  const placeOf = (request: FastifyRequest, reply: FastifyReply): SignInPlace => ({
    browser: browserOf(deps, request),
    network: networkOf(request.ip),
    device: deviceOf(request, reply),
  });

  return async (app) => {
    app.post(
      routes.login,
      {
        schema: {
          tags: ['Cuentas'],
          summary: 'Iniciar sesión',
          body: loginRequestSchema,
          response: {
            200: loginResponseSchema,
            400: errorBodySchema,
            401: errorBodySchema,
            403: errorBodySchema,
            423: errorBodySchema,
            429: errorBodySchema,
          },
        },
      },
      (request, reply) => logIn(deps, request.body, placeOf(request, reply)),
    );

    app.post(
      routes.loginSecondFactor,
      {
        schema: {
          tags: ['Cuentas'],
          summary: 'Completar el inicio de sesión con un código',
          body: loginSecondFactorRequestSchema,
          response: {
            200: sessionResponseSchema,
            400: errorBodySchema,
            401: errorBodySchema,
            409: errorBodySchema,
            429: errorBodySchema,
          },
        },
      },
      (request, reply) => completeSignIn(deps, request.body, placeOf(request, reply)),
    );

    app.post(
      routes.refreshToken,
      {
        schema: {
          tags: ['Cuentas'],
          summary: 'Renovar la sesión',
          body: refreshRequestSchema,
          response: { 200: sessionResponseSchema, 400: errorBodySchema, 401: errorBodySchema },
        },
      },
      (request) => refreshSession(deps, request.body.refreshToken, browserOf(deps, request)),
    );

    app.post(
      routes.logout,
      {
        onRequest: requireUser(deps),
        schema: {
          tags: ['Cuentas'],
          summary: 'Cerrar la sesión',
          response: { 200: doneResponseSchema, 401: errorBodySchema, 403: errorBodySchema },
        },
      },
      async (request) => {
        await logOut(deps, userFrom(request));
        return { success: true as const, message: authMessages.loggedOut };
      },
    );
  };
}
