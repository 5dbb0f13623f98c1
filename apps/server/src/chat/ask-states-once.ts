import type { RankedSource } from '../retrieval/retrieval.ts';
import type { CitationResolver, LawState } from './citation-resolver.ts';
import { keysRetrievedWith } from './verify-citations.ts';

/**
 * For one answer: each article is looked up once, and with the first of them all that came with the sources, which is what the answer
 * will cite. Else an answer would ask the database again for each thing that it checks.
 */
export function askStatesOnce(resolver: CitationResolver, sources: readonly RankedSource[]): CitationResolver {
  const known = new Map<string, LawState>();
  return {
    ...resolver,
    async readStates(keys) {
      const unknown = keys.filter((key) => !known.has(key));
      if (unknown.length > 0) {
        const along = known.size === 0 ? sources.flatMap(keysRetrievedWith) : [];
        const read = await resolver.readStates([...new Set([...unknown, ...along])]);
        for (const [key, state] of read) known.set(key, state);
      }
      return new Map(
        keys.flatMap((key): [string, LawState][] => {
          const state = known.get(key);
          return state === undefined ? [] : [[key, state]];
        }),
      );
    },
  };
}
