import { eq } from 'drizzle-orm';
import { readWrittenSince } from '../editor/read-written-since.ts';
import { readMattersSince } from '../matters/read-matters-since.ts';
import type { Transaction } from '../platform/database/database.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { citedKeys } from './cited-keys.ts';
import { citedReadings, citedSources } from './watches.table.ts';
import { sourceHash, type WatchingDeps } from './watches-deps.ts';

type Holder = { documentId: string; matterId: null } | { documentId: null; matterId: string };

/** Changes with what is read of a text: norms, and rulings too. */
const readingFormat = 'norms-and-rulings';
/** Saved just before a round began, and committed after it. */
const overlapMs = 10 * 60_000;

/**
 * Reads what writings and causas cite that were saved since the last round; all of them in the first round of a process. What was read
 * already, by this server or another, is left.
 */
export function openCitedSources(deps: WatchingDeps): { derive(signal?: AbortSignal): Promise<number> } {
  const norms = openNormRegistry(deps.db, deps.clock);
  let since = new Date(0);
  return {
    async derive(signal) {
      const begun = deps.clock.now();
      // Hashes of another secret find nothing, and those of another format lack something: they are made again.
      const mark = sourceHash(deps, readingFormat).slice(0, 8);
      const registry = await norms();
      let read = 0;
      const keep = async (holder: Holder, version: string, text: () => Promise<string>) => {
        const reading = `${version}.${mark}`;
        if ((await readingOf(deps, holder)) === reading) return;
        const hashes = [...(await citedKeys(await text(), registry))].map((key) => sourceHash(deps, key));
        await deps.db.transaction((transaction) => replace(transaction, holder, reading, hashes));
        read += 1;
      };
      for await (const { documentId, revision, text } of readWrittenSince(deps, since)) {
        if (signal?.aborted) return read;
        await keep({ documentId, matterId: null }, String(revision), text);
      }
      for await (const { matterId, updatedAt, texts } of readMattersSince(deps, since)) {
        if (signal?.aborted) return read;
        await keep({ documentId: null, matterId }, String(updatedAt.getTime()), async () =>
          (await texts()).join('\n\n'),
        );
      }
      since = new Date(begun.getTime() - overlapMs);
      return read;
    },
  };
}

const isOfReading = (holder: Holder) =>
  holder.documentId
    ? eq(citedReadings.documentId, holder.documentId)
    : eq(citedReadings.matterId, holder.matterId ?? '');

async function readingOf(deps: WatchingDeps, holder: Holder): Promise<string | null> {
  const [row] = await deps.db.select().from(citedReadings).where(isOfReading(holder));
  return row?.reading ?? null;
}

async function replace(transaction: Transaction, holder: Holder, reading: string, hashes: string[]): Promise<void> {
  // The row of the reading is the lock: a second server that read the same waits, and writes the same.
  await transaction
    .insert(citedReadings)
    .values({ ...holder, reading })
    .onConflictDoUpdate({
      target: holder.documentId ? citedReadings.documentId : citedReadings.matterId,
      set: { reading },
    });
  await transaction
    .delete(citedSources)
    .where(
      holder.documentId
        ? eq(citedSources.documentId, holder.documentId)
        : eq(citedSources.matterId, holder.matterId ?? ''),
    );
  if (hashes.length > 0)
    await transaction.insert(citedSources).values(hashes.map((one) => ({ ...holder, sourceHash: one })));
}
