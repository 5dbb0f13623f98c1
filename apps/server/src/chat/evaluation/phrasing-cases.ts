import type { Doubt } from '../../corpus/doubts/read-doubts.ts';
import { type SeededRandom, seededRandom } from '../../platform/seeded-random.ts';
import { Associations, type LearnedMeanings, readStarterMeanings } from '../../retrieval/associations.ts';
import { learnFurtherTopics } from '../../retrieval/evaluation/learn-further-topics.ts';
import { sideBySide } from '../../retrieval/evaluation/side-by-side.ts';
import { tellTopicsApart } from '../../retrieval/evaluation/tell-topics-apart.ts';
import { DoubtIndex } from '../../understanding/doubt-index.ts';
import { type DoubtTermKind, doubtTerms, kindOfDoubtTerm } from '../../understanding/doubt-terms.ts';
import { readDoubtCandidates } from '../answer/doubts/measure-doubts.ts';
import { retrieveEachPart } from '../answer/retrieve-each-part.ts';
import type { DoubtCase, DoubtCaseDeps } from './doubt-cases.ts';

const tellingOf: Record<DoubtTermKind, number> = { word: 1, written: 1, pair: 0.7, letters: 0.5 };
// A word has several fours of letters, which say the same again, and so do two words together.
const tells = (term: string) => tellingOf[kindOfDoubtTerm(term)];
/** Half of a way's words are left out at each step: people leave out others than those who wrote the ways. */
const dropout = 0.5;
const seeds = [1, 2] as const;
/** What fewer ways of asking hold tells chance; the file grows with them. */
const minWaysOf: Record<DoubtTermKind, number> = { word: 2, written: 3, pair: 8, letters: 25 };

/** By a doubt's first way of asking, as `readFurtherWays` gives them. */
export type FurtherWays = ReadonlyMap<string, readonly string[]>;

/**
 * What was learned of the doubts, twice and side by side: each errs on its own, so that the two together know more ways again than either.
 * Both begin with what `fit-associations` learned of the words.
 * @param epochs of each; a few doubts need more.
 */
export async function learnDoubts(
  doubts: readonly Doubt[],
  say: (line: string) => void,
  further: FurtherWays = new Map(),
  epochs?: number,
): Promise<LearnedMeanings> {
  const phrases = waysOf(doubts, further).map(({ topic, said }) => ({ topic, terms: doubtTerms(said) }));
  const held = new Map<string, number>();
  for (const { terms } of phrases) for (const term of new Set(terms)) held.set(term, (held.get(term) ?? 0) + 1);
  const isTold = (term: string) => (held.get(term) ?? 0) >= minWaysOf[kindOfDoubtTerm(term)];
  const told = phrases.map(({ topic, terms }) => ({ topic, terms: terms.filter(isTold) }));
  const known = readStarterMeanings().words;
  const fitting = { tells, dropout, known, ...(epochs !== undefined && { epochs }) };
  const [left, right] = [
    await tellTopicsApart(told, { ...fitting, seed: seeds[0] }, say),
    await tellTopicsApart(told, { ...fitting, seed: seeds[1] }, say),
  ];
  return sideBySide(left, right);
}

/**
 * The same with what was learned before: directions for the doubts that are new, in a minute, and nothing else moves. Learned anew, all
 * doubts give way a little to each new one.
 */
export function learnFurtherDoubts(
  learned: LearnedMeanings,
  doubts: readonly Doubt[],
  say: (line: string) => void,
  further: FurtherWays = new Map(),
): LearnedMeanings {
  return learnFurtherTopics(
    learned,
    waysOf(doubts, further).map(({ topic, said }) => ({ topic, terms: doubtTerms(said) })),
    say,
  );
}

/** All that is said of each doubt: its ways of asking, those that are only learned from, and its answer. */
export function waysOf(doubts: readonly Doubt[], further: FurtherWays = new Map()): { topic: string; said: string }[] {
  return doubts.flatMap(({ asked, answer }) => {
    const topic = asked[0] ?? '';
    return [...asked, ...(further.get(topic) ?? []), answer].map((said) => ({ topic, said }));
  });
}

/**
 * One way of asking of each of so many doubts, as a question that nobody has seen: it is taken out of the doubts and of what was learned
 * of them, and its doubt is the one that is asked. Of the phrasings, which are as long as what people write, as many are taken as of the
 * ways of asking.
 */
export async function* casesOfPhrasings(
  deps: DoubtCaseDeps,
  doubts: readonly Doubt[],
  { further, phrasings }: { further: FurtherWays; phrasings: FurtherWays },
  limit: number,
  say: (line: string) => void,
): AsyncGenerator<DoubtCase> {
  const random = seededRandom(1);
  const held = doubts.map((doubt) => takeOut(doubt, phrasings.get(doubt.asked[0] ?? '') ?? [], random));
  const waysOfLeft = new Map(
    held.map(({ left }, number) => [left.asked[0] ?? '', further.get(doubts[number]?.asked[0] ?? '') ?? []]),
  );
  const toLearn = new Map(
    held.map(({ left, more }) => [left.asked[0] ?? '', [...(waysOfLeft.get(left.asked[0] ?? '') ?? []), ...more]]),
  );
  const left = held.map((one) => one.left);
  const index = new DoubtIndex(left, new Associations(await learnDoubts(left, say, toLearn)), waysOfLeft);
  for (const { way, left: doubt } of random.sample(held, limit)) {
    const understood = await deps.understand(way, []);
    const sought = [way, ...deps.knowledge.sought.of(understood)].join('\n');
    const { sources } = await retrieveEachPart(deps, understood, sought, 'todos_premium');
    const [read] = readDoubtCandidates(understood, sources, { ...deps.knowledge, doubts: index }).slice(-1);
    const rows = (read?.candidates ?? []).map(({ one, features }) => ({
      name: one.doubt.answer,
      features,
      isAsked: one.doubt === doubt,
    }));
    yield { id: way, rows };
  }
}

/** A doubt without one way of asking it, or with all of them and without one of its phrasings. */
function takeOut(doubt: Doubt, phrasings: readonly string[], random: SeededRandom) {
  if (phrasings.length > 0 && random.integer(2) === 0) {
    const place = random.integer(phrasings.length);
    const more = phrasings.filter((_, index) => index !== place);
    return { way: phrasings[place] ?? '', left: { ...doubt }, more };
  }
  const place = random.integer(doubt.asked.length);
  const asked = doubt.asked.filter((_, index) => index !== place);
  return { way: doubt.asked[place] ?? '', left: { ...doubt, asked }, more: phrasings };
}
