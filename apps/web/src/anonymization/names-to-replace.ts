import { currentSession } from '../platform/session.ts';
import type { KeptName } from './kept-names.ts';
import type { KnownData } from './known-data.ts';

/** Names that the search leaves and the person wants replaced in what is sent. Only in memory, and only for who chose them. */
let chosen: { owner: string | null; names: readonly KeptName[] } = { owner: null, names: [] };

const owner = () => currentSession()?.user.email ?? null;

export function namesToReplace(): readonly KeptName[] {
  return chosen.owner === owner() ? chosen.names : [];
}

/** The same as data that the server is asked to replace, in every form in which they are written. */
export const namesKnown = (): KnownData =>
  namesToReplace().flatMap(({ written }) => written.map((text) => ({ type: 'persona' as const, text })));

/** From now on the name is replaced in whatever is sent. */
export function replaceName(name: KeptName): void {
  chosen = { owner: owner(), names: [...namesToReplace(), name] };
}

/** The name stays visible again. */
export function leaveName(name: KeptName): void {
  chosen = { owner: owner(), names: namesToReplace().filter((other) => other !== name) };
}

/** Forgets every choice. */
export function forgetNamesToReplace(): void {
  chosen = { owner: null, names: [] };
}
