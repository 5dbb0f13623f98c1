import { analyzeTerms } from '@foja/legal-text/analyze';
import type { Doubt } from '../../corpus/doubts/read-doubts.ts';
import { seededRandom } from '../../platform/seeded-random.ts';
import { Associations, starterMeanings } from '../../retrieval/associations.ts';
import { fitAssociations } from '../../retrieval/evaluation/fit-associations.ts';
import { DoubtIndex } from '../../understanding/doubt-index.ts';
import { readDoubtCandidates } from '../answer/doubts/find-doubts.ts';
import { retrieveEachPart } from '../answer/retrieve-each-part.ts';
import type { DoubtCase, DoubtCaseDeps } from './doubt-cases.ts';

/** Few phrases a topic and words that stay: longer steps, and each batch told apart from more others. */
const fitting = { epochs: 12, negativeSamples: 800, learningRate: 0.05 };

/** What was learned of the doubts: their directions among the words that `fit-associations` learned. */
export function learnDoubts(doubts: readonly Doubt[], say: (line: string) => void, epochs = fitting.epochs) {
  const phrases = doubts.flatMap(({ asked, answer }) =>
    [...asked, answer].map((said) => ({ topic: asked[0] ?? '', terms: analyzeTerms(said) })),
  );
  return { phrases, topics: fitAssociations(phrases, { ...fitting, epochs }, say, starterMeanings().words).topics };
}

/**
 * One way of asking of each of so many doubts, as a question that nobody has seen: it is taken out of the doubts and of what was learned
 * of them, and its doubt is the one that is asked.
 */
export async function* casesOfPhrasings(
  deps: DoubtCaseDeps,
  doubts: readonly Doubt[],
  limit: number,
  say: (line: string) => void,
): AsyncGenerator<DoubtCase> {
  const random = seededRandom(1);
  const held = doubts.map((doubt) => {
    const place = random.integer(doubt.asked.length);
    const asked = doubt.asked.filter((_, index) => index !== place);
    return { way: doubt.asked[place] ?? '', left: { ...doubt, asked } };
  });
  const left = held.map((one) => one.left);
  const { topics } = learnDoubts(left, say);
  const index = new DoubtIndex(left, new Associations({ words: starterMeanings().words, topics }));
  for (const { way, left: doubt } of random.sample(held, limit)) {
    const understood = await deps.understand(way, []);
    const sought = [way, ...deps.knowledge.sought.of(understood)].join('\n');
    const { sources } = await retrieveEachPart(deps, sought, 'todos_premium');
    const [read] = readDoubtCandidates(understood, sources, { ...deps.knowledge, doubts: index }).slice(-1);
    const rows = (read?.candidates ?? []).map(({ one, features }) => ({
      name: one.doubt.answer,
      features,
      isAsked: one.doubt === doubt,
    }));
    yield { id: way, rows };
  }
}
