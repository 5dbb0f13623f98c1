import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { articles } from './corpus.table.ts';
import { isRepealed } from './read-article.ts';

/** Codes of the norms of which every article that is loaded is repealed. */
export async function readRepealedNorms(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ norm: articles.norm })
    .from(articles)
    .groupBy(articles.norm)
    .having(sql`bool_and(${isRepealed})`);
  return new Set(rows.map(({ norm }) => norm));
}
