import { setImmediate as pause } from 'node:timers/promises';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { articles, contradictions } from '../corpus.table.ts';
import { inCorpusTransaction } from '../corpus-transaction.ts';
import { enqueueReindex } from '../enqueue-reindex.ts';
import { readNorms } from '../read-norms.ts';
import { findContradictions, isRepeal } from './find-contradictions.ts';

/**
 * Computes from the amending laws which articles are in force and whose text is not today's, and keeps what contradicts itself for
 * the administration to look at. Run after every import; the same corpus gives the same result.
 * @returns how many contradictions there are.
 */
export async function consolidateCorpus(db: Database): Promise<number> {
  const rows = await db
    .select({
      id: articles.id,
      norm: articles.norm,
      article: articles.article,
      path: articles.path,
      text: articles.text,
      notes: articles.amendmentNotes,
      repealed: articles.repealed,
      repealedBy: articles.repealedBy,
      staleBy: articles.staleBy,
    })
    .from(articles)
    .orderBy(asc(articles.id));
  const imported = rows.map((row) => ({ ...row, article: row.article.replaceAll(' ', '').toLowerCase() }));
  const found = await findContradictions(imported, new NormRegistry(await readNorms(db)), pause);
  const decided = new Map<string, { repealedBy: string | null; staleBy: string | null }>();
  for (const { articleId, by, decides, kind } of found) {
    if (!decides) continue;
    const known = decided.get(articleId) ?? { repealedBy: null, staleBy: null };
    decided.set(articleId, isRepeal(kind) ? { ...known, repealedBy: by } : { ...known, staleBy: by });
  }
  const nothing = { repealedBy: null, staleBy: null };
  const changed = rows.flatMap(({ id, repealedBy, staleBy }) => {
    const now = decided.get(id) ?? nothing;
    return now.repealedBy === repealedBy && now.staleBy === staleBy ? [] : [{ id, ...now }];
  });
  await inCorpusTransaction(db, async (tx) => {
    for (const { id, ...state } of changed) await tx.update(articles).set(state).where(eq(articles.id, id));
    await enqueueReindex(
      tx,
      changed.map(({ id }) => id),
    );
    await tx.delete(contradictions);
    if (found.length > 0) await tx.insert(contradictions).values(found);
  });
  return found.length;
}

/** What the last import found against itself, by article. @param ids only of these; all where left out. */
export async function readContradictions(db: Database, ids?: string[]) {
  const query = db.select().from(contradictions);
  return (ids === undefined ? query : query.where(inArray(contradictions.articleId, ids))).orderBy(
    asc(contradictions.articleId),
    asc(contradictions.kind),
  );
}
