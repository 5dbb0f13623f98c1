import { articleBaseNumber } from './article-number.ts';
import type { NormRegistry } from './norm-registry.ts';

/** Whether a norm goes as far as these articles; one whose end is not known may. */
export function hasArticles(registry: NormRegistry, code: string, articles: readonly string[]): boolean {
  const last = registry.get(code)?.lastArticle ?? null;
  return last === null || articles.every((article) => articleBaseNumber(article) <= last);
}
