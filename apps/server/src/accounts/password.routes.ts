import {
  authMessages,
  changePasswordRequestSchema,
  doneResponseSchema,
  emailRequestSchema,
  resetPasswordRequestSchema,
} from '@foja/contracts/accounts';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { openAfterAnswer } from '../platform/after-answer.ts';
import type { PasswordDeps } from './accounts-deps.ts';
import { networkOf } from './bounds.ts';
import { changePassword } from './change-password.ts';
import { countMailRequest } from './count-mail-request.ts';
import { requireUser, userFrom } from './identify-actor.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetLink } from './send-reset-link.ts';

/** POST /api/auth/forgot-password, /reset-password and /change-password. */
export function passwordRoutes(deps: PasswordDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const afterAnswer = openAfterAnswer(app);

    app.post(
      routes.forgotPassword,
      {
        schema: {
          tags: ['Cuentas'],
          summary: 'Pedir el enlace para restablecer la contraseña',
          body: emailRequestSchema,
          response: { 200: doneResponseSchema, 400: errorBodySchema, 429: errorBodySchema },
        },
      },
      async (request) => {
        await countMailRequest(deps, networkOf(request.ip));
        const { email } = request.body;
        afterAnswer(() => sendResetLink(deps, email));
        return { success: true as const, message: authMessages.resetSent };
      },
    );

    app.post(
      routes.resetPassword,
      {
        schema: {
          tags: ['Cuentas'],
          summary: 'Restablecer la contraseña',
          body: resetPasswordRequestSchema,
          response: { 200: doneResponseSchema, 400: errorBodySchema },
        },
      },
      async (request) => {
        await resetPassword(deps, request.body);
        return { success: true as const, message: authMessages.passwordReset };
      },
    );

    app.post(
      routes.changePassword,
      {
        onRequest: requireUser(deps),
        schema: {
          tags: ['Cuentas'],
          summary: 'Cambiar la contraseña',
          body: changePasswordRequestSchema,
          response: {
            200: doneResponseSchema,
            400: errorBodySchema,
            401: errorBodySchema,
            403: errorBodySchema,
            409: errorBodySchema,
            423: errorBodySchema,
          },
        },
      },
      async (request) => {
        await changePassword(deps, userFrom(request), request.body);
        return { success: true as const, message: authMessages.passwordChanged };
      },
    );
  };
}
