import type { CorpusSource, NoteSource } from '../corpus/corpus-source.ts';
import { readNotesOfArticles } from '../corpus/read-note.ts';
import { readSources } from '../corpus/stream-sources.ts';
import type { Database } from '../platform/database/database.ts';
import { BoundedCache } from './bounded-cache.ts';

/** A source and, for an article, its note. */
export interface SourceWithNote {
  source: CorpusSource;
  note: NoteSource | null;
}

const rememberedSources = 2_000;

/**
 * Reads sources from the database, remembering those that the index says did not change: `version` covers all that a
 * source and its note hold.
 */
export class SourceReader {
  readonly #db: Database;
  readonly #remembered = new BoundedCache<SourceWithNote & { version: string }>(rememberedSources);

  constructor(db: Database) {
    this.#db = db;
  }

  /** In the order asked; one that is gone from the database is left out. */
  async read(wanted: readonly { id: string; version: string }[]): Promise<SourceWithNote[]> {
    const versions = new Map(wanted.map(({ id, version }) => [id, version]));
    const missing = wanted.filter(({ id, version }) => this.#remembered.get(id)?.version !== version);
    const fresh = new Map<string, SourceWithNote>();
    for (const found of await readWithNotes(
      this.#db,
      missing.map(({ id }) => id),
    )) {
      fresh.set(found.source.id, found);
      this.#remembered.set(found.source.id, { ...found, version: versions.get(found.source.id) ?? '' });
    }
    const gone = new Set(missing.map(({ id }) => id).filter((id) => !fresh.has(id)));
    return wanted.flatMap(({ id }) => (gone.has(id) ? [] : (fresh.get(id) ?? this.#remembered.get(id) ?? [])));
  }
}

/** Sources by id with the notes of their articles, read now. */
export async function readWithNotes(db: Database, ids: readonly string[]): Promise<SourceWithNote[]> {
  if (ids.length === 0) return [];
  const sources = await readSources(db, [...ids]);
  return attachNotes(db, sources);
}

/** Gives articles their notes. */
export async function attachNotes(db: Database, sources: readonly CorpusSource[]): Promise<SourceWithNote[]> {
  const articleIds = sources.filter((source) => source.kind === 'article').map(({ id }) => id);
  const notes = new Map((await readNotesOfArticles(db, articleIds)).map((note) => [note.articleId, note]));
  return sources.map((source) => ({ source, note: notes.get(source.id) ?? null }));
}
