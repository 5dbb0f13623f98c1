import { asc, eq, gt, inArray, like, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { rulingTarget } from './cited-in-ruling.ts';
import { rulingCitations, rulingReadings, rulingSummaries, rulings } from './corpus.table.ts';

/** A ruling that an import added or changed. */
export interface RecordedRuling {
  id: string;
  citation: string;
  title: string;
  date: string | null;
  recordedAt: Date;
  contentHash: string;
  /** As citations name it; null for one of no volume. */
  target: string | null;
  /** Null where only headnotes are there. */
  text: 'whole' | 'part' | null;
  hasHeadnotes: boolean;
  /** What it cites was read of its text as it is now. */
  isRead: boolean;
}

/** Rulings that were recorded after a moment, the oldest first. */
export async function readRulingsSince(db: DatabaseOrTransaction, since: Date): Promise<RecordedRuling[]> {
  const rows = await db
    .select({
      id: rulings.id,
      citation: rulings.citation,
      title: rulings.title,
      date: rulings.date,
      recordedAt: rulings.recordedAt,
      contentHash: rulings.contentHash,
      volume: rulings.volume,
      page: rulings.page,
      isExtract: rulings.isExtract,
      hasText: sql<boolean>`${rulings.text} <> ''`,
      hasHeadnotes: sql<boolean>`${rulings.summary} <> ''`,
      isRead: sql<boolean>`coalesce(starts_with(${rulingReadings.reading}, ${rulings.contentHash} || '/'), false)`,
    })
    .from(rulings)
    .leftJoin(rulingReadings, eq(rulingReadings.rulingId, rulings.id))
    .where(gt(rulings.recordedAt, since))
    .orderBy(asc(rulings.recordedAt), asc(rulings.id));
  return rows.map(({ volume, page, hasText, isExtract, ...row }) => ({
    ...row,
    target: volume === null || page === null ? null : rulingTarget({ volume, page }),
    text: hasText ? (isExtract ? 'part' : 'whole') : null,
  }));
}

/** The rulings that each of these cites, as citations name them. */
export async function readRulingsCitedBy(
  db: DatabaseOrTransaction,
  ids: readonly string[],
): Promise<{ rulingId: string; target: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(rulingCitations)
    .where(sql`${inArray(rulingCitations.rulingId, [...ids])} and ${like(rulingCitations.target, 'fallos:%')}`)
    .orderBy(rulingCitations.rulingId, rulingCitations.target);
}

/** Every editorial summary of a ruling, with a mark of what it says. */
export async function readRulingSummaryMarks(db: DatabaseOrTransaction) {
  const rows = await db
    .select({
      id: rulingSummaries.id,
      citation: rulingSummaries.citation,
      title: rulingSummaries.title,
      volume: rulingSummaries.volume,
      page: rulingSummaries.page,
      contentHash: rulingSummaries.contentHash,
    })
    .from(rulingSummaries);
  return rows.map(({ volume, page, contentHash, ...row }) => ({
    ...row,
    target: rulingTarget({ volume, page }),
    mark: `${row.id}/${contentHash.slice(0, 12)}`,
  }));
}
