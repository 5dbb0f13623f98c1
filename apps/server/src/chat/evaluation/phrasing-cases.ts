import type { Doubt } from '../../corpus/doubts/read-doubts.ts';
import { seededRandom } from '../../platform/seeded-random.ts';
import { besideStarterWords, type LearnedMeanings, starterMeanings } from '../../retrieval/associations.ts';
import { fitAssociations } from '../../retrieval/evaluation/fit-associations.ts';
import { DoubtIndex } from '../../understanding/doubt-index.ts';
import { doubtTerms, lettersMark } from '../../understanding/doubt-terms.ts';
import { readDoubtCandidates } from '../answer/doubts/measure-doubts.ts';
import { retrieveEachPart } from '../answer/retrieve-each-part.ts';
import type { DoubtCase, DoubtCaseDeps } from './doubt-cases.ts';

/** Few phrases a topic and words that stay: longer steps, and each batch told apart from more others. */
const fitting = {
  epochs: 12,
  negativeSamples: 800,
  learningRate: 0.05,
  wordLearningRate: 0.01,
  // A word has several fours of letters, which say the same again.
  tells: (term: string) => (term.startsWith(lettersMark) ? 0.5 : 1),
};
/** Letters that fewer ways of asking hold tell chance; the file grows with them. */
const minWaysOfLetters = 25;

/** By a doubt's first way of asking, as `readFurtherWays` gives them. */
export type FurtherWays = ReadonlyMap<string, readonly string[]>;

/**
 * What was learned of the doubts: their directions among the words that `fit-associations` learned, and those of the words and letters that
 * only the doubts' ways of asking hold.
 * @param before what was learned of doubts before: it stays as it is, and what is new takes its place beside it.
 */
export function learnDoubts(
  doubts: readonly Doubt[],
  say: (line: string) => void,
  epochs = fitting.epochs,
  before: LearnedMeanings = { words: [], topics: [] },
  further: FurtherWays = new Map(),
): LearnedMeanings {
  const phrases = waysOf(doubts, further).map(({ topic, said }) => ({ topic, terms: doubtTerms(said) }));
  const held = new Map<string, number>();
  for (const { terms } of phrases) for (const term of new Set(terms)) held.set(term, (held.get(term) ?? 0) + 1);
  const isTold = (term: string) => !term.startsWith(lettersMark) || (held.get(term) ?? 0) >= minWaysOfLetters;
  const told = phrases.map(({ topic, terms }) => ({ topic, terms: terms.filter(isTold) }));
  const there = new Set(phrases.map(({ topic }) => topic));
  const stay = before.topics.filter(({ name }) => there.has(name));
  const words = [...starterMeanings().words, ...before.words];
  const learned = fitAssociations(told, { ...fitting, epochs }, say, words, stay);
  return { ...learned, words: [...before.words, ...learned.words] };
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
 * of them, and its doubt is the one that is asked.
 */
export async function* casesOfPhrasings(
  deps: DoubtCaseDeps,
  doubts: readonly Doubt[],
  further: FurtherWays,
  limit: number,
  say: (line: string) => void,
): AsyncGenerator<DoubtCase> {
  const random = seededRandom(1);
  const held = doubts.map((doubt) => {
    const place = random.integer(doubt.asked.length);
    const asked = doubt.asked.filter((_, index) => index !== place);
    return { way: doubt.asked[place] ?? '', left: { ...doubt, asked }, more: further.get(doubt.asked[0] ?? '') ?? [] };
  });
  const moreOfLeft = new Map(held.map(({ left, more }) => [left.asked[0] ?? '', more]));
  const left = held.map((one) => one.left);
  const index = new DoubtIndex(
    left,
    besideStarterWords(learnDoubts(left, say, undefined, undefined, moreOfLeft)),
    moreOfLeft,
  );
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
