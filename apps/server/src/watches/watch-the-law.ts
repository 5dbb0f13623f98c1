import { openCitedSources } from './derive-cited-sources.ts';
import { mailNovelties } from './mail-novelties.ts';
import { noticeLawChanges } from './notice-law-changes.ts';
import { type ReadNotices, readGazetteForWatches } from './read-gazette.ts';
import type { WatchingDeps } from './watches-deps.ts';

/** One round: what is cited is read, what changed is told, and the gazette of the day is looked through. */
export function openLawWatch(deps: WatchingDeps, readNotices: ReadNotices): (signal: AbortSignal) => Promise<void> {
  const cited = openCitedSources(deps);
  return async (signal) => {
    await cited.derive(signal);
    await noticeLawChanges(deps);
    await readGazetteForWatches(deps, readNotices);
    await mailNovelties(deps);
  };
}
