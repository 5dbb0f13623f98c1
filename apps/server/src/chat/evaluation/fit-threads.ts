import { seededRandom } from '../../platform/seeded-random.ts';
import { type Choice, climbLikelihood } from '../../retrieval/evaluation/conditional-logit.ts';
import {
  type ThreadBounds,
  type ThreadFeature,
  type ThreadWeights,
  threadFeatures,
} from '../answer/doubts/thread-features.ts';
import { goesOnWithThread } from '../read-in-thread.ts';
import type { BothWaysCase, ThreadCase } from './thread-cases.ts';

const ridge = 0.2;
const seed = 1;
/**
 * What a follow-up tells of telling again what answered before: as it is marked, and as if that were no answer where something else is. Who asks
 * on is seldom helped by the same again, though all that the mark asks for may stand in it.
 */
const [asMarked, toldAnew] = [2 / 3, 1 / 3];
const ofAnswered = ['answered', 'answeredOtherwise'] as const satisfies readonly ThreadFeature[];

/**
 * Weights under which what answers a follow-up is likeliest among what may be told, beside what it is worth anyway: first what points to it,
 * as follow-ups are marked, then what it costs to have answered before.
 */
export function fitThreadWeights(cases: readonly ThreadCase[]): ThreadWeights {
  const telling = cases.filter(isTelling);
  const pointing = climb(
    telling.map((one) => choiceOf(one, 1)),
    threadFeatures,
  );
  const withoutAnswered = { ...pointing, answered: 0, answeredOtherwise: 0 };
  const weighed = telling.map(({ id, rows }) => ({
    id,
    rows: rows.map((row) => ({ ...row, worth: worthOf(row, withoutAnswered) })),
  }));
  const again = climb(
    weighed.flatMap((one) => [choiceOf(one, asMarked, ofAnswered), choiceOf(withoutTold(one), toldAnew, ofAnswered)]),
    ofAnswered,
  );
  return { ...pointing, ...again };
}

function climb<Name extends ThreadFeature>(choices: readonly Choice[], names: readonly Name[]): Record<Name, number> {
  const none = new Float64Array(names.length);
  const found = climbLikelihood(choices, none, none, ridge);
  return Object.fromEntries(names.map((name, place) => [name, Math.round((found[place] ?? 0) * 10) / 10])) as Record<
    Name,
    number
  >;
}

function worthOf({ worth, measures }: ThreadCase['rows'][number], weights: ThreadWeights): number {
  return threadFeatures.reduce((sum, name) => sum + measures[name] * weights[name], worth);
}

/** Where no doubt answers, or all do, there is nothing to learn. */
function isTelling({ rows }: ThreadCase): boolean {
  return rows.some(({ isAsked }) => isAsked) && rows.some(({ isAsked }) => !isAsked);
}

function withoutTold({ id, rows }: ThreadCase): ThreadCase {
  const isNew = ({ measures, isAsked }: ThreadCase['rows'][number]) =>
    isAsked && measures.answered === 0 && measures.answeredOtherwise === 0;
  return { id, rows: rows.some(isNew) ? rows.map((row) => ({ ...row, isAsked: isNew(row) })) : rows };
}

function choiceOf({ rows }: ThreadCase, weight: number, names: readonly ThreadFeature[] = threadFeatures): Choice {
  return {
    weight,
    rows: rows.map(({ measures }) => Float64Array.from(names, (name) => measures[name])),
    answers: rows.map(({ isAsked }) => isAsked),
    offsets: rows.map(({ worth }) => worth),
  };
}

/** Of how many cases that hold what answers them it comes first. */
export function countFirst(cases: readonly ThreadCase[], weights: ThreadWeights): { first: number; of: number } {
  const telling = cases.filter(isTelling);
  const first = telling.filter(({ rows }) => {
    const worths = rows.map((row) => worthOf(row, weights));
    return rows[worths.indexOf(Math.max(...worths))]?.isAsked;
  });
  return { first: first.length, of: telling.length };
}

/** The cases in so many parts, by chance; those of one message stay together. */
export function foldsOf<T extends { id: string }>(cases: readonly T[], folds: number): T[][] {
  const ids = [...new Set(cases.map(({ id }) => id))];
  const foldOf = new Map(
    seededRandom(seed)
      .sample(ids, ids.length)
      .map((id, place) => [id, place % folds]),
  );
  return Array.from({ length: folds }, (_, fold) => cases.filter(({ id }) => foldOf.get(id) === fold));
}

/** What is tried of each bound: from, to and by what step. */
const tried: Readonly<Record<keyof ThreadBounds, readonly [number, number, number]>> = {
  surelyAlone: [0, 3, 0.5],
  hardlyAlone: [-1, 2, 0.5],
  somewhatMore: [0, 1.5, 0.25],
  maybeAlone: [1, 4, 0.5],
  muchMore: [1, 4, 0.5],
};
const boundNames = Object.keys(tried) as (keyof ThreadBounds)[];

/**
 * The bounds with the least share of follow-ups that are read alone and of other questions that are read with a thread; of several, the
 * one in their middle.
 */
export function fitThreadBounds(cases: readonly BothWaysCase[]): ThreadBounds {
  let best: { missed: number; all: ThreadBounds[] } = { missed: Number.POSITIVE_INFINITY, all: [] };
  for (const bounds of combinations(boundNames)) {
    const { missed, wrongly } = scoreBounds(cases, bounds);
    const share = missed.count / Math.max(1, missed.of) + wrongly.count / Math.max(1, wrongly.of);
    if (share < best.missed) best = { missed: share, all: [] };
    if (share === best.missed) best.all.push(bounds);
  }
  const middle = boundNames.map((name) => best.all.reduce((sum, bounds) => sum + bounds[name], 0) / best.all.length);
  const away = (bounds: ThreadBounds) =>
    boundNames.reduce((sum, name, place) => sum + (bounds[name] - (middle[place] ?? 0)) ** 2, 0);
  return best.all.reduce((nearest, bounds) => (away(bounds) < away(nearest) ? bounds : nearest));
}

function combinations(names: readonly (keyof ThreadBounds)[]): ThreadBounds[] {
  return names.reduce<Partial<ThreadBounds>[]>(
    (all, name) => {
      const [from, to, step] = tried[name];
      const values = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, place) => from + place * step);
      return all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
    },
    [{}],
  ) as ThreadBounds[];
}

/** Follow-ups that are read alone, and other questions that are read with a thread. */
export function scoreBounds(
  cases: readonly BothWaysCase[],
  bounds: ThreadBounds,
): Record<'missed' | 'wrongly', { count: number; of: number }> {
  const followUps = cases.filter(({ goesOn }) => goesOn);
  const others = cases.filter(({ goesOn }) => !goesOn);
  return {
    missed: { count: followUps.filter((one) => !goesOnWithThread(one, bounds)).length, of: followUps.length },
    wrongly: { count: others.filter((one) => goesOnWithThread(one, bounds)).length, of: others.length },
  };
}
