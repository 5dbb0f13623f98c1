import { Index, type Table } from '@lancedb/lancedb';
import type { StoredRow } from './index-generation.ts';
import type { TermStatistics } from './vocabulary.ts';

/** What becomes of a generation in the making. */
export interface GenerationEnd {
  publish(statistics: TermStatistics, passages: number): Promise<void>;
  abandon(): Promise<void>;
}

/** A generation in the making. */
export class GenerationBuilder {
  readonly #table: Table;
  readonly #end: GenerationEnd;
  #passages = 0;

  constructor(table: Table, end: GenerationEnd) {
    this.#table = table;
    this.#end = end;
  }

  async add(rows: readonly StoredRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#table.add(rows.map((row) => ({ ...row })));
    this.#passages += rows.length;
  }

  /** Builds the search structures and makes this the generation in use. */
  async publish(statistics: TermStatistics): Promise<number> {
    await this.#table.optimize();
    for (const column of ['terms', 'rulingTerms']) {
      await this.#table.createIndex(column, {
        config: Index.fts({
          baseTokenizer: 'whitespace',
          stem: false,
          removeStopWords: false,
          lowercase: false,
          asciiFolding: false,
          withPosition: false,
          maxTokenLength: 120,
        }),
      });
    }
    await this.#table.createIndex('id', { config: Index.btree() });
    for (const column of ['kind', 'domain']) await this.#table.createIndex(column, { config: Index.bitmap() });
    await this.#end.publish(statistics, this.#passages);
    return this.#passages;
  }

  /** Throws what was built away. */
  async abandon(): Promise<void> {
    await this.#end.abandon();
  }
}
