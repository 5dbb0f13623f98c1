import { addDays, civilDay, daysBetween } from '@foja/computable-law/core/civil-day';
import { agendaKindLabels, type ReminderLead, reminderLeads } from '@foja/contracts/agenda-text';
import { and, asc, eq, gt, gte, isNull, lte } from 'drizzle-orm';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { publicAddress } from '../platform/public-address.ts';
import { type AgendaEntryRow, agendaEntries, agendaPreferences, agendaReminders } from './agenda.table.ts';
import { type AgendaDeps, todayOf } from './agenda-deps.ts';
import { dayInWords } from './day-in-words.ts';
import { preferencesOf } from './preferences.ts';
import { type Recipient, recipientsOf } from './recipients.ts';
import { openEntryBody } from './sealed-entry.ts';

export type RemindDeps = Omit<AgendaDeps, 'limits' | 'jwtSecret'>;

const longestLead = Math.max(...reminderLeads);
const candidatesAtOnce = 500;
/** Nobody is woken by an agenda. */
const firstHour = 7;
const argentineOffsetMs = 3 * 3_600_000;

interface Due {
  row: AgendaEntryRow;
  lead: ReminderLead;
}

/**
 * Files the reminders that are due: for each person one mail with all of theirs. Of any number of servers the one that writes the row
 * of a reminder files it, in the same transaction. What was due while no server ran is told late, until the next one is due; what was put
 * down only after is not. Returns how many mails were filed.
 */
export async function remindOfAgenda(deps: RemindDeps): Promise<number> {
  const today = todayOf(deps);
  const hour = new Date(deps.clock.now().getTime() - argentineOffsetMs).getUTCHours();
  if (hour < firstHour) return 0;
  let filed = 0;
  for (let after: string | null = null; ; ) {
    const rows = await candidates(deps, today, after);
    const due = rows.flatMap((row) => dueOf(row, today) ?? []);
    const recipients = await recipientsOf(
      deps,
      due.map(({ row }) => row),
    );
    for (const [recipient, theirs] of byRecipient(due, recipients)) {
      if (await fileReminder(deps, recipient, theirs, today)) filed += 1;
    }
    after = rows.length < candidatesAtOnce ? null : (rows.at(-1)?.id ?? null);
    if (after === null) return filed;
  }
}

async function candidates(deps: RemindDeps, today: string, after: string | null): Promise<AgendaEntryRow[]> {
  const { id, day, state, reminds, deletedAt } = agendaEntries;
  return deps.db
    .select()
    .from(agendaEntries)
    .where(
      and(
        eq(state, 'pending'),
        eq(reminds, true),
        isNull(deletedAt),
        gte(day, today),
        lte(day, addDays(civilDay(today), longestLead)),
        after === null ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(candidatesAtOnce);
}

/** The last reminder that is due by now: of the leads that were reached, the shortest. */
function dueOf(row: AgendaEntryRow, today: string): Due | null {
  const left = daysBetween(civilDay(today), civilDay(row.day));
  const lead = reminderLeads.toSorted((a, b) => a - b).find((one) => left <= one);
  if (lead === undefined) return null;
  const dueOn = addDays(civilDay(row.day), -lead);
  return row.daySetOn <= dueOn ? { row, lead } : null;
}

function byRecipient(due: readonly Due[], recipients: Map<string, Recipient>): [Recipient, Due[]][] {
  const grouped = new Map<string, [Recipient, Due[]]>();
  for (const one of due) {
    const recipient = recipients.get(one.row.id);
    if (!recipient) continue;
    const [, theirs] = grouped.get(recipient.accountId) ?? [recipient, []];
    grouped.set(recipient.accountId, [recipient, [...theirs, one]]);
  }
  return [...grouped.values()];
}

async function fileReminder(deps: RemindDeps, recipient: Recipient, due: Due[], today: string): Promise<boolean> {
  const { accountId, email, firstName } = recipient;
  return deps.db.transaction(async (transaction) => {
    const [chosen] = await transaction
      .select()
      .from(agendaPreferences)
      .where(eq(agendaPreferences.accountId, accountId));
    const preferences = preferencesOf(chosen);
    const wanted = due.filter(({ lead }) => preferences.mailReminders && preferences.leads.includes(lead));
    if (wanted.length === 0) return false;
    const claimed = await transaction
      .insert(agendaReminders)
      .values(wanted.map(({ row, lead }) => ({ entryId: row.id, accountId, day: row.day, lead, at: deps.clock.now() })))
      .onConflictDoNothing()
      .returning({ entryId: agendaReminders.entryId });
    const won = new Set(claimed.map(({ entryId }) => entryId));
    const told = wanted
      .filter(({ row }) => won.has(row.id))
      .toSorted((a, b) => a.row.day.localeCompare(b.row.day) || (a.row.time ?? '').localeCompare(b.row.time ?? ''));
    if (told.length === 0) return false;
    await enqueueMail(
      { ...deps, db: transaction },
      {
        template: 'agenda-reminder',
        to: email,
        values: {
          firstName,
          lines: told.map(({ row }) => lineOf(deps, row, today, preferences.mailTitles)),
          link: publicAddress(deps.config, '/dashboard/agenda'),
        },
      },
    );
    return true;
  });
}

/** "Mañana, sábado 28 de noviembre de 2026, 10:00: Audiencia"; what it is called only where that was chosen. */
function lineOf(deps: RemindDeps, row: AgendaEntryRow, today: string, saysTitle: boolean): string {
  const left = daysBetween(civilDay(today), civilDay(row.day));
  const when = left === 0 ? 'Hoy' : left === 1 ? 'Mañana' : `En ${left} días`;
  const kind = row.kind === 'deadline' ? agendaKindLabels.due : agendaKindLabels[row.kind];
  const title = saysTitle ? `: ${openEntryBody(deps, row).title}` : '';
  return `${when}, ${dayInWords(row.day)}${row.time ? `, ${row.time}` : ''} · ${kind}${title}`;
}
