import { createHash } from 'node:crypto';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { importFolder } from '../../corpus/import-folder.ts';
import { loadStarterCorpus } from '../../corpus/load-starter-corpus.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { keepDataFolderPrivate } from '../../platform/private-data-folder.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import { applyOutbox } from '../apply-outbox.ts';
import { openNormRegistry } from '../norm-registry.ts';
import { openIndex } from '../open-index.ts';
import { SourceReader } from '../read-sources.ts';
import type { RetrievalDeps } from '../retrieve.ts';

/**
 * A database and an index of the starter corpus and, where given, of a folder of official text. They are kept under
 * `eval` in the data folder, one folder for each content of that folder, so that only the first evaluation pays for the import.
 * @param corpusDir absolute path, or null for the starter corpus alone.
 */
export async function prepareCorpus(
  corpusDir: string | null,
  say: (line: string) => void,
): Promise<{ deps: RetrievalDeps; close(): Promise<void> }> {
  const root = findProjectRoot();
  // One data folder serves one process: two evaluations side by side take two.
  const dataFolder = resolve(root, process.env.DATA_DIR ?? 'data');
  keepDataFolderPrivate(dataFolder);
  const dataDir = join(dataFolder, 'eval', corpusDir === null ? 'starter' : await fingerprint(corpusDir));
  await mkdir(dataDir, { recursive: true });
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const index = await openIndex(join(dataDir, 'index'));
  const close = async () => {
    index.close();
    await database.close();
  };
  try {
    const { db } = database;
    const starter = await loadStarterCorpus(db, join(root, 'corpus'));
    if (starter.written + starter.removed > 0)
      say(`starter corpus: ${starter.written} written, ${starter.removed} removed`);
    if (corpusDir !== null) {
      const imported = await importFolder({ db, folder: corpusDir, clock: systemClock });
      if (imported.filesRead > 0) say(`official text: ${imported.filesRead} files read`);
    }
    const applied = await applyOutbox({ db, index });
    if (applied > 0) say(`index: ${applied} sources written`);
    const deps: RetrievalDeps = {
      db,
      index,
      registry: openNormRegistry(db, systemClock),
      sources: new SourceReader(db),
    };
    return { deps, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Changes with the name, size or date of any file in the folder. */
async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    const { size, mtimeMs, isFile } = await stat(join(folder, name)).then((found) => ({
      size: found.size,
      mtimeMs: Math.round(found.mtimeMs),
      isFile: found.isFile(),
    }));
    if (isFile) hash.update(`${name}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
