import type { PlanId, Subscription } from '@foja/contracts/plans';

/** What a provider says of a subscription, read from the provider itself. */
export interface ProviderSubscription {
  externalId: string;
  /** What we gave when it was created: our subscription's id. */
  reference: string;
  status: Subscription['status'];
  nextPaymentAt: Date | null;
}

/** A notice of the provider whose signature held. Its content is not believed: the subscription is read again. */
export interface PaymentNotice {
  /** Unique a notice, so that each is dealt with once. */
  noticeId: string;
  /** Null for a notice that is not about a subscription. */
  externalId: string | null;
}

/** Bills plans. `mercado-pago.ts` is the one that exists; null in the dependencies means that plans are asked for. */
export interface PaymentProvider {
  name: 'mercadopago';
  /** @throws {HttpError} 502 `upstream_failed` where the provider does not answer well. */
  createSubscription(order: {
    reference: string;
    plan: PlanId;
    planName: string;
    price: number;
    currency: string;
    payerEmail: string;
    returnUrl: string;
  }): Promise<{ externalId: string; redirectUrl: string }>;
  getSubscription(externalId: string): Promise<ProviderSubscription>;
  cancelSubscription(externalId: string): Promise<ProviderSubscription>;
  /** @throws {HttpError} 401 `invalid_token` where the signature does not hold. */
  readNotice(notice: {
    headers: Record<string, string | undefined>;
    query: Record<string, string | undefined>;
  }): PaymentNotice;
}
