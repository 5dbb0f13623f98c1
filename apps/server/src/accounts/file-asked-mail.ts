import { eq } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { type Mail, nobody } from '../mail/mail.ts';
import type { Transaction } from '../platform/database/database.ts';
import { consumeRateLimit, type RateLimit } from '../platform/rate-limit/rate-limit.ts';
import { accounts } from './accounts.table.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { type AccountRow, accountColumns } from './find-account.ts';
import { keepOrUndo } from './keep-or-undo.ts';

export interface AskedMail {
  /** As it was typed. */
  email: string;
  /** Whom the mail is for; null where this address gets none. */
  account: AccountRow | null;
  /** How many an address may be sent. */
  bound: RateLimit;
  event: 'confirmation_resent' | 'password_reset_requested';
  /** Makes the link, which is kept, and the mail. */
  write: (deps: AccountsDeps & { db: Transaction }, account: AccountRow) => Promise<Mail>;
}

/**
 * Files a mail that anybody may ask for an address. Where the address gets none, the same is done for another account, undone, and a
 * mail to nobody filed: neither this work nor what comes of it takes another time, so the next call's time tells nothing either.
 */
export async function fileAskedMail(deps: AccountsDeps, { account, bound, email, event, write }: AskedMail) {
  const [standIn] = await deps.db
    .select(accountColumns)
    .from(accounts)
    .where(account ? eq(accounts.id, account.id) : undefined)
    .limit(1);
  if (!standIn) return;
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    if (!(await consumeRateLimit(within, bound, email.trim().toLowerCase()))) return;
    const mail = await keepOrUndo(transaction, account !== null, async (inner) => {
      const written = await write({ ...deps, db: inner }, standIn);
      await recordActivity({ ...deps, db: inner }, { event, targetId: standIn.id });
      return written;
    });
    await enqueueMail(within, account ? mail : { ...mail, to: nobody });
  });
}
