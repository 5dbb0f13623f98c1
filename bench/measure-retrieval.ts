import type { BuildRecord, PrepareInput } from './retrieval-corpus.ts';
import type { SearchOutcome } from './search-questions.ts';
import { runTask } from './worker.ts';

export interface RetrievalFigures extends BuildRecord, SearchOutcome {
  passages: number;
}

const sizes = [5_000, 50_000, 500_000];

/** Retrieval at each size up to `most` passages; preparing and searching are processes of their own. */
export async function measureRetrieval(
  entry: string,
  corpusDir: string | null,
  most: number,
  say: (line: string) => void,
): Promise<RetrievalFigures[]> {
  const figures: RetrievalFigures[] = [];
  for (const passages of sizes.filter((size) => size <= most)) {
    say(`retrieval: ${passages} passages`);
    const prepared = await runTask<PrepareInput, BuildRecord & { dataDir: string }>(entry, 'prepare-retrieval', {
      corpusDir,
      passages,
    });
    const { dataDir, ...record } = prepared.result;
    const searched = await runTask<{ dataDir: string }, SearchOutcome>(entry, 'search-questions', { dataDir });
    figures.push({ passages, ...record, ...searched.result });
  }
  return figures;
}
