import { and, asc, eq, isNull } from 'drizzle-orm';
import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Transaction } from '../platform/database/database.ts';
import { publicAddress } from '../platform/public-address.ts';
import { agendaEntries, agendaNotices, agendaPreferences } from './agenda.table.ts';
import { dayInWords } from './day-in-words.ts';
import { preferencesOf } from './preferences.ts';
import type { RemindDeps } from './remind.ts';
import { openEntryBody } from './sealed-entry.ts';

type Notice = typeof agendaNotices.$inferSelect;

/**
 * Files one mail for each person whose days the server changed by itself, with all of theirs. Of servers that ask at once each notice goes
 * to one. These mails leave whatever somebody chose about reminders: a day that moves in silence would be missed.
 */
export async function mailNotices(deps: RemindDeps): Promise<number> {
  return deps.db.transaction(async (transaction) => {
    const claimed = await transaction
      .update(agendaNotices)
      .set({ mailedAt: deps.clock.now() })
      .where(isNull(agendaNotices.mailedAt))
      .returning();
    const byAccount = new Map<string, Notice[]>();
    for (const notice of claimed) byAccount.set(notice.accountId, [...(byAccount.get(notice.accountId) ?? []), notice]);
    const accounts = await findAccountsById({ db: transaction }, [...byAccount.keys()]);
    for (const [accountId, notices] of byAccount) {
      const account = accounts.get(accountId);
      if (!account || account.lockedAt) continue;
      await enqueueMail(
        { ...deps, db: transaction },
        {
          template: 'agenda-changed',
          to: account.email,
          values: {
            firstName: account.firstName,
            lines: await linesOf(deps, transaction, accountId, notices),
            link: publicAddress(deps.config, '/dashboard/agenda'),
          },
        },
      );
    }
    return byAccount.size;
  });
}

async function linesOf(
  deps: RemindDeps,
  transaction: Transaction,
  accountId: string,
  notices: readonly Notice[],
): Promise<string[]> {
  const [chosen] = await transaction.select().from(agendaPreferences).where(eq(agendaPreferences.accountId, accountId));
  const saysTitles = preferencesOf(chosen).mailTitles;
  const told = await transaction
    .select({ notice: agendaNotices, entry: agendaEntries })
    .from(agendaNotices)
    .innerJoin(agendaEntries, eq(agendaEntries.id, agendaNotices.entryId))
    .where(and(eq(agendaNotices.accountId, accountId)))
    .orderBy(asc(agendaNotices.fromDay));
  const ids = new Set(notices.map(({ id }) => id));
  return told
    .filter(({ notice }) => ids.has(notice.id))
    .map(({ notice: { fromDay, toDay }, entry }) => {
      const what = saysTitles ? `«${openEntryBody(deps, entry).title}»` : 'Un plazo';
      return toDay === null
        ? `${what}, que vencía el ${dayInWords(fromDay)}, ya no se puede calcular con las reglas cargadas: revisalo.`
        : `${what} se corre del ${dayInWords(fromDay)} al ${dayInWords(toDay)}.`;
    });
}
