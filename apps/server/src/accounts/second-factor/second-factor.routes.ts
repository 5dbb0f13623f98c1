import { doneResponseSchema } from '@foja/contracts/accounts';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import {
  beginSecondFactorRequestSchema,
  confirmSecondFactorRequestSchema,
  proveSecondFactorRequestSchema,
  recoveryCodesSchema,
  secondFactorMessages,
  secondFactorSecretSchema,
  secondFactorStateSchema,
} from '@foja/contracts/second-factor';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AccountsDeps } from '../accounts-deps.ts';
import { browserOf } from '../browser.ts';
import { requireUser, userFrom } from '../identify-actor.ts';
import { disableSecondFactor, renewRecoveryCodes } from './change-second-factor.ts';
import { readSecondFactor } from './find-second-factor.ts';
import { beginSecondFactor, confirmSecondFactor } from './set-up-second-factor.ts';

const refusals = {
  400: errorBodySchema,
  401: errorBodySchema,
  403: errorBodySchema,
  409: errorBodySchema,
  423: errorBodySchema,
  429: errorBodySchema,
};

/** /api/account/second-factor: one's own. */
export function secondFactorRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireUser(deps);
    const tags = ['Mi cuenta'];

    app.get(
      routes.secondFactor,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Mi verificación en dos pasos',
          response: { 200: secondFactorStateSchema, 401: errorBodySchema, 403: errorBodySchema },
        },
      },
      (request) => readSecondFactor(deps, userFrom(request)),
    );

    app.post(
      routes.secondFactorBegin,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Empezar a activar la verificación en dos pasos',
          body: beginSecondFactorRequestSchema,
          response: { 200: secondFactorSecretSchema, ...refusals },
        },
      },
      (request) => beginSecondFactor(deps, userFrom(request), request.body.currentPassword),
    );

    app.post(
      routes.secondFactorConfirm,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Activar la verificación en dos pasos con un código',
          body: confirmSecondFactorRequestSchema,
          response: { 200: recoveryCodesSchema, ...refusals },
        },
      },
      (request) =>
        confirmSecondFactor(deps, userFrom(request), {
          code: request.body.code,
          device: browserOf(deps, request).device,
        }),
    );

    app.post(
      routes.secondFactorDisable,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Desactivar la verificación en dos pasos',
          body: proveSecondFactorRequestSchema,
          response: { 200: doneResponseSchema, ...refusals },
        },
      },
      async (request) => {
        await disableSecondFactor(deps, userFrom(request), {
          ...request.body,
          device: browserOf(deps, request).device,
        });
        return { success: true as const, message: secondFactorMessages.disabled };
      },
    );

    app.post(
      routes.recoveryCodes,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Códigos de recuperación nuevos',
          body: proveSecondFactorRequestSchema,
          response: { 200: recoveryCodesSchema, ...refusals },
        },
      },
      (request) =>
        renewRecoveryCodes(deps, userFrom(request), { ...request.body, device: browserOf(deps, request).device }),
    );
  };
}
