import type { UnderReview } from '@foja/contracts/calculators';
import { labelArticles } from '../corpus/name-sources.ts';
import { reviewNoteOfResult } from '../corpus/rules/law-under-review.ts';
import { readLawUnderReview } from '../corpus/rules/read-law-under-review.ts';
import type { Database } from '../platform/database/database.ts';

/** A result, and the articles that it stands on which changed since somebody compared both. */
export async function reviewResult<Result extends { citations: readonly string[]; article?: string }>(
  { db }: { db: Database },
  result: Result,
): Promise<Result & { underReview: UnderReview }> {
  const { article, citations } = result;
  const articles = await readLawUnderReview(db, article ? [article, ...citations] : citations);
  if (articles.length === 0) return { ...result, underReview: null };
  const note = reviewNoteOfResult(await labelArticles(db, [...articles]));
  return { ...result, underReview: { articles: [...articles], note } };
}
