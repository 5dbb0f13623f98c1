import { analyzeTerms } from '@foja/legal-text/analyze';
import type { RankedSource } from '../../../retrieval/retrieval.ts';
import type { Knowledge } from '../../../understanding/knowledge.ts';
import type { QuestionPart, UnderstoodQuestion } from '../../../understanding/understood-question.ts';
import { termsOf } from '../../terms-of.ts';
import { type Said, saysAgain } from '../says-again.ts';
import { answerOf } from './answer-of.ts';
import type { DoubtKnowledge } from './measure-doubts.ts';
import { type RankedDoubt, rankTellable } from './rank-tellable.ts';

const maxBeside = 2;
/**
 * By how much less likely than the likeliest of its part one may be, for what it says of what is asked and not told, and how likely it has
 * to be at least. Of held-out ways of asking whose second doubt is nearer than a third of this a fifth have that one, of those beyond less than a tenth.
 */
const farBeside = 3;
const leastBeside = -1.5;
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
 */
export function doubtsBeside(
  understood: UnderstoodQuestion,
  sources: readonly RankedSource[],
  knowledge: DoubtKnowledge & Pick<Knowledge, 'cases'>,
  told: readonly Said[],
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
  const likely = next.filter(({ likelihood }) => likelihood >= leastBeside);
  // What another branch of law says answers hardly anybody: of six that were read one did. A rule that all branches share joins none of them.
  const deciding = told.flatMap(({ keys }) => keys[0] ?? []);
  const goesWithTold = ({ keys: [first = ''] }: Beside) =>
    regimes.goesWith(first, regimes.isOfOtherMatter(first, understood.regimes) ? deciding : toldKeys);
  const beside: SaidBeside[] = [];
  for (let place = 0; place < maxBeside; place++) {
    const before = [...told, ...beside];
    const said = new Set(before.flatMap(({ text }) => [...termsOf(text)]));
    const shareUntold = ({ text, asked }: Beside) => {
      const untold = asked.filter((term) => termsOf(text).has(term) && !said.has(term));
      return doubts.massOf(untold) / Math.max(1, doubts.massOf(asked));
    };
    const [first] = likely
      .filter((one) => goesWithTold(one) && !before.some((other) => isSaidBy(one, other)))
      .map((one) => ({ one, untold: shareUntold(one) * untoldWorth }))
      .filter(({ one, untold }) => one.behind - untold <= farBeside)
      .sort((left, right) => right.one.likelihood + right.untold - left.one.likelihood - left.untold);
    if (first === undefined) break;
    beside.push({ text: first.one.text, keys: first.one.keys, part: first.one.part });
  }
  return beside;
}

const likelihoodOf = ({ worth, behind }: RankedDoubt) => worth - behind;

function isSaidBy(one: Said, other: Said): boolean {
  const [own, told] = [[...termsOf(one.text)], termsOf(other.text)];
  return own.filter((term) => told.has(term)).length >= own.length * heldFrom || saysAgain(one, other);
}
