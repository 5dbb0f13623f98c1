import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { articleLabel } from './article-key.ts';
import { articles, articleVersions, norms } from './corpus.table.ts';
import type { ArticleSource } from './corpus-source.ts';
import { normColumns } from './read-norms.ts';

/** No longer in force, by its own mark or by what the amending laws say. */
export const isRepealed = sql<boolean>`(${articles.repealed} or ${articles.repealedBy} is not null)`;
/** Not to be relied on, by the import or because a law gave it other words. */
export const isSuspect = sql<boolean>`(${articles.suspect} or ${articles.staleBy} is not null)`;

/** The article with this key, with its norm, or null where its text is not loaded. */
export async function readArticle(db: Database, id: string): Promise<ArticleSource | null> {
  return (await readArticles(db, [id]))[0] ?? null;
}

/** Articles by key, in the order of the keys; one that is not loaded is left out. */
export async function readArticles(db: Database, ids: string[]): Promise<ArticleSource[]> {
  if (ids.length === 0) return [];
  const found = new Map((await select(db, inArray(articles.id, ids))).map((article) => [article.id, article]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/** Whether articles are in force and to be relied on, without their texts; one that is not loaded is left out. */
export async function readArticleStates(
  db: Database,
  ids: string[],
): Promise<Pick<ArticleSource, 'id' | 'repealed' | 'suspect'>[]> {
  if (ids.length === 0) return [];
  return (
    db
      .select({ id: articles.id, repealed: isRepealed, suspect: isSuspect })
      .from(articles)
      // One list, not a parameter for each: an answer asks for many, and each parameter is prepared by itself.
      .where(sql`${articles.id} = any(${sql.param(ids)})`)
  );
}

/** Up to `limit` articles whose key comes after `afterId`, by key: a page of the whole table. */
export async function readArticlesAfter(db: Database, afterId: string, limit: number): Promise<ArticleSource[]> {
  return select(db, gt(articles.id, afterId), limit);
}

/** The articles just before and just after this one in its norm. */
export async function readArticleNeighbours(
  db: Database,
  article: ArticleSource,
): Promise<{ previous: ArticleSource | null; next: ArticleSource | null }> {
  const sameNorm = eq(articles.norm, article.norm.code);
  const nearest = async (beyond: SQL, order: SQL) => {
    const [row] = await db
      .select({ id: articles.id })
      .from(articles)
      .where(and(sameNorm, beyond))
      .orderBy(order, asc(articles.id))
      .limit(1);
    return row ? readArticle(db, row.id) : null;
  };
  const [previous, next] = await Promise.all([
    nearest(lt(articles.position, article.position), desc(articles.position)),
    nearest(gt(articles.position, article.position), asc(articles.position)),
  ]);
  return { previous, next };
}

/** Texts that the article had before, the latest first. */
export async function readArticleVersions(db: Database, articleId: string) {
  return db
    .select()
    .from(articleVersions)
    .where(eq(articleVersions.articleId, articleId))
    .orderBy(desc(articleVersions.supersededAt), desc(articleVersions.seq));
}

/** The same of many articles, by key. */
export async function readVersionsOf(
  db: Database,
  articleIds: readonly string[],
): Promise<Map<string, (typeof articleVersions.$inferSelect)[]>> {
  const rows = await db
    .select()
    .from(articleVersions)
    .where(inArray(articleVersions.articleId, [...articleIds]))
    .orderBy(desc(articleVersions.supersededAt), desc(articleVersions.seq));
  const found = new Map<string, (typeof articleVersions.$inferSelect)[]>();
  for (const row of rows) found.set(row.articleId, [...(found.get(row.articleId) ?? []), row]);
  return found;
}

async function select(db: Database, where: SQL, limit?: number): Promise<ArticleSource[]> {
  const query = db
    .select({ ...getTableColumns(articles), norm: normColumns })
    .from(articles)
    .innerJoin(norms, eq(articles.norm, norms.code))
    .where(where)
    .orderBy(asc(articles.id));
  const rows = limit === undefined ? await query : await query.limit(limit);
  return rows.map(({ contentHash: _, ...row }) => ({
    ...row,
    repealed: row.repealed || row.repealedBy !== null,
    suspect: row.suspect || row.staleBy !== null,
    kind: 'article' as const,
    label: articleLabel(row.norm, row.article),
    domain: row.norm.domain,
  }));
}
