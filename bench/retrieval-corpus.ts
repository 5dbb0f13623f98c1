import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFolder } from '../apps/server/src/corpus/import-folder.ts';
import { loadStarterCorpus } from '../apps/server/src/corpus/load-starter-corpus.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import { findProjectRoot } from '../apps/server/src/platform/project-root.ts';
import { applyOutbox } from '../apps/server/src/retrieval/apply-outbox.ts';
import { openIndex } from '../apps/server/src/retrieval/open-index.ts';
import { type BaseCorpus, readBaseCorpus } from './base-corpus.ts';
import { type FolderOutcome, recipeVersion, writeCorpusOfSize } from './corpus-of-size.ts';

export interface PrepareInput {
  /** Absolute path of official text, or null for the starter corpus alone. */
  corpusDir: string | null;
  /** Articles and rulings; guides and notes of the starter corpus come on top. */
  passages: number;
}

/** How the database and the index of one size came about; kept beside them. */
export interface BuildRecord extends FolderOutcome {
  importSeconds: number;
  indexBuildSeconds: number;
  /** ISO date of the build: a later run finds it done. */
  builtOn: string;
}

/**
 * A database and an index with this many passages, through the product's own importer and index builder. Kept under
 * `data/bench` and built only where the corpus, its recipe or the index format changed.
 */
export async function prepareRetrievalCorpus(
  { corpusDir, passages }: PrepareInput,
  say: (line: string) => void,
): Promise<BuildRecord & { dataDir: string }> {
  const root = findProjectRoot();
  const starterFolder = join(root, 'corpus');
  const base = await readBaseCorpus(corpusDir, starterFolder);
  const kind = corpusDir === null ? 'starter' : 'official';
  const dataDir = keepOnly(join(root, 'data/bench'), `retrieval-${kind}-${passages}-`, fingerprint(base));
  const recordPath = join(dataDir, 'built.json');
  let record = existsSync(recordPath) ? (JSON.parse(readFileSync(recordPath, 'utf8')) as BuildRecord) : null;
  // Without its record it was interrupted.
  if (record === null) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });

  const database = await openDatabase({ dataDir, databaseUrl: null });
  const index = await openIndex(join(dataDir, 'index'));
  try {
    const { db } = database;
    await loadStarterCorpus(db, starterFolder);
    if (record === null) {
      const folder = join(dataDir, 'folder');
      const written = writeCorpusOfSize(base, passages, folder);
      say(`${passages} passages: importing…`);
      const importStartedMs = performance.now();
      await importFolder({ db, folder, clock: systemClock });
      const importSeconds = secondsSince(importStartedMs);
      rmSync(folder, { recursive: true });
      record = { ...written, importSeconds, indexBuildSeconds: 0, builtOn: '' };
    }
    const isNew = index.live() === null;
    if (isNew) say(`${passages} passages: building the index…`);
    const buildStartedMs = performance.now();
    const applied = await applyOutbox({ db, index });
    if (isNew) {
      record = { ...record, indexBuildSeconds: secondsSince(buildStartedMs), builtOn: new Date().toISOString() };
    } else if (applied > 0) {
      say(`${passages} passages: ${applied} sources of the starter corpus written again`);
    }
    writeFileSync(recordPath, JSON.stringify(record, null, 1));
    return { ...record, dataDir };
  } finally {
    index.close();
    await database.close();
  }
}

/** The folder with this fingerprint; those of the same size but of another corpus go. */
function keepOnly(folder: string, prefix: string, mark: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.startsWith(prefix) && name !== prefix + mark) rmSync(join(folder, name), { recursive: true });
  }
  return join(folder, prefix + mark);
}

function fingerprint(base: BaseCorpus): string {
  const hash = createHash('sha256').update(String(recipeVersion));
  for (const pool of [base.articlePool, base.rulingPool]) hash.update(JSON.stringify(pool));
  return hash.digest('hex').slice(0, 12);
}

function secondsSince(startedMs: number): number {
  return (performance.now() - startedMs) / 1000;
}
