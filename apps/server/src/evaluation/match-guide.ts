import type { DomainId } from '@foja/contracts/domains';
import { alternativesMost } from '@foja/contracts/evaluation-rules';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { splitSentences } from '../chat/split-sentences.ts';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { starterAssociations } from '../retrieval/associations.ts';
import type { Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';
import { readElements } from './elements/read-elements.ts';
import type { GuideShelf } from './guide-shelf.ts';
import { readStory, type Story } from './story/read-story.ts';

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

/** Sources asked for: enough that the articles of the right guide stand among them. */
const sourceLimit = 20;
/**
 * What speaks for a guide: the rank of its articles; the words that it shares with the story; where the learned meaning of the
 * story's words points, read whole and sentence by sentence; and, for the few best, how many of its elements the story tells.
 * Fitted on 1,115 stories by people who had not seen the rubric, of which the associations have learned none (a conditional
 * logit with a ridge); the elements, which hardly matter there, by hand on the same ones and on our own samples: the facts are
 * what the number stands on. `bench/evaluation/stories.jsonl` measures.
 */
const weights = { articles: 2.5, words: 3.4, meaning: 7.1, sentences: 3.8, elements: 2 };
/** Below, the elements told are what any story of the area tells (a harm, a debt); above, a guide wins by asking for few. */
const tellingShare = { from: 0.4, to: 0.75 };
const weighedByElements = 8;
/** A guide is offered besides the best one where its odds are no less than a twentieth of that one's: scores are their logarithms. */
const nearGap = 3;
/** From how many words of meaning on a message is a story told at length, and what retrieval must give it at least. */
const lengthTermsLeast = 15;
const nearlyGround = 0.2;
/** A shorter sentence points nowhere. */
const sentenceTermsLeast = 2;
const toldShares = { supported: 1, unclear: 0.25, against: 0, missing: 0 } as const;

/** Whether what retrieval found carries an answer, or nearly. */
export function carriesAnswer({ decision }: Retrieval): boolean {
  return decision === 'grounded' || decision === 'unclear';
}

/**
 * The guide that fits a story best, where retrieval finds ground for an answer, or nearly. A story tells more than one matter: the
 * guide whose articles were found, and which speaks of the same things, is its own.
 * @returns null where nothing carries an evaluation.
 */
export async function matchGuide(
  deps: { retrieve: (query: RetrievalQuery) => Promise<Retrieval>; shelf: GuideShelf },
  matter: string,
  domain: DomainId,
): Promise<GuideMatch | null> {
  const retrieval = await deps.retrieve({ question: matter, domain, limit: sourceLimit });
  if (!carriesAnswer(retrieval) && !isNearlyGround(retrieval, matter)) return null;
  const likeness = deps.shelf.likeness(matter);
  const meaning = readMeaning(matter);
  const candidates = deps.shelf.guides.filter((guide) => domain === 'todos_premium' || guide.domain === domain);
  const articleVotes = countVotes(candidates, retrieval);
  const mostVotes = Math.max(Number.MIN_VALUE, ...articleVotes.values());
  const scored = candidates.map((guide) => ({
    guide,
    score:
      weights.articles * ((articleVotes.get(guide.id) ?? 0) / mostVotes) +
      weights.words * (likeness.get(guide.id) ?? 0) +
      weights.meaning * meaning.whole(guide.id) +
      weights.sentences * meaning.sentences(guide.id),
  }));
  const story = readStory(matter);
  const closest = scored
    .sort(byScore)
    .slice(0, weighedByElements)
    .map(({ guide, score }) => ({ guide, score: score + weights.elements * weighShare(shareTold(guide, story)) }))
    .sort(byScore);
  const best = bestOfLikeliestType(closest);
  if (best === undefined) return null;
  const near = closest
    .filter((each) => each.guide !== best.guide && each.score >= best.score - nearGap)
    .slice(0, alternativesMost);
  return {
    guide: best.guide,
    chance: best.chance,
    others: near.map(({ guide }) => guide),
    closest: [best, ...closest.filter(({ guide }) => guide !== best.guide)].map(({ guide }) => guide),
    retrieval,
  };
}

/** Whether a message tells what happened, rather than only asking something. */
export function isToldAtLength(message: string): boolean {
  return new Set(analyzeTerms(message)).size >= lengthTermsLeast;
}

/**
 * Who has a case evaluated says that it is one: less ground is enough than for an answer. Where retrieval says why there is none
 * (another country's law, another domain), that stands.
 */
function isNearlyGround({ decision, outsideDomain, topScore }: Retrieval, matter: string): boolean {
  return decision === 'no-match' && !outsideDomain && topScore >= nearlyGround && isToldAtLength(matter);
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

/** How far a story's words point to a guide, by what was learned of how people tell its problem; about 0–1. */
function readMeaning(matter: string): { whole(id: string): number; sentences(id: string): number } {
  const associations = starterAssociations();
  const whole = associations.read(analyzeTerms(matter));
  const sentences = splitSentences(matter)
    .map(({ text }) => analyzeTerms(text))
    .filter((terms) => terms.length >= sentenceTermsLeast)
    .map((terms) => associations.read(terms));
  return {
    whole: (id) => whole.of(id).strength,
    sentences: (id) =>
      sentences.reduce((sum, reading) => sum + reading.of(id).strength, 0) / Math.max(1, sentences.length),
  };
}

type Candidate = { guide: GuideSource; score: number };

function byScore(left: Candidate, right: Candidate): number {
  return right.score - left.score || left.guide.id.localeCompare(right.guide.id);
}

function weighShare(told: number): number {
  return Math.min(tellingShare.to, Math.max(tellingShare.from, told)) - tellingShare.from;
}

/** How much of what the guide asks for the story tells, 0–1. */
function shareTold({ caseData }: GuideSource, story: Story): number {
  const found = readElements(caseData.elements, story);
  return found.reduce((sum, { status }) => sum + toldShares[status], 0) / Math.max(1, found.length);
}

/** What the articles found say for each guide that stands on them: more the higher both stand. */
function countVotes(guides: readonly GuideSource[], { sources }: Retrieval): Map<string, number> {
  const votes = new Map<string, number>();
  const articles = sources.filter(({ kind }) => kind !== 'guide');
  for (const [place, source] of articles.entries()) {
    for (const key of source.articles) {
      for (const guide of guides) {
        const weight = guide.articles.indexOf(key);
        if (weight === -1) continue;
        const vote = source.score / Math.log2(place + 2) / Math.log2(weight + 2);
        votes.set(guide.id, (votes.get(guide.id) ?? 0) + vote);
      }
    }
  }
  return votes;
}
