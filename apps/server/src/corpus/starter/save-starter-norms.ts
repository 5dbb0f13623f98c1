import { and, eq, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { contentHash } from '../content-hash.ts';
import { articles, norms } from '../corpus.table.ts';
import { inCorpusTransaction } from '../corpus-transaction.ts';
import { enqueueNormReindex } from '../enqueue-reindex.ts';
import { normSchema } from './editorial-schemas.ts';
import { type LineProblem, parseYaml } from './yaml-with-lines.ts';

export interface NormsOutcome {
  written: number;
  removed: number;
  problems: LineProblem[];
}

/**
 * Takes in `norms.yaml`. A norm that left the file is forgotten, unless articles of it are loaded: then it stays as an
 * imported one. A file with any problem changes nothing.
 */
export async function saveStarterNorms(db: Database, text: string): Promise<NormsOutcome> {
  const parsed = parseYaml(text, z.array(normSchema).min(1));
  if (!parsed.ok) return { written: 0, removed: 0, problems: parsed.problems };
  return inCorpusTransaction(db, async (tx) => {
    const before = new Map(
      (await tx.select().from(norms).where(eq(norms.origin, 'starter'))).map((norm) => [norm.code, norm.contentHash]),
    );
    let written = 0;
    for (const entry of parsed.value) {
      const hash = contentHash(entry);
      if (before.get(entry.code) === hash) continue;
      const row = {
        ...entry,
        infolegId: entry.infolegId ?? null,
        officialUrl: entry.officialUrl ?? null,
        lastArticle: entry.lastArticle ?? null,
        contentHash: hash,
        origin: 'starter' as const,
      };
      await tx.insert(norms).values(row).onConflictDoUpdate({ target: norms.code, set: row });
      await enqueueNormReindex(tx, entry.code);
      written += 1;
    }
    const gone = and(
      eq(norms.origin, 'starter'),
      notInArray(
        norms.code,
        parsed.value.map((entry) => entry.code),
      ),
    );
    const hasArticles = sql`exists (select 1 from ${articles} where ${articles.norm} = ${norms.code})`;
    await tx.update(norms).set({ origin: 'import' }).where(and(gone, hasArticles));
    const removed = await tx.delete(norms).where(gone).returning({ code: norms.code });
    return { written, removed: removed.length, problems: [] };
  });
}
