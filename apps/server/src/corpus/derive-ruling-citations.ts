import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { targetsOf } from './cited-in-ruling.ts';
import { rulingCitations, rulingReadings, rulings } from './corpus.table.ts';
import { readNorms } from './read-norms.ts';

/** Changes whenever the same text would be read differently. */
const readingFormat = 3;
/** Rulings that are written at once. */
const batchRulings = 50;

/**
 * Reads what rulings cite, of those whose text, or the norms that Foja knows, changed since: new ones, changed ones, and all of
 * them where the reading itself changed. One ruling takes some milliseconds, and others are served between any two. It can be
 * stopped at any moment and goes on where it was.
 * @returns rulings that were read.
 */
export async function deriveRulingCitations(db: Database, signal?: AbortSignal): Promise<number> {
  const norms = await readNorms(db);
  const registry = new NormRegistry(norms);
  const known = createHash('sha1').update(JSON.stringify([readingFormat, norms.map(namesOf)]));
  const knowledge = known.digest('base64url').slice(0, 10);
  const readingNow = sql<string>`${rulings.contentHash} || '/' || ${knowledge}`;
  let done = 0;
  await forgetLostRulings(db);
  for (;;) {
    const batch = await db
      .select({
        id: rulings.id,
        date: rulings.date,
        summary: rulings.summary,
        text: rulings.text,
        volume: rulings.volume,
        page: rulings.page,
        reading: readingNow,
      })
      .from(rulings)
      .leftJoin(rulingReadings, eq(rulingReadings.rulingId, rulings.id))
      .where(or(isNull(rulingReadings.reading), ne(rulingReadings.reading, readingNow)))
      .orderBy(asc(rulings.id))
      .limit(batchRulings);
    if (batch.length === 0) return done;
    const found: (typeof rulingCitations.$inferInsert)[] = [];
    for (const ruling of batch) {
      signal?.throwIfAborted();
      for (const target of targetsOf(ruling, registry)) found.push({ rulingId: ruling.id, target });
      await pause();
    }
    const ids = batch.map(({ id }) => id);
    await db.transaction(async (tx) => {
      await tx.delete(rulingCitations).where(inArray(rulingCitations.rulingId, ids));
      // Another server may be reading the same rulings: what it has written is the same.
      if (found.length > 0) await tx.insert(rulingCitations).values(found).onConflictDoNothing();
      await tx
        .insert(rulingReadings)
        .values(batch.map(({ id, reading }) => ({ rulingId: id, reading })))
        .onConflictDoUpdate({ target: rulingReadings.rulingId, set: { reading: sql`excluded.reading` } });
    });
    done += batch.length;
  }
}

function namesOf({ aliases, code, title }: { code: string; title: string; aliases: string[] }): unknown[] {
  return [code, title, aliases];
}

async function forgetLostRulings(db: Database): Promise<void> {
  const lost = sql`not exists (select 1 from ${rulings} where ${rulings.id} = ruling_id)`;
  await db.delete(rulingCitations).where(lost);
  await db.delete(rulingReadings).where(lost);
}
