import { readArticleStates } from '../corpus/read-article.ts';
import { readGuidesOnArticle } from '../corpus/read-guide.ts';
import { readNorms } from '../corpus/read-norms.ts';
import { readNote, readNoteNeighbours, readNotesOfArticles } from '../corpus/read-note.ts';
import type { Database } from '../platform/database/database.ts';
import type { ArticlePageContent } from './article-page.ts';
import { articleLinks, keysIn } from './editorial-text.ts';

/** Everything that an article's page shows; null where the corpus has no note on it. @param key `ldc:10bis`. */
export async function readArticlePage(db: Database, key: string): Promise<ArticlePageContent | null> {
  const note = await readNote(db, `nota:${key}`);
  if (!note) return null;
  const [norms, notes, guides, neighbours, states] = await Promise.all([
    readNorms(db),
    readNotesOfArticles(db, [...new Set([key, ...note.related, ...keysIn(note.sections)])]),
    readGuidesOnArticle(db, key),
    readNoteNeighbours(db, note),
    readArticleStates(db, [key]),
  ]);
  return {
    note,
    links: articleLinks(norms, notes),
    guides,
    ...neighbours,
    repealed: states.some(({ repealed }) => repealed),
  };
}
