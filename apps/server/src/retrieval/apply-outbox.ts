import { completeOutboxBatch } from '../corpus/complete-outbox-batch.ts';
import { readSources } from '../corpus/stream-sources.ts';
import { takeOutboxBatch } from '../corpus/take-outbox-batch.ts';
import type { Database } from '../platform/database/database.ts';
import type { Embedder } from '../platform/embedder.ts';
import { embedRows } from './embed-rows.ts';
import type { RetrievalIndex } from './open-index.ts';
import { readIndexRows } from './read-index-rows.ts';
import { rebuildIndex } from './rebuild-index.ts';

export interface OutboxDeps {
  db: Database;
  index: RetrievalIndex;
  embedder?: Embedder | null;
}

const batchRows = 400;
/** From here on building the whole index anew is faster than following the changes one by one. */
const rebuildFrom = 2_500;

/**
 * Brings the index up to what the database holds: the whole index where there is none of the present analyzer and model,
 * otherwise what changed. A change leaves the outbox only after the index has it, so a crash at any moment loses none.
 * @returns changes that were applied.
 * @throws when database, index or embedder fails; nothing is lost, call again.
 */
export async function applyOutbox(deps: OutboxDeps): Promise<number> {
  const waiting = await takeOutboxBatch(deps.db, rebuildFrom);
  // Another server may have built it meanwhile; a look costs a read, so only where it matters.
  if (waiting.seqs.length > 0 || deps.index.live() === null) await deps.index.refresh();
  if (deps.index.needsRebuild(deps.embedder?.model ?? null) || waiting.seqs.length >= rebuildFrom) {
    return rebuildAndForget(deps);
  }
  let applied = 0;
  for (;;) {
    const batch = await takeOutboxBatch(deps.db, batchRows);
    if (batch.seqs.length === 0) break;
    await applyBatch(deps, batch.sourceIds);
    await completeOutboxBatch(deps.db, batch.seqs);
    applied += batch.sourceIds.length;
  }
  if (applied > 0) await deps.index.live()?.optimize();
  return applied;
}

/** The outbox is read before the build: what it names is in the database, so the build has it. */
async function rebuildAndForget(deps: OutboxDeps): Promise<number> {
  const { seqs } = await takeOutboxBatch(deps.db, Number.MAX_SAFE_INTEGER);
  try {
    const { passages } = await rebuildIndex(deps);
    await completeOutboxBatch(deps.db, seqs);
    return passages;
  } catch (error) {
    // An embedder that does not answer must not keep the words from being found; the vectors follow at a later round.
    if (deps.index.live() === null && deps.embedder) await rebuildIndex({ db: deps.db, index: deps.index });
    throw error;
  }
}

async function applyBatch({ db, index, embedder = null }: OutboxDeps, sourceIds: string[]): Promise<void> {
  const live = index.live();
  if (live === null) throw new Error('The index has no generation to write to.');
  const sources = await readSources(db, sourceIds);
  const { rows, shadowed } = await readIndexRows(db, sources);
  const present = new Set(rows.map((row) => row.id));
  await live.upsert(live.vectorSize > 0 && embedder !== null ? await embedRows(rows, sources, embedder) : rows);
  await live.remove([...sourceIds.filter((id) => !present.has(id)), ...shadowed]);
}

export interface OutboxLoop {
  /** Asks for a look at the outbox now rather than at the next round. */
  wake(): void;
  /**
   * Has the whole index built anew by the next round, so that no two builds meet. The old one serves meanwhile.
   * @returns false where this was asked for already and is not done.
   */
  rebuild(): boolean;
  /** Resolves when the rebuild that was asked for is done, and rejects where it failed; at once where none was. */
  rebuilt(): Promise<void>;
  /** True from the moment a rebuild is asked for until it is done or has failed. */
  isRebuilding(): boolean;
  /** Ends the loop; resolves when the round in progress is over. */
  stop(): Promise<void>;
}

export interface OutboxLoopOptions {
  pollMs?: number;
  /** Told of every failure; the loop tries again by itself, each time a little later. */
  onError: (error: unknown) => void;
  onApplied?: (changes: number) => void;
}

/** Rounds after which the loop looks whether another server has built the index anew. */
const roundsBetweenLooks = 15;
const longestDelayMs = 60_000;

/** Follows the outbox until stopped. */
export function startOutboxLoop(deps: OutboxDeps, options: OutboxLoopOptions): OutboxLoop {
  const pollMs = options.pollMs ?? 1_000;
  let stopped = false;
  let rebuilding = false;
  let tellRebuilt: ((error?: unknown) => void)[] = [];
  let wakeUp: () => void = () => {};
  const wait = (delayMs: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, delayMs);
      timer.unref();
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    let failures = 0;
    for (let round = 1; !stopped; round++) {
      const wasAsked = rebuilding;
      let failure: unknown;
      try {
        if (round % roundsBetweenLooks === 0) await deps.index.refresh();
        const applied = await (wasAsked ? rebuildAndForget(deps) : applyOutbox(deps));
        failures = 0;
        if (applied > 0) options.onApplied?.(applied);
      } catch (error) {
        failures++;
        failure = error;
        options.onError(error);
      } finally {
        if (wasAsked) {
          rebuilding = false;
          for (const tell of tellRebuilt) tell(failure);
          tellRebuilt = [];
        }
      }
      if (!stopped && !rebuilding) await wait(Math.min(longestDelayMs, pollMs * 2 ** Math.min(failures, 10)));
    }
  };
  const done = run();
  return {
    wake: () => wakeUp(),
    rebuild() {
      if (rebuilding || deps.index.isBuilding()) return false;
      rebuilding = true;
      wakeUp();
      return true;
    },
    rebuilt: () =>
      rebuilding
        ? new Promise((resolve, reject) => {
            tellRebuilt.push((error) => (error === undefined ? resolve() : reject(error)));
          })
        : Promise.resolve(),
    isRebuilding: () => rebuilding,
    async stop() {
      stopped = true;
      wakeUp();
      await done;
      for (const tell of tellRebuilt) tell(new Error('the server stops'));
    },
  };
}
