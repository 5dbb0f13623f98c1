import { errorBodySchema } from '@foja/contracts/errors';
import { subscribeRequestSchema, subscribeResponseSchema, subscriptionSchema } from '@foja/contracts/plans';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import type { Config } from '../platform/config.ts';
import { HttpError } from '../platform/http-errors.ts';
import { cancelMySubscription } from './cancel-subscription.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { presentSubscription } from './present-plan.ts';
import { receivePaymentNotice } from './receive-payment-notice.ts';
import { subscribe } from './subscribe.ts';

export type PlansDeps = IdentifyDeps & {
  config: Pick<Config, 'publicUrl' | 'host' | 'port' | 'requireEmailConfirmation' | 'smtpUrl' | 'contactEmail'>;
  payments: PaymentProvider | null;
};

const tags = ['Planes'];
const refusals = {
  401: errorBodySchema,
  403: errorBodySchema,
  409: errorBodySchema,
  502: errorBodySchema,
  503: errorBodySchema,
};
const noticeBodyLimitBytes = 64 * 1024;

/** Paying for a plan, and the provider's notices; 503 `not_configured` where no provider is. */
export function paymentsRoutes(deps: PlansDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireUser(deps);

    app.post(
      routes.subscriptions,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Suscribirse a un plan',
          body: subscribeRequestSchema,
          response: { 200: subscribeResponseSchema, 400: errorBodySchema, ...refusals },
        },
      },
      (request) => subscribe(withPayments(deps), userFrom(request), request.body.plan),
    );

    app.post(
      routes.cancelSubscription,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Cancelar la suscripción',
          response: { 200: subscriptionSchema, 404: errorBodySchema, ...refusals },
        },
      },
      async (request) => presentSubscription(await cancelMySubscription(withPayments(deps), userFrom(request))),
    );

    await app.register(noticeRoute(deps));
  };
}

/** In a plugin of its own, for it takes a body of any kind and reads none: nothing in it is signed. */
function noticeRoute(deps: PlansDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: noticeBodyLimitBytes }, (_request, _body, done) =>
      done(null, undefined),
    );
    app.post(
      routes.mercadoPagoWebhook,
      {
        schema: {
          tags,
          summary: 'Avisos de Mercado Pago',
          querystring: z.object({
            'data.id': z.string().min(1).max(128).optional(),
            type: z.string().max(64).optional(),
          }),
          response: { 200: z.object({ received: z.literal(true) }), ...refusals },
        },
      },
      async (request) => {
        const headers = {
          'x-signature': single(request.headers['x-signature']),
          'x-request-id': single(request.headers['x-request-id']),
        };
        await receivePaymentNotice(withPayments(deps), { headers, query: request.query });
        return { received: true as const };
      },
    );
  };
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function withPayments(deps: PlansDeps): PlansDeps & { payments: PaymentProvider } {
  const { payments } = deps;
  if (!payments) throw new HttpError(503, 'not_configured', 'Los pagos no están configurados en esta instalación.');
  return { ...deps, payments };
}
