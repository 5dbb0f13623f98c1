import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Transaction } from '../platform/database/database.ts';
import { publicAddress } from '../platform/public-address.ts';
import type { AccountsDeps } from './accounts-deps.ts';

/** Files the mail by which its owner learns of a change of password, with the way to undo somebody else's. */
export async function tellOfNewPassword(
  deps: AccountsDeps & { db: Transaction },
  account: { email: string; firstName: string },
): Promise<void> {
  await enqueueMail(deps, {
    template: 'password-changed',
    to: account.email,
    values: { firstName: account.firstName, link: publicAddress(deps.config, '/forgot-password') },
  });
}
