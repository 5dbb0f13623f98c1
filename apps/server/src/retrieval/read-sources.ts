import type { CorpusSource, NoteSource } from '../corpus/corpus-source.ts';
import { readArticles } from '../corpus/read-article.ts';
import { readGuides } from '../corpus/read-guide.ts';
import { readNotes, readNotesOfArticles } from '../corpus/read-note.ts';
import { readRulings } from '../corpus/read-ruling.ts';
import type { Database } from '../platform/database/database.ts';
import { BoundedCache } from './bounded-cache.ts';
import type { IndexRow } from './index-row.ts';

/** A source and, for an article, its note. */
export interface SourceWithNote {
  source: CorpusSource;
  note: NoteSource | null;
}

/** A source as the index names it. */
export type WantedSource = Pick<IndexRow, 'id' | 'version' | 'kind'>;

const rememberedSources = 5_000;

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
}

/** Each kind from its own table, and only the kinds that are wanted. */
async function readWithNotes(db: Database, wanted: readonly WantedSource[]): Promise<SourceWithNote[]> {
  const idsOf = (kind: CorpusSource['kind']) => wanted.filter((source) => source.kind === kind).map(({ id }) => id);
  const [articles, notes, rulings, guides] = await Promise.all([
    attach(db, idsOf('article')),
    readNotes(db, idsOf('note')),
    readRulings(db, idsOf('ruling')),
    readGuides(db, idsOf('guide')),
  ]);
  return [...articles, ...[...notes, ...rulings, ...guides].map((source) => ({ source, note: null }))];
}

async function attach(db: Database, ids: string[]): Promise<SourceWithNote[]> {
  const [articles, notes] = await Promise.all([readArticles(db, ids), readNotesOfArticles(db, ids)]);
  const byArticle = new Map(notes.map((note) => [note.articleId, note]));
  return articles.map((source) => ({ source, note: byArticle.get(source.id) ?? null }));
}

/** Gives articles their notes. */
export async function attachNotes(db: Database, sources: readonly CorpusSource[]): Promise<SourceWithNote[]> {
  const articleIds = sources.filter((source) => source.kind === 'article').map(({ id }) => id);
  const notes = new Map((await readNotesOfArticles(db, articleIds)).map((note) => [note.articleId, note]));
  return sources.map((source) => ({ source, note: notes.get(source.id) ?? null }));
}
