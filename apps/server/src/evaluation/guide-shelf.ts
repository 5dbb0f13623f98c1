import type { GuideSource } from '../corpus/corpus-source.ts';
import { readGuidesAfter } from '../corpus/read-guide.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** Every guide. */
export interface GuideShelf {
  guides: readonly GuideSource[];
}

/** Guides change with the corpus, rarely: ten minutes later everybody sees it. */
const freshForMs = 600_000;
const guidesMost = 10_000;

const shelves = new WeakMap<Database, () => Promise<GuideShelf>>();

/** The guides of a database, read once for all who ask. */
export async function readGuideShelf({ db, clock }: { db: Database; clock: Clock }): Promise<GuideShelf> {
  const open = shelves.get(db) ?? openGuideShelf(db, clock);
  shelves.set(db, open);
  return open();
}

/** Reads all guides from the database, and again when they are old. */
function openGuideShelf(db: Database, clock: Clock): () => Promise<GuideShelf> {
  let current: { shelf: Promise<GuideShelf>; readAtMs: number } | null = null;
  return async () => {
    const nowMs = clock.now().getTime();
    if (current === null || nowMs - current.readAtMs > freshForMs) {
      const shelf = readGuidesAfter(db, '', guidesMost).then((guides) => ({ guides }));
      current = { shelf, readAtMs: nowMs };
      // A failed reading is not kept.
      shelf.catch(() => {
        current = null;
      });
    }
    return current.shelf;
  };
}
