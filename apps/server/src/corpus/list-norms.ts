import type { Database } from '../platform/database/database.ts';
import { compareArticles } from './article-key.ts';
import type { Norm } from './corpus-source.ts';
import { listNoteEntries } from './list-editorial.ts';
import { readNorm, readNorms } from './read-norms.ts';

/** A norm as a list shows it. */
const shown = ({ code, title, officialUrl }: Norm) => ({ code, title, officialUrl });

/** The norms of which the corpus explains articles, with how many, the most explained first. */
export async function listNorms(db: Database) {
  const [norms, entries] = await Promise.all([readNorms(db), listNoteEntries(db)]);
  const explained = new Map<string, number>();
  for (const { norm } of entries) explained.set(norm, (explained.get(norm) ?? 0) + 1);
  return norms
    .flatMap((norm) => {
      const articles = explained.get(norm.code);
      return articles === undefined ? [] : [{ ...shown(norm), articles }];
    })
    .toSorted((left, right) => right.articles - left.articles || left.code.localeCompare(right.code));
}

/** A norm with the articles that the corpus explains, in their order; null where it explains none of it. */
export async function listArticlesOfNorm(db: Database, code: string) {
  const [norm, entries] = await Promise.all([readNorm(db, code), listNoteEntries(db)]);
  const own = entries.filter((entry) => entry.norm === norm?.code);
  if (!norm || own.length === 0) return null;
  return {
    ...shown(norm),
    articles: own
      .toSorted((left, right) => compareArticles(left.article, right.article))
      .map(({ articleId, article, title }) => ({ id: articleId, article, title })),
  };
}
