import type { Clarification } from '@foja/contracts/chat';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import type { Database } from '../platform/database/database.ts';
import type { Embedder } from '../platform/embedder.ts';
import { arrangeSources } from './arrange-sources.ts';
import { readBeyondLaw } from './beyond-law/read-beyond-law.ts';
import { starterClarifications } from './clarifications.ts';
import { decideGrounding, isTold } from './decide-grounding.ts';
import { groundingWeights } from './grounding-weights.ts';
import type { RetrievalIndex } from './open-index.ts';
import { asksPrediction } from './prediction.ts';
import { presentSource } from './present-source.ts';
import { type Ranking, rankCandidates } from './rank-candidates.ts';
import { attachNotes, type SourceReader } from './read-sources.ts';
import type { Scored } from './rerank.ts';
import { resolveReferences } from './resolve-references.ts';
import type { RankedSource, Retrieval, RetrievalQuery } from './retrieval.ts';
import { retrieveRulings } from './retrieve-rulings.ts';
import { understandQuestion } from './understand-question.ts';

/** What retrieval stands on; one for the life of the server. */
export interface RetrievalDeps {
  db: Database;
  index: RetrievalIndex;
  /** The norms that references may name, as they are now. */
  registry: () => Promise<NormRegistry>;
  sources: SourceReader;
  embedder?: Embedder | null;
}

const defaultLimit = 8;
const maxNearestTopics = 3;
/** Score of a source that the question names itself. */
const namedScore = 1;

/**
 * Finds what a question can be answered from: understand, resolve what it names, search, decide whether there is ground,
 * and read the sources from the database. References come first, in the question's order.
 */
export async function retrieve(
  deps: RetrievalDeps,
  { among, asked, domain, limit = defaultLimit, only, question }: RetrievalQuery,
): Promise<Retrieval> {
  if (only === 'rulings') return retrieveRulings(deps, { question, limit, among });
  const registry = await deps.registry();
  const live = deps.index.live();
  const understanding = understandQuestion(question, registry, live?.spelling());
  const named = await resolveReferences(deps.db, registry, understanding.references);

  const ranking: Ranking | null =
    live === null ? null : await rankCandidates(live, deps.embedder ?? null, question, understanding, domain);
  const topConfidence = ranking?.confidence.grounding ?? 0;
  const outside = ranking?.outside ?? null;
  const beyondLaw = readBeyondLaw(asked ?? question);
  const decision = decideGrounding({
    foreignLaw: understanding.foreignLaw,
    prediction: asksPrediction(question),
    beyondLaw: beyondLaw !== null,
    found: named.sources.length,
    nonexistent: named.nonexistent.length,
    unavailable: named.unavailable.length,
    knownNorms: understanding.norms.length,
    unknownNorms: understanding.unknownNorms.length,
    topConfidence,
    saidWords: understanding.said.length,
    outsideDomain: outside !== null,
  });

  const words = new Set([
    ...understanding.said.map(({ term }) => term),
    ...understanding.implied.map(({ term }) => term),
  ]);
  const first = (await attachNotes(deps.db, named.sources)).map(({ source, note }) =>
    presentSource(source, note, namedScore, words),
  );
  const chosen = ranking === null ? [] : arrangeSources(ranking, understanding, first, limit);
  const found = new Map(
    (await deps.sources.read(chosen.map(({ passage }) => passage))).map((read) => [read.source.id, read]),
  );
  const others = chosen.flatMap((candidate): RankedSource[] => {
    const read = found.get(candidate.passage.id);
    return read === undefined || ranking === null
      ? []
      : [presentSource(read.source, read.note, ranking.confidence.of(candidate), words)];
  });
  const sources = [...first, ...others].slice(0, Math.max(limit, first.length));
  const topics = decision === 'grounded' || decision === 'beyond-law' ? [] : await nearestTopics(deps.sources, ranking);
  // Between fewer than two topics there is nothing to choose.
  const isUnclear = decision === 'unclear' && topics.length > 1;
  return {
    searchQuery: [...understanding.references.map(({ text }) => text), ranking?.query.text ?? '']
      .filter(Boolean)
      .join(' '),
    decision: decision === 'unclear' && !isUnclear ? 'no-match' : decision,
    beyondLaw: decision === 'beyond-law' ? beyondLaw : null,
    asked: ranking?.query.said.map(({ term, weight }) => ({ term, weight })) ?? [],
    sources,
    topScore: first.length > 0 ? namedScore : topConfidence,
    threshold: groundingWeights.threshold,
    isTold: ranking !== null && isTold(ranking.features),
    nonexistentReferences: named.nonexistent,
    unknownNorms: understanding.unknownNorms,
    nearestTopics: isUnclear ? [] : topics,
    clarification: isUnclear
      ? askWhichTopic(topics)
      : decision === 'grounded' && first.length === 0
        ? starterClarifications().choose(
            sources[0],
            understanding.said.map(({ term }) => term),
          )
        : null,
    outsideDomain: decision === 'no-match' && outside !== null ? normOf(outside, registry) : null,
  };
}

function askWhichTopic(topics: readonly string[]): Clarification {
  return {
    question: '¿Tu consulta es sobre alguno de estos temas?',
    options: topics.map((topic) => ({ label: topic, adds: `Es sobre esto: ${topic}.` })),
  };
}

/** The norm of a source; a guide is of the norm of its most important article. */
function normOf({ passage }: Scored, registry: NormRegistry): Retrieval['outsideDomain'] {
  const norm = passage.norm || (passage.articles[0]?.split(':')[0] ?? '');
  const title = registry.get(norm)?.title;
  return title === undefined ? null : { norm, normTitle: title };
}

/** Titles of the nearest guides and notes: what is offered when nothing was found. */
async function nearestTopics(sources: SourceReader, ranking: Ranking | null): Promise<string[]> {
  const near = (ranking?.sources ?? []).filter(({ evidence }) => evidence.layPhrase > 0).slice(0, maxNearestTopics * 2);
  const titles = (await sources.read(near.map(({ passage }) => passage))).flatMap(({ source, note }) => {
    if (source.kind === 'guide' || source.kind === 'note') return [source.title];
    return note?.kind === 'note' ? [note.title] : [];
  });
  return [...new Set(titles)].slice(0, maxNearestTopics);
}
