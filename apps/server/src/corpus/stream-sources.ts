import type { Database } from '../platform/database/database.ts';
import type { CorpusSource } from './corpus-source.ts';
import { readArticles, readArticlesAfter } from './read-article.ts';
import { readGuides, readGuidesAfter } from './read-guide.ts';
import { readNotes, readNotesAfter } from './read-note.ts';
import { readRulings, readRulingsAfter } from './read-ruling.ts';
import { readRulingSummaries, readRulingSummariesAfter } from './read-ruling-summary.ts';

const pages = [readGuidesAfter, readNotesAfter, readRulingSummariesAfter, readArticlesAfter, readRulingsAfter];

/**
 * Every source of the corpus in batches, for writing the whole index anew: guides, notes, summaries of rulings,
 * articles, rulings, each by id. Each batch is a query of its own, so nothing is locked and memory holds one batch. What changes meanwhile is in the outbox.
 * @param batchRows most sources in a batch.
 */
export async function* streamSources(db: Database, batchRows = 500): AsyncGenerator<CorpusSource[], void, undefined> {
  for (const readAfter of pages) {
    let lastId = '';
    for (;;) {
      const batch = await readAfter(db, lastId, batchRows);
      if (batch.length > 0) yield batch;
      if (batch.length < batchRows) break;
      lastId = batch.at(-1)?.id ?? lastId;
    }
  }
}

/** Sources of any kind by id, as an outbox batch names them; what is missing from the answer is to be deleted. */
export async function readSources(db: Database, ids: string[]): Promise<CorpusSource[]> {
  const noteIds = ids.filter((id) => id.startsWith('nota:'));
  const guideIds = ids.filter((id) => id.startsWith('guia:'));
  const summaryIds = ids.filter((id) => id.startsWith('resumen:'));
  const otherIds = ids.filter((id) => !/^(?:nota|guia|resumen):/.test(id));
  const found = await Promise.all([
    readGuides(db, guideIds),
    readNotes(db, noteIds),
    readRulingSummaries(db, summaryIds),
    readArticles(db, otherIds),
    readRulings(db, otherIds),
  ]);
  return found.flat();
}
