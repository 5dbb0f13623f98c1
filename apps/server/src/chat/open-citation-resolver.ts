import { randomUUID } from 'node:crypto';
import { articleBaseNumber } from '@foja/legal-text/article-number';
import type { Citation } from '@foja/legal-text/citations';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { LRUCache } from 'lru-cache';
import { articleLabel } from '../corpus/article-key.ts';
import { readArticleStates } from '../corpus/read-article.ts';
import { readRulings } from '../corpus/read-ruling.ts';
import { readRulingSummaries } from '../corpus/read-ruling-summary.ts';
import { resolveRulingCitation } from '../corpus/resolve-ruling-citation.ts';
import { readLawUnderReview } from '../corpus/rules/read-law-under-review.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type TextThreads, withoutThreads } from '../platform/threads/text-threads.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { sendNorms } from '../retrieval/norms-in-threads.ts';
import type { CitationResolver, LawReference, LawState } from './citation-resolver.ts';
import { findCitations } from './find-citations.ts';

/** As norms, articles change with an import, rarely: a minute later everybody sees it. */
const freshForMs = 60_000;
const rememberedStates = 20_000;

/**
 * Answers are not longer, as a rule, and are read where they are: the slowest text of this length takes some 30 ms, an answer 4 ms.
 * Whoever waits for one must not be told that others' texts are many.
 */
const readHereMaxCharacters = 10_000;

/** Rulings that are looked up before others get their turn. */
const lookedUpAtOnce = 50;

/**
 * Resolves citations against the loaded corpus.
 * @param deps.threads left out where only short texts are read.
 */
export function openCitationResolver(deps: { db: Database; clock: Clock; threads?: TextThreads }): CitationResolver {
  const { threads = withoutThreads } = deps;
  const norms = openNormRegistry(deps.db, deps.clock);
  const remembered = new LRUCache<string, { state: LawState; readAtMs: number }>({ max: rememberedStates });

  return {
    async findReferences(text, { inContext = false, owner = randomUUID() } = {}) {
      const input = { text, inContext, norms: sendNorms(await norms()) };
      const place = text.length <= readHereMaxCharacters ? withoutThreads : threads;
      const citations = await place.run(findCitations, input, { owner, characters: text.length });
      const rulings = await findRulings(deps.db, citations);
      return citations.flatMap((citation) => referenceOf(citation, rulings) ?? []);
    },

    async readStates(keys) {
      const nowMs = deps.clock.now().getTime();
      const states = new Map<string, LawState>();
      for (const key of keys) {
        const known = remembered.get(key);
        if (known !== undefined && nowMs - known.readAtMs <= freshForMs) states.set(key, known.state);
      }
      const wanted = keys.filter((key) => !states.has(key));
      if (wanted.length === 0) return states;
      // Whether a "bis" exists is told by the article without it: both are asked for at once.
      const loaded = await readLoadedStates(deps.db, [...new Set(wanted.flatMap((key) => [key, plainOf(key)]))]);
      const registry = await norms();
      for (const key of wanted) {
        const state = loaded.get(key);
        // What is missing is asked for each time: it may be imported any moment.
        if (state !== undefined) remembered.set(key, { state, readAtMs: nowMs });
        states.set(key, state ?? stateOfMissing(key, registry, loaded));
      }
      return states;
    },

    readUnderReview: (keys) => readLawUnderReview(deps.db, keys),

    async articleNamer() {
      const registry = await norms();
      return (key) => {
        const [code = '', article = ''] = key.split(':');
        return articleLabel(registry.get(code) ?? { code, aliases: [] }, article);
      };
    },

    async normNamer() {
      const registry = await norms();
      return (code) => registry.get(code)?.aliases[0] ?? code;
    },
  };
}

/** The states of the articles, rulings and summaries whose text is here. */
async function readLoadedStates(db: Database, keys: readonly string[]): Promise<Map<string, LawState>> {
  const summaryIds = keys.filter((key) => key.startsWith('resumen:'));
  const articleKeys = keys.filter((key) => key.includes(':') && !key.startsWith('resumen:'));
  const rulingIds = keys.filter((key) => !key.includes(':'));
  const [articles, rulings, summaries] = await Promise.all([
    readArticleStates(db, articleKeys),
    readRulings(db, rulingIds),
    readRulingSummaries(db, summaryIds),
  ]);
  return new Map([
    ...articles.map(({ id, repealed, suspect }): [string, LawState] => [
      id,
      repealed ? 'repealed' : suspect ? 'suspect' : 'in-force',
    ]),
    ...[...rulings, ...summaries].map(({ id }): [string, LawState] => [id, 'in-force']),
  ]);
}

const placeOf = ({ volume, page }: NonNullable<Citation['ruling']>) => `${volume}:${page}`;

/** Ids of the rulings that are cited by their place, each looked up once. */
async function findRulings(db: Database, citations: readonly Citation[]): Promise<Map<string, string | undefined>> {
  const cited = new Map(citations.flatMap(({ ruling }) => (ruling ? [[placeOf(ruling), ruling] as const] : [])));
  const places = [...cited.values()];
  const found = new Map<string, string | undefined>();
  for (let from = 0; from < places.length; from += lookedUpAtOnce) {
    const some = places.slice(from, from + lookedUpAtOnce).map(async (ruling) => {
      const [first] = await resolveRulingCitation(db, ruling.volume, ruling.page);
      found.set(placeOf(ruling), first?.id);
    });
    await Promise.all(some);
  }
  return found;
}

/** Null for a norm named as a whole that Foja knows: there is no article to look up. */
function referenceOf(citation: Citation, rulings: ReadonlyMap<string, string | undefined>): LawReference | null {
  const { text, start, end, norm, articles } = citation;
  const span = { text, start, end, bareArticles: [] };
  if (citation.ruling) {
    const { volume, page } = citation.ruling;
    return { ...span, keys: [rulings.get(placeOf(citation.ruling)) ?? `fallos_${volume}_p${page}`] };
  }
  if (citation.kind === 'norm') return norm === null && /\d{3}/.test(text) ? { ...span, keys: [] } : null;
  if (norm !== null) return { ...span, keys: articles.map((article) => `${norm}:${article}`) };
  return { ...span, keys: [], bareArticles: citation.normText === null ? articles : [] };
}

/**
 * Beyond a norm's last article nothing exists, nor does a "bis" of an article that is here without it. A plain gap within
 * the norm may be one of the imported text, so that article is only not loaded.
 */
function stateOfMissing(key: string, registry: NormRegistry, loaded: ReadonlyMap<string, LawState>): LawState {
  const [code = '', article] = key.split(':');
  // The collection of rulings is never complete, so one that is missing may well exist.
  if (article === undefined) return 'not-loaded';
  const last = registry.get(code)?.lastArticle ?? null;
  if (last !== null && articleBaseNumber(article) > last) return 'nonexistent';
  const plain = plainOf(key);
  return plain !== key && loaded.has(plain) ? 'nonexistent' : 'not-loaded';
}

/** An article's key without "bis": `ccyc:2560bis` → `ccyc:2560`. */
function plainOf(key: string): string {
  return key.includes(':') && !key.startsWith('resumen:') ? key.replace(/[a-z]+$/, '') : key;
}
