import { mkdir } from 'node:fs/promises';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import { type Connection, connect } from '@lancedb/lancedb';
import { Bool, Field, FixedSizeList, Float32, Schema, Utf8 } from 'apache-arrow';
import { GenerationBuilder } from './generation-builder.ts';
import { IndexGeneration } from './index-generation.ts';
import { indexFormat } from './ranking-weights.ts';
import { type TermStatistics, Vocabulary } from './vocabulary.ts';

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
/** How long another server's writes may stay unseen. */
const consistencySeconds = 5;
const currentFormat = `${indexFormat}/${lexiconVersion}`;

/**
 * Opens the index at `uri` (a folder, or object storage such as `s3://bucket/foja`). A missing index is not an error: it
 * is empty until `rebuildIndex` has run. Nor is one in a folder whose files are garbled: everything in it can be derived again.
 * @param onGarbled told of each part that cannot be read and is left out.
 */
export async function openIndex(
  uri: string,
  onGarbled: (part: string, error: unknown) => void = () => {},
): Promise<RetrievalIndex> {
  const isFolder = !uri.includes('://');
  if (isFolder) await mkdir(uri, { recursive: true });
  const connection = await connect(uri, { readConsistencyInterval: consistencySeconds });
  const index = new RetrievalIndex(connection);
  // Storage elsewhere may only be out of reach: what is there is not thrown away for that.
  await (isFolder ? index.openReadable(onGarbled) : index.refresh());
  return index;
}

/** The retrieval index: derived from the database, built beside the one in use and swapped whole. */
export class RetrievalIndex {
  readonly #connection: Connection;
  #live: IndexGeneration | null = null;
  #building = 0;
  /** Generations that could not be read: what was garbled once is not taken up later. */
  readonly #garbled = new Set<string>();

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
    const [record] = await this.#usableRecords();
    if (record === undefined || record.name === this.#live?.name) return;
    this.#live = await this.#open(record);
  }

  /** Takes up the newest generation that can be read, and throws away a list of generations that cannot. */
  async openReadable(onGarbled: (part: string, error: unknown) => void): Promise<void> {
    let records: GenerationRecord[] = [];
    try {
      records = await this.#usableRecords();
    } catch (error) {
      onGarbled(generationsTable, error);
      await this.#connection.dropTable(generationsTable);
    }
    for (const record of records) {
      try {
        const generation = await this.#open(record);
        await generation.readSome();
        this.#live = generation;
        return;
      } catch (error) {
        this.#garbled.add(record.name);
        onGarbled(record.name, error);
      }
    }
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
    const terms = statistics.terms.length > 0 ? statistics.terms : [{ term: '', passages: 0, headed: 0, lay: 0 }];
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

  /** Of this format, the newest first. */
  async #usableRecords(): Promise<GenerationRecord[]> {
    const names = await this.#connection.tableNames();
    if (!names.includes(generationsTable)) return [];
    const rows = (await (await this.#connection.openTable(generationsTable)).query().toArray()) as GenerationRecord[];
    const usable = rows.filter(
      (row) => row.format === currentFormat && names.includes(row.name) && !this.#garbled.has(row.name),
    );
    return usable.sort((a, b) => b.createdAtMs - a.createdAtMs);
  }

  async #open(record: GenerationRecord): Promise<IndexGeneration> {
    const table = await this.#connection.openTable(record.name);
    const terms = await (await this.#connection.openTable(`${record.name}_terms`)).query().toArrow();
    const words = terms.getChild('term');
    const counts = terms.getChild('passages');
    const headed = terms.getChild('headed');
    const lay = terms.getChild('lay');
    const { '': passages = 0, ...meanLengths } = JSON.parse(record.meanLengths) as Record<string, number>;
    const statistics: TermStatistics = {
      passages,
      meanLengths,
      terms: Array.from({ length: terms.numRows }, (_, i) => ({
        term: String(words?.get(i) ?? ''),
        passages: Number(counts?.get(i) ?? 0),
        headed: Number(headed?.get(i) ?? 0),
        lay: Number(lay?.get(i) ?? 0),
      })),
    };
    return new IndexGeneration(record, table, new Vocabulary(statistics));
  }
}

function passageSchema(vectorSize: number): Schema {
  const text = (name: string) => new Field(name, new Utf8(), false);
  const names = [
    'id',
    'kind',
    'norm',
    'article',
    'domain',
    'area',
    'articles',
    'related',
    'version',
    'terms',
    'rulingTerms',
    'rulingTitle',
    'rulingWords',
    'fields',
  ];
  const fields: Field[] = [...names.map(text), new Field('usable', new Bool(), false)];
  if (vectorSize > 0) {
    fields.push(new Field('vector', new FixedSizeList(vectorSize, new Field('item', new Float32(), true)), true));
  }
  return new Schema(fields);
}
