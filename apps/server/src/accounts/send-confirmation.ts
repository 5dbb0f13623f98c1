import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Mail } from '../mail/mail.ts';
import type { Transaction } from '../platform/database/database.ts';
import { publicAddress } from '../platform/public-address.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { issueMailToken } from './mail-tokens.ts';

type Unconfirmed = { id: string; email: string; firstName: string };

/** Files the mail whose link confirms the account's address; the links of earlier ones stop working. */
export async function sendConfirmation(deps: AccountsDeps & { db: Transaction }, account: Unconfirmed): Promise<void> {
  await enqueueMail(deps, await writeConfirmation(deps, account));
}

/** The mail itself, with a new link. */
export async function writeConfirmation(deps: AccountsDeps & { db: Transaction }, account: Unconfirmed): Promise<Mail> {
  const token = await issueMailToken(deps, account.id, 'confirm');
  const link = publicAddress(deps.config, `/confirm-email?token=${token}`);
  return { template: 'confirm-email', to: account.email, values: { firstName: account.firstName, link } };
}
