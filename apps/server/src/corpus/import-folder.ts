import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inArray } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { consolidateCorpus } from './consolidation/consolidate-corpus.ts';
import { articles } from './corpus.table.ts';
import type { CorpusProblem } from './corpus-problem.ts';
import { type CorpusFile, isImported, listCorpusFiles, markImported, sha256OfFile } from './import/corpus-folder.ts';
import { type FileOutcome, importFile } from './import/import-file.ts';
import type { SaveCounts } from './import/row-format.ts';
import { rulingFormat } from './import/ruling-format.ts';
import { saveImportedNorms } from './import/save-imported-norms.ts';
import { statuteFormat } from './import/statute-format.ts';
import { readNorms } from './read-norms.ts';

export interface ImportProgress {
  /** The file being read. */
  file: string;
  bytesDone: number;
  /** Of all the files that have to be read. */
  bytesTotal: number;
  /** Lines dealt with so far, in all files. */
  lines: number;
}

export interface ImportOutcome {
  filesRead: number;
  /** Files passed by because this very content is already in. */
  filesUnchanged: number;
  norms: SaveCounts;
  articles: SaveCounts;
  rulings: SaveCounts;
  skippedLines: number;
  /** Articles in the database that the files read no longer hold. They are kept. */
  keptArticles: number;
  /** What the corpus holds against itself, as computed after files were read; 0 where none were. */
  contradictions: number;
}

export interface ImportFolderOptions {
  db: Database;
  /** A folder with `norms.json`, `statutes/*.jsonl` and `rulings/*.jsonl`. */
  folder: string;
  clock: Clock;
  onProgress?: (progress: ImportProgress) => void;
  /** Each line that is skipped; the rest goes in. */
  onProblem?: (problem: CorpusProblem) => void;
  signal?: AbortSignal;
  /** Rows in one transaction. */
  batchRows?: number;
}

/**
 * Takes in a folder of official texts. It can be killed at any moment and run again: the result is the same, because each
 * row is compared with what is stored before it is written. Files whose content is already in are passed by; one with
 * skipped lines is read again each time, so that its problems are told until they are mended.
 *
 * An article that is missing from a file is kept: a file may be cut short, and the law is never dropped silently. Its
 * repeal is told by the file itself (`repealed`).
 * @throws {CorpusFolderInvalid} when the folder holds no such files; the signal's reason when it is aborted.
 */
export async function importFolder(options: ImportFolderOptions): Promise<ImportOutcome> {
  const { db, clock, signal } = options;
  const outcome: ImportOutcome = {
    filesRead: 0,
    filesUnchanged: 0,
    norms: noCounts(),
    articles: noCounts(),
    rulings: noCounts(),
    skippedLines: 0,
    keptArticles: 0,
    contradictions: 0,
  };
  const files: CorpusFile[] = [];
  for (const file of await listCorpusFiles(options.folder)) {
    if (await isImported(db, file, await sha256OfFile(file.path))) outcome.filesUnchanged += 1;
    else files.push(file);
  }

  const seen = new Set<string>();
  const bytesTotal = files.reduce((sum, file) => sum + file.bytes, 0);
  let bytesBefore = 0;
  let linesBefore = 0;
  for (const file of files) {
    signal?.throwIfAborted();
    let linesOfFile = 0;
    const read = await importOne(options, file, seen, (bytesOfFile, lines) => {
      linesOfFile = lines;
      const progress = { bytesDone: bytesBefore + bytesOfFile, bytesTotal, lines: linesBefore + lines };
      options.onProgress?.({ file: file.name, ...progress });
    });
    bytesBefore += file.bytes;
    linesBefore += linesOfFile;
    outcome.filesRead += 1;
    outcome.skippedLines += read.skipped;
    addCounts(outcome[countsOfKind[file.kind]], read);
    const rows = read.added + read.changed + read.unchanged;
    if (read.skipped === 0) await markImported(db, file, read.sha256, rows, clock.now());
  }
  outcome.keptArticles = await countKeptArticles(db, seen);
  if (outcome.filesRead > 0) outcome.contradictions = await consolidateCorpus(db);
  return outcome;
}

const defaultBatchRows = 250;
const countsOfKind = { norms: 'norms', statutes: 'articles', rulings: 'rulings' } as const;

function noCounts(): SaveCounts {
  return { added: 0, changed: 0, unchanged: 0 };
}

function addCounts(sum: SaveCounts, counts: SaveCounts): void {
  sum.added += counts.added;
  sum.changed += counts.changed;
  sum.unchanged += counts.unchanged;
}

async function importOne(
  options: ImportFolderOptions,
  file: CorpusFile,
  seen: Set<string>,
  onBatch: (bytesRead: number, lines: number) => void,
): Promise<FileOutcome> {
  const { db, clock, signal, batchRows = defaultBatchRows } = options;
  const onProblem = (line: number, message: string) => options.onProblem?.({ file: file.name, line, message });
  if (file.kind === 'norms') return importNorms(db, file, onProblem);

  const reading = { path: file.path, now: () => clock.now(), signal, batchRows, seen, onProblem, onBatch };
  // The same ruling may come in two files, cut and whole: which of them stays is decided when it is saved.
  if (file.kind === 'rulings') return importFile(db, rulingFormat, { ...reading, seen: new Set() });
  const knownNorms = new Set((await readNorms(db)).map((norm) => norm.code));
  return importFile(db, statuteFormat(knownNorms), reading);
}

async function importNorms(
  db: Database,
  file: CorpusFile,
  onProblem: (line: number, message: string) => void,
): Promise<FileOutcome> {
  const bytes = await readFile(file.path);
  let skipped = 0;
  const counts = await saveImportedNorms(db, bytes.toString('utf8'), (problem) => {
    skipped += 1;
    onProblem(problem.line, problem.message);
  });
  return { ...counts, skipped, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Articles of the norms that were read whose key did not come. */
async function countKeptArticles(db: Database, seen: Set<string>): Promise<number> {
  const norms = new Set<string>();
  for (const id of seen) if (id.includes(':')) norms.add(id.slice(0, id.indexOf(':')));
  if (norms.size === 0) return 0;
  const stored = await db
    .select({ id: articles.id })
    .from(articles)
    .where(inArray(articles.norm, [...norms]));
  return stored.filter((row) => !seen.has(row.id)).length;
}
