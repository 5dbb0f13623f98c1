import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from '../corpus/import-folder.ts';
import { loadStarterCorpus } from '../corpus/load-starter-corpus.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import type { Embedder } from '../platform/embedder.ts';
import { applyOutbox } from '../retrieval/apply-outbox.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { openIndex, type RetrievalIndex } from '../retrieval/open-index.ts';
import { SourceReader } from '../retrieval/read-sources.ts';
import type { RetrievalDeps } from '../retrieval/retrieve.ts';
import { makeTestFolder, type TestFolder } from './corpus-folders.ts';
import { moveableClock } from './moveable-clock.ts';
import { openTestDatabase } from './test-database.ts';

export interface RetrievalTestApp {
  database: OpenDatabase;
  index: RetrievalIndex;
  indexFolder: string;
  /** `norms.yaml`, `notes/`, `guides/` as in the repository's `corpus/`. */
  starter: TestFolder;
  /** `norms.json`, `statutes/`, `rulings/` as in `CORPUS_DIR`. */
  official: TestFolder;
  deps: RetrievalDeps;
  /** Takes in what the folders hold and brings the index up to it. @returns changes indexed. */
  load(): Promise<number>;
  close(): Promise<void>;
}

/** A database, an index and two folders of invented law, empty at first. */
export async function openRetrievalTestApp(embedder: Embedder | null = null): Promise<RetrievalTestApp> {
  const database = await openTestDatabase();
  const indexFolder = mkdtempSync(join(tmpdir(), 'foja-index-'));
  const index = await openIndex(indexFolder);
  const starter = makeTestFolder();
  const official = makeTestFolder();
  const clock = moveableClock();
  const { db } = database;
  return {
    database,
    index,
    indexFolder,
    starter,
    official,
    deps: { db, index, registry: openNormRegistry(db, clock), sources: new SourceReader(db), embedder },
    async load() {
      await loadStarterCorpus(db, starter.path);
      await importFolder({ db, folder: official.path, clock });
      return applyOutbox({ db, index, embedder });
    },
    async close() {
      index.close();
      await database.close();
      starter.close();
      official.close();
      rmSync(indexFolder, { recursive: true, force: true });
    },
  };
}
