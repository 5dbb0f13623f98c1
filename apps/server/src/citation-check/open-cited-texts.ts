import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import type { LegalReference } from '@foja/legal-text/legal-reference';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import type { ArticleSource, NoteSource } from '../corpus/corpus-source.ts';
import { readArticles, readArticleVersions } from '../corpus/read-article.ts';
import { readNotesOfArticles } from '../corpus/read-note.ts';
import { readRepealedNorms } from '../corpus/read-repealed-norms.ts';
import { readRulings } from '../corpus/read-ruling.ts';
import { readRulingCaptions } from '../corpus/read-ruling-captions.ts';
import { readRulingSummaries } from '../corpus/read-ruling-summary.ts';
import { resolveRulingCitation } from '../corpus/resolve-ruling-citation.ts';
import type { TimelineEntry } from '../corpus/versions/article-timeline.ts';
import { readTimelines } from '../corpus/versions/read-timeline.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { CaptionIndex } from './caption-index.ts';
import type { CitedArticles } from './judge-article.ts';
import type { CitedRulings } from './judge-ruling.ts';

/** The corpus changes with an import, rarely: a minute later everybody sees it. */
const freshForMs = 60_000;
/** Keys that one query asks for. */
const keysAtOnce = 1_000;

interface Shared {
  captions: CaptionIndex;
  repealedNorms: Set<string>;
}

/** What a check looks things up in: the corpus, with what every check needs of it read once a minute. */
export function openCitedTexts({ db, clock }: { db: Database; clock: Clock }) {
  const registry = openNormRegistry(db, clock);
  let shared: { value: Promise<Shared>; readAtMs: number } | null = null;

  function readShared(): Promise<Shared> {
    const nowMs = clock.now().getTime();
    if (shared === null || nowMs - shared.readAtMs > freshForMs) {
      const value = Promise.all([readRulingCaptions(db), readRepealedNorms(db)]).then(([captions, repealedNorms]) => ({
        captions: new CaptionIndex(captions),
        repealedNorms,
      }));
      const reading = { value, readAtMs: nowMs };
      shared = reading;
      // A failed reading is not kept for the next call.
      value.catch(() => {
        if (shared === reading) shared = null;
      });
    }
    return shared.value;
  }

  return {
    registry,

    /** Reads the articles that these references name or may name. */
    async open(
      references: readonly LegalReference[],
    ): Promise<CitedArticles & CitedRulings & { repealedNorms: Set<string> }> {
      const keys = keysOf(references);
      const [known, { captions, repealedNorms }, articles, notes, timelines] = await Promise.all([
        registry(),
        readShared(),
        readArticlesByKey(db, keys),
        readNotesByKey(db, keys),
        readTimelinesByKey(db, keys),
      ]);
      const read = new Map<string, ReturnType<typeof readArticleVersions>>();
      const places = new Map<string, ReturnType<typeof resolveRulingCitation>>();
      return {
        registry: known satisfies NormRegistry,
        captions,
        repealedNorms,
        articles,
        notes,
        today: dayInArgentina(clock.now()),
        timelineOf: (key) => timelines.get(key) ?? [],
        versionsOf(key) {
          const versions = read.get(key) ?? readArticleVersions(db, key);
          read.set(key, versions);
          return versions;
        },
        atPlace(volume, page) {
          const place = `${volume}:${page}`;
          const found = places.get(place) ?? resolveRulingCitation(db, volume, page);
          places.set(place, found);
          return found;
        },
        async read(ids) {
          const [rulings, summaries] = await Promise.all([
            readRulings(db, [...ids]),
            readRulingSummaries(db, [...ids]),
          ]);
          const found = new Map([...rulings, ...summaries].map((ruling) => [ruling.id, ruling]));
          return ids.flatMap((id) => found.get(id) ?? []);
        },
      };
    },
  };
}

/** Every article that a reference means or may mean, and the same number without its "bis". */
function keysOf(references: readonly LegalReference[]): string[] {
  const keys = new Set<string>();
  for (const { norm, articles, candidates } of references) {
    for (const code of norm === null ? candidates : [norm]) {
      for (const article of articles) {
        keys.add(`${code}:${article}`);
        keys.add(`${code}:${article.replace(/[a-z]+$/, '')}`);
      }
    }
  }
  return [...keys];
}

async function readArticlesByKey(db: Database, keys: readonly string[]): Promise<Map<string, ArticleSource>> {
  const found = new Map<string, ArticleSource>();
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    for (const article of await readArticles(db, keys.slice(from, from + keysAtOnce))) found.set(article.id, article);
  }
  return found;
}

async function readTimelinesByKey(db: Database, keys: readonly string[]): Promise<Map<string, TimelineEntry[]>> {
  const found = new Map<string, TimelineEntry[]>();
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    for (const [key, timeline] of await readTimelines(db, keys.slice(from, from + keysAtOnce)))
      found.set(key, timeline);
  }
  return found;
}

async function readNotesByKey(db: Database, keys: readonly string[]): Promise<Map<string, NoteSource>> {
  const found = new Map<string, NoteSource>();
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    for (const note of await readNotesOfArticles(db, keys.slice(from, from + keysAtOnce)))
      found.set(note.articleId, note);
  }
  return found;
}
