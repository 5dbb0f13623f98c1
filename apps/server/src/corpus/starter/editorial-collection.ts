import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { guides, notes, rulingSummaries } from '../corpus.table.ts';
import { incomingColumns } from '../incoming-columns.ts';
import { guideIdOfPath, parseGuide } from './parse-guide.ts';
import { noteIdOfPath, parseNote } from './parse-note.ts';
import { parseRulingSummary, rulingSummaryIdOfPath } from './parse-ruling-summary.ts';
import type { StarterFile, StarterFolder } from './read-starter-files.ts';
import type { Parsed } from './yaml-with-lines.ts';

/** A folder of editorial files and the table that holds them. */
export interface EditorialCollection<Row extends { id: string }> {
  folder: StarterFolder;
  idOfPath(path: string): string | null;
  parse(file: StarterFile, knownNorms: ReadonlySet<string>): Parsed<Row>;
  hashes(db: Database): Promise<{ id: string; contentHash: string }[]>;
  write(tx: Transaction, rows: Row[]): Promise<unknown>;
  remove(tx: Transaction, ids: string[]): Promise<unknown>;
}

export const noteCollection: EditorialCollection<typeof notes.$inferInsert> = {
  folder: 'notes',
  idOfPath: noteIdOfPath,
  parse: parseNote,
  hashes: (db) => db.select({ id: notes.id, contentHash: notes.contentHash }).from(notes),
  write: (tx, rows) =>
    tx
      .insert(notes)
      .values(rows)
      .onConflictDoUpdate({ target: notes.id, set: incomingColumns(notes, 'id') }),
  remove: (tx, ids) => tx.delete(notes).where(inArray(notes.id, ids)),
};

export const guideCollection: EditorialCollection<typeof guides.$inferInsert> = {
  folder: 'guides',
  idOfPath: guideIdOfPath,
  parse: parseGuide,
  hashes: (db) => db.select({ id: guides.id, contentHash: guides.contentHash }).from(guides),
  write: (tx, rows) =>
    tx
      .insert(guides)
      .values(rows)
      .onConflictDoUpdate({ target: guides.id, set: incomingColumns(guides, 'id') }),
  remove: (tx, ids) => tx.delete(guides).where(inArray(guides.id, ids)),
};

export const rulingSummaryCollection: EditorialCollection<typeof rulingSummaries.$inferInsert> = {
  folder: 'rulings',
  idOfPath: rulingSummaryIdOfPath,
  parse: parseRulingSummary,
  hashes: (db) => db.select({ id: rulingSummaries.id, contentHash: rulingSummaries.contentHash }).from(rulingSummaries),
  write: (tx, rows) =>
    tx
      .insert(rulingSummaries)
      .values(rows)
      .onConflictDoUpdate({ target: rulingSummaries.id, set: incomingColumns(rulingSummaries, 'id') }),
  remove: (tx, ids) => tx.delete(rulingSummaries).where(inArray(rulingSummaries.id, ids)),
};
