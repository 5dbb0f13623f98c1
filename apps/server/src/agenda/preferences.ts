import type { AgendaPreferences, AgendaSettings } from '@foja/contracts/agenda';
import { reminderLeads } from '@foja/contracts/agenda-text';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { agendaPreferences } from './agenda.table.ts';

/** Until somebody chooses: mails that say when something is due, and not what. */
export const usualPreferences: AgendaPreferences = {
  mailReminders: true,
  leads: [...reminderLeads],
  mailTitles: false,
  feedTitles: true,
};

type Row = typeof agendaPreferences.$inferSelect;

export function preferencesOf(row: Row | undefined): AgendaPreferences {
  if (!row) return usualPreferences;
  const { mailReminders, leads, mailTitles, feedTitles } = row;
  return { mailReminders, mailTitles, feedTitles, leads: reminderLeads.filter((lead) => leads.includes(lead)) };
}

export async function readSettings(deps: { db: DatabaseOrTransaction }, accountId: string): Promise<AgendaSettings> {
  const [row] = await deps.db.select().from(agendaPreferences).where(eq(agendaPreferences.accountId, accountId));
  return { preferences: preferencesOf(row), feedCreatedAt: row?.feedCreatedAt?.toISOString() ?? null };
}

export async function changePreferences(
  deps: { db: DatabaseOrTransaction },
  accountId: string,
  preferences: AgendaPreferences,
): Promise<AgendaSettings> {
  await deps.db
    .insert(agendaPreferences)
    .values({ accountId, ...preferences })
    .onConflictDoUpdate({ target: agendaPreferences.accountId, set: preferences });
  return readSettings(deps, accountId);
}
