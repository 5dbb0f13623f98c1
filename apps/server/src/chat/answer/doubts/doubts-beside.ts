import { analyzeTerms } from '@foja/legal-text/analyze';
import type { RankedSource } from '../../../retrieval/retrieval.ts';
import type { Knowledge } from '../../../understanding/knowledge.ts';
import type { QuestionPart, UnderstoodQuestion } from '../../../understanding/understood-question.ts';
import { termsOf } from '../../terms-of.ts';
import { type Said, saysAgain } from '../says-again.ts';
import { answerOf } from './answer-of.ts';
import type { DoubtKnowledge } from './measure-doubts.ts';
import { type RankedDoubt, rankTellable } from './rank-tellable.ts';

/** Of 43 second ones below 210 stories, judged one by one, 33 were off the point. */
const maxBeside = 1;
/** By how much less likely than the likeliest of its part one may be, for what it says of what is asked and not told. */
const farBeside = 3;
/**
 * How likely it has to be at least: of 37 that were below 3 under those stories 30 were off the point, of 46 that were more 20; of those between
 * 3 and 4 eight were, and two answered something that nothing else did.
 */
const leastBeside = 4;
/** What speaking of all that is asked, and not told, is worth. */
const untoldWorth = 2;
/** Share of its words from which it says no more than what stands before it. */
const heldFrom = 0.45;

/** Measures that are taken for what is asked because a question tells no other. */
const onlyMeasures = new Set(['duracion-dicha', 'cantidad-dicha', 'porcentaje-dicho']);

/** What may be told besides, with the part that may put it. */
export interface SaidBeside extends Said {
  part: QuestionPart;
}

interface Beside extends SaidBeside {
  /** How likely it is what is asked, and by how much less than the likeliest. */
  likelihood: number;
  behind: number;
  /** The words of the part that may put it. */
  asked: readonly string[];
}

/**
 * What comes next among the doubts that a question may put: of unseen ways of asking half have theirs first, and two of three among the
 * first three. What speaks of what is asked and not told yet comes first; what says the same again is left out.
 * @param told what stands before it.
 * @param least how likely it has to be at least.
 */
export function doubtsBeside(
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  knowledge: DoubtKnowledge & Pick<Knowledge, 'cases'>,
  told: readonly Said[],
  least = leastBeside,
): SaidBeside[] {
  const { regimes, doubts } = knowledge;
  const toldKeys = told.flatMap(({ keys }) => keys);
  const next = rankTellable(understood, sources, knowledge).flatMap(({ part, tellable, context }) => {
    const asked = analyzeTerms(part.text);
    // The only time that a question tells is that of what it asks, and of nothing beside it.
    const toldAsFacts = context.facts.filter(({ name }) => !onlyMeasures.has(name));
    const best = tellable[0] === undefined ? 0 : likelihoodOf(tellable[0]);
    return tellable.map((ranked): Beside => {
      const likelihood = likelihoodOf(ranked);
      const { doubt } = ranked.one;
      return {
        text: answerOf(ranked.one, toldAsFacts),
        keys: doubt.on,
        likelihood,
        behind: best - likelihood,
        asked,
        part,
      };
    });
  });
  const likely = next.filter(({ likelihood }) => likelihood >= least);
  // What another branch of law says answers hardly anybody: of six that were read one did. A rule that all branches share joins none of them.
  const deciding = told.flatMap(({ keys }) => keys[0] ?? []);
  const goesWithTold = ({ keys: [first = ''] }: Beside) =>
    regimes.goesWith(first, regimes.isOfOtherMatter(first, understood.regimes) ? deciding : toldKeys);
  const said = new Set(told.flatMap(({ text }) => [...termsOf(text)]));
  const shareUntold = ({ text, asked }: Beside) => {
    const untold = asked.filter((term) => termsOf(text).has(term) && !said.has(term));
    return doubts.massOf(untold) / Math.max(1, doubts.massOf(asked));
  };
  return likely
    .filter((one) => goesWithTold(one) && !told.some((other) => isSaidBy(one, other)))
    .map((one) => ({ one, untold: shareUntold(one) * untoldWorth }))
    .filter(({ one, untold }) => one.behind - untold <= farBeside)
    .toSorted((left, right) => right.one.likelihood + right.untold - left.one.likelihood - left.untold)
    .slice(0, maxBeside)
    .map(({ one: { text, keys, part } }) => ({ text, keys, part }));
}

const likelihoodOf = ({ worth, behind }: RankedDoubt) => worth - behind;

function isSaidBy(one: Said, other: Said): boolean {
  const [own, told] = [[...termsOf(one.text)], termsOf(other.text)];
  return own.filter((term) => told.has(term)).length >= own.length * heldFrom || saysAgain(one, other);
}
