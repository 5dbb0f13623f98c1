import { and, asc, eq, getTableColumns, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { rulingSummaries } from './corpus.table.ts';
import type { RulingSource, RulingSummarySource } from './corpus-source.ts';

/** The summary with this id (`resumen:332:111`), or null. */
export async function readRulingSummary(db: Database, id: string): Promise<RulingSummarySource | null> {
  return (await readRulingSummaries(db, [id]))[0] ?? null;
}

/** Summaries by id, in the order of the ids; one that does not exist is left out. */
export async function readRulingSummaries(db: Database, ids: string[]): Promise<RulingSummarySource[]> {
  if (ids.length === 0) return [];
  const found = new Map((await select(db, inArray(rulingSummaries.id, ids))).map((summary) => [summary.id, summary]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/** The summary of the ruling that begins on this page of the collection, or null. */
export async function readSummaryByCitation(
  db: Database,
  volume: number,
  page: number,
): Promise<RulingSummarySource | null> {
  return (await select(db, isAt(volume, page)))[0] ?? null;
}

/** Summaries of these rulings, by the ruling's id. */
export async function readSummariesOfRulings(
  db: Database,
  rulings: readonly Pick<RulingSource, 'id' | 'volume' | 'page'>[],
): Promise<Map<string, RulingSummarySource>> {
  const placed = rulings.flatMap(({ id, volume, page }) =>
    volume === null || page === null ? [] : [{ id, volume, page }],
  );
  if (placed.length === 0) return new Map();
  const summaries = await select(db, or(...placed.map(({ volume, page }) => isAt(volume, page))));
  const byPlace = new Map(summaries.map((summary) => [`${summary.volume}:${summary.page}`, summary]));
  return new Map(
    placed.flatMap(({ id, volume, page }) => {
      const summary = byPlace.get(`${volume}:${page}`);
      return summary ? [[id, summary]] : [];
    }),
  );
}

/** Summaries of rulings that speak of this article. */
export async function readSummariesNaming(db: Database, articleId: string): Promise<RulingSummarySource[]> {
  return select(db, sql`${rulingSummaries.norms} @> ${JSON.stringify([articleId])}::jsonb`);
}

/**
 * Ids of the summaries of rulings that speak of one of these articles, or of any article of one of these norms, and of their
 * rulings, loaded or not.
 */
export async function readRulingsSummarisedOn(db: Database, targets: readonly string[]): Promise<string[]> {
  const wanted = new Set(targets);
  const { id, norms, page, volume } = rulingSummaries;
  const rows = await db.select({ id, norms, page, volume }).from(rulingSummaries);
  const isOn = (key: string) => wanted.has(key) || wanted.has(key.split(':')[0] ?? '');
  return rows
    .filter((summary) => summary.norms.some(isOn))
    .flatMap((summary) => [summary.id, `fallos_${summary.volume}_p${summary.page}`]);
}

/** Up to `limit` summaries whose id comes after `afterId`, by id: a page of the whole table. */
export async function readRulingSummariesAfter(
  db: Database,
  afterId: string,
  limit: number,
): Promise<RulingSummarySource[]> {
  return select(db, gt(rulingSummaries.id, afterId), limit);
}

function isAt(volume: number, page: number): SQL | undefined {
  return and(eq(rulingSummaries.volume, volume), eq(rulingSummaries.page, page));
}

async function select(db: Database, where: SQL | undefined, limit?: number): Promise<RulingSummarySource[]> {
  const query = db
    .select(getTableColumns(rulingSummaries))
    .from(rulingSummaries)
    .where(where)
    .orderBy(asc(rulingSummaries.id));
  const rows = limit === undefined ? await query : await query.limit(limit);
  return rows.map(({ contentHash: _, ...row }) => ({ ...row, kind: 'ruling-summary' as const, label: row.citation }));
}
