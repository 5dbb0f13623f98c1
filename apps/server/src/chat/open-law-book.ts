import { articleBaseNumber } from '@foja/legal-text/article-number';
import { type Citation, parseCitations } from '@foja/legal-text/citations';
import { parseCitationsInContext } from '@foja/legal-text/find-references';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { articleLabel } from '../corpus/article-key.ts';
import { readArticleStates, readArticles } from '../corpus/read-article.ts';
import { readRulings } from '../corpus/read-ruling.ts';
import { readRulingSummaries } from '../corpus/read-ruling-summary.ts';
import { resolveRulingCitation } from '../corpus/resolve-ruling-citation.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { BoundedCache } from '../retrieval/bounded-cache.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import type { LawBook, LawReference, LawState } from './law-book.ts';

/** As norms, articles change with an import, rarely: a minute later everybody sees it. */
const freshForMs = 60_000;
const rememberedStates = 20_000;

/** The law book of the loaded corpus. */
export function openLawBook(deps: { db: Database; clock: Clock }): LawBook {
  const norms = openNormRegistry(deps.db, deps.clock);
  const remembered = new BoundedCache<{ state: LawState; readAtMs: number }>(rememberedStates);

  return {
    async findReferences(text, inContext = false) {
      const registry = await norms();
      const citations = inContext ? parseCitationsInContext(text, registry) : parseCitations(text, registry);
      const references = citations.map((citation) => referenceOf(deps.db, citation));
      return (await Promise.all(references)).filter((reference) => reference !== null);
    },

    async readStates(keys) {
      const nowMs = deps.clock.now().getTime();
      const states = new Map<string, LawState>();
      for (const key of keys) {
        const known = remembered.get(key);
        if (known !== undefined && nowMs - known.readAtMs <= freshForMs) states.set(key, known.state);
      }
      const wanted = keys.filter((key) => !states.has(key));
      for (const [key, state] of await readLoadedStates(deps.db, wanted)) {
        states.set(key, state);
        remembered.set(key, { state, readAtMs: nowMs });
      }
      const registry = await norms();
      // What is missing is asked for each time: it may be imported any moment.
      for (const key of wanted) {
        if (!states.has(key)) states.set(key, await stateOfMissing(deps.db, key, registry));
      }
      return states;
    },

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

/** Null for a norm named as a whole that Foja knows: there is no article to look up. */
async function referenceOf(db: Database, citation: Citation): Promise<LawReference | null> {
  const { text, start, end, norm, articles } = citation;
  const span = { text, start, end, bareArticles: [] };
  if (citation.ruling) {
    const { volume, page } = citation.ruling;
    const [found] = await resolveRulingCitation(db, volume, page);
    return { ...span, keys: [found?.id ?? `fallos_${volume}_p${page}`] };
  }
  if (citation.kind === 'norm') return norm === null && /\d{3}/.test(text) ? { ...span, keys: [] } : null;
  if (norm !== null) return { ...span, keys: articles.map((article) => `${norm}:${article}`) };
  return { ...span, keys: [], bareArticles: citation.normText === null ? articles : [] };
}

/**
 * Beyond a norm's last article nothing exists, nor does a "bis" of an article that is here without it. A plain gap within
 * the norm may be one of the imported text, so that article is only not loaded.
 */
async function stateOfMissing(db: Database, key: string, registry: NormRegistry): Promise<LawState> {
  const [code = '', article] = key.split(':');
  // The collection of rulings is never complete, so one that is missing may well exist.
  if (article === undefined) return 'not-loaded';
  const last = registry.get(code)?.lastArticle ?? null;
  if (last !== null && articleBaseNumber(article) > last) return 'nonexistent';
  const plain = key.replace(/[a-z]+$/, '');
  return plain !== key && (await readArticles(db, [plain])).length > 0 ? 'nonexistent' : 'not-loaded';
}
