import { termsOf } from '../terms-of.ts';
import { readSentenceFacts } from './sentence-facts.ts';

/** Something said of the law, with the articles on which it stands. */
export interface Said {
  text: string;
  keys: readonly string[];
}

/** Share of a sentence's words from which what stands before it says it as well, and where it fixes another figure. */
const heldFrom = 0.6;
const heldWithAnotherFigure = 0.8;
/** The same where both stand on one article: two sentences on it say much alike in other words. */
const heldOfOneArticle = 0.5;
/** The same where its figures were told. */
const heldWithItsFigures = 0.3;

/** Whether a sentence only says again, in other words, what stands before it. */
export function saysAgain(sentence: Said, before: Said): boolean {
  const [own, told] = [[...termsOf(sentence.text)], termsOf(before.text)];
  const held = own.filter((term) => told.has(term)).length / Math.max(1, own.length);
  const [figures, toldFigures] = [figuresOf(sentence.text), figuresOf(before.text)];
  if (!figures.every((figure) => toldFigures.some((other) => isSameFigure(figure, other))))
    return held >= heldWithAnotherFigure;
  if (!sentence.keys.some((key) => before.keys.includes(key))) return held >= heldFrom;
  return held >= (figures.length > 0 ? heldWithItsFigures : heldOfOneArticle);
}

const bare = / unidad$/;

/** "De uno a tres, o de dos a cuatro años": a number may stand without its unit. */
function isSameFigure(one: string, other: string): boolean {
  const [value] = one.split(' ');
  return one === other || ((bare.test(one) || bare.test(other)) && other.split(' ')[0] === value);
}

/** The figures that a sentence fixes, each with its unit; an end of a range is one as well. */
export function figuresOf(text: string): string[] {
  const { quantities, ranges } = readSentenceFacts(text);
  return [
    ...quantities.map(({ value, unit }) => `${value} ${unit}`),
    ...ranges.flatMap(({ unit, above, below }) =>
      [above, below].flatMap((end) => (end === null ? [] : [`${end.value} ${unit}`])),
    ),
  ];
}
