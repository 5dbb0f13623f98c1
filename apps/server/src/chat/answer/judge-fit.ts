import type { Clarification } from '@foja/contracts/chat';
import type { RankedSource, Retrieval } from '../../retrieval/retrieval.ts';

/**
 * Score of what was found best from which it is about what was asked: below it the right article stood first in half to two thirds of
 * the questions of `bench/questions`, from it on in four fifths and more (docs/fit-curve.md).
 */
export const fitsFrom = 0.7;
const maxChoices = 3;
/** Shortest title that says which case it is. */
const tellingTitle = 12;

/** Whether what was found is about what was asked, rather than about something near it. */
export function fitsQuestion({ topScore, isTold, guide }: Retrieval): boolean {
  // The situation of a story is recognised by itself.
  return topScore >= fitsFrom || (isTold === true && guide != null);
}

/** Which of the matters that were found is meant; null where there is nothing to choose from. A choice is searched with the question. */
export function askWhichCase(sources: readonly RankedSource[]): Clarification | null {
  const inForce = sources.filter(({ repealed, suspect }) => !repealed && !suspect);
  const titles = [...inForce.filter(({ kind }) => kind === 'guide'), ...inForce].flatMap(({ editorial, kind }) =>
    editorial !== null && kind !== 'ruling-summary' && editorial.title.length >= tellingTitle ? [editorial.title] : [],
  );
  const choices = [...new Set(titles)].slice(0, maxChoices);
  return choices.length < 2
    ? null
    : { question: '¿Tu caso es uno de estos?', options: choices.map((title) => ({ label: title, adds: `${title}.` })) };
}
