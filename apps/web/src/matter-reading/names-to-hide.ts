import type { QueryClient } from '@tanstack/react-query';
import type { KnownData } from '../anonymization/known-data.ts';
import { CallFailed } from '../platform/send-call.ts';
import { namesOfParties, type PartyName, partyName } from './party-names.ts';
import { matterQuery, partiesQuery } from './read-matter.ts';

/** For so long what was read of a causa is not asked for again; a change made here is read at once. */
const staleMs = 60_000;
/** Most that one call takes, and how long each may be. */
const most = { data: 2_000, characters: 500 };

/** Public bodies are nobody's personal data, and a question about them needs their name. */
const publicBody =
  /^(?:el |la )?(?:estado|anses|afip|arca|pami|inssjp|gcba|en\b|nación|provincia|municipalidad|municipio|ministerio|gobierno|poder|administración|dirección|superintendencia|universidad nacional|instituto|caja|fisco|consejo)(?=\W|$)/iu;

/** The names by which a causa's parties are known, in its parties and in its title, as the anonymizer takes them. */
export function namesToHide(title: string, parties: Parameters<typeof namesOfParties>[0]): KnownData {
  const publicNames = new Set(
    parties.filter(({ role }) => role === 'judge' || role === 'prosecutor').map(({ name }) => name.trim()),
  );
  const names: PartyName[] = [...namesOfParties(parties), ...namesInTitle(title).map(partyName)];
  const known = names
    .filter(({ name }) => !publicBody.test(name.trim()) && !publicNames.has(name.trim()))
    .flatMap(({ isCompany, forms }) =>
      forms.map((text) => ({ type: isCompany ? ('empresa' as const) : ('persona' as const), text })),
    )
    .filter(({ text }) => text.length <= most.characters);
  return [...new Map(known.map((datum) => [datum.text, datum])).values()].slice(0, most.data);
}

/** "Núñez, Inés y otro c/ Transportes S.A. s/ daños" names Inés Núñez and the company. */
function namesInTitle(title: string): string[] {
  const sides = /^(.+?)\s+(?:c\/|contra)\s*(.+?)(?:\s+(?:s\/|sobre)\s*.*)?$/iu.exec(title.trim());
  return (sides?.slice(1, 3) ?? []).map((side) => side.replace(/\s+[ye]\s+otr[oa]s?\b.*$/iu, '').trim());
}

/** The same, read from the server. A causa that is not there has no names. @throws {CallFailed} */
export async function readNamesToHide(client: QueryClient, email: string, id: string): Promise<KnownData> {
  try {
    const [matter, parties] = await Promise.all([
      client.fetchQuery({ ...matterQuery(email, id), staleTime: staleMs }),
      client.fetchQuery({ ...partiesQuery(email, id), staleTime: staleMs }),
    ]);
    return namesToHide(matter.title, parties);
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 404) return [];
    throw failure;
  }
}
