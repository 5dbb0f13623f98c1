import type { AgendaEntry, AgendaResponse } from '@foja/contracts/agenda';
import type { MatterSummary } from '@foja/contracts/matters';

/** The value of `resp` for what oneself is responsible for. */
export const ownEntries = 'mias';

interface Whose {
  people: { accountId: string; name: string }[];
  /** What is of whom the address says; everything where it says nobody. */
  entries: readonly AgendaEntry[];
}

/**
 * Of whom the entries are, as the server reminds them: who is responsible for the entry, else for its causa; what has no causa is one's
 * own.
 */
export function whoseEntries(
  { entries, me }: Pick<AgendaResponse, 'entries' | 'me'>,
  matters: readonly MatterSummary[],
  resp: string | undefined,
): Whose {
  const ofMatter = new Map(matters.map(({ id, responsible }) => [id, responsible]));
  const personOf = ({ matterId, responsible }: AgendaEntry) =>
    responsible ?? (matterId === null ? { accountId: me, name: '' } : (ofMatter.get(matterId) ?? null));
  const others = new Map<string, string>();
  for (const entry of entries) {
    const person = personOf(entry);
    if (person && person.accountId !== me) others.set(person.accountId, person.name);
  }
  const wanted = resp === ownEntries ? me : resp;
  return {
    people: [...others]
      .map(([accountId, name]) => ({ accountId, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'es')),
    entries: wanted === undefined ? entries : entries.filter((entry) => personOf(entry)?.accountId === wanted),
  };
}
