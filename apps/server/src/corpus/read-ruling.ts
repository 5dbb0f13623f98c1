import { supremeCourtSearchUrl } from '@foja/contracts/jurisprudence-limits';
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { rulingSummaries, rulings } from './corpus.table.ts';
import type { RulingSource } from './corpus-source.ts';
import { domainOfRulings } from './legal-areas.ts';

/** Joins a ruling with its editorial summary, of which there is at most one. */
export const isSummaryOfRuling = and(
  eq(rulingSummaries.volume, rulings.volume),
  eq(rulingSummaries.page, rulings.page),
);

/** The ruling with this id, or null. */
export async function readRuling(db: Database, id: string): Promise<RulingSource | null> {
  return (await readRulings(db, [id]))[0] ?? null;
}

/** Rulings by id, in the order of the ids; one that is not loaded is left out. */
export async function readRulings(db: Database, ids: string[]): Promise<RulingSource[]> {
  if (ids.length === 0) return [];
  const found = new Map((await select(db, inArray(rulings.id, ids))).map((ruling) => [ruling.id, ruling]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/** What "Fallos: volume:page" names. More than one ruling can begin on a page. */
export async function readRulingsByCitation(db: Database, volume: number, page: number): Promise<RulingSource[]> {
  return select(db, and(eq(rulings.volume, volume), eq(rulings.page, page)));
}

/** Ids of those of these summaries whose ruling is loaded. */
export async function readSummariesWithRuling(db: Database, summaryIds: string[]): Promise<string[]> {
  if (summaryIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: rulingSummaries.id })
    .from(rulingSummaries)
    .innerJoin(rulings, isSummaryOfRuling)
    .where(inArray(rulingSummaries.id, summaryIds));
  return rows.map(({ id }) => id);
}

/** Up to `limit` rulings whose id comes after `afterId`, by id: a page of the whole table. */
export async function readRulingsAfter(db: Database, afterId: string, limit: number): Promise<RulingSource[]> {
  return select(db, gt(rulings.id, afterId), limit);
}

/** The rulings just before and just after this one in the official collection. */
export async function readRulingNeighbours(
  db: Database,
  ruling: RulingSource,
): Promise<{ previous: RulingSource | null; next: RulingSource | null }> {
  const { volume, page } = ruling;
  if (volume === null || page === null) return { previous: null, next: null };
  const nearest = async (beyond: SQL | undefined, order: SQL[]) => {
    const [row] = await db
      .select({ id: rulings.id })
      .from(rulings)
      .where(beyond)
      .orderBy(...order)
      .limit(1);
    return row ? readRuling(db, row.id) : null;
  };
  const [previous, next] = await Promise.all([
    nearest(or(lt(rulings.volume, volume), and(eq(rulings.volume, volume), lt(rulings.page, page))), [
      desc(rulings.volume),
      desc(rulings.page),
    ]),
    nearest(or(gt(rulings.volume, volume), and(eq(rulings.volume, volume), gt(rulings.page, page))), [
      asc(rulings.volume),
      asc(rulings.page),
    ]),
  ]);
  return { previous, next };
}

async function select(db: Database, where: SQL | undefined, limit?: number): Promise<RulingSource[]> {
  const query = db
    .select({ ...getTableColumns(rulings), summaryDomain: rulingSummaries.domain })
    .from(rulings)
    .leftJoin(rulingSummaries, isSummaryOfRuling)
    .where(where)
    .orderBy(asc(rulings.id));
  const rows = limit === undefined ? await query : await query.limit(limit);
  return rows.map(({ contentHash: _hash, officialUrl, recordedAt: _at, summaryDomain, ...row }) => ({
    ...row,
    officialUrl: officialUrl ?? courtSearch(row.court),
    kind: 'ruling' as const,
    label: row.citation,
    domain: summaryDomain ?? domainOfRulings,
  }));
}

function courtSearch(court: string): string | null {
  return /^Corte Suprema de Justicia de la Naci[óo]n$/i.test(court) ? supremeCourtSearchUrl : null;
}
