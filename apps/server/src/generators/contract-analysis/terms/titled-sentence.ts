import { fold } from '@foja/legal-text/fold';
import type { ContractSentence } from '../contract-sentences.ts';
import { flat } from './most-telling.ts';

/** Shorter ones are headings, in characters. */
const shortestSaid = 30;
/** "Tribunales: los de Trelew." is short and says all. */
const labelled =
  /^\W*(?:(?:\w+\W{1,3})?(?:tribunales|jurisdiccion|competencia|fuero)\s?: ?\w|(?:los )?(?:tribunales|juzgados|jueces) (?:ordinarios|nacionales|provinciales|de)\b)/;

interface Titled {
  /** Of the clause where it is looked for first. */
  title: RegExp;
  says: RegExp;
  /** What says it outright is taken first. */
  strong?: RegExp;
  not?: RegExp;
}

/** The first sentence that says it, under its own heading before any other. */
export function titledSentence(
  sentences: readonly ContractSentence[],
  { not, says, strong = says, title }: Titled,
): ContractSentence | undefined {
  const said = sentences.filter(({ folded, text }) => text.length >= shortestSaid || labelled.test(folded));
  const saying = (asked: RegExp) => said.filter(({ folded }) => asked.test(flat(folded)) && !not?.test(flat(folded)));
  const isTitled = ({ heading }: ContractSentence) => title.test(fold(heading ?? ''));
  return saying(strong).find(isTitled) ?? saying(says).find(isTitled) ?? saying(strong).at(0) ?? saying(says).at(0);
}
