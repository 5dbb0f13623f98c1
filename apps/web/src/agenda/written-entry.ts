import type { AgendaEntry } from '@foja/contracts/agenda';
import type { AgendaKeptState } from '@foja/contracts/agenda-text';
import type { WrittenEntry } from './agenda-queries.ts';

/** An entry as it is saved again with another state: what has run out was pending. */
export function writtenFrom(entry: AgendaEntry, state?: AgendaKeptState): WrittenEntry {
  const { kind, matterId, title, notes, responsible, reminds, day, time, deadline } = entry;
  return {
    kind,
    matterId,
    title,
    notes,
    reminds,
    responsibleAccountId: responsible?.accountId ?? null,
    state: state ?? (entry.state === 'expired' ? 'pending' : entry.state),
    ...(deadline ? { deadline: deadline.request } : { day, time }),
  };
}
