import { starterAssociations } from './associations.ts';
import { starterClarifications } from './clarifications.ts';
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
  starterClarifications();
  live.spelling();
  await live.warmUp(signal);
  if (!signal?.aborted) await live.rulingWords();
  const turn = ({ kind, lay }: Passage) => (lay.ends.length > 0 ? 0 : kind === 'ruling' ? 2 : 1);
  await sources.warmUp(
    live.remembered().toSorted((a, b) => turn(a) - turn(b)),
    signal,
  );
}

/**
 * Keeps memory warm: at once, and again after each change of the index, which a search would otherwise read piece by piece.
 * A renewal that comes while one is under way follows it; several become one.
 */
export function keepWarm(
  deps: { index: RetrievalIndex; sources: SourceReader },
  signal: AbortSignal,
  onError: (error: unknown) => void,
): { renew(): void; settled(): Promise<void> } {
  let isWanted = false;
  let running: Promise<void> | null = null;
  const run = async () => {
    while (isWanted && !signal.aborted) {
      isWanted = false;
      await warmUpRetrieval(deps, signal).catch(onError);
    }
    running = null;
  };
  const renew = () => {
    isWanted = true;
    running ??= run();
  };
  renew();
  return {
    renew,
    async settled() {
      await running;
    },
  };
}
