import type { CorpusSource, NoteSource } from '../corpus/corpus-source.ts';
import { readArticles } from '../corpus/read-article.ts';
import { readNotesOfArticles } from '../corpus/read-note.ts';
import type { Database } from '../platform/database/database.ts';
import { buildIndexRow, type IndexRow } from './index-row.ts';

/**
 * Index entries of these sources. An article carries the words of its note; the note of a loaded article has no entry of
 * its own (`shadowed`), so that one article is one source.
 */
export async function readIndexRows(
  db: Database,
  sources: readonly CorpusSource[],
): Promise<{ rows: IndexRow[]; shadowed: string[] }> {
  const notes = await notesByArticle(db, sources);
  const loaded = await loadedArticles(db, sources);
  const rows: IndexRow[] = [];
  const shadowed: string[] = [];
  for (const source of sources) {
    if (source.kind === 'note' && loaded.has(source.articleId)) shadowed.push(source.id);
    else rows.push(buildIndexRow(source, source.kind === 'article' ? (notes.get(source.id) ?? null) : null));
  }
  return { rows, shadowed };
}

async function notesByArticle(db: Database, sources: readonly CorpusSource[]): Promise<Map<string, NoteSource>> {
  const ids = sources.filter((source) => source.kind === 'article').map((article) => article.id);
  return new Map((await readNotesOfArticles(db, ids)).map((note) => [note.articleId, note]));
}

async function loadedArticles(db: Database, sources: readonly CorpusSource[]): Promise<Set<string>> {
  const ids = sources.filter((source) => source.kind === 'note').map((note) => note.articleId);
  return new Set((await readArticles(db, ids)).map((article) => article.id));
}
