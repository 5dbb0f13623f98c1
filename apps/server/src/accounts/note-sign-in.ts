import type { SessionResponse } from '@foja/contracts/accounts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { rememberDevice } from './known-devices.ts';
import { rememberNetwork } from './known-networks.ts';
import type { SignInPlace } from './sign-in-place.ts';
import { tellOfSecurityEvent } from './tell-of-security-event.ts';

/**
 * What follows a sign-in, in its transaction: its line, the network and the device that are known from now on, and where the device is
 * new the mail that tells its owner. The first sign-in of an account is nobody's news.
 */
export async function noteSignIn(
  deps: AccountsDeps & { db: Transaction },
  { user }: SessionResponse,
  { browser, network, device }: SignInPlace,
  how: { isFirst: boolean; withCode: boolean },
): Promise<void> {
  await rememberNetwork(deps, { accountId: user.id, network });
  await recordActivity(deps, {
    event: 'login_succeeded',
    actorId: user.id,
    actorRole: user.role,
    details: { device: browser.device, ...(how.withCode ? { secondFactor: true } : {}) },
  });
  const isKnown = await rememberDevice(deps, user.id, device);
  if (isKnown || how.isFirst) return;
  await recordActivity(deps, { event: 'new_device', targetId: user.id, details: { device: browser.device } });
  await tellOfSecurityEvent(deps, user.id, 'new-device', browser.device);
}
