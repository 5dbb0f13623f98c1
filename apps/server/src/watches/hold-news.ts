import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { corpusNews } from './watches.table.ts';
import type { WatchingDeps } from './watches-deps.ts';

/** Within the transaction of a round. */
export type NoticingDeps = Omit<WatchingDeps, 'db'> & { db: Transaction };

/** An import that took its numbers before the last round may have ended after it; what was told is not told again. */
export const looksBackMs = 2 * 3_600_000;

/** The row of a source of news, held until the transaction ends; null in the first round, which leaves it made. */
export async function holdNews(transaction: Transaction, source: string, upTo: number, known: string[]) {
  const made = await transaction
    .insert(corpusNews)
    .values({ source, upTo, known })
    .onConflictDoNothing()
    .returning({ source: corpusNews.source });
  const [row] = await transaction.select().from(corpusNews).where(eq(corpusNews.source, source)).for('update');
  return made.length > 0 || !row ? null : row;
}
