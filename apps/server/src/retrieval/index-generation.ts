import { totalmem } from 'node:os';
import { setImmediate as pause } from 'node:timers/promises';
import { MatchQuery, type Query, type Table } from '@lancedb/lancedb';
import { LRUCache } from 'lru-cache';
import { SpellingCorrector } from './correct-spelling.ts';
import type { IndexRow } from './index-row.ts';
import { type Passage, type PassageRow, readPassage } from './passage.ts';
import { RulingWords } from './ruling-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WordPostings } from './word-postings.ts';

/** A row with its meaning as a vector, where an embedder is configured. */
export type StoredRow = IndexRow & { vector?: number[] };

/** What is known of a generation besides its table. */
export interface GenerationFacts {
  name: string;
  /** Model of the stored vectors; empty without vectors. */
  embeddingModel: string;
  vectorSize: number;
}

/** How long superseded versions of the index stay for searches that began on them. */
const keptVersionsMs = 3_600_000;
/** What a passage takes in memory, and the share of the machine's that passages may take. */
const passageBytes = 5_000;
const memoryShare = 1 / 8;
/** An index of this size is searched from memory alone: on a machine of 8 GB some 200,000 passages. */
const rememberedPassages = Math.max(64_000, Math.floor((totalmem() * memoryShare) / passageBytes));
/** Counted by entry: `max` would take the room of all of them at once. */
const roomForPassages = { maxSize: rememberedPassages, sizeCalculation: () => 1 };
/** From this share of the room on, what is put in soon drives other passages out. */
const nearlyFull = 0.9;
/** Rulings whose words are read in one step. */
const rulingsAtOnce = 100;
/** How long it is taken for sure that no other server wrote to the table: its writes may stay unseen ten times as long (`open-index.ts`). */
const versionKnownMs = 500;
const rowColumns = ['id', 'kind', 'norm', 'article', 'domain', 'articles', 'related', 'version', 'fields'];
/** A search during which the index was written to is done again, at most so often. */
const maxTries = 4;

const searchedColumns = ['terms', 'rulingTerms'] as const;
type SearchedColumn = (typeof searchedColumns)[number];

/** A search by words, best first. */
export interface TermSearch {
  /** A word given twice weighs twice. */
  terms: readonly string[];
  column: SearchedColumn;
  /** Only passages of this domain; null for all. */
  domain: string | null;
  limit: number;
}

type RulingRow = Pick<IndexRow, 'id' | 'kind' | 'version' | 'rulingTitle' | 'rulingWords'>;
type WarmUpRow = PassageRow & Record<SearchedColumn, string> & { _rowid: bigint | number };

/** Rows as Arrow holds them: read by column, which is many times faster than row by row. */
type Columns = Awaited<ReturnType<Query['toArrow']>>;

/** A whole index, searchable. Writes go to it through the outbox. */
export class IndexGeneration {
  readonly name: string;
  readonly vocabulary: Vocabulary;
  readonly embeddingModel: string;
  readonly vectorSize: number;
  readonly #table: Table;
  #spelling: SpellingCorrector | null = null;
  /** Passages by the index's row number and by id, good for one version of the table: a write may renumber rows. */
  readonly #byRow = new LRUCache<number, Passage>(roomForPassages);
  readonly #byId = new LRUCache<string, Passage | 'absent'>(roomForPassages);
  /** Every searchable passage is in `#byId`: what is not there is not in the index. */
  #isWholeRemembered = false;
  /** What is searched instead of the table while the whole index is in memory. */
  #postings: Record<SearchedColumn, WordPostings> | null = null;
  #rememberedVersion = -1;
  #versionAskedAtMs = Number.NEGATIVE_INFINITY;
  #writtenAtMs = Number.NEGATIVE_INFINITY;
  #rulingWords: { version: number; words: Promise<RulingWords> } | null = null;

  constructor(facts: GenerationFacts, table: Table, vocabulary: Vocabulary) {
    this.name = facts.name;
    this.embeddingModel = facts.embeddingModel;
    this.vectorSize = facts.vectorSize;
    this.vocabulary = vocabulary;
    this.#table = table;
  }

  /** What misspelt words of a question are brought to, made at the first question. */
  spelling(): SpellingCorrector {
    this.#spelling ??= new SpellingCorrector(this.vocabulary);
    return this.#spelling;
  }

  /** Reads a few passages. @throws where the table's files cannot be read. */
  async readSome(): Promise<void> {
    await this.#table.query().select(rowColumns).limit(1).toArrow();
  }

  /** Sources in the index. */
  async count(): Promise<number> {
    return this.#table.countRows();
  }

