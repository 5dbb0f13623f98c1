import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import { fingerprintOf, readCitedTexts } from '../cited-texts.ts';
import { articles } from '../corpus.table.ts';
import { isRepealed } from '../read-article.ts';
import type { LawUnderReview } from './law-under-review.ts';

let citedTexts: ReadonlyMap<string, string> | null = null;
/** Fingerprints by the hash of an article's row, since the text of few articles ever changes. */
const fingerprints = new LRUCache<string, string>({ max: 5_000 });

/**
 * The articles on which rules and computations stand and which the loaded corpus has repealed, or words otherwise than when they were
 * compared with them. One that is not loaded is none of them: nothing newer is known.
 * @param among looks at these articles alone; at all that were compared where left out
 */
export async function readLawUnderReview(
  db: DatabaseOrTransaction,
  among?: readonly string[],
): Promise<LawUnderReview> {
  citedTexts ??= readCitedTexts(join(findProjectRoot(), 'corpus'));
  const compared = citedTexts;
  const keys = among ? [...new Set(among)].filter((key) => compared.has(key)) : [...compared.keys()];
  if (keys.length === 0) return [];
  const loaded = await db
    .select({ id: articles.id, repealed: isRepealed, hash: articles.contentHash })
    .from(articles)
    .where(inArray(articles.id, keys));
  const unread = loaded.filter(({ repealed, hash }) => !repealed && !fingerprints.has(hash)).map(({ id }) => id);
  if (unread.length > 0) {
    const texts = await db
      .select({ text: articles.text, hash: articles.contentHash })
      .from(articles)
      .where(inArray(articles.id, unread));
    for (const { text, hash } of texts) fingerprints.set(hash, fingerprintOf(text));
  }
  return loaded
    .filter(({ id, repealed, hash }) => repealed || fingerprints.get(hash) !== compared.get(id))
    .map(({ id }) => id);
}
