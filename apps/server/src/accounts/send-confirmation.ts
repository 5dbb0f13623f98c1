import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Transaction } from '../platform/database/database.ts';
import { publicAddress } from '../platform/public-address.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { issueMailToken } from './mail-tokens.ts';

/** Files the mail whose link confirms the account's address; the links of earlier ones stop working. */
export async function sendConfirmation(
  deps: AccountsDeps & { db: Transaction },
  account: { id: string; email: string; firstName: string },
): Promise<void> {
  const token = await issueMailToken(deps, account.id, 'confirm');
  const link = publicAddress(deps.config, `/confirm-email?token=${token}`);
  await enqueueMail(deps, {
    template: 'confirm-email',
    to: account.email,
    values: { firstName: account.firstName, link },
  });
}
