import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { completeOutboxBatch } from './complete-outbox-batch.ts';
import { indexOutbox } from './corpus.table.ts';
import { enqueueReindex } from './enqueue-reindex.ts';
import { countPendingReindex } from './read-corpus-state.ts';
import { takeOutboxBatch } from './take-outbox-batch.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(indexOutbox));

const enqueue = (...ids: string[]) => database.db.transaction((tx) => enqueueReindex(tx, ids));

describe('the outbox of the retrieval index', () => {
  it('forgets a change whose transaction failed', async () => {
    const failing = database.db.transaction(async (tx) => {
      await enqueueReindex(tx, ['a:1']);
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(await takeOutboxBatch(database.db, 10)).toEqual({ seqs: [], sourceIds: [] });
  });

  it('hands out the same changes again until they are completed', async () => {
    await enqueue('a:1', 'a:2');
    const first = await takeOutboxBatch(database.db, 10);
    expect(await takeOutboxBatch(database.db, 10)).toEqual(first);
    await completeOutboxBatch(database.db, first.seqs);
    expect((await takeOutboxBatch(database.db, 10)).seqs).toEqual([]);
  });

  it('names a source once a batch, in the order in which sources changed', async () => {
    await enqueue('b:1');
    await enqueue('a:1', 'b:1');
    const batch = await takeOutboxBatch(database.db, 10);
    expect(batch.sourceIds).toEqual(['b:1', 'a:1']);
    expect(batch.seqs).toHaveLength(3);
    expect(await countPendingReindex(database.db)).toBe(2);
  });

  it('keeps a change that came while its source was being indexed', async () => {
    await enqueue('a:1');
    const taken = await takeOutboxBatch(database.db, 10);
    await enqueue('a:1');
    await completeOutboxBatch(database.db, taken.seqs);
    expect((await takeOutboxBatch(database.db, 10)).sourceIds).toEqual(['a:1']);
  });

  it('is emptied batch by batch', async () => {
    await enqueue(...Array.from({ length: 25 }, (_, index) => `a:${index}`));
    const seen: string[] = [];
    for (;;) {
      const batch = await takeOutboxBatch(database.db, 10);
      if (batch.seqs.length === 0) break;
      seen.push(...batch.sourceIds);
      await completeOutboxBatch(database.db, batch.seqs);
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => `a:${index}`));
  });
});
