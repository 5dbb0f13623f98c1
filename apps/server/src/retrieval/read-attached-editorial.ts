import type { AttachedEditorial, CorpusSource } from '../corpus/corpus-source.ts';
import { readNotesOfArticles } from '../corpus/read-note.ts';
import { readSummariesOfRulings } from '../corpus/read-ruling-summary.ts';
import type { Database } from '../platform/database/database.ts';

/** What the project has written on these articles and rulings, by their id: notes and summaries. */
export async function readAttachedEditorial(
  db: Database,
  sources: readonly CorpusSource[],
): Promise<Map<string, AttachedEditorial>> {
  const [notes, summaries] = await Promise.all([
    readNotesOfArticles(
      db,
      sources.filter((source) => source.kind === 'article').map(({ id }) => id),
    ),
    readSummariesOfRulings(
      db,
      sources.filter((source) => source.kind === 'ruling'),
    ),
  ]);
  return new Map<string, AttachedEditorial>([...notes.map((note) => [note.articleId, note] as const), ...summaries]);
}
