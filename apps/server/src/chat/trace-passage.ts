import { isStopWord } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { type Token, tokenize } from '@foja/legal-text/tokenize';

/** A stretch of a source that holds, or nearly holds, some quoted words. */
export interface Passage {
  /** As the source writes it. */
  text: string;
  /** 1 where every word is there in order. */
  likeness: number;
}

/** From here on a quotation is taken for a drifted one of that passage. */
const minLikeness = 0.65;
const minSharedWords = 4;
const stopWordWeight = 0.35;
/** Longest text compared word by word with longest quotation: about a million steps. */
const maxAlignedSteps = 4_000_000;

/** Words as they are compared: lower case, no accents. */
export function wordsOf(text: string): string[] {
  return tokenize(text).map((token) => fold(token.text));
}

/**
 * Finds quoted words in a source's text.
 * @param how `verbatim`: every word in order, with any case, white space and punctuation; `drifted`: the nearest passage.
 */
export function tracePassage(quoted: string, text: string, how: 'verbatim' | 'drifted'): Passage | null {
  const wanted = wordsOf(quoted);
  const tokens = tokenize(text);
  if (wanted.length === 0 || tokens.length === 0) return null;
  const words = tokens.map((token) => fold(token.text));
  const at = indexOfSequence(words, wanted);
  if (at !== -1) return { text: sliceOf(text, tokens, at, at + wanted.length - 1), likeness: 1 };
  if (how === 'verbatim' || wanted.length * words.length > maxAlignedSteps) return null;
  return nearestPassage(wanted, words, text, tokens);
}

function indexOfSequence(words: readonly string[], wanted: readonly string[]): number {
  for (let at = 0; at + wanted.length <= words.length; at += 1) {
    let matched = 0;
    while (matched < wanted.length && words[at + matched] === wanted[matched]) matched += 1;
    if (matched === wanted.length) return at;
  }
  return -1;
}

/** Best local alignment (Smith-Waterman) of the quoted words with the text's, by weight of the words that they share. */
function nearestPassage(
  wanted: readonly string[],
  words: readonly string[],
  text: string,
  tokens: readonly Token[],
): Passage | null {
  const weightOf = new Map<string, number>();
  for (const word of [...wanted, ...words])
    if (!weightOf.has(word)) weightOf.set(word, isStopWord(word) ? stopWordWeight : 1);
  const weight = (word: string) => weightOf.get(word) ?? 1;
  interface Cell {
    score: number;
    /** Index of the first matched word, in `words` and in `wanted`. */
    from: number;
    wantedFrom: number;
    shared: number;
    sharedWeight: number;
  }
  const empty: Cell = { score: 0, from: -1, wantedFrom: -1, shared: 0, sharedWeight: 0 };
  let previous: Cell[] = new Array(words.length + 1).fill(empty);
  let best: Cell & { to: number; wantedTo: number } = { ...empty, to: -1, wantedTo: -1 };
  for (const [row, quotedWord] of wanted.entries()) {
    const current: Cell[] = [empty];
    for (let column = 1; column <= words.length; column += 1) {
      const word = words[column - 1]!;
      const diagonal = previous[column - 1]!;
      let cell: Cell;
      if (word === quotedWord) {
        const gain = weight(word);
        cell = {
          score: diagonal.score + gain,
          from: diagonal.score > 0 ? diagonal.from : column - 1,
          wantedFrom: diagonal.score > 0 ? diagonal.wantedFrom : row,
          shared: diagonal.shared + 1,
          sharedWeight: diagonal.sharedWeight + gain,
        };
        if (cell.score > best.score) best = { ...cell, to: column - 1, wantedTo: row };
      } else {
        const up = previous[column]!;
        const left = current[column - 1]!;
        const source =
          diagonal.score >= up.score && diagonal.score >= left.score ? diagonal : up.score >= left.score ? up : left;
        const score = source.score - 0.5 * Math.max(weight(word), weight(quotedWord));
        cell = score > 0 ? { ...source, score } : empty;
      }
      current.push(cell);
    }
    previous = current;
  }
  if (best.to === -1 || best.shared < minSharedWords) return null;
  // Words changed at the ends of the quotation stand for as many of the source's.
  const from = Math.max(0, best.from - best.wantedFrom);
  const to = Math.min(words.length - 1, best.to + wanted.length - 1 - best.wantedTo);
  const total = (list: readonly string[]) => list.reduce((sum, word) => sum + weight(word), 0);
  const likeness = (2 * best.sharedWeight) / (total(wanted) + total(words.slice(from, to + 1)));
  return likeness >= minLikeness ? { text: sliceOf(text, tokens, from, to), likeness } : null;
}

function sliceOf(text: string, tokens: readonly Token[], first: number, last: number): string {
  return text.slice(tokens[first]!.start, tokens[last]!.end);
}
