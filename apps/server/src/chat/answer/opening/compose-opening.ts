import type { RankedSource } from '../../../retrieval/retrieval.ts';
import type { Knowledge } from '../../../understanding/knowledge.ts';
import type { UnderstoodQuestion } from '../../../understanding/understood-question.ts';
import type { EditorialPiece } from '../../editorial-pieces.ts';
import type { AnswerBasis } from '../../local-answer-basis.ts';
import type { SourceNumbers } from '../../source-numbers.ts';
import { tellLeftOpen } from '../left-open.ts';
import { measuresOf, rankOpeningCandidates } from '../opening-candidates.ts';
import type { ToldBeside } from '../tell-doubts.ts';
import { isTermOfPrivateLaw } from '../term-of-private-law.ts';
import { chooseSentences } from './choose-sentences.ts';
import { findBesides, fitBeside } from './find-besides.ts';
import { saidBy } from './said-by.ts';
import type { ToldBefore } from './stands-beside.ts';
import { grounded, tellSentence } from './tell-sentence.ts';

export interface OpeningSentences {
  /** The first paragraph; empty where the project has written nothing that answers. */
  text: string;
  pieces: EditorialPiece[];
  /** What else the same articles say of what was asked: it stays on screen, below the paragraph. */
  besides: EditorialPiece[];
  /** What people ask besides, that has its place there as well. */
  asked?: readonly ToldBeside[];
}

/**
 * The first paragraph: for each thing that is asked the sentence that answers it best, for the facts that were told; a claim that the
 * law contradicts is denied first. At most three sentences.
 */
export function composeOpeningSentences(
  understood: UnderstoodQuestion,
  basis: AnswerBasis,
  sources: readonly RankedSource[],
  numbers: SourceNumbers,
  {
    knowledge,
    isTold,
    toldFirst: told,
    asked = [],
  }: { knowledge: Knowledge; isTold: boolean; toldFirst: ToldBefore | null; asked?: readonly ToldBeside[] },
): OpeningSentences {
  const isOfAnotherCase = knowledge.cases.readFor(understood);
  const parts = rankOpeningCandidates(understood, basis, sources, knowledge, isTold).map(({ part, ranked }) => {
    const own = ranked.filter(
      ({ piece }) =>
        !isOfAnotherCase(piece.text) && !isTermOfPrivateLaw(saidBy(piece).keys, piece.text, understood.facts),
    );
    return { part, ranked: own.length > 0 ? own : ranked };
  });
  const toldFirst = told?.text ?? null;
  const { chosen, leftOpen } = chooseSentences(parts, { understood, guide: basis.guide, told, knowledge });
  const text = chosen
    .map(({ ranked, denies }, index) =>
      tellSentence(ranked, numbers, index === 0 && toldFirst === null ? denies : null),
    )
    .join(' ');
  const pieces = chosen.map(({ ranked }) => ranked.piece);
  const beside = fitBeside(asked, pieces, told);
  // Beside what surely answers they repeat it or speak of another case: of thirty, three helped who asked.
  const besides = told === null ? findBesides(parts, pieces, told, beside, measuresOf(understood), knowledge) : [];
  // What is told below the paragraph is told.
  const below = [...beside, ...besides].map((one) => one.text);
  const open = tellLeftOpen(
    leftOpen.filter((part) => !beside.some((one) => one.part.text === part.text)),
    [toldFirst ?? '', told?.asked ?? '', text, ...below].join(' '),
    parts.map(({ part }) => part),
  );
  return {
    text: [toldFirst ?? '', grounded(text, pieces[0]?.source, numbers), open].filter(Boolean).join(' '),
    pieces,
    asked: beside,
    besides,
  };
}
