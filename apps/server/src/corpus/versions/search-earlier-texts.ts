import { analyzeTerms } from '@foja/legal-text/analyze';
import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { articles, articleVersions } from '../corpus.table.ts';
import { isRepealed } from '../read-article.ts';
import { lawOfThen } from './law-of-then.ts';
import { readTimelines } from './read-timeline.ts';

/** A word of a question as the index has it ("despid"), and what it tells of what is asked. */
export interface AskedWord {
  term: string;
  weight: number;
}

/** Texts whose words are looked at once the database has put those first that hold most of the question. */
const mostRead = 40;
/** So much of what the question says a text must hold, in so many words at least: fewer share words by chance. */
const leastShare = 0.6;
const leastWords = 2;

/**
 * Finds by their words the articles that held another text on some day, or hold no more: what a search over today's law cannot find.
 * @param days the days of which the law is asked; what did not hold the same on each of them is left out.
 * @returns keys of articles (`ley-24013:8`), the one first that holds most of the question.
 */
export async function searchEarlierTexts(
  db: Database,
  asked: readonly AskedWord[],
  days: readonly string[],
  limit: number,
): Promise<string[]> {
  // Numbers of a question with a day are mostly the day's own.
  const words = asked.filter(({ term, weight }) => weight > 0 && !term.startsWith('#'));
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  if (words.length < leastWords || days.length === 0) return [];
  const keys = await keysNearest(db, words);
  const timelines = await readTimelines(db, keys);
  const found: { key: string; share: number }[] = [];
  for (const [key, timeline] of timelines) {
    const [then, ...others] = days.map((day) => lawOfThen(timeline, day));
    if (then?.kind !== 'then' || then.stretch.state !== 'text') continue;
    if (others.some((other) => other.kind !== 'then' || other.stretch !== then.stretch)) continue;
    const held = new Set(analyzeTerms(then.stretch.text ?? ''));
    const common = words.filter(({ term }) => held.has(term));
    const share = common.reduce((sum, { weight }) => sum + weight, 0) / whole;
    if (common.length >= leastWords && share >= leastShare) found.push({ key, share });
  }
  return found
    .sort((a, b) => b.share - a.share)
    .slice(0, limit)
    .map(({ key }) => key);
}

/** Articles with an earlier text, or without one today, that hold most of the words; an index term is the beginning of a word. */
async function keysNearest(db: Database, words: readonly AskedWord[]): Promise<string[]> {
  const folded = (text: typeof articles.text | typeof articleVersions.text) =>
    sql`translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`;
  const worth = (text: typeof articles.text | typeof articleVersions.text) =>
    sql<number>`${sql.join(
      words.map(
        ({ term, weight }) => sql`case when position(${term} in ${folded(text)}) > 0 then ${weight}::float8 else 0 end`,
      ),
      sql` + `,
    )}`;
  const nearest = unionAll(
    db.select({ key: articleVersions.articleId, worth: worth(articleVersions.text).as('worth') }).from(articleVersions),
    db
      .select({ key: articles.id, worth: worth(articles.text).as('worth') })
      .from(articles)
      .where(eq(isRepealed, true)),
  ).as('nearest');
  const rows = await db
    .select({ key: nearest.key })
    .from(nearest)
    .groupBy(nearest.key)
    .orderBy(sql`max(${nearest.worth}) desc`, nearest.key)
    .limit(mostRead);
  return rows.map(({ key }) => key);
}
