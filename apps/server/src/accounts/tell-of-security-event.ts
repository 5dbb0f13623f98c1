import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { SecurityEvent } from '../mail/mail.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { publicAddress } from '../platform/public-address.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findAccount } from './find-account.ts';

/** Where each leads; the profile tells what happened, and there is the way to end sessions. */
const pathOf: Partial<Record<SecurityEvent, string>> = { 'wrong-codes': '/change-password' };

export type TellDeps = Pick<AccountsDeps, 'clock' | 'keyring' | 'config'> & { db: DatabaseOrTransaction };

/**
 * Files the mail by which a person learns what happened to the security of their account.
 * @param device what the browser says of itself ("Chrome en Windows"), where the event was somebody's at a browser.
 */
export async function tellOfSecurityEvent(
  deps: TellDeps,
  accountId: string,
  event: SecurityEvent,
  device: string | null = null,
): Promise<void> {
  const account = await findAccount(deps, { id: accountId });
  if (!account) return;
  await enqueueMail(deps, {
    template: 'security-event',
    to: account.email,
    values: {
      firstName: account.firstName,
      event,
      device,
      link: publicAddress(deps.config, pathOf[event] ?? '/profile'),
    },
  });
}
