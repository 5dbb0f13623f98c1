import type { CitedNorm } from '@foja/contracts/sources';
import type { Citation } from '@foja/legal-text/citations';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { articleLabel } from './article-key.ts';
import { articles, notes } from './corpus.table.ts';

/** More different norms than this are no reading of one text. */
const maxNamed = 200;

/** The norms and articles that a text cites, each once, as a lawyer names them; those that Foja knows have a key. */
export async function nameCitedNorms(
  db: Database,
  registry: NormRegistry,
  citations: readonly Citation[],
): Promise<CitedNorm[]> {
  const norms = new Map<string, Omit<CitedNorm, 'isLoaded'>>();
  for (const { articles: numbers, norm: code, normText, ruling, text } of citations) {
    if (ruling !== null) continue;
    if (code !== null) {
      const norm = registry.get(code) ?? { code, aliases: [], title: code };
      if (numbers.length === 0) norms.set(code, { label: norm.title, key: code });
      for (const article of numbers) {
        norms.set(`${code}:${article}`, { label: articleLabel(norm, article), key: `${code}:${article}` });
      }
    } else if (normText !== null && /\d/.test(normText)) {
      // A law by its number that Foja does not know is told as it is written.
      norms.set(text.toLowerCase(), { label: text.replace(/\s+/g, ' '), key: null });
    }
  }
  return tellWhatIsLoaded(db, [...norms.values()].slice(0, maxNamed));
}

/** The articles of these keys, as a lawyer names them. */
export async function nameArticleKeys(
  db: Database,
  registry: NormRegistry,
  keys: readonly string[],
): Promise<Map<string, CitedNorm>> {
  const named = keys.map((key) => {
    const [code = '', article = ''] = key.split(':');
    return { label: articleLabel(registry.get(code) ?? { code, aliases: [] }, article), key };
  });
  return new Map((await tellWhatIsLoaded(db, named)).map((norm) => [norm.key ?? '', norm]));
}

/** Says of each whether its text, or a note on it, is here. */
export async function tellWhatIsLoaded(
  db: Database,
  norms: readonly Omit<CitedNorm, 'isLoaded'>[],
): Promise<CitedNorm[]> {
  const keys = norms.flatMap(({ key }) => (key?.includes(':') ? [key] : []));
  if (keys.length === 0) return norms.map((norm) => ({ ...norm, isLoaded: false }));
  const [official, editorial] = await Promise.all([
    db.select({ id: articles.id }).from(articles).where(inArray(articles.id, keys)),
    db.select({ id: notes.articleId }).from(notes).where(inArray(notes.articleId, keys)),
  ]);
  const loaded = new Set([...official, ...editorial].map(({ id }) => id));
  return norms.map((norm) => ({ ...norm, isLoaded: norm.key !== null && loaded.has(norm.key) }));
}
