import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { inCorpusTransaction } from '../corpus-transaction.ts';
import { InvalidLine } from './import-schemas.ts';
import { readLines } from './read-lines.ts';
import type { RowFormat, SaveCounts } from './row-format.ts';

export interface FileOutcome extends SaveCounts {
  /** Lines that were skipped. */
  skipped: number;
  /** SHA-256 of what was read. */
  sha256: string;
}

export interface ImportFileOptions {
  path: string;
  now: () => Date;
  signal: AbortSignal | undefined;
  batchRows: number;
  /** Ids already taken in by this import, so that a key which comes twice is reported instead of overwriting. */
  seen: Set<string>;
  onProblem: (line: number, message: string) => void;
  /** After each batch. @param bytesRead of this file. @param lines of this file that were dealt with. */
  onBatch: (bytesRead: number, lines: number) => void;
}

/** A batch is written at this size even if it has fewer rows: it bounds memory and the length of a transaction. */
const batchCharacters = 4_000_000;

/**
 * Reads one `.jsonl` file line by line and writes it in short transactions. Killed at any moment, the batches written so
 * far stay; reading the same file again finds them unchanged and goes on.
 * @throws the signal's reason when it is aborted, between two batches.
 */
export async function importFile<Row extends { id: string }>(
  db: Database,
  format: RowFormat<Row>,
  options: ImportFileOptions,
): Promise<FileOutcome> {
  const hash = createHash('sha256');
  const outcome: FileOutcome = { added: 0, changed: 0, unchanged: 0, skipped: 0, sha256: '' };
  let lines = 0;
  let bytesRead = 0;
  let batch: Row[] = [];
  let characters = 0;

  const skip = (line: number, message: string) => {
    outcome.skipped += 1;
    options.onProblem(line, message);
  };
  const flush = async () => {
    options.signal?.throwIfAborted();
    const rows = batch;
    if (rows.length > 0) {
      const counts = await inCorpusTransaction(db, (tx) => format.save(tx, rows, options.now()));
      outcome.added += counts.added;
      outcome.changed += counts.changed;
      outcome.unchanged += counts.unchanged;
    }
    batch = [];
    characters = 0;
    options.onBatch(bytesRead, lines);
  };

  for await (const line of readLines(options.path, (chunk) => hash.update(chunk))) {
    lines += 1;
    bytesRead = line.bytesRead;
    if (line.text === null) {
      skip(line.number, line.problem);
      continue;
    }
    try {
      const row = format.parse(line.text, line.number);
      if (options.seen.has(row.id)) throw new InvalidLine(`la clave «${row.id}» está repetida`);
      options.seen.add(row.id);
      batch.push(row);
      characters += line.text.length;
    } catch (error) {
      if (!(error instanceof InvalidLine)) throw error;
      skip(line.number, error.message);
    }
    if (batch.length >= options.batchRows || characters >= batchCharacters) await flush();
  }
  await flush();
  return { ...outcome, sha256: hash.digest('hex') };
}
