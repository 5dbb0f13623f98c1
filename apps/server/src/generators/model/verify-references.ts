import type { GenerationCitation } from '@foja/contracts/generators/generation-result';
import type { CitationResolver, LawState } from '../../chat/citation-resolver.ts';
import { readNotesOfArticles } from '../../corpus/read-note.ts';
import type { Database } from '../../platform/database/database.ts';
import { readGuidesOnArticles } from '../../retrieval/read-article-sources.ts';

interface LawDeps {
  db: Database;
  citationResolver: CitationResolver;
}

/**
 * What is known of these articles and rulings. An article whose official text is not loaded counts as known where an
 * editorial note or guide on it was compared with the law.
 */
export async function readKnownStates(deps: LawDeps, keys: readonly string[]): Promise<Map<string, LawState>> {
  const states = new Map(await deps.citationResolver.readStates([...new Set(keys)]));
  const unloaded = [...states].flatMap(([key, state]) => (state === 'not-loaded' ? [key] : []));
  for (const note of await readNotesOfArticles(deps.db, unloaded)) states.set(note.articleId, 'in-force');
  for (const key of (await readGuidesOnArticles(deps.db, unloaded)).keys()) states.set(key, 'in-force');
  return states;
}

/** A reference judged by what the corpus knows of it. */
export function citationOf(text: string, key: string | null, state: LawState | undefined): GenerationCitation {
  if (key === null || state === undefined) return { text, source: null, verified: false, problem: 'not-loaded' };
  if (state === 'in-force') return { text, source: key, verified: true, problem: null };
  return { text, source: state === 'nonexistent' ? null : key, verified: false, problem: state };
}

/**
 * Every legal reference in words that a model wrote, looked up in the corpus.
 * @returns the citations, each once, and the keys of the articles that exist.
 */
export async function verifyReferences(
  deps: LawDeps,
  prose: readonly string[],
): Promise<{ citations: GenerationCitation[]; articles: string[] }> {
  // Each text alone: in one text, a norm named in one sentence would be lent to the next.
  const found = (await Promise.all(prose.map((text) => deps.citationResolver.findReferences(text)))).flat();
  const states = await readKnownStates(
    deps,
    found.flatMap(({ keys }) => keys),
  );
  const citations = new Map<string, GenerationCitation>();
  for (const { text, keys } of found) {
    if (keys.length === 0) citations.set(text, citationOf(text, null, undefined));
    for (const key of keys) citations.set(`${text} ${key}`, citationOf(text, key, states.get(key)));
  }
  return {
    citations: [...citations.values()],
    articles: [...states].flatMap(([key, state]) => (state === 'in-force' ? [key] : [])),
  };
}

/**
 * Article keys that a model gave as references ("art. 1757 CCyC", "ccyc:1757"): those that exist, and a citation marked as not
 * verified for each of the others.
 */
export async function resolveArticles(
  deps: LawDeps,
  references: readonly string[],
): Promise<{ articles: string[]; citations: GenerationCitation[] }> {
  const keys = references.filter((reference) => /^[a-z0-9-]+:[0-9]+[a-z]*$/.test(reference));
  const named = await verifyReferences(
    deps,
    references.filter((reference) => !keys.includes(reference)),
  );
  const states = await readKnownStates(deps, keys);
  return {
    articles: [...new Set([...keys.filter((key) => states.get(key) === 'in-force'), ...named.articles])],
    citations: [...keys.map((key) => citationOf(key, key, states.get(key))), ...named.citations].filter(
      ({ verified }) => !verified,
    ),
  };
}

/** The articles that a model gave with its words and those that the words name: which of them exist, and the citations of all. */
export async function checkLaw(
  deps: LawDeps,
  references: readonly string[],
  prose: readonly string[],
): Promise<{ articles: string[]; citations: GenerationCitation[] }> {
  const resolved = await resolveArticles(deps, references);
  const inProse = await verifyReferences(deps, prose);
  return {
    articles: [...new Set([...resolved.articles, ...inProse.articles])],
    citations: [...resolved.citations, ...inProse.citations],
  };
}
