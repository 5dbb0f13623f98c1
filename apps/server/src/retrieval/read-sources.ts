import { totalmem } from 'node:os';
import { setImmediate as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { AttachedEditorial, CorpusSource } from '../corpus/corpus-source.ts';
import { readArticles } from '../corpus/read-article.ts';
import { readGuides } from '../corpus/read-guide.ts';
import { readNotes } from '../corpus/read-note.ts';
import { readRulings } from '../corpus/read-ruling.ts';
import { readRulingSummaries } from '../corpus/read-ruling-summary.ts';
import type { Database } from '../platform/database/database.ts';
import type { IndexRow } from './index-row.ts';
import { readAttachedEditorial } from './read-attached-editorial.ts';

/** A source and, for an article, its note; for a ruling, its summary. */
export interface SourceWithNote {
  source: CorpusSource;
  note: AttachedEditorial | null;
}

/** A source as the index names it. */
export type WantedSource = Pick<IndexRow, 'id' | 'version' | 'kind'>;

/** The part of the machine's memory that texts may take, where a character is a byte. */
const memoryShare = 1 / 32;
/** Characters of text that are remembered, one or two bytes each: on 8 GB the law and the rulings of 200,000 passages. */
const rememberedCharacters = Math.max(96_000_000, Math.floor(totalmem() * memoryShare));
/** What a source takes besides its long texts. */
const plainCharacters = 500;
/** From this share of the room on, what is read ahead soon drives out what was. */
const nearlyFull = 0.9;
/** Sources read ahead in one step: the database serves nobody else meanwhile. */
const warmUpSources = 100;

/**
 * Reads sources from the database, remembering those that the index says did not change: `version` covers all that a
 * source and its note hold.
 */
export class SourceReader {
  readonly #db: Database;
  readonly #remembered = new LRUCache<string, SourceWithNote & { version: string }>({
    maxSize: rememberedCharacters,
    sizeCalculation: charactersOf,
  });

  constructor(db: Database) {
    this.#db = db;
  }

  /** In the order asked; one that is gone from the database is left out. */
  async read(wanted: readonly WantedSource[]): Promise<SourceWithNote[]> {
    const versions = new Map(wanted.map(({ id, version }) => [id, version]));
    const missing = wanted.filter(({ id, version }) => this.#remembered.get(id)?.version !== version);
    const fresh = new Map<string, SourceWithNote>();
    for (const found of await readWithNotes(this.#db, missing)) {
      fresh.set(found.source.id, found);
      this.#remembered.set(found.source.id, { ...found, version: versions.get(found.source.id) ?? '' });
    }
    const gone = new Set(missing.map(({ id }) => id).filter((id) => !fresh.has(id)));
    return wanted.flatMap(({ id }) => (gone.has(id) ? [] : (fresh.get(id) ?? this.#remembered.get(id) ?? [])));
  }

  /** Reads sources ahead of the questions, in small steps, until no more would be remembered. */
  async warmUp(wanted: readonly WantedSource[], signal?: AbortSignal): Promise<void> {
    for (let from = 0; from < wanted.length; from += warmUpSources) {
      if (signal?.aborted || this.#remembered.calculatedSize >= rememberedCharacters * nearlyFull) return;
      await this.read(wanted.slice(from, from + warmUpSources));
      await pause();
    }
  }
}

function charactersOf({ source, note }: SourceWithNote): number {
  const own = source.kind === 'ruling' ? source.summary.length + source.text.length : textOf(source);
  return plainCharacters + own + (note === null ? 0 : textOf(note));
}

function textOf(source: Exclude<CorpusSource, { kind: 'ruling' }>): number {
  if (source.kind === 'article') return source.text.length + source.path.length;
  const listed = [...source.says, ...source.synonyms, ...source.sections.map(({ body }) => body)];
  return listed.reduce((sum, text) => sum + text.length, 0);
}

/** Each kind from its own table, and only the kinds that are wanted. */
async function readWithNotes(db: Database, wanted: readonly WantedSource[]): Promise<SourceWithNote[]> {
  const idsOf = (kind: CorpusSource['kind']) => wanted.filter((source) => source.kind === kind).map(({ id }) => id);
  const found = await Promise.all([
    readArticles(db, idsOf('article')),
    readNotes(db, idsOf('note')),
    readRulings(db, idsOf('ruling')),
    readRulingSummaries(db, idsOf('ruling-summary')),
    readGuides(db, idsOf('guide')),
  ]);
  return attachNotes(db, found.flat());
}

/** Gives articles their notes and rulings their summaries. */
export async function attachNotes(db: Database, sources: readonly CorpusSource[]): Promise<SourceWithNote[]> {
  const attached = await readAttachedEditorial(db, sources);
  return sources.map((source) => ({ source, note: attached.get(source.id) ?? null }));
}
