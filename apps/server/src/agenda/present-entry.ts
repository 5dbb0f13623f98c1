import type { AgendaEntry } from '@foja/contracts/agenda';
import { readLawUnderReview } from '../corpus/rules/read-law-under-review.ts';
import { findPeople } from '../matters/find-people.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { openInTurns } from '../platform/open-in-turns.ts';
import type { AgendaEntryRow } from './agenda.table.ts';
import { openEntryBody } from './sealed-entry.ts';

/** Entries as who may read them sees them; one that is pending after its last day has run out. */
export async function presentEntries(
  deps: { db: DatabaseOrTransaction; keyring: Keyring },
  rows: readonly AgendaEntryRow[],
  today: string,
): Promise<AgendaEntry[]> {
  const opened = await openInTurns(
    rows,
    ({ sealedBody }) => sealedBody,
    (row) => ({ row, body: openEntryBody(deps, row) }),
  );
  const cited = opened.flatMap(({ body }) => body.deadline?.citations ?? []);
  const underReview = new Set(cited.length > 0 ? await readLawUnderReview(deps.db, cited) : []);
  const people = await findPeople(
    deps,
    rows.map(({ responsibleAccountId }) => responsibleAccountId),
  );
  return opened.map(({ row, body: { title, notes, deadline } }) => {
    const { citations = [], ...told } = deadline ?? {};
    return {
      id: row.id,
      matterId: row.matterId,
      kind: row.kind,
      state: row.state === 'pending' && row.lastDay < today ? 'expired' : row.state,
      day: row.day,
      time: row.time,
      title,
      notes,
      responsible: (row.responsibleAccountId && people.get(row.responsibleAccountId)) || null,
      reminds: row.reminds,
      deadline: deadline
        ? {
            ...(told as Omit<typeof deadline, 'citations'>),
            due: row.day,
            underReview: citations.some((key) => underReview.has(key)),
          }
        : null,
      version: row.version,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

export async function presentEntry(
  deps: { db: DatabaseOrTransaction; keyring: Keyring },
  row: AgendaEntryRow,
  today: string,
): Promise<AgendaEntry> {
  const [entry] = await presentEntries(deps, [row], today);
  if (!entry) throw new Error('An entry presents itself');
  return entry;
}
