import type { DeadlineRequest } from '@foja/contracts/calculators';
import type { Keyring } from '../platform/keyring.ts';
import { seal, unseal } from '../platform/sealing.ts';
import type { AgendaEntryRow } from './agenda.table.ts';

/** A term as it was computed, without what the rows' own columns say. */
export interface KeptDeadline {
  request: DeadlineRequest;
  dueHour: string | null;
  graceUntil: string | null;
  notifiedOn: string;
  name: string | null;
  /** The earliest day of another reading, where one ends before. */
  earlierReading: string | null;
  article: string;
  jurisdiction: string;
  /** Every article that it stands on. */
  citations: string[];
}

/** What an entry says. */
export interface EntryBody {
  title: string;
  notes: string;
  deadline: KeptDeadline | null;
}

export type EntryHolder = Pick<AgendaEntryRow, 'id' | 'ownerAccountId' | 'matterId'>;

/** The key of an entry belongs to who holds it: the causa, or the account where there is none. */
export function entryPurpose({ id, ownerAccountId, matterId }: EntryHolder): string {
  return matterId ? `agenda-entry:matter:${matterId}:${id}` : `agenda-entry:account:${ownerAccountId}:${id}`;
}

export function sealEntry(deps: { keyring: Keyring }, holder: EntryHolder, body: EntryBody): string {
  return seal(deps.keyring, entryPurpose(holder), JSON.stringify(body));
}

export function openEntryBody(deps: { keyring: Keyring }, row: EntryHolder & { sealedBody: string }): EntryBody {
  return JSON.parse(unseal(deps.keyring, entryPurpose(row), row.sealedBody)) as EntryBody;
}
