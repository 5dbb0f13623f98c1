import { and, eq } from 'drizzle-orm';
import { paymentNotices } from './plans.table.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';

/**
 * Deals with a notice of the provider, once each. Only its signed id is believed: what the subscription's state is, the
 * provider is asked. A notice about somebody else's subscription, or about something else, needs nothing.
 * @throws {HttpError} 401 `invalid_token` for a signature that does not hold; 502 `upstream_failed`, and then nothing was noted
 * and the provider's next try is dealt with in full.
 */
export async function receivePaymentNotice(
  deps: SettleDeps,
  call: { headers: Record<string, string | undefined>; query: Record<string, string | undefined> },
): Promise<void> {
  const { noticeId, externalId } = deps.payments.readNotice(call);
  if (externalId === null) return;
  const [known] = await deps.db
    .select({ noticeId: paymentNotices.noticeId })
    .from(paymentNotices)
    .where(and(eq(paymentNotices.provider, deps.payments.name), eq(paymentNotices.noticeId, noticeId)));
  if (!known) await settleSubscription(deps, { externalId, noticeId });
}
