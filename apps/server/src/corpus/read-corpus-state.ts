import { count, countDistinct, max, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import {
  articles,
  articleVersions,
  guides,
  importedFiles,
  indexOutbox,
  norms,
  notes,
  rulingSummaries,
  rulings,
} from './corpus.table.ts';
import { isRepealed, isSuspect } from './read-article.ts';

/** What the corpus holds, counted now. */
export interface CorpusState {
  /** Norms known, and those whose text is loaded. */
  norms: number;
  normsWithText: number;
  articles: number;
  repealedArticles: number;
  suspectArticles: number;
  earlierVersions: number;
  rulings: number;
  notes: number;
  guides: number;
  /** Editorial summaries of rulings. */
  rulingSummaries: number;
  /** Changes that the retrieval index does not have yet. */
  pendingReindex: number;
  /** When a file of official text was last taken in; null before the first import. */
  lastImportAt: Date | null;
}

export async function readCorpusState(db: Database): Promise<CorpusState> {
  const rowsOf = async (
    table:
      | typeof norms
      | typeof rulings
      | typeof rulingSummaries
      | typeof notes
      | typeof guides
      | typeof articleVersions,
  ) => (await db.select({ rows: count() }).from(table))[0]?.rows ?? 0;
  const [ofArticles] = await db
    .select({
      rows: count(),
      norms: countDistinct(articles.norm),
      repealed: sql<number>`count(*) filter (where ${isRepealed})`.mapWith(Number),
      suspect: sql<number>`count(*) filter (where ${isSuspect})`.mapWith(Number),
    })
    .from(articles);
  const [imported] = await db.select({ last: max(importedFiles.importedAt) }).from(importedFiles);
  return {
    norms: await rowsOf(norms),
    normsWithText: ofArticles?.norms ?? 0,
    articles: ofArticles?.rows ?? 0,
    repealedArticles: ofArticles?.repealed ?? 0,
    suspectArticles: ofArticles?.suspect ?? 0,
    earlierVersions: await rowsOf(articleVersions),
    rulings: await rowsOf(rulings),
    notes: await rowsOf(notes),
    guides: await rowsOf(guides),
    rulingSummaries: await rowsOf(rulingSummaries),
    pendingReindex: await countPendingReindex(db),
    lastImportAt: imported?.last ?? null,
  };
}

/** Sources that changed and are not in the retrieval index yet. */
export async function countPendingReindex(db: Database): Promise<number> {
  const [pending] = await db.select({ rows: countDistinct(indexOutbox.sourceId) }).from(indexOutbox);
  return pending?.rows ?? 0;
}
