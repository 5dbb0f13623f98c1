import { createHash } from 'node:crypto';
import { messages } from '@foja/contracts/messages';
import { subscriptionStatusSchema } from '@foja/contracts/plans';
import {
  InvalidWebhookSignatureError,
  MercadoPagoConfig,
  MercadoPagoError,
  PreApproval,
  WebhookSignatureValidator,
} from 'mercadopago';
import { z } from 'zod';
import { HttpError } from '../platform/http-errors.ts';
import type { PaymentProvider, ProviderSubscription } from './payment-provider.ts';

/** How long Mercado Pago may take, in milliseconds. */
export interface MercadoPagoLimits {
  /** One request, of which there are at most two. */
  requestTimeoutMs: number;
  /** Everything that one call of ours asks. */
  totalTimeoutMs: number;
  retryDelayMs: number;
}

const defaultLimits: MercadoPagoLimits = { requestTimeoutMs: 6_000, totalTimeoutMs: 15_000, retryDelayMs: 300 };

const stateSchema = z.object({
  id: z.string().min(1),
  external_reference: z.string(),
  status: subscriptionStatusSchema,
  next_payment_date: z.string().nullish(),
});
const createdSchema = z.object({ id: z.string().min(1), init_point: z.url() });

export interface MercadoPagoSettings {
  accessToken: string;
  webhookSecret: string;
  /** Told of each failure in codes only, for whoever runs the installation. */
  onFailure?: (reason: string) => void;
}

/** Monthly subscriptions of Mercado Pago without a plan template of theirs ("preapproval"). */
export function createMercadoPago(
  { accessToken, webhookSecret, onFailure = () => {} }: MercadoPagoSettings,
  limits: MercadoPagoLimits = defaultLimits,
): PaymentProvider {
  /** A client of its own for each call: the SDK keeps a call's options for the next ones. */
  const ask = async <T>(work: (sdk: PreApproval) => Promise<T>): Promise<T> => {
    const options = {
      timeout: limits.requestTimeoutMs,
      maxRetries: 1,
      initialDelay: limits.retryDelayMs,
      maxDelay: limits.retryDelayMs,
    };
    try {
      return await within(
        limits.totalTimeoutMs,
        work(new PreApproval(new MercadoPagoConfig({ accessToken, options }))),
      );
    } catch (error) {
      onFailure(reasonOf(error));
      throw new HttpError(502, 'upstream_failed', messages.serviceUnavailable);
    }
  };

  const read = async (sdk: PreApproval, externalId: string): Promise<ProviderSubscription> => {
    const state = stateSchema.parse(await sdk.get({ id: externalId }));
    return {
      externalId: state.id,
      reference: state.external_reference,
      status: state.status,
      nextPaymentAt: state.next_payment_date ? new Date(state.next_payment_date) : null,
    };
  };

  return {
    name: 'mercadopago',
    createSubscription: (order) =>
      ask(async (sdk) => {
        const created = await sdk.create({
          body: {
            reason: `Foja ${order.planName}`,
            external_reference: order.reference,
            payer_email: order.payerEmail,
            back_url: order.returnUrl,
            status: 'pending',
            auto_recurring: {
              frequency: 1,
              frequency_type: 'months',
              transaction_amount: order.price,
              currency_id: order.currency,
            },
          },
          requestOptions: { idempotencyKey: order.reference },
        });
        const { id, init_point } = createdSchema.parse(created);
        return { externalId: id, redirectUrl: init_point };
      }),
    getSubscription: (externalId) => ask((sdk) => read(sdk, externalId)),
    cancelSubscription: (externalId) =>
      ask(async (sdk) => {
        const state = await read(sdk, externalId);
        if (state.status === 'cancelled' || state.status === 'finished') return state;
        await sdk.update({ id: externalId, body: { status: 'cancelled' } });
        return read(sdk, externalId);
      }),
    readNotice({ headers, query }) {
      const dataId = query['data.id'];
      const signature = headers['x-signature'];
      const requestId = headers['x-request-id'];
      try {
        // Ids with letters are signed in lower case. The time in it is not looked at: a notice that is sent again is noticed
        // by its id, and its unit is not documented.
        WebhookSignatureValidator.validate({
          xSignature: signature,
          xRequestId: requestId,
          dataId: dataId?.toLowerCase(),
          secret: webhookSecret,
        });
      } catch (error) {
        if (!(error instanceof InvalidWebhookSignatureError)) throw error;
        throw new HttpError(401, 'invalid_token', 'La firma del aviso no es válida.');
      }
      // Of what came only the signed parts can tell one notice from another.
      const signed = [dataId, requestId, /ts=(\d+)/.exec(signature ?? '')?.[1]].join('|');
      const isAboutSubscription = query.type === 'subscription_preapproval' && dataId !== undefined;
      return {
        noticeId: createHash('sha256').update(signed).digest('hex'),
        externalId: isAboutSubscription ? dataId : null,
      };
    },
  };
}

/** The SDK's own limit ends with the headers of an answer; this one also bounds its body. */
async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Never the provider's words: they may repeat an address or a token. */
function reasonOf(error: unknown): string {
  if (error instanceof MercadoPagoError) return `${error.name} ${error.status || ''}`.trim();
  if (error instanceof z.ZodError) return 'unexpected answer';
  return error instanceof Error && error.message === 'timeout' ? 'timeout' : 'unknown';
}
