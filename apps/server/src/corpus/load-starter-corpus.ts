import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../platform/database/database.ts';
import type { CorpusProblem } from './corpus-problem.ts';
import { inCorpusTransaction } from './corpus-transaction.ts';
import { enqueueReindex } from './enqueue-reindex.ts';
import { readNorms } from './read-norms.ts';
import {
  type EditorialCollection,
  guideCollection,
  noteCollection,
  rulingSummaryCollection,
} from './starter/editorial-collection.ts';
import { readStarterFiles } from './starter/read-starter-files.ts';
import { saveStarterNorms } from './starter/save-starter-norms.ts';

export interface StarterOutcome {
  /** Norms, notes, guides and summaries of rulings taken in because they are new or changed. */
  written: number;
  /** Those whose file disappeared. */
  removed: number;
  /** Files that were skipped; what they said before stays. */
  problems: CorpusProblem[];
}

const rowsPerTransaction = 100;

/**
 * Brings the database in line with the starter corpus: `norms.yaml`, `notes/**.md`, `guides/*.md`,
 * `rulings/*.md`. A file that did not change costs one hash, so this runs at every start; each change reaches the index through the outbox.
 * @param folder the `corpus/` folder of the repository.
 */
export async function loadStarterCorpus(db: Database, folder: string): Promise<StarterOutcome> {
  const fromNorms = await loadNorms(db, folder);
  const knownNorms = new Set((await readNorms(db)).map((norm) => norm.code));
  const outcomes = [
    fromNorms,
    await syncCollection(db, folder, noteCollection, knownNorms),
    await syncCollection(db, folder, guideCollection, knownNorms),
    await syncCollection(db, folder, rulingSummaryCollection, knownNorms),
  ];
  return {
    written: outcomes.reduce((sum, outcome) => sum + outcome.written, 0),
    removed: outcomes.reduce((sum, outcome) => sum + outcome.removed, 0),
    problems: outcomes.flatMap((outcome) => outcome.problems),
  };
}

async function loadNorms(db: Database, folder: string): Promise<StarterOutcome> {
  const file = 'norms.yaml';
  try {
    const outcome = await saveStarterNorms(db, await readFile(join(folder, file), 'utf8'));
    return { ...outcome, problems: outcome.problems.map((problem) => ({ file, ...problem })) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { written: 0, removed: 0, problems: [{ file, line: 1, message: 'no se encontró el archivo' }] };
  }
}

/** Brings one table in line with its folder: new and changed files written, rows without a file removed. */
async function syncCollection<Row extends { id: string }>(
  db: Database,
  folder: string,
  collection: EditorialCollection<Row>,
  knownNorms: ReadonlySet<string>,
): Promise<StarterOutcome> {
  const before = new Map((await collection.hashes(db)).map((row) => [row.id, row.contentHash]));
  const gone = new Set(before.keys());
  const rows: Row[] = [];
  const problems: CorpusProblem[] = [];
  for (const file of await readStarterFiles(folder, collection.folder)) {
    const id = collection.idOfPath(file.path);
    // A file that cannot be read any more keeps what it said before: it was skipped, it did not disappear.
    if (id) gone.delete(id);
    if (id && before.get(id) === file.contentHash) continue;
    const parsed = collection.parse(file, knownNorms);
    if (parsed.ok) rows.push(parsed.value);
    else problems.push(...parsed.problems.map((problem) => ({ file: file.path, ...problem })));
  }
  for (let start = 0; start < rows.length; start += rowsPerTransaction) {
    await writeRows(db, collection, rows.slice(start, start + rowsPerTransaction));
  }
  if (gone.size > 0) {
    await inCorpusTransaction(db, async (tx) => {
      await enqueueReindex(tx, [...gone]);
      await collection.remove(tx, [...gone]);
    });
  }
  return { written: rows.length, removed: gone.size, problems };
}

async function writeRows<Row extends { id: string }>(
  db: Database,
  collection: EditorialCollection<Row>,
  rows: Row[],
): Promise<void> {
  const ids = rows.map((row) => row.id);
  await inCorpusTransaction(db, async (tx) => {
    // Before and after: the articles that a guide no longer names are written to the index again, too.
    await enqueueReindex(tx, ids);
    await collection.write(tx, rows);
    await enqueueReindex(tx, ids);
  });
}
