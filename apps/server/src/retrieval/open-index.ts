import { mkdir } from 'node:fs/promises';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import { type Connection, connect, Index, MatchQuery, type Table } from '@lancedb/lancedb';
import { Bool, Field, FixedSizeList, Float32, Schema, Utf8 } from 'apache-arrow';
import { BoundedCache } from './bounded-cache.ts';
import type { IndexRow } from './index-row.ts';
import { type Passage, type PassageRow, readPassage } from './passage.ts';
import { indexFormat } from './ranking-weights.ts';
import { type TermStatistics, Vocabulary } from './vocabulary.ts';

/** A source found by the index, with the index's own score. */
export interface IndexHit {
  id: string;
  version: string;
  score: number;
}

/** A row with its meaning as a vector, where an embedder is configured. */
export type StoredRow = IndexRow & { vector?: number[] };

/** What was built, by whom: an index of another format or model is built anew. */
interface GenerationRecord {
  name: string;
  format: string;
  /** Empty without vectors. */
  embeddingModel: string;
  vectorSize: number;
  passages: number;
  meanLengths: string;
  createdAtMs: number;
}

const generationsTable = 'generations';
const rememberedPassages = 16_000;
/** How long another server's writes may stay unseen. */
const consistencySeconds = 5;
const rowColumns = ['id', 'kind', 'norm', 'article', 'domain', 'articles', 'version', 'fields'];
const currentFormat = `${indexFormat}/${lexiconVersion}`;

/**
 * Opens the index at `uri` (a folder, or object storage such as `s3://bucket/foja`). A missing index is not an error: it
 * is empty until `rebuildIndex` has run.
 */
export async function openIndex(uri: string): Promise<RetrievalIndex> {
  if (!uri.includes('://')) await mkdir(uri, { recursive: true });
  const connection = await connect(uri, { readConsistencyInterval: consistencySeconds });
  const index = new RetrievalIndex(connection);
  await index.refresh();
  return index;
}

/** The retrieval index: derived from the database, built beside the one in use and swapped whole. */
export class RetrievalIndex {
  readonly #connection: Connection;
  #live: IndexGeneration | null = null;
  #building = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** The generation in use, or null before the first one was built. Hold it for the length of one search. */
  live(): IndexGeneration | null {
    return this.#live;
  }

  /** True while a new generation is being built. */
  isBuilding(): boolean {
    return this.#building > 0;
  }

  /** True where nothing was built yet, or what was built is of an older analyzer or of another embedding model. */
  needsRebuild(embeddingModel: string | null): boolean {
    return this.#live === null || (embeddingModel !== null && this.#live.embeddingModel !== embeddingModel);
  }

