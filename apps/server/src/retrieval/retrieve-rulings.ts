import { rarityOf } from '@foja/legal-text/bm25';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { readRulingsCiting } from '../corpus/read-ruling-citations.ts';
import { readRulingsSummarisedOn } from '../corpus/read-ruling-summary.ts';
import type { Database } from '../platform/database/database.ts';
import { groundingWeights } from './grounding-weights.ts';
import type { RetrievalIndex } from './open-index.ts';
import { presentSource } from './present-source.ts';
import { attachNotes, type SourceReader } from './read-sources.ts';
import { resolveReferences } from './resolve-references.ts';
import type { RankedSource, Retrieval, RetrievalQuery } from './retrieval.ts';
import { countedAmong, type RankedRuling, RulingWords } from './ruling-words.ts';
import { type Understanding, understandQuestion } from './understand-question.ts';

export interface RulingsDeps {
  db: Database;
  index: RetrievalIndex;
  registry: () => Promise<NormRegistry>;
  sources: SourceReader;
}

const defaultLimit = 10;
/** Rulings that are told beyond those that are read. */
const maxRanked = 300;
/** Score of a ruling that the question names itself. */
const namedScore = 1;
/** Score of a ruling that applies the norm that the question names, where it names nothing else. */
const applyingScore = 0.7;
/** Share of what a ruling lacks to the full score that it gains by applying a norm that the question names. */
const applyingShare = 0.35;

/**
 * Finds rulings and summaries of rulings alone, over all domains: first those that the question names, then by all their words:
 * parties, headnotes, text. A score is the share of the question that the ruling speaks of, rare words counting more, so it means
 * the same for every question.
 */
export async function retrieveRulings(
  deps: RulingsDeps,
  { question, limit = defaultLimit, among = null }: Pick<RetrievalQuery, 'question' | 'limit' | 'among'>,
): Promise<Retrieval> {
  const registry = await deps.registry();
  const live = deps.index.live();
  const understanding = understandQuestion(question, registry);
  const named = await resolveReferences(deps.db, registry, understanding.references);
  const namedRulings = named.sources.filter(
    ({ id, kind }) => (kind === 'ruling' || kind === 'ruling-summary') && (among === null || among.has(id)),
  );
  const said = understanding.said.map(({ term }) => term);
  const marked = new Set([...said, ...understanding.implied.map(({ term }) => term)]);
  const first = (await attachNotes(deps.db, namedRulings)).map(({ note, source }) =>
    presentSource(source, note, namedScore, marked),
  );
  const known = new Set(first.map(({ id }) => id));
  const ranked: NonNullable<Retrieval['rulings']>['ranked'] = first.map(({ id }) => ({ id, score: namedScore }));
  const others: RankedSource[] = [];
  const rulings = live === null ? new RulingWords().seal() : await live.rulingWords();
  const spelling = live?.spelling() ?? null;
  // A surname that rulings know is no misspelt word of the law.
  const words = said.map((term) => (spelling === null || rulings.has(term) ? term : spelling.correct(term)));
  const measure = rulings.measure(words);
  const applying = await readApplying(deps.db, understanding, Math.max(countedAmong, rulings.count));
  const byWords = measure.search(among, maxRanked).filter(({ ruling }) => !known.has(ruling.id));
  const found =
    said.length > 0
      ? liftApplying(byWords, applying)
      : rulings
          .pick(
            [...applying.keys()].filter((id) => !known.has(id) && (among === null || among.has(id))),
            maxRanked,
          )
          .map((ruling) => ({ ruling, relevance: applyingScore }));
  ranked.push(...found.map(({ relevance, ruling }) => ({ id: ruling.id, score: relevance })));
  const near = found.slice(0, Math.max(0, limit - first.length));
  const scores = new Map(near.map(({ relevance, ruling }) => [ruling.id, relevance]));
  for (const { note, source } of await deps.sources.read(near.map(({ ruling }) => ruling))) {
    others.push(presentSource(source, note, scores.get(source.id) ?? 0, marked));
  }
  const sources = [...first, ...others].slice(0, limit);
  return {
    searchQuery: [...understanding.references.map(({ text }) => text), ...said].join(' '),
    decision: sources.length > 0 ? 'grounded' : 'no-match',
    sources,
    topScore: sources[0]?.score ?? 0,
    threshold: groundingWeights.threshold,
    nonexistentReferences: [],
    unknownNorms: [],
    nearestTopics: [],
    clarification: null,
    rulings: { ranked, measure },
  };
}

/** Articles and norms of one question that are looked up. */
const maxTargets = 12;

/**
 * Rulings and summaries that apply an article or a norm that the question names, with what that tells, from 0 to 1: of an article that
 * hardly any ruling cites, nearly everything; of one that every other cites, hardly anything.
 * @param rulings how many there are.
 */
async function readApplying(
  db: Database,
  { norms, references }: Understanding,
  rulings: number,
): Promise<ReadonlyMap<string, number>> {
  const keys = references.flatMap(({ articles, norm }) =>
    norm === null ? [] : articles.map((article) => `${norm}:${article}`),
  );
  const applying = new Map<string, number>();
  const most = rarityOf(rulings, 1);
  for (const target of [...new Set([...keys, ...norms])].slice(0, maxTargets)) {
    const [citing, summarised] = await Promise.all([
      readRulingsCiting(db, [target]),
      readRulingsSummarisedOn(db, [target]),
    ]);
    const ids = new Set([...citing, ...summarised]);
    const told = most <= 0 ? 1 : Math.min(1, rarityOf(rulings, ids.size) / most);
    for (const id of ids) applying.set(id, Math.max(applying.get(id) ?? 0, told));
  }
  return applying;
}

/** The norms that a question names are a part of what it asks, which its words alone do not show. */
function liftApplying(found: readonly RankedRuling[], applying: ReadonlyMap<string, number>): RankedRuling[] {
  if (applying.size === 0) return [...found];
  return found
    .map(({ relevance, ruling }) => ({
      ruling,
      relevance: relevance + (1 - relevance) * applyingShare * (applying.get(ruling.id) ?? 0),
    }))
    .sort((a, b) => b.relevance - a.relevance);
}
