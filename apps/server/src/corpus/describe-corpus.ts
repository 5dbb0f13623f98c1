import type { CorpusState } from '@foja/contracts/admin';
import { count, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { describeContradictions } from './consolidation/describe-contradictions.ts';
import { articles, notes } from './corpus.table.ts';
import { isRepealed, isSuspect } from './read-article.ts';
import { readCorpusState } from './read-corpus-state.ts';
import { readNorms } from './read-norms.ts';

/** What the corpus holds, norm by norm and in total; the index has its own account. */
export async function describeCorpus(db: Database): Promise<Omit<CorpusState, 'index'>> {
  const state = await readCorpusState(db);
  const ofArticles = await db
    .select({
      norm: articles.norm,
      articles: count(),
      repealed: sql<number>`count(*) filter (where ${isRepealed})`.mapWith(Number),
      suspect: sql<number>`count(*) filter (where ${isSuspect})`.mapWith(Number),
    })
    .from(articles)
    .groupBy(articles.norm);
  const ofNotes = await db.select({ norm: notes.norm, notes: count() }).from(notes).groupBy(notes.norm);
  const articlesByNorm = new Map(ofArticles.map((row) => [row.norm, row]));
  const notesByNorm = new Map(ofNotes.map((row) => [row.norm, row.notes]));
  return {
    norms: (await readNorms(db)).map(({ code, title }) => {
      const { articles = 0, repealed = 0, suspect = 0 } = articlesByNorm.get(code) ?? {};
      return { code, name: title, articles, notes: notesByNorm.get(code) ?? 0, repealed, suspect };
    }),
    articles: state.articles,
    notes: state.notes,
    guides: state.guides,
    rulings: state.rulings,
    rulingSummaries: state.rulingSummaries,
    contradictions: await describeContradictions(db),
    lastImportAt: state.lastImportAt?.toISOString() ?? null,
  };
}
