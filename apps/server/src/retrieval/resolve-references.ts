import { articleBaseNumber } from '@foja/legal-text/article-number';
import type { Citation } from '@foja/legal-text/citations';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import type { CorpusSource } from '../corpus/corpus-source.ts';
import { readArticles } from '../corpus/read-article.ts';
import { readNotesOfArticles } from '../corpus/read-note.ts';
import { resolveRulingCitation } from '../corpus/resolve-ruling-citation.ts';
import type { Database } from '../platform/database/database.ts';

export interface ResolvedReferences {
  /** The sources named, in the question's order, each once. */
  sources: CorpusSource[];
  /** What is known not to exist, as the person wrote it. */
  nonexistent: string[];
  /** What may exist, but not here. */
  unavailable: string[];
}

/** Longest list of articles that one question opens. */
const maxArticles = 60;
/** Most rulings that one question opens; each is a query. */
const maxRulings = 60;

/**
 * Looks up what a question names, exactly. An article or a ruling whose text is not loaded is answered from its
 * editorial note or summary where there is one. An article does not exist when its number is beyond the norm's last, or when
 * its norm is loaded and has the number without that suffix.
 */
export async function resolveReferences(
  db: Database,
  registry: NormRegistry,
  references: readonly Citation[],
): Promise<ResolvedReferences> {
  const resolved: ResolvedReferences = { sources: [], nonexistent: [], unavailable: [] };
  if (references.length === 0) return resolved;
  const keys = references
    .flatMap(({ norm, articles }) => (norm === null ? [] : articles.map((article) => `${norm}:${article}`)))
    .slice(0, maxArticles);
  const bases = keys.map((key) => key.replace(/[a-z]+$/, ''));
  const articles = new Map(
    (await readArticles(db, [...new Set([...keys, ...bases])])).map((found) => [found.id, found]),
  );
  const absent = keys.filter((key) => !articles.has(key));
  const notes = new Map((await readNotesOfArticles(db, absent)).map((note) => [note.articleId, note]));
  const seen = new Set<string>();
  const take = (source: CorpusSource) => {
    if (!seen.has(source.id)) resolved.sources.push(source);
    seen.add(source.id);
  };
  let rulings = 0;
  for (const reference of references) {
    if (reference.ruling !== null) {
      rulings += 1;
      if (rulings > maxRulings) continue;
      const found = await resolveRulingCitation(db, reference.ruling.volume, reference.ruling.page);
      for (const source of found) take(source);
      if (found.length === 0) resolved.unavailable.push(reference.text);
      continue;
    }
    const { norm } = reference;
    if (norm === null) {
      if (reference.normText !== null) resolved.unavailable.push(reference.text);
      continue;
    }
    for (const article of reference.articles) {
      const key = `${norm}:${article}`;
      const source = articles.get(key) ?? notes.get(key);
      if (source !== undefined) take(source);
      else if (isBeyond(registry, norm, article) || articles.has(key.replace(/[a-z]+$/, ''))) {
        resolved.nonexistent.push(reference.articles.length === 1 ? reference.text : labelOf(reference, article));
      } else if (keys.includes(key)) {
        resolved.unavailable.push(labelOf(reference, article));
      }
    }
  }
  return resolved;
}

function isBeyond(registry: NormRegistry, norm: string, article: string): boolean {
  const last = registry.get(norm)?.lastArticle ?? null;
  return last !== null && articleBaseNumber(article) > last;
}

function labelOf(reference: Citation, article: string): string {
  const number = article.replace(/^(\d+)([a-z]+)$/, '$1 $2');
  return `art. ${number} ${reference.normText ?? ''}`.trim();
}
