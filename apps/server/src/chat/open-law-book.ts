import { articleBaseNumber } from '@foja/legal-text/article-number';
import { type Citation, parseCitations } from '@foja/legal-text/citations';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { articleLabel } from '../corpus/article-key.ts';
import { readArticles } from '../corpus/read-article.ts';
import { readRulings } from '../corpus/read-ruling.ts';
import { readRulingSummaries } from '../corpus/read-ruling-summary.ts';
import { resolveRulingCitation } from '../corpus/resolve-ruling-citation.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import type { LawBook, LawReference, LawState } from './law-book.ts';

/** The law book of the loaded corpus. */
export function openLawBook(deps: { db: Database; clock: Clock }): LawBook {
  const norms = openNormRegistry(deps.db, deps.clock);

  return {
    async findReferences(text) {
      const registry = await norms();
      const references = parseCitations(text, registry).map((citation) => referenceOf(deps.db, citation));
      return (await Promise.all(references)).filter((reference) => reference !== null);
    },

    async readStates(keys) {
      const states = new Map<string, LawState>();
      const summaryIds = keys.filter((key) => key.startsWith('resumen:'));
      const articleKeys = keys.filter((key) => key.includes(':') && !key.startsWith('resumen:'));
      const rulingIds = keys.filter((key) => !key.includes(':'));
      const [articles, rulings, summaries] = await Promise.all([
        readArticles(deps.db, articleKeys),
        readRulings(deps.db, rulingIds),
        readRulingSummaries(deps.db, summaryIds),
      ]);
      for (const { id, repealed, suspect } of articles) {
        states.set(id, repealed ? 'repealed' : suspect ? 'suspect' : 'in-force');
      }
      for (const { id } of [...rulings, ...summaries]) states.set(id, 'in-force');
      const registry = await norms();
      for (const key of keys) {
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
  };
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
