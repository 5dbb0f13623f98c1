import {
  authMessages,
  confirmEmailQuerySchema,
  doneResponseSchema,
  emailRequestSchema,
  registerRequestSchema,
  registerResponseSchema,
} from '@foja/contracts/accounts';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { openAfterAnswer } from '../platform/after-answer.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { networkOf } from './bounds.ts';
import { browserOf } from './browser.ts';
import { confirmEmail } from './confirm-email.ts';
import { countMailRequest } from './count-mail-request.ts';
import { deviceOf } from './known-devices.ts';
import { registerAccount } from './register-account.ts';
import { resendConfirmationTo } from './resend-confirmation.ts';

/** POST /api/auth/register, /confirm-email and /resend-confirmation. */
export function registrationRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const afterAnswer = openAfterAnswer(app);

    app.post(
      routes.register,
      {
        schema: {
          tags: ['Cuentas'],
          summary: 'Crear una cuenta',
          body: registerRequestSchema,
          response: {
            200: registerResponseSchema,
            400: errorBodySchema,
            409: errorBodySchema,
            429: errorBodySchema,
          },
        },
      },
      (request, reply) =>
        registerAccount(deps, request.body, {
          browser: browserOf(deps, request),
          network: networkOf(request.ip),
          device: deviceOf(request, reply),
        }),
    );

    app.post(
      routes.confirmEmail,
      {
        schema: {
          tags: ['Cuentas'],
          summary: 'Confirmar el email',
          querystring: confirmEmailQuerySchema,
          response: { 200: doneResponseSchema, 400: errorBodySchema },
        },
      },
      async (request) => {
        await confirmEmail(deps, request.query.token);
        return { success: true as const, message: authMessages.emailConfirmed };
      },
    );

    app.post(
      routes.resendConfirmation,
      {
        schema: {
          tags: ['Cuentas'],
          summary: 'Reenviar el email de confirmación',
          body: emailRequestSchema,
          response: { 200: doneResponseSchema, 400: errorBodySchema, 429: errorBodySchema },
        },
      },
      async (request) => {
        await countMailRequest(deps, networkOf(request.ip));
        const { email } = request.body;
        afterAnswer(() => resendConfirmationTo(deps, email));
        return { success: true as const, message: authMessages.resent };
      },
    );
  };
}
