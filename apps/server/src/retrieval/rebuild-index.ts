import { readCorpusState } from '../corpus/read-corpus-state.ts';
import { streamSources } from '../corpus/stream-sources.ts';
import type { Database } from '../platform/database/database.ts';
import type { Embedder } from '../platform/embedder.ts';
import { embedRows } from './embed-rows.ts';
import type { StoredRow } from './index-generation.ts';
import { type IndexRow, isOfRuling, type PassageFields } from './index-row.ts';
import type { RetrievalIndex } from './open-index.ts';
import { readIndexRows } from './read-index-rows.ts';
import { TermCounter } from './vocabulary.ts';

export interface RebuildRequest {
  db: Database;
  index: RetrievalIndex;
  /** Where configured, every passage also gets a vector of this model. */
  embedder?: Embedder | null;
  /** Told of sources dealt with, of all that there are. */
  onProgress?: (done: number, total: number) => void;
}

const batchRows = 1_000;

/**
 * Builds the whole index from the database beside the one in use, then swaps them: searches go on meanwhile, and a failure
 * leaves the old index as it was. What changes during the build is in the outbox and follows.
 * @returns passages indexed.
 * @throws when the database, the index folder or the embedder fails.
 */
export async function rebuildIndex({
  db,
  index,
  embedder = null,
  onProgress,
}: RebuildRequest): Promise<{ passages: number }> {
  const vectorSize = embedder === null ? 0 : ((await embedder.embed(['artículo'], 'passage'))[0]?.length ?? 0);
  const builder = await index.begin(embedder?.model ?? '', vectorSize);
  try {
    const counter = new TermCounter();
    const state = await readCorpusState(db);
    const total = state.articles + state.rulings + state.notes + state.guides + state.rulingSummaries;
    let done = 0;
    for await (const sources of streamSources(db, batchRows)) {
      const { rows } = await readIndexRows(db, sources);
      for (const row of rows) if (isCounted(row)) counter.add({ ...(JSON.parse(row.fields) as PassageFields) });
      const stored: StoredRow[] = embedder === null ? rows : await embedRows(rows, sources, embedder);
      await builder.add(stored);
      done += sources.length;
      onProgress?.(done, total);
    }
    return { passages: await builder.publish(counter.statistics()) };
  } catch (error) {
    await builder.abandon();
    throw error;
  }
}

/** Rulings are long and say everything, and their summaries are about them: they would make the law's words look common. */
function isCounted(row: IndexRow): boolean {
  return row.usable && !isOfRuling(row.kind);
}
