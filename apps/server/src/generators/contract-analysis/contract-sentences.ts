import { fold } from '@foja/legal-text/fold';
import { type PreparedText, prepareText } from '../../corpus/rules/text-pattern.ts';
import type { Clause } from '../extract/clauses.ts';
import { sentencesOf } from '../extract/sentences.ts';
import { withFigures } from './term-in-months.ts';

/** A sentence of the contract with the clause that it stands in. */
export interface ContractSentence {
  text: string;
  /** In lower case and without accents. */
  folded: string;
  /** As rules look at it. */
  plain: string;
  /** Heading of its clause, or null before the first one. */
  heading: string | null;
  /** The heading and what the clause said before, as rules look at them. */
  context: string;
  /** Both, as patterns look at them. */
  prepared: PreparedText;
}

/** How much of a clause before a sentence is its context, in characters. */
const contextCharacters = 400;

/** No points within figures, which would look like the end of a sentence. */
export function withoutFigurePoints(text: string): string {
  return text.replace(/(?<=\d)\.(?=\d)/g, '');
}

/**
 * The contract's sentences in order, each with its clause.
 * @param writeRoles puts the word for its side behind the name of a party, as rules look at it.
 */
export function contractSentences(
  text: string,
  clauses: readonly Clause[],
  writeRoles: (text: string) => string = (words) => words,
): ContractSentence[] {
  const asRulesSee = (words: string) => withFigures(writeRoles(withoutFigurePoints(words)));
  return sentencesOf(text).map(({ start, text: sentence }) => {
    const clause = clauses.findLast(({ end, start: from }) => from <= start + sentence.length && start < end);
    const before =
      clause === undefined
        ? ''
        : text.slice(Math.max(clause.start, start - contextCharacters), Math.max(start, clause.start));
    const heading = clause?.heading ?? null;
    const context = asRulesSee(`${heading?.replace(/\./g, ' :') ?? ''}: ${before}`);
    const plain = asRulesSee(sentence);
    return {
      text: sentence,
      folded: fold(withoutFigurePoints(sentence)),
      plain,
      heading,
      context,
      prepared: prepareText(plain, context),
    };
  });
}
