import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Term } from '../corpus/events/stated-term.ts';
import type { RankedSource, Retrieval } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import type { QuestionPart, UnderstoodQuestion } from '../understanding/understood-question.ts';
import { doubtsBeside } from './answer/doubts/doubts-beside.ts';
import { type ComputedBefore, type DoubtFound, findDoubts } from './answer/doubts/find-doubts.ts';
import { readDoubtCandidatesInTurns } from './answer/doubts/measure-doubts.ts';
import { rankTellable } from './answer/doubts/rank-tellable.ts';
import { fitsQuestion } from './answer/judge-fit.ts';
import type { Said } from './answer/says-again.ts';
import {
  type DoubtsTold,
  partsToldBefore,
  sentenceOf,
  type ToldBeforeDoubts,
  tellDoubts,
} from './answer/tell-doubts.ts';
import type { CitationResolver } from './citation-resolver.ts';
import type { Computed } from './computed/computed.ts';
import { type DayOfTerm, dayOfTerm } from './computed/day-of-term.ts';

/** Worth from which a doubt is told where what was found may be about something else; the answer says that it is approximate. */
const likelyDoubt = -0.8;
/** Worth from which a doubt is the one that is asked though what was found may not be about it. */
const sureAlone = 1;
/** Worth from which one is told beside what was told before it: what was asked is answered. */
const worthBeside = 1.5;

/** Score of what is asked for by its number or its very name. */
const namedFrom = 0.97;

/** Whether what people ask of the article that was found best is known: that none of it is asked here then tells that another is meant. */
function isOfKnownDoubts({ sources }: Retrieval): boolean {
  return starterKnowledge().doubts.of(sources[0]?.articles ?? []).length > 0;
}

/**
 * What the doubts that a question puts answer. `isSure`: what is told, or where nothing is told what was found, is what is asked.
 * `answeredBefore`: the parts that what stands before them answers.
 * @param before what stands before them.
 * @param isDayTold it tells the day of a term already.
 */
export async function tellDoubtsOf(
  citationResolver: Pick<CitationResolver, 'readStates'>,
  understood: UnderstoodQuestion,
  retrieval: Retrieval,
  before: readonly ToldBeforeDoubts[],
  nameArticle: (key: string) => string,
  isDayTold = false,
): Promise<{ told: DoubtsTold | null; isSure: boolean; answeredBefore: QuestionPart[] }> {
  const computed =
    before.find((one): one is ToldBeforeDoubts & ComputedBefore => one.answersPart !== undefined) ?? null;
  const found = await doubtsInForce(citationResolver, understood, retrieval.sources, 0, computed);
  const told = tellDoubts(
    before.length === 0 ? found : found.filter(({ worth }) => worth >= worthBeside),
    before,
    nameArticle,
    isDayTold ? undefined : dayTeller(understood),
  );
  const answeredBefore = partsToldBefore(understood.parts, found, before);
  const fits = fitsQuestion(retrieval);
  const withBesides = (first: DoubtsTold) =>
    tellBesides(citationResolver, understood, retrieval.sources, { first, before, nameArticle });
  if (told !== null)
    return {
      told: await withBesides(told),
      isSure: fits || found.some(({ worth }) => worth >= sureAlone),
      answeredBefore,
    };
  const isSure = fits && (retrieval.topScore >= namedFrom || !isOfKnownDoubts(retrieval));
  if (before.length > 0 || isSure) return { told, isSure, answeredBefore };
  // What was found may be beside the point: a doubt that is nearly as likely as none says more than the first sentence of a note.
  const likely = await doubtsInForce(citationResolver, understood, retrieval.sources, likelyDoubt);
  const first = tellDoubts(likely.slice(0, 1), [], nameArticle);
  return { told: first && (await withBesides(first)), isSure: false, answeredBefore };
}

/** What is told, with what comes next of what people ask, but for what stands on an article that no longer says it. */
async function tellBesides(
  citationResolver: Pick<CitationResolver, 'readStates'>,
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  told: { first: DoubtsTold; before: readonly Said[]; nameArticle: (key: string) => string },
): Promise<DoubtsTold> {
  const { first, before, nameArticle } = told;
  const besides = doubtsBeside(understood, sources, starterKnowledge(), [...before, first]);
  const isGone = await readGone(
    citationResolver,
    besides.flatMap(({ keys }) => keys),
  );
  return {
    ...first,
    besides: besides
      .filter(({ keys }) => !keys.some(isGone))
      .map(({ text, keys, part }) => ({
        text,
        keys,
        part,
        sentence: sentenceOf({ answer: text, keys }, nameArticle),
      })),
  };
}

/** Tells when a term that an answer states ends, for the day that the question tells. */
export function dayTeller(
  understood: UnderstoodQuestion,
): (told: { terms?: readonly Term[] | undefined; keys: readonly string[] }) => DayOfTerm | null {
  return ({ terms = [], keys }) => dayOfTerm(terms, keys, understood, starterKnowledge().events);
}

/** The doubts that a question puts, but for those whose articles no longer say what their answer stands on. */
export async function doubtsInForce(
  citationResolver: Pick<CitationResolver, 'readStates'>,
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  least = 0,
  computed: ComputedBefore | null = null,
): Promise<DoubtFound[]> {
  const knowledge = starterKnowledge();
  // Each step over a long message takes its while, and is kept for the next: others are answered between them.
  await readDoubtCandidatesInTurns(understood, sources, knowledge);
  await nextTurn();
  rankTellable(understood, sources, knowledge);
  await nextTurn();
  const found = findDoubts(understood, sources, knowledge, least, computed);
  const isGone = await readGone(
    citationResolver,
    found.flatMap(({ keys }) => keys),
  );
  return found.filter(({ keys }) => !keys.some(isGone));
}

/** Whether an article no longer says what something of ours stands on. */
export async function readGone(
  citationResolver: Pick<CitationResolver, 'readStates'>,
  keys: readonly string[],
): Promise<(key: string) => boolean> {
  const states = await citationResolver.readStates(keys);
  return (key) => ['repealed', 'suspect', 'nonexistent'].includes(states.get(key) ?? '');
}

/** What was computed; null where the likeliest doubt tells the day of its own term, and says better which it is. */
export async function unlessKnownDay(
  citationResolver: Pick<CitationResolver, 'readStates'>,
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  computed: Computed | null,
): Promise<Computed | null> {
  if (computed?.givesWayFrom === undefined) return computed;
  const [first] = await doubtsInForce(citationResolver, understood, sources);
  const isKnown = first !== undefined && first.worth >= computed.givesWayFrom;
  return isKnown && dayTeller(understood)(first) !== null ? null : computed;
}
