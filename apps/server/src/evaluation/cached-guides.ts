import type { GuideSource } from '../corpus/corpus-source.ts';
import { readGuidesAfter } from '../corpus/read-guide.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** Every guide. */
export interface GuideCache {
  guides: readonly GuideSource[];
}

/** Guides change with the corpus, rarely: ten minutes later everybody sees it. */
const freshForMs = 600_000;
const maxGuides = 10_000;

const caches = new WeakMap<Database, () => Promise<GuideCache>>();

/** The guides of a database, read once for all who ask. */
export async function readCachedGuides({ db, clock }: { db: Database; clock: Clock }): Promise<GuideCache> {
  const open = caches.get(db) ?? openGuideCache(db, clock);
  caches.set(db, open);
  return open();
}

/** Reads all guides from the database, and again when they are old. */
function openGuideCache(db: Database, clock: Clock): () => Promise<GuideCache> {
  let current: { cache: Promise<GuideCache>; readAtMs: number } | null = null;
  return async () => {
    const nowMs = clock.now().getTime();
    if (current === null || nowMs - current.readAtMs > freshForMs) {
      const cache = readGuidesAfter(db, '', maxGuides).then((guides) => ({ guides }));
      current = { cache, readAtMs: nowMs };
      // A failed reading is not kept.
      cache.catch(() => {
        current = null;
      });
    }
    return current.cache;
  };
}
