import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { GIVEN_NAMES } from './given-names.ts';
import type { NormalisedText } from './normalise.ts';
import { SURNAMES } from './surnames.ts';

// "No es un castigo (Pellegrini, Molina de Juan).": behind a sentence about the law surnames in brackets are its authors.

/** Two surnames at least, and nothing else. */
const NAMES = /^(?:\p{Lu}\p{Ll}{2,14}(?: (?:de )?\p{Lu}\p{Ll}{2,14})?(?:, | y |; |$)){2,5}$/u;
const OF_THE_LAW =
  /(?<![a-z])(?:arts?\.|articulos?|codigo|ley|jurisprudencia|doctrina|principio|instituto|norma)(?![a-z])/;
/** "los testigos (Goñi, Larrañaga)": people of the case. */
const OF_PEOPLE =
  /(?<![a-z])(?:testig|herman|hij|compan?er|vecin|soci|abogad|letrad|perit|hered|emplead|actor|demandad|part)/;
const longestBracket = 64;
const aboutTheLaw = 160;

/** Whether the name stands in such brackets, and the text speaks of none of them elsewhere. */
export function isCitedInBrackets({ text, folded }: NormalisedText, start: number, end: number): boolean {
  const open = text.lastIndexOf('(', start);
  if (open < 0 || start - open > longestBracket) return false;
  const close = text.indexOf(')', open);
  if (close < end || close - open > longestBracket || !/^[.,;]/.test(text.slice(close + 1, close + 2))) return false;
  if (!NAMES.test(text.slice(open + 1, close))) return false;
  const left = folded.slice(Math.max(0, open - aboutTheLaw), open);
  const sentence = left.slice(left.lastIndexOf('. ') + 1);
  if (!OF_THE_LAW.test(left) || OF_PEOPLE.test(sentence)) return false;
  const words = folded.slice(open, close).match(/[a-z]{3,}/g) ?? [];
  if (words.every((word) => GIVEN_NAMES.has(word) && !SURNAMES.has(word))) return false;
  const others = folded.slice(0, open).concat(folded.slice(close));
  return !words.some((word) => !AMBIGUOUS_NAMES.has(word) && others.includes(word));
}
