import type { NormRegistry } from '@foja/legal-text/norm-registry';
import type { Database } from '../platform/database/database.ts';
import { buildQuery } from './build-query.ts';
import { groundingWeights } from './grounding-weights.ts';
import type { RetrievalIndex } from './open-index.ts';
import { presentSource } from './present-source.ts';
import { attachNotes, type SourceReader } from './read-sources.ts';
import { rerank, type Scored } from './rerank.ts';
import { resolveReferences } from './resolve-references.ts';
import type { RankedSource, Retrieval, RetrievalQuery } from './retrieval.ts';
import { understandQuestion } from './understand-question.ts';

export interface RulingsDeps {
  db: Database;
  index: RetrievalIndex;
  registry: () => Promise<NormRegistry>;
  sources: SourceReader;
}

const defaultLimit = 10;
/** Candidates looked at for each result: re-ranking knows better than the words alone. */
const candidatesPerResult = 4;
const candidatesLeast = 60;
/** Score of a ruling that the question names itself. */
const namedScore = 1;
/** Score below which a ruling has only chance words in common with the question. */
const scoreLeast = 0.45;

/**
 * Finds rulings and summaries of rulings alone, over all domains: first those that the question names, then by words. A score
 * is the share of the question that the ruling speaks of, rare words counting more, so it means the same for every question.
 */
export async function retrieveRulings(
  deps: RulingsDeps,
  { question, limit = defaultLimit }: Pick<RetrievalQuery, 'question' | 'limit'>,
): Promise<Retrieval> {
  const registry = await deps.registry();
  const live = deps.index.live();
  const understanding = understandQuestion(question, registry, live?.spelling());
  const named = await resolveReferences(deps.db, registry, understanding.references);
  const words = new Set([...understanding.said, ...understanding.implied].map(({ term }) => term));
  const namedRulings = named.sources.filter(({ kind }) => kind === 'ruling' || kind === 'ruling-summary');
  const first = (await attachNotes(deps.db, namedRulings)).map(({ note, source }) =>
    presentSource(source, note, namedScore, words),
  );
  const found: RankedSource[] = [];
  if (live !== null && understanding.said.length > 0) {
    const [candidates = []] = await live.searchTerms([
      {
        terms: buildQuery(understanding, live.vocabulary).said.map(({ term }) => term),
        column: 'rulingTerms',
        domain: null,
        limit: Math.max(candidatesLeast, limit * candidatesPerResult),
      },
    ]);
    // Words that only rulings hold are known once these are read: the question is weighed with them.
    const query = buildQuery(understanding, live.vocabulary);
    const near = rerank(query, candidates, { norms: [], crossBorder: false }, live.vocabulary)
      .filter((candidate) => scoreOf(candidate) >= scoreLeast)
      .sort((a, b) => scoreOf(b) - scoreOf(a))
      .slice(0, limit);
    const scores = new Map(near.map((candidate) => [candidate.passage.id, scoreOf(candidate)]));
    for (const { note, source } of await deps.sources.read(near.map(({ passage }) => passage))) {
      found.push(presentSource(source, note, scores.get(source.id) ?? 0, words));
    }
  }
  const known = new Set(first.map(({ id }) => id));
  const sources = [...first, ...found.filter(({ id }) => !known.has(id))].slice(0, limit);
  return {
    searchQuery: [
      ...understanding.references.map(({ text }) => text),
      ...understanding.said.map(({ term }) => term),
    ].join(' '),
    decision: sources.length > 0 ? 'grounded' : 'no-match',
    sources,
    topScore: sources[0]?.score ?? 0,
    threshold: groundingWeights.threshold,
    nonexistentReferences: [],
    nearestTopics: [],
    clarification: null,
  };
}

/** What the ruling speaks of the question, 0–1. An official ruling is searched by its headnotes. */
function scoreOf({ coverage }: Scored): number {
  return Math.min(1, coverage);
}
