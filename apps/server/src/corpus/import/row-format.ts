import type { Transaction } from '../../platform/database/database.ts';

export interface SaveCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** How the lines of one kind of file become rows. */
export interface RowFormat<Row extends { id: string }> {
  /**
   * @param lineNumber from 1.
   * @throws {InvalidLine} with the reason for which the line is skipped.
   */
  parse(json: string, lineNumber: number): Row;
  /** Writes a batch without repeated ids, and the outbox rows of what changed. Unchanged rows are left alone. */
  save(tx: Transaction, rows: Row[], now: Date): Promise<SaveCounts>;
}