  /** BM25 over the weighted words: several searches at once, all on the same version of the index. */
  async searchTerms(searches: readonly TermSearch[]): Promise<Passage[][]> {
    if (!this.#isVersionKnown()) await this.#followVersion();
    const postings = this.#postings;
    if (postings !== null) {
      const found = new Map<TermSearch, Passage[]>();
      for (const alike of groupAlike(searches)) {
        const { terms, column } = alike[0]!;
        const results = postings[column].search(terms, alike);
        for (const [place, search] of alike.entries()) found.set(search, results[place] ?? []);
      }
      return searches.map((search) => found.get(search) ?? []);
    }
    return this.#search(() =>
      searches.map(async ({ terms, column, domain, limit }) => {
        if (terms.length === 0) return null;
        const query = this.#table.query().fullTextSearch(new MatchQuery(terms.join(' '), column));
        // A condition costs as much as some words.
        const inDomain = domain === null ? query : query.where(`domain = ${quote(domain)}`);
        return inDomain.select(['_score']).withRowId().limit(limit).toArrow();
      }),
    );
  }

  /** Nearest vectors first. */
  async searchVector(vector: number[], where: string, limit: number): Promise<Passage[]> {
    const [found = []] = await this.#search(() => [
      this.#table
        .vectorSearch(vector)
        .distanceType('cosine')
        .where(`usable = true AND ${where}`)
        .select(['_distance'])
        .withRowId()
        .limit(limit)
        .toArrow(),
    ]);
    return found;
  }

  /**
   * Searchable passages by id, in the order of the ids; one that is not there is left out. Those in memory are of the
   * version that the search before has seen.
   */
  async findPassages(ids: readonly string[]): Promise<Passage[]> {
    const missing = this.#isWholeRemembered ? [] : ids.filter((id) => this.#byId.get(id) === undefined);
    if (missing.length > 0) await this.#loadIds(missing);
    // Where all are remembered none is driven out, and which was asked for last makes no difference.
    const isWhole = this.#isWholeRemembered;
    return ids.flatMap((id) => {
      const found = isWhole ? this.#byId.peek(id) : this.#byId.get(id);
      return found === undefined || found === 'absent' ? [] : found;
    });
  }

  /**
   * Reads passages into memory ahead of the first searches, as many as are remembered, in small steps between which others
   * are served. Where that is the whole index, words are searched there too, in a third of the time. Ends early when the
   * index is written to: the searches then remember by themselves.
   */
  async warmUp(signal?: AbortSignal): Promise<void> {
    const version = await this.#followVersion();
    const searched = new SearchedWords(this.vocabulary);
    const batches = this.#table
      .query()
      .where('usable = true')
      .select([...rowColumns, ...searchedColumns])
      .withRowId()
      .limit(rememberedPassages);
    for await (const batch of batches) {
      if (signal?.aborted || (await this.#table.version()) !== version) return;
      for (const row of batch.toArray() as unknown as WarmUpRow[]) {
        const passage = readPassage(row, this.vocabulary);
        this.#byRow.set(Number(row._rowid), passage);
        this.#byId.set(passage.id, passage);
        searched.add(passage, row);
      }
      await pause();
    }
    if (this.#byId.calculatedSize >= rememberedPassages * nearlyFull) return;
    this.#isWholeRemembered = true;
    const postings = await searched.postings();
    if (this.#rememberedVersion === version) this.#postings = postings;
  }

  /** All the words of all rulings and summaries, read at the first search for them and after each change of the index. */
  async rulingWords(): Promise<RulingWords> {
    const version = await this.#table.version();
    if (this.#rulingWords?.version !== version) {
      const words = this.#readRulingWords();
      this.#rulingWords = { version, words };
      // A read that failed is not remembered.
      words.catch(() => {
        if (this.#rulingWords?.words === words) this.#rulingWords = null;
      });
    }
    return this.#rulingWords.words;
  }

  async #readRulingWords(): Promise<RulingWords> {
    const rulings = new RulingWords();
    const batches = this.#table
      .query()
      .where("kind = 'ruling' OR kind = 'ruling-summary'")
      .select(['id', 'kind', 'version', 'rulingTitle', 'rulingWords']);
    for await (const batch of batches) {
      const rows = batch.toArray() as unknown as RulingRow[];
      for (const [place, { id, kind, rulingTitle, rulingWords, version }] of rows.entries()) {
        rulings.add({ id, kind, version }, rulingTitle, rulingWords);
        // Rulings are long: others are served between some of them.
        if (place % rulingsAtOnce === rulingsAtOnce - 1) await pause();
      }
    }
    return rulings.seal();
  }

  /** Passages in memory: after `warmUp` as many as are remembered. */
  remembered(): Passage[] {
    return [...this.#byId.values()].filter((passage) => passage !== 'absent');
  }

  /** Writes sources again. Their words are found at once; `optimize` makes that fast. */
  async upsert(rows: readonly StoredRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#table
      .mergeInsert('id')
      .whenMatchedUpdateAll()
      .whenNotMatchedInsertAll()
      .execute(rows.map((row) => (this.vectorSize > 0 ? { ...row, vector: row.vector ?? null } : { ...row })));
    this.#writtenAtMs = performance.now();
  }

  /** Forgets sources. */
  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#table.delete(`id IN (${ids.map(quote).join(', ')})`);
    this.#writtenAtMs = performance.now();
  }

  /** Folds recent writes into the search structures. */
  async optimize(): Promise<void> {
    await this.#table.optimize({ cleanupOlderThan: new Date(Date.now() - keptVersionsMs) });
    this.#writtenAtMs = performance.now();
  }

  /** Runs searches for row numbers and reads their passages, all on one version of the table. */
  async #search(run: () => Promise<Columns | null>[]): Promise<Passage[][]> {
    for (let attempt = 1; ; attempt++) {
      // Before the search: a version read afterwards could be newer than the rows that were found.
      const version = await this.#followVersion();
      const found = (await Promise.all(run())).map(rowNumbers);
      const missing = found.flat().filter((row) => this.#byRow.get(row) === undefined);
      const loaded = missing.length === 0 ? new Map<number, Passage>() : await this.#loadRows([...new Set(missing)]);
      if ((await this.#table.version()) !== version && attempt < maxTries) continue;
      for (const [row, passage] of loaded) this.#byRow.set(row, passage);
      return found.map((rows) => rows.flatMap((row) => loaded.get(row) ?? this.#byRow.get(row) ?? []));
    }
  }

  async #loadRows(rowIds: readonly number[]): Promise<Map<number, Passage>> {
    const rows = (await this.#table.takeRowIds(rowIds).select(rowColumns).withRowId().toArray()) as (PassageRow & {
      _rowid: bigint | number;
    })[];
    return new Map(rows.map((row) => [Number(row._rowid), readPassage(row, this.vocabulary)]));
  }

  async #loadIds(ids: readonly string[]): Promise<void> {
    await this.#followVersion();
    const rows = (await this.#table
      .query()
      .where(`usable = true AND id IN (${ids.map(quote).join(', ')})`)
      .select(rowColumns)
      .toArray()) as PassageRow[];
    for (const id of ids) this.#byId.set(id, 'absent');
    for (const row of rows) this.#byId.set(row.id, readPassage(row, this.vocabulary));
  }

  /** To ask for the version takes as long as to search in memory: a moment ago is soon enough, if nothing was written here since. */
  #isVersionKnown(): boolean {
    return this.#versionAskedAtMs > Math.max(this.#writtenAtMs, performance.now() - versionKnownMs);
  }

  async #followVersion(): Promise<number> {
    const askedAtMs = performance.now();
    const version = await this.#table.version();
    this.#versionAskedAtMs = askedAtMs;
    if (version !== this.#rememberedVersion) {
      this.#byRow.clear();
      this.#byId.clear();
      this.#isWholeRemembered = false;
      this.#postings = null;
      this.#rememberedVersion = version;
    }
    return version;
  }
}

/** The words by which each passage is found, as they are read. */
class SearchedWords {
  readonly #vocabulary: Vocabulary;
  readonly #passages: Passage[] = [];
  readonly #texts: Record<SearchedColumn, Int32Array[]> = { terms: [], rulingTerms: [] };

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  add(passage: Passage, row: WarmUpRow): void {
    this.#passages.push(passage);
    for (const column of searchedColumns) {
      const words = row[column] === '' ? [] : row[column].split(' ');
      this.#texts[column].push(Int32Array.from(words, (word) => this.#vocabulary.intern(word)));
    }
  }

  async postings(): Promise<Record<SearchedColumn, WordPostings>> {
    const of = (column: SearchedColumn) => WordPostings.build(this.#vocabulary, this.#passages, this.#texts[column]);
    return { terms: await of('terms'), rulingTerms: await of('rulingTerms') };
  }
}

/** Searches for the same words, which are looked for once. */
function groupAlike(searches: readonly TermSearch[]): TermSearch[][] {
  const groups = new Map<string, TermSearch[]>();
  for (const search of searches) {
    const key = `${search.column} ${search.terms.join(' ')}`;
    groups.set(key, [...(groups.get(key) ?? []), search]);
  }
  return [...groups.values()];
}

function rowNumbers(found: Columns | null): number[] {
  return Array.from((found?.getChild('_rowid')?.toArray() ?? []) as BigUint64Array, Number);
}

function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
