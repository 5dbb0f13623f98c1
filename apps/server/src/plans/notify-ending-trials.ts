import { claimEndingTrials } from '../accounts/claim-ending-trials.ts';
import { enqueueMail, type MailDeps } from '../mail/enqueue-mail.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { publicAddress } from '../platform/public-address.ts';

/** How long before its end a trial is told of. */
const noticeMs = 86_400_000;

const asDate = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** Files the mail that says that a trial is about to end, once an account. Returns how many were filed. */
export async function notifyEndingTrials(
  deps: Omit<MailDeps, 'db'> & { db: Database; config: Pick<Config, 'publicUrl' | 'host' | 'port'> },
): Promise<number> {
  const now = deps.clock.now();
  return deps.db.transaction(async (transaction) => {
    const ending = await claimEndingTrials(transaction, now, new Date(now.getTime() + noticeMs));
    for (const { email, firstName, trialEndsAt } of ending) {
      await enqueueMail(
        { ...deps, db: transaction },
        {
          template: 'trial-ending',
          to: email,
          values: {
            firstName,
            endsOn: asDate.format(trialEndsAt ?? now),
            link: publicAddress(deps.config, '/trial'),
          },
        },
      );
    }
    return ending.length;
  });
}
