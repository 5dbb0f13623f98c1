import type { DomainId } from '@foja/contracts/domains';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { readGuideShelf } from '../evaluation/guide-shelf.ts';
import { matchGuide } from '../evaluation/match-guide.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { presentSource } from '../retrieval/present-source.ts';
import type { RankedSource, Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';

interface SettleGuideDeps {
  db: Database;
  clock: Clock;
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
}

/** From this chance on the situation is taken for the one that was told. */
const sureFrom = 0.5;

/**
 * Retrieval finds guides by what a question asks. A message that tells a story is answered by the guide of its situation, as
 * case evaluation reads it; where none is sure, by no guide.
 */
export async function settleGuide(
  deps: SettleGuideDeps,
  question: string,
  domain: DomainId,
  retrieval: Retrieval,
): Promise<Retrieval> {
  if (retrieval.decision !== 'grounded' || !retrieval.isTold) return retrieval;
  const match = await matchGuide({ retrieve: deps.retrieve, shelf: await readGuideShelf(deps) }, question, domain);
  return withGuide(retrieval, match !== null && match.chance >= sureFrom ? match.guide : null);
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
