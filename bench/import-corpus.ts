import { join } from 'node:path';
import { importFolder } from '../apps/server/src/corpus/import-folder.ts';
import { loadStarterCorpus } from '../apps/server/src/corpus/load-starter-corpus.ts';
import { readCorpusState } from '../apps/server/src/corpus/read-corpus-state.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import { findProjectRoot } from '../apps/server/src/platform/project-root.ts';
import { openIndex } from '../apps/server/src/retrieval/open-index.ts';
import { rebuildIndex } from '../apps/server/src/retrieval/rebuild-index.ts';

export interface ImportInput {
  dataDir: string;
  /** Official text on top of the starter corpus, or null for the starter corpus alone. */
  corpusDir: string | null;
  /** A PostgreSQL server in place of the database in the data folder, and the folder of its index. */
  elsewhere?: { databaseUrl: string; indexFolder: string };
}

export interface ImportOutcome {
  articles: number;
  rulings: number;
  notes: number;
  guides: number;
  /** A new database with its tables. */
  databaseSeconds: number;
  starterSeconds: number;
  /** Null without official text. */
  officialSeconds: number | null;
  indexSeconds: number;
  passagesInIndex: number;
}

/** Takes a corpus into a new data folder, with the functions that the server itself runs. */
export async function importCorpus({ dataDir, corpusDir, elsewhere }: ImportInput): Promise<ImportOutcome> {
  let lapMs = performance.now();
  const lapSeconds = () => {
    const startedMs = lapMs;
    lapMs = performance.now();
    return (lapMs - startedMs) / 1000;
  };
  const database = await openDatabase({ dataDir, databaseUrl: elsewhere?.databaseUrl ?? null });
  const databaseSeconds = lapSeconds();
  const index = await openIndex(elsewhere?.indexFolder ?? join(dataDir, 'index'));
  try {
    const { db } = database;
    await loadStarterCorpus(db, join(findProjectRoot(), 'corpus'));
    const starterSeconds = lapSeconds();
    if (corpusDir !== null) await importFolder({ db, folder: corpusDir, clock: systemClock });
    const officialSeconds = lapSeconds();
    const { passages } = await rebuildIndex({ db, index });
    const indexSeconds = lapSeconds();
    const { articles, rulings, notes, guides } = await readCorpusState(db);
    return {
      ...{ articles, rulings, notes, guides },
      databaseSeconds,
      starterSeconds,
      officialSeconds: corpusDir === null ? null : officialSeconds,
      indexSeconds,
      passagesInIndex: passages,
    };
  } finally {
    index.close();
    await database.close();
  }
}
