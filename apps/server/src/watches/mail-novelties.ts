import { noveltyKindLabels } from '@foja/contracts/watches-text';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { publicAddress } from '../platform/public-address.ts';
import { unseal } from '../platform/sealing.ts';
import { novelties, watchPreferences } from './watches.table.ts';
import { noveltyPurpose, type WatchingDeps } from './watches-deps.ts';

const firstHour = 8;
const argentineOffsetMs = 3 * 3_600_000;
const linesMax = 20;
const keptMs = 365 * 86_400_000;

/**
 * Files the mail with what is new for those who switched it on, once each novelty; it names the law, and no writing or causa. What nobody
 * wants by mail is noted as told, so that switching it on brings nothing old. Novelties of more than a year ago go.
 */
export async function mailNovelties(deps: WatchingDeps): Promise<number> {
  const now = deps.clock.now();
  await deps.db.delete(novelties).where(lt(novelties.at, new Date(now.getTime() - keptMs)));
  if (new Date(now.getTime() - argentineOffsetMs).getUTCHours() < firstHour) return 0;
  return deps.db.transaction(async (transaction) => {
    const claimed = await transaction
      .update(novelties)
      .set({ mailedAt: now })
      .where(isNull(novelties.mailedAt))
      .returning();
    if (claimed.length === 0) return 0;
    const wanting = await transaction
      .select({ accountId: watchPreferences.accountId })
      .from(watchPreferences)
      .where(
        and(
          eq(watchPreferences.mailDigest, true),
          inArray(watchPreferences.accountId, [...new Set(claimed.map(({ accountId }) => accountId))]),
        ),
      );
    const accounts = await findAccountsById(
      { db: transaction },
      wanting.map(({ accountId }) => accountId),
    );
    let filed = 0;
    for (const [accountId, account] of accounts) {
      if (account.lockedAt) continue;
      const lines = claimed
        .filter((novelty) => novelty.accountId === accountId && novelty.readAt === null)
        .map(
          (one) => `${noveltyKindLabels[one.kind]}: ${unseal(deps.keyring, noveltyPurpose(one), one.sealedSubject)}`,
        );
      if (lines.length === 0) continue;
      const more = lines.length - linesMax;
      await enqueueMail(
        { ...deps, db: transaction },
        {
          template: 'novelties',
          to: account.email,
          values: {
            firstName: account.firstName,
            lines: [...lines.slice(0, linesMax), ...(more > 0 ? [`y ${more} más`] : [])],
            link: publicAddress(deps.config, '/dashboard/agenda/novedades'),
          },
        },
      );
      filed += 1;
    }
    return filed;
  });
}
