import type { AccountExport } from '@foja/contracts/account-export';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { openInTurns } from '../platform/open-in-turns.ts';
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
  return tell(deps, rows);
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
  for (const [place, entry] of (await tell(deps, rows)).entries()) {
    const id = rows[place]?.matterId;
    if (id) told.set(id, [...(told.get(id) ?? []), entry]);
  }
  return told;
}

function tell(deps: { keyring: Keyring }, rows: readonly AgendaEntryRow[]): Promise<Told> {
  return openInTurns(
    rows,
    ({ sealedBody }) => sealedBody,
    (row) => {
      const { title, notes } = openEntryBody(deps, row);
      return { kind: row.kind, state: row.state, day: row.day, time: row.time, title, notes };
    },
  );
}
