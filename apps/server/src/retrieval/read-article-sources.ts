import type { Source } from '@foja/contracts/sources';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { readArticles } from '../corpus/read-article.ts';
import { readGuidesAfter } from '../corpus/read-guide.ts';
import { readNotesOfArticles } from '../corpus/read-note.ts';
import type { Database } from '../platform/database/database.ts';
import { asSource } from './as-source.ts';
import { presentSource } from './present-source.ts';

/** Score of a source that the result names itself. */
const namedScore = 1;

/**
 * These articles as sources, in the order of the keys: the official text where it is loaded, else the note on it, else a guide
 * that stands on it.
 */
export async function readArticleSources(db: Database, keys: readonly string[]): Promise<Source[]> {
  const wanted = [...new Set(keys)];
  const [articles, notes] = await Promise.all([readArticles(db, wanted), readNotesOfArticles(db, wanted)]);
  const articleOf = new Map(articles.map((article) => [article.id, article]));
  const noteOf = new Map(notes.map((note) => [note.articleId, note]));
  const bare = wanted.filter((key) => !articleOf.has(key) && !noteOf.has(key));
  const guideOn = await readGuidesOnArticles(db, bare);
  const sources = new Map<string, Source>();
  for (const key of wanted) {
    const note = noteOf.get(key) ?? null;
    const source = articleOf.get(key) ?? note ?? guideOn.get(key) ?? null;
    if (source === null || sources.has(source.id)) continue;
    sources.set(source.id, asSource(presentSource(source, note, namedScore, new Set())));
  }
  return [...sources.values()];
}

/** More guides than there will be. */
const maxGuides = 10_000;

/** For each of these articles on which a guide stands, the guide in which it weighs most; one reading for all of them. */
export async function readGuidesOnArticles(db: Database, keys: readonly string[]): Promise<Map<string, GuideSource>> {
  const best = new Map<string, GuideSource>();
  if (keys.length === 0) return best;
  const wanted = new Set(keys);
  for (const guide of await readGuidesAfter(db, '', maxGuides)) {
    for (const [place, key] of guide.articles.entries()) {
      const known = best.get(key);
      if (wanted.has(key) && (!known || place < known.articles.indexOf(key))) best.set(key, guide);
    }
  }
  return best;
}