  /** Takes up a generation that another process has built. */
  async refresh(): Promise<void> {
    const record = await this.#newestRecord();
    if (record === null || record.name === this.#live?.name) return;
    this.#live = await this.#open(record);
  }

  /**
   * Begins a new generation beside the live one. Nothing is visible before its `publish`.
   * @param vectorSize dimensions of the vectors, 0 without an embedder.
   */
  async begin(embeddingModel: string, vectorSize: number): Promise<GenerationBuilder> {
    const name = `passages_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
    const table = await this.#connection.createEmptyTable(name, passageSchema(vectorSize));
    this.#building++;
    return new GenerationBuilder(table, {
      publish: (statistics, passages) => this.#publish(name, embeddingModel, vectorSize, statistics, passages),
      abandon: async () => {
        this.#building--;
        await this.#connection.dropTable(name);
      },
    });
  }

  close(): void {
    this.#live = null;
    this.#connection.close();
  }

  async #publish(
    name: string,
    embeddingModel: string,
    vectorSize: number,
    statistics: TermStatistics,
    passages: number,
  ): Promise<void> {
    const terms = statistics.terms.length > 0 ? statistics.terms : [{ term: '', passages: 0 }];
    await this.#connection.createTable(`${name}_terms`, terms);
    const record: GenerationRecord = {
      name,
      format: currentFormat,
      embeddingModel,
      vectorSize,
      passages,
      meanLengths: JSON.stringify({ ...statistics.meanLengths, '': statistics.passages }),
      createdAtMs: Date.now(),
    };
    const names = await this.#connection.tableNames();
    if (names.includes(generationsTable)) {
      await (await this.#connection.openTable(generationsTable)).add([{ ...record }]);
    } else {
      await this.#connection.createTable(generationsTable, [{ ...record }]);
    }
    const previous = this.#live?.name;
    this.#live = await this.#open(record);
    this.#building--;
    // The generation before stays for servers that still read it; older ones go.
    for (const stale of names) {
      const base = stale.replace(/_terms$/, '');
      if (stale !== generationsTable && base !== name && base !== previous) await this.#connection.dropTable(stale);
    }
  }

  async #newestRecord(): Promise<GenerationRecord | null> {
    const names = await this.#connection.tableNames();
    if (!names.includes(generationsTable)) return null;
    const rows = (await (await this.#connection.openTable(generationsTable)).query().toArray()) as GenerationRecord[];
    const usable = rows.filter((row) => row.format === currentFormat && names.includes(row.name));
    return usable.sort((a, b) => b.createdAtMs - a.createdAtMs)[0] ?? null;
  }

  async #open(record: GenerationRecord): Promise<IndexGeneration> {
    const table = await this.#connection.openTable(record.name);
    const terms = await (await this.#connection.openTable(`${record.name}_terms`)).query().toArrow();
    const words = terms.getChild('term');
    const counts = terms.getChild('passages');
    const { '': passages = 0, ...meanLengths } = JSON.parse(record.meanLengths) as Record<string, number>;
    const statistics: TermStatistics = {
      passages,
      meanLengths,
      terms: Array.from({ length: terms.numRows }, (_, i) => ({
        term: String(words?.get(i) ?? ''),
        passages: Number(counts?.get(i) ?? 0),
      })),
    };
    return new IndexGeneration(record, table, new Vocabulary(statistics));
  }
}

/** A whole index, searchable. Writes go to it through the outbox. */
export class IndexGeneration {
  readonly name: string;
  readonly vocabulary: Vocabulary;
  /** Model of the stored vectors; empty without vectors. */
  readonly embeddingModel: string;
  readonly vectorSize: number;
  readonly #table: Table;
  readonly #passages = new BoundedCache<Passage>(rememberedPassages);

  constructor(record: GenerationRecord, table: Table, vocabulary: Vocabulary) {
    this.name = record.name;
    this.embeddingModel = record.embeddingModel;
    this.vectorSize = record.vectorSize;
    this.vocabulary = vocabulary;
    this.#table = table;
  }

  /** Sources in the index. */
  async count(): Promise<number> {
    return this.#table.countRows();
  }

  /** BM25 over the weighted words, best first. `where` is an SQL condition on the row's columns. */
  async searchTerms(terms: readonly string[], where: string, limit: number): Promise<IndexHit[]> {
    if (terms.length === 0) return [];
    const rows = await this.#table
      .query()
      .fullTextSearch(new MatchQuery(terms.join(' '), 'terms'))
      .where(where)
      .select(['id', 'version', '_score'])
      .limit(limit)
      .toArray();
    return rows.map((row) => ({ id: String(row.id), version: String(row.version), score: Number(row._score) }));
  }

  /** Nearest vectors first; the score is 1 for the same direction and 0 for unrelated ones. */
  async searchVector(vector: number[], where: string, limit: number): Promise<IndexHit[]> {
    const rows = await this.#table
      .vectorSearch(vector)
      .distanceType('cosine')
      .where(where)
      .select(['id', 'version', '_distance'])
      .limit(limit)
      .toArray();
    return rows.map((row) => ({ id: String(row.id), version: String(row.version), score: 1 - Number(row._distance) }));
  }

  /** The passages of these hits, in their order; one deleted meanwhile is left out. */
  async readPassages(hits: readonly { id: string; version: string }[]): Promise<Passage[]> {
    const missing = hits.filter(({ id, version }) => this.#passages.get(id)?.version !== version).map(({ id }) => id);
    for (const passage of await this.#load(missing)) this.#passages.set(passage.id, passage);
    return hits.flatMap(({ id }) => this.#passages.get(id) ?? []);
  }

  /** Searchable passages by id, wherever they are indexed. */
  async findPassages(ids: readonly string[]): Promise<Passage[]> {
    const missing = ids.filter((id) => this.#passages.get(id) === undefined);
    for (const passage of await this.#load(missing)) this.#passages.set(passage.id, passage);
    return ids.flatMap((id) => this.#passages.get(id) ?? []);
  }

  /** Writes sources again. Their words are found at once; `optimize` makes that fast. */
  async upsert(rows: readonly StoredRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#table
      .mergeInsert('id')
      .whenMatchedUpdateAll()
      .whenNotMatchedInsertAll()
      .execute(rows.map((row) => (this.vectorSize > 0 ? { ...row, vector: row.vector ?? null } : { ...row })));
    for (const { id } of rows) this.#passages.delete(id);
  }

  /** Forgets sources. */
  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#table.delete(`id IN (${ids.map(quote).join(', ')})`);
    for (const id of ids) this.#passages.delete(id);
  }

  /** Folds recent writes into the search structures. */
  async optimize(): Promise<void> {
    await this.#table.optimize();
  }

  async #load(ids: readonly string[]): Promise<Passage[]> {
    if (ids.length === 0) return [];
    const rows = (await this.#table
      .query()
      .where(`usable = true AND id IN (${ids.map(quote).join(', ')})`)
      .select(rowColumns)
      .toArray()) as PassageRow[];
    return rows.map((row) => readPassage(row, this.vocabulary));
  }
}

interface GenerationEnd {
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
    await this.#table.createIndex('terms', {
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

function passageSchema(vectorSize: number): Schema {
  const text = (name: string) => new Field(name, new Utf8(), false);
  const names = ['id', 'kind', 'norm', 'article', 'domain', 'area', 'articles', 'version', 'terms', 'fields'];
  const fields: Field[] = [...names.map(text), new Field('usable', new Bool(), false)];
  if (vectorSize > 0) {
    fields.push(new Field('vector', new FixedSizeList(vectorSize, new Field('item', new Float32(), true)), true));
  }
  return new Schema(fields);
}

function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
