import type { Repetition } from '../platform/repeat.ts';
import { repeat } from '../platform/repeat.ts';
import { openCitedSources } from './derive-cited-sources.ts';
import { mailNovelties } from './mail-novelties.ts';
import { noticeLawChanges } from './notice-law-changes.ts';
import { type ReadNotices, readGazetteForWatches } from './read-gazette.ts';
import type { WatchingDeps } from './watches-deps.ts';

const pauseMs = 5 * 60_000;

/** What is cited is read, what changed is told, and the gazette of the day is looked through: on any number of servers at once. */
export function watchTheLaw(
  deps: WatchingDeps,
  readNotices: ReadNotices,
  onError: (error: unknown) => void,
): Repetition {
  const cited = openCitedSources(deps);
  return repeat(
    async (signal) => {
      await cited.derive(signal);
      await noticeLawChanges(deps);
      await readGazetteForWatches(deps, readNotices);
      await mailNovelties(deps);
    },
    { pauseMs, onError },
  );
}
