import { and, asc, eq, gt, max } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { articles, articleVersions } from './corpus.table.ts';
import { isRepealed } from './read-article.ts';

/** An article that holds other words, or was repealed, since an import replaced this version of it. */
export interface ReplacedArticle {
  seq: number;
  articleId: string;
  norm: string;
  article: string;
  repealed: boolean;
}

/** The number of the last version that an import replaced. */
export async function lastReplaced(db: DatabaseOrTransaction): Promise<number> {
  const [row] = await db.select({ seq: max(articleVersions.seq) }).from(articleVersions);
  return row?.seq ?? 0;
}

/** Versions that were replaced after this number by other words or by a repeal, each article once, by its last. */
export async function readReplacedSince(db: DatabaseOrTransaction, seq: number): Promise<ReplacedArticle[]> {
  const rows = await db
    .select({
      seq: articleVersions.seq,
      articleId: articles.id,
      norm: articles.norm,
      article: articles.article,
      wasRepealed: articleVersions.repealed,
      repealed: isRepealed,
      before: articleVersions.text,
      now: articles.text,
    })
    .from(articleVersions)
    .innerJoin(articles, eq(articles.id, articleVersions.articleId))
    .where(and(gt(articleVersions.seq, seq), eq(articleVersions.origin, 'superseded')))
    .orderBy(asc(articleVersions.seq));
  const last = new Map<string, ReplacedArticle>();
  for (const { before, now, wasRepealed, ...row } of rows) {
    if (before !== now || wasRepealed !== row.repealed) last.set(row.articleId, row);
  }
  return [...last.values()];
}
