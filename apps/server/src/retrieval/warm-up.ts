import { starterAssociations } from './associations.ts';
import type { RetrievalIndex } from './open-index.ts';
import type { Passage } from './passage.ts';
import type { SourceReader } from './read-sources.ts';

/**
 * Reads into memory what the first questions would otherwise wait for: the index, then the sources themselves, as many as
 * are remembered: first those that the project has written about, last the rulings, which are long.
 */
export async function warmUpRetrieval(
  { index, sources }: { index: RetrievalIndex; sources: SourceReader },
  signal?: AbortSignal,
): Promise<void> {
  const live = index.live();
  if (live === null) return;
  starterAssociations();
  await live.warmUp(signal);
  const turn = ({ kind, lay }: Passage) => (lay.length > 0 ? 0 : kind === 'ruling' ? 2 : 1);
  await sources.warmUp(
    live.remembered().toSorted((a, b) => turn(a) - turn(b)),
    signal,
  );
}
