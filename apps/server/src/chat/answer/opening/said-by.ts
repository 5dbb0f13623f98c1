import type { EditorialPiece } from '../../editorial-pieces.ts';
import { termsOf } from '../../terms-of.ts';
import { figuresOf, type Said } from '../says-again.ts';

/** Share of the shorter sentence's words from which the longer one says it as well. */
const heldFrom = 0.75;
/** The same where both fix the same figure of one article. */
const heldFromWithFigure = 0.5;

/** What a sentence stands on: the articles that it names, and the note's own. */
export function saidBy({ text, keys, source }: EditorialPiece): Said {
  return { text, keys: source.kind === 'guide' ? keys : [...keys, ...source.articles] };
}

/** Whether one of two sentences says nearly all that the other does. */
export function holds(left: EditorialPiece, right: EditorialPiece): boolean {
  const [shorter, longer] = [termsOf(left.text), termsOf(right.text)].sort((a, b) => a.size - b.size) as [
    ReadonlySet<string>,
    ReadonlySet<string>,
  ];
  const from = isSameFigure(left, right) ? heldFromWithFigure : heldFrom;
  return shorter.size > 0 && [...shorter].filter((term) => longer.has(term)).length / shorter.size >= from;
}

/** Two sentences on one article that fix the same figures. */
function isSameFigure(left: EditorialPiece, right: EditorialPiece): boolean {
  const figures = ({ text }: EditorialPiece) => figuresOf(text).sort().join();
  return figures(left) !== '' && figures(left) === figures(right) && left.keys.some((key) => right.keys.includes(key));
}
