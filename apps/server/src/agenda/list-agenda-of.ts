import type { AccountExport } from '@foja/contracts/account-export';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { type AgendaEntryRow, agendaEntries } from './agenda.table.ts';
import { openEntryBody } from './sealed-entry.ts';

type Told = AccountExport['agenda'];

/** What an account keeps in its own agenda, for its owner; what belongs to a causa is exported with it. */
export async function listAgendaOf(deps: { db: Database; keyring: Keyring }, accountId: string): Promise<Told> {
  const rows = await deps.db
    .select()
    .from(agendaEntries)
    .where(and(eq(agendaEntries.ownerAccountId, accountId), isNull(agendaEntries.deletedAt)))
    .orderBy(asc(agendaEntries.day));
  return rows.map((row) => tell(deps, row));
}

/** What the agenda has of these causas, by the causa's id; whoever asks has looked whose they are. */
export async function listAgendaOfMatters(
  deps: { db: Database; keyring: Keyring },
  matterIds: readonly string[],
): Promise<Map<string, Told>> {
  if (matterIds.length === 0) return new Map();
  const rows = await deps.db
    .select()
    .from(agendaEntries)
    .where(and(inArray(agendaEntries.matterId, [...matterIds]), isNull(agendaEntries.deletedAt)))
    .orderBy(asc(agendaEntries.day));
  const told = new Map<string, Told>();
  for (const row of rows)
    if (row.matterId) told.set(row.matterId, [...(told.get(row.matterId) ?? []), tell(deps, row)]);
  return told;
}

function tell(deps: { keyring: Keyring }, row: AgendaEntryRow): Told[number] {
  const { title, notes } = openEntryBody(deps, row);
  return { kind: row.kind, state: row.state, day: row.day, time: row.time, title, notes };
}
