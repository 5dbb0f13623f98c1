import { and, asc, eq, gt, max, ne, or } from 'drizzle-orm';
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

/**
 * Versions that were replaced by other words or by a repeal, each article once, by its last.
 * @param after beyond this number none is left out.
 * @param since those from before it too that were replaced after this moment: their import may have ended later than others that began after it.
 */
export async function readReplacedSince(
  db: DatabaseOrTransaction,
  { start, after, since }: { start: number; after: number; since: Date },
): Promise<ReplacedArticle[]> {
  const rows = await db
    .select({
      seq: articleVersions.seq,
      articleId: articles.id,
      norm: articles.norm,
      article: articles.article,
      repealed: isRepealed,
    })
    .from(articleVersions)
    .innerJoin(articles, eq(articles.id, articleVersions.articleId))
    .where(
      and(
        gt(articleVersions.seq, start),
        or(gt(articleVersions.seq, after), gt(articleVersions.supersededAt, since)),
        eq(articleVersions.origin, 'superseded'),
        or(ne(articleVersions.text, articles.text), ne(articleVersions.repealed, isRepealed)),
      ),
    )
    .orderBy(asc(articleVersions.seq));
  return [...new Map(rows.map((row) => [row.articleId, row])).values()];
}
