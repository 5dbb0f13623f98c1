import type { DomainId } from '@foja/contracts/domains';
import { maxAlternatives } from '@foja/contracts/evaluation-rules';
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { starterAssociations } from '../retrieval/associations.ts';
import type { Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';
import type { GuideCache } from './cached-guides.ts';
import { guideWeights, unlearned } from './guide-weights.ts';
import { starterSituations } from './situations/situations-file.ts';

/** The guide that a story belongs to. */
export interface GuideMatch {
  guide: GuideSource;
  /** That it is of the right type of case, 0–1, as far as its score among the closest tells. */
  chance: number;
  /** Guides that fit nearly as well, best first: one of them may be the right one. */
  others: GuideSource[];
  /** The few that it was chosen from, it among them, best first. */
  closest: GuideSource[];
  /** What retrieval found, best first; it carries an answer or not. */
  retrieval: Retrieval;
}

const maxClosest = 8;
/** A guide is offered besides the best one where its odds are no less than a twentieth of that one's: scores are their logarithms. */
const nearGap = 3;
/** What retrieval must give a story at least, or how clearly it must tell the situation of some guide. */
const nearlyGround = 0.2;
const clearlyTold = -0.5;

/** Whether what retrieval found carries an answer, or nearly. */
export function carriesAnswer({ decision }: Retrieval): boolean {
  return decision === 'grounded' || decision === 'unclear';
}

/**
 * The guide that fits a story best, where retrieval finds ground for an answer, or nearly.
 * @param found what was retrieved for it already.
 * @returns null where nothing carries an evaluation.
 */
export async function matchGuide(
  deps: { retrieve: (query: RetrievalQuery) => Promise<Retrieval>; cachedGuides: GuideCache },
  matter: string,
  domain: DomainId,
  found?: Retrieval,
): Promise<GuideMatch | null> {
  const retrieval = found ?? (await deps.retrieve({ question: matter, domain }));
  const situations = starterSituations().read(matter);
  const candidates = deps.cachedGuides.guides.filter((guide) => domain === 'todos_premium' || guide.domain === domain);
  const clearest = Math.max(...candidates.map(({ id }) => situations.get(id) ?? unlearned));
  if (!carriesAnswer(retrieval) && !mayBeCase(retrieval, clearest)) return null;
  const meaning = starterAssociations().read(analyzeTerms(matter));
  const closest = candidates
    .map((guide) => ({
      guide,
      score:
        guideWeights.situation * (situations.get(guide.id) ?? unlearned) +
        guideWeights.meaning * meaning.of(guide.id).strength,
    }))
    .sort(byScore)
    .slice(0, maxClosest);
  const best = bestOfLikeliestType(closest);
  if (best === undefined) return null;
  const near = closest
    .filter((each) => each.guide !== best.guide && each.score >= best.score - nearGap)
    .slice(0, maxAlternatives);
  return {
    guide: best.guide,
    chance: best.chance,
    others: near.map(({ guide }) => guide),
    closest: [best, ...closest.filter(({ guide }) => guide !== best.guide)].map(({ guide }) => guide),
    retrieval,
  };
}

/**
 * Who has a case evaluated says that it is one: where it is told at length, less ground is enough than for an answer. Another
 * country's law and another domain than the one asked are still none.
 */
function mayBeCase({ decision, isTold, outsideDomain, topScore }: Retrieval, clearest: number): boolean {
  if (!isTold || decision === 'foreign-law' || outsideDomain) return false;
  return clearest >= clearlyTold || (decision === 'no-match' && topScore >= nearlyGround);
}

/** Guides of one type of case speak for it together: the odds of a type are the sum of theirs. */
function bestOfLikeliestType(closest: readonly Candidate[]): (Candidate & { chance: number }) | undefined {
  const odds = new Map<string, number>();
  for (const { guide, score } of closest) {
    const { caseType } = guide.caseData;
    odds.set(caseType, (odds.get(caseType) ?? 0) + Math.exp(score));
  }
  const [likeliest] = [...odds].sort(([, left], [, right]) => right - left);
  if (likeliest === undefined) return undefined;
  const [type, own] = likeliest;
  const best = closest.find(({ guide }) => guide.caseData.caseType === type);
  return best && { ...best, chance: own / [...odds.values()].reduce((sum, each) => sum + each, 0) };
}

type Candidate = { guide: GuideSource; score: number };

function byScore(left: Candidate, right: Candidate): number {
  return right.score - left.score || left.guide.id.localeCompare(right.guide.id);
}
