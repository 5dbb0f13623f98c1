import { recordActivity } from '../activity/record-activity.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { publicAddress } from '../platform/public-address.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { takeAttempt } from './bounded-attempts.ts';
import { bounds } from './bounds.ts';
import { findAccount } from './find-account.ts';
import { issueMailToken } from './mail-tokens.ts';

/** Files the mail that resets a password if the address has an account and few were asked for. */
export async function sendResetLink(deps: AccountsDeps, email: string): Promise<void> {
  const account = await findAccount(deps, { email });
  if (!account) return;
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    if (!(await takeAttempt(within, bounds.resetMails, account.email))) return;
    const token = await issueMailToken(within, account.id, 'reset');
    const query = new URLSearchParams({ email: account.email, token });
    await enqueueMail(within, {
      template: 'reset-password',
      to: account.email,
      values: { firstName: account.firstName, link: publicAddress(deps.config, `/reset-password?${query}`) },
    });
    await recordActivity(within, { event: 'password_reset_requested', targetId: account.id });
  });
}
