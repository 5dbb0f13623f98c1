import type { CorpusSource } from '../corpus/corpus-source.ts';
import { readArticles } from '../corpus/read-article.ts';
import { readSummariesWithRuling } from '../corpus/read-ruling.ts';
import type { Database } from '../platform/database/database.ts';
import { buildIndexRow, type IndexRow } from './index-row.ts';
import { readAttachedEditorial } from './read-attached-editorial.ts';

/**
 * Index entries of these sources. An article carries the words of its note and a ruling those of its summary; the note of a
 * loaded article and the summary of a loaded ruling have no entry of their own (`shadowed`), so that one article, one ruling,
 * is one source.
 */
export async function readIndexRows(
  db: Database,
  sources: readonly CorpusSource[],
): Promise<{ rows: IndexRow[]; shadowed: string[] }> {
  const attached = await readAttachedEditorial(db, sources);
  const covered = await coveredByOfficialText(db, sources);
  const rows: IndexRow[] = [];
  const shadowed: string[] = [];
  for (const source of sources) {
    if (covered.has(source.id)) shadowed.push(source.id);
    else rows.push(buildIndexRow(source, attached.get(source.id) ?? null));
  }
  return { rows, shadowed };
}

/** Ids of the notes and summaries whose article or ruling is loaded. */
async function coveredByOfficialText(db: Database, sources: readonly CorpusSource[]): Promise<Set<string>> {
  const notes = sources.filter((source) => source.kind === 'note');
  const summaries = sources.filter((source) => source.kind === 'ruling-summary');
  const articles = await readArticles(
    db,
    notes.map((note) => note.articleId),
  );
  const loaded = new Set(articles.map(({ id }) => id));
  return new Set([
    ...notes.filter((note) => loaded.has(note.articleId)).map(({ id }) => id),
    ...(await readSummariesWithRuling(
      db,
      summaries.map(({ id }) => id),
    )),
  ]);
}
