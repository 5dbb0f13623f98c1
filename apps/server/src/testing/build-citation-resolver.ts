import { parseCitations } from '@foja/legal-text/citations';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import type { CitationResolver, LawReference, LawState } from '../chat/citation-resolver.ts';

const registry = new NormRegistry([
  { code: 'ldc', title: 'Ley 24.240 de Defensa del Consumidor', aliases: ['LDC'], lastArticle: 66 },
  { code: 'ccyc', title: 'Código Civil y Comercial de la Nación (Ley 26.994)', aliases: ['CCyC'], lastArticle: 2671 },
]);

/** A citation resolver that needs no database: `states` says what each key is, and any other key does not exist. */
export function buildCitationResolver(states: Record<string, LawState>): CitationResolver {
  return {
    findReferences: async (text) =>
      parseCitations(text, registry).flatMap<LawReference>(
        ({ text: words, start, end, kind, norm, normText, articles, ruling }) => {
          const span = { text: words, start, end, bareArticles: [] };
          if (ruling) return [{ ...span, keys: [`fallos_${ruling.volume}_p${ruling.page}`] }];
          if (kind === 'norm') return norm === null ? [{ ...span, keys: [] }] : [];
          if (norm === null) return [{ ...span, keys: [], bareArticles: normText === null ? articles : [] }];
          return [{ ...span, keys: articles.map((article) => `${norm}:${article}`) }];
        },
      ),
    normNamer: async () => (code) => registry.get(code)?.aliases[0] ?? code,
    readStates: async (keys) => new Map(keys.map((key) => [key, states[key] ?? 'nonexistent'])),
    readUnderReview: async () => [],
    articleNamer: async () => (key) => {
      const [norm = '', article = ''] = key.split(':');
      return `art. ${article} ${registry.get(norm)?.aliases[0] ?? norm}`;
    },
  };
}
