import { join } from 'node:path';
import type { ImportInput, ImportOutcome } from './import-corpus.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { runTask } from './worker.ts';

export interface ImportFigures extends ImportOutcome {
  corpus: 'starter corpus' | 'starter corpus and official text';
  /** Highest memory of the importing process and its database; null where it cannot be read. */
  peakMb: number | null;
}

/** Imports into new data folders: the starter corpus alone and, where there is one, a folder of official text on top. */
export async function measureImport(
  entry: string,
  corpusDir: string | null,
  say: (line: string) => void,
): Promise<ImportFigures[]> {
  const figures: ImportFigures[] = [];
  for (const folder of corpusDir === null ? [null] : [null, corpusDir]) {
    const corpus = folder === null ? 'starter corpus' : 'starter corpus and official text';
    say(`import: ${corpus}`);
    const { result, peakMb } = await inTemporaryFolder((temporary) =>
      runTask<ImportInput, ImportOutcome>(entry, 'import-corpus', {
        dataDir: join(temporary, 'data'),
        corpusDir: folder,
      }),
    );
    figures.push({ corpus, ...result, peakMb });
  }
  return figures;
}
