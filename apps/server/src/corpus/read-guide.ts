import { asc, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { guides } from './corpus.table.ts';
import type { GuideSource } from './corpus-source.ts';
import { domainOfArea } from './legal-areas.ts';

/** The guide with this id (`guia:producto-fallado`), or null. */
export async function readGuide(db: Database, id: string): Promise<GuideSource | null> {
  return (await readGuides(db, [id]))[0] ?? null;
}

/** Guides by id, in the order of the ids; one that does not exist is left out. */
export async function readGuides(db: Database, ids: string[]): Promise<GuideSource[]> {
  if (ids.length === 0) return [];
  const found = new Map((await select(db, inArray(guides.id, ids))).map((guide) => [guide.id, guide]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/** Guides that stand on this article; first those in which it weighs most. */
export async function readGuidesOnArticle(db: Database, articleId: string): Promise<GuideSource[]> {
  const found = await select(db, sql`${guides.articles} @> ${JSON.stringify([articleId])}::jsonb`);
  return found.sort((left, right) => left.articles.indexOf(articleId) - right.articles.indexOf(articleId));
}

/** Up to `limit` guides whose id comes after `afterId`, by id: a page of the whole table. */
export async function readGuidesAfter(db: Database, afterId: string, limit: number): Promise<GuideSource[]> {
  return select(db, gt(guides.id, afterId), limit);
}

async function select(db: Database, where: SQL, limit?: number): Promise<GuideSource[]> {
  const query = db.select(getTableColumns(guides)).from(guides).where(where).orderBy(asc(guides.id));
  const rows = limit === undefined ? await query : await query.limit(limit);
  return rows.map(({ contentHash: _, ...row }) => ({
    ...row,
    kind: 'guide' as const,
    label: row.title,
    domain: domainOfArea(row.area),
  }));
}
