import type { GenerationDeps } from '../generation.ts';
import { readKnownStates } from '../model/verify-references.ts';
import type { KnownReferences } from './list-cited-law.ts';

/** Looks up every norm and ruling that a ruling names. */
export async function lookUpReferences(
  deps: Pick<GenerationDeps, 'db' | 'citationResolver'>,
  text: string,
  owner: string,
): Promise<KnownReferences> {
  const references = await deps.citationResolver.findReferences(text, { inContext: true, owner });
  return {
    references,
    states: await readKnownStates(
      deps,
      references.flatMap(({ keys }) => keys),
    ),
  };
}
