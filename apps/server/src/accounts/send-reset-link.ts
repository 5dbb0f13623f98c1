import { publicAddress } from '../platform/public-address.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { bounds } from './bounds.ts';
import { fileAskedMail } from './file-asked-mail.ts';
import { findAccount } from './find-account.ts';
import { issueMailToken } from './mail-tokens.ts';

/** Files the mail that resets a password if the address has an account and few were asked for; the same work is done if it has none. */
export async function sendResetLink(deps: AccountsDeps, email: string): Promise<void> {
  await fileAskedMail(deps, {
    email,
    account: await findAccount(deps, { email }),
    bound: bounds.resetMails,
    event: 'password_reset_requested',
    async write(within, account) {
      const token = await issueMailToken(within, account.id, 'reset');
      const query = new URLSearchParams({ email: account.email, token });
      return {
        template: 'reset-password',
        to: account.email,
        values: { firstName: account.firstName, link: publicAddress(deps.config, `/reset-password?${query}`) },
      };
    },
  });
}
