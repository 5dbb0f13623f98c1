import type { CheckedQuote, ComparedPiece } from '@foja/contracts/citation-check';
import { fold } from '@foja/legal-text/fold';
import { tokenize } from '@foja/legal-text/tokenize';
import { tracePassage, wordsOf } from '../chat/trace-passage.ts';

export type Comparison = Pick<CheckedQuote, 'likeness' | 'elided' | 'quoted' | 'official'> & {
  result: 'matches' | 'differs' | 'not-found';
};

const elision = /\s*(?:\[\s*(?:…|\.{3})\s*\]|\(\s*(?:…|\.{3})\s*\)|…|\.{3})\s*/;
/** "[l]a", "deber[án]": letters that who quotes has changed and says so. */
const saidChange = /\[(\p{L}{1,3})\]/gu;
/** Longest pair of texts that is set side by side word for word. */
const maxAlignedSteps = 4_000_000;
const likenesses = ['exact', 'spacing', 'punctuation'] as const;

/** Work allowed for one check, in steps of word against word: past it, a quotation that does not match is only said not to. */
export class ComparisonBudget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  get left(): number {
    return this.#left;
  }

  /** False where the work would be more than what is left. */
  take(steps: number): boolean {
    if (steps > this.#left) return false;
    this.#left -= steps;
    return true;
  }
}

/**
 * Compares quoted words with an official text: letter by letter, then without regard to white space and case, then to punctuation;
 * every stretch between elisions must be there. What does not match is set beside the nearest passage.
 */
export function compareQuote(quoted: string, official: string, budget: ComparisonBudget): Comparison {
  const parts = quoted
    .replace(saidChange, '$1')
    .split(elision)
    .filter((part) => wordsOf(part).length > 0);
  const elided = parts.length > 1 || elision.test(quoted.trim());
  let loosest = 0;
  for (const part of parts) {
    const found = likenessOf(part, official);
    if (found === -1) return compareWithNearest(parts.join(' […] '), parts, official, elided, budget);
    loosest = Math.max(loosest, found);
  }
  if (parts.length === 0) return { result: 'not-found', likeness: null, elided, quoted: [], official: [] };
  return { result: 'matches', likeness: likenesses[loosest] ?? 'punctuation', elided, quoted: [], official: [] };
}

/** Place in `likenesses`; -1 where the words are not there. */
function likenessOf(part: string, official: string): number {
  const trimmed = part.trim();
  if (official.includes(trimmed)) return 0;
  const loose = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
  if (loose(official).includes(loose(trimmed))) return 1;
  return tracePassage(trimmed, official, 'verbatim') ? 2 : -1;
}

function compareWithNearest(
  whole: string,
  parts: readonly string[],
  official: string,
  elided: boolean,
  budget: ComparisonBudget,
): Comparison {
  const nothing: Comparison = { result: 'not-found', likeness: null, elided, quoted: [], official: [] };
  const officialWords = wordsOf(official).length;
  const passages: string[] = [];
  for (const part of parts) {
    if (!budget.take(wordsOf(part).length * officialWords)) return nothing;
    const passage = tracePassage(part, official, 'verbatim') ?? tracePassage(part, official, 'drifted');
    if (passage) passages.push(passage.text);
  }
  if (passages.length === 0) return nothing;
  const nearest = passages.join(' […] ').replace(/\s*\n\s*/g, ' ');
  return { result: 'differs', likeness: null, elided, ...setSideBySide(whole.replace(/\s*\n\s*/g, ' '), nearest) };
}

/** Two texts with the words that only one of them has marked. */
export function setSideBySide(left: string, right: string): { quoted: ComparedPiece[]; official: ComparedPiece[] } {
  const leftTokens = tokenize(left);
  const rightTokens = tokenize(right);
  const leftWords = leftTokens.map(({ text }) => fold(text));
  const rightWords = rightTokens.map(({ text }) => fold(text));
  const shared = leftWords.length * rightWords.length > maxAlignedSteps ? [] : longestCommon(leftWords, rightWords);
  return {
    quoted: piecesOf(left, leftTokens, new Set(shared.map(([place]) => place))),
    official: piecesOf(right, rightTokens, new Set(shared.map(([, place]) => place))),
  };
}

/** Pairs of places of the longest sequence of words that both have. */
function longestCommon(left: readonly string[], right: readonly string[]): [number, number][] {
  const width = right.length + 1;
  const lengths = new Uint16Array((left.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row--) {
    for (let column = right.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        left[row] === right[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < left.length && column < right.length; ) {
    if (left[row] === right[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

/** A text cut into stretches that are shared and stretches that are not; put together they are the text. */
function piecesOf(
  text: string,
  tokens: readonly { start: number; end: number }[],
  shared: ReadonlySet<number>,
): ComparedPiece[] {
  const pieces: ComparedPiece[] = [];
  let from = 0;
  for (const [place, token] of tokens.entries()) {
    const changed = !shared.has(place);
    const last = pieces.at(-1);
    // What lies between two words goes with the second one, so that a change begins at its word.
    const between = text.slice(from, token.start);
    const word = text.slice(token.start, token.end);
    if (last !== undefined && last.changed === changed) last.text += between + word;
    else {
      if (last !== undefined) last.text += between;
      pieces.push({ text: last === undefined ? between + word : word, changed });
    }
    from = token.end;
  }
  const last = pieces.at(-1);
  if (last === undefined) return text === '' ? [] : [{ text, changed: true }];
  last.text += text.slice(from);
  return pieces;
}
