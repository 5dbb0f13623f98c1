import type { DomainId } from '@foja/contracts/domains';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { readCachedGuides } from '../evaluation/cached-guides.ts';
import { matchGuide } from '../evaluation/match-guide.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { presentSource } from '../retrieval/present-source.ts';
import type { RankedSource, Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import type { Ask, UnderstoodQuestion } from '../understanding/understood-question.ts';

interface SettleGuideDeps {
  db: Database;
  clock: Clock;
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
}

/** From this chance on the situation is taken for the one that was told, and for the one of a short question. */
const sureFrom = 0.5;
const sureFromShort = 0.65;
/** What guides tell and articles do not. */
const practicalAsks = new Set<Ask>(['what-to-do', 'where', 'proof']);
/** Weight from which the matter that a question names rules out guides on others, and the articles of a guide that tell its own. */
const tellingWeight = 0.4;
const tellingArticles = 3;

/**
 * Retrieval finds guides by what a question asks. A message that tells a story is answered by the guide of its situation, as
 * case evaluation reads it; where none is sure, by no guide. A short one that asks what to do gets the guide of its situation where
 * that is sure, else what retrieval found.
 */
export async function settleGuide(
  deps: SettleGuideDeps,
  question: string,
  domain: DomainId,
  retrieval: Retrieval,
  understood: UnderstoodQuestion,
): Promise<Retrieval> {
  // Who goes on asking is in the same situation still.
  const isPractical =
    understood.continues ||
    understood.parts.every(({ asks }) => asks.length === 0 || asks.some((ask) => practicalAsks.has(ask)));
  if (retrieval.decision !== 'grounded' || !(retrieval.isTold || isPractical)) return retrieval;
  const cachedGuides = await readCachedGuides(deps);
  if (!retrieval.isTold) {
    const match = await matchGuide({ retrieve: deps.retrieve, cachedGuides }, question, domain, retrieval);
    const fits = match !== null && match.chance >= sureFromShort && isOfMatter(match.guide, understood);
    return fits ? withGuide(retrieval, match.guide) : retrieval;
  }
  const match = await matchGuide({ retrieve: deps.retrieve, cachedGuides }, question, domain, retrieval);
  return withGuide(retrieval, match !== null && match.chance >= sureFrom ? match.guide : null);
}

/** A debtor's insolvency is not answered with the guide on attaching goods. */
function isOfMatter({ articles }: GuideSource, { regimes: told }: UnderstoodQuestion): boolean {
  const { regimes } = starterKnowledge();
  if ((told[0]?.weight ?? 0) < tellingWeight) return true;
  return articles
    .slice(0, tellingArticles)
    .some((key) => told.some(({ regime }) => regimes.isCompatible(regimes.regimeOf(key), regime)));
}

/** What was found with this guide alone, in the place of the first one found; none carries the answer where it is null. */
export function withGuide(retrieval: Retrieval, guide: GuideSource | null): Retrieval {
  if (guide === null) return { ...retrieval, guide: null };
  const isOther = ({ kind, id }: RankedSource) => kind === 'guide' && id !== guide.id;
  const sources = retrieval.sources.filter((source) => !isOther(source));
  if (!sources.some(({ id }) => id === guide.id)) {
    const first = retrieval.sources.findIndex(isOther);
    const score = retrieval.sources[first]?.score ?? retrieval.topScore;
    sources.splice(first === -1 ? sources.length : first, 0, presentSource(guide, null, score, new Set()));
  }
  return { ...retrieval, sources, guide: guide.id };
}
