import type { Query } from './build-query.ts';
import { saidWeightOf } from './match-words.ts';
import { indexOfWord, type LayPhrases, mayHold, type Passage } from './passage.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word may stand so many words behind the one that it stands beside in the question. */
const pairReach = 3;
const wordMarks = 4_096;

interface Pair {
  left: number;
  right: number;
  weight: number;
}

/** Compares how the words of one question stand together with how passages put them. Each likeness is 0–1. */
export class PhraseMatcher {
  readonly #vocabulary: Vocabulary;
  readonly #saidWeight: number;
  readonly #weightOfWord = new Map<number, number>();
  /** Marks the question's words by their last bits: most words of a phrase are told apart from them without a look-up. */
  readonly #marks = new Uint8Array(wordMarks);
  readonly #pairs: Pair[];
  readonly #pairWeight: number;
  readonly #compounds: number[][];

  constructor(query: Query, vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#saidWeight = saidWeightOf(query);
    for (const { word, weight } of [...query.said, ...query.implied]) {
      if (word < 0) continue;
      this.#weightOfWord.set(word, weight);
      this.#marks[word % wordMarks] = 1;
    }
    this.#pairs = this.#readPairs(query.sequence);
    this.#pairWeight = this.#pairs.reduce((sum, { weight }) => sum + weight, 0);
    this.#compounds = query.compounds.map((compound) => compound.split('_').map((term) => vocabulary.find(term)));
  }

  /** Share of the heading that the question speaks of. */
  headingPrecision({ heading, headingMass }: Passage): number {
    if (heading.length === 0) return 0;
    let shared = 0;
    for (let place = 0; place < heading.length; place++) {
      const word = heading[place]!;
      if (this.#marks[word % wordMarks] !== 1) continue;
      shared += Math.min(this.#weightOfWord.get(word) ?? 0, this.#vocabulary.rarity(word));
    }
    return shared / headingMass;
  }

  /** Likeness of the question to the one phrase of people's that comes closest, the second closest counting a little. */
  layPhrase({ lay: { words, ends, masses } }: Passage): number {
    const marks = this.#marks;
    const saidWeight = Math.max(this.#saidWeight, 1.2);
    let best = 0;
    let second = 0;
    let at = 0;
    for (let phrase = 0; phrase < ends.length; phrase++) {
      const end = ends[phrase]!;
      let shared = 0;
      for (; at < end; at++) {
        const word = words[at]!;
        if (marks[word % wordMarks] === 1) shared += this.#weightOfWord.get(word) ?? 0;
      }
      if (shared === 0) continue;
      const likeness = shared / Math.sqrt(Math.max(masses[phrase]!, 1.2) * saidWeight);
      if (likeness > best) {
        second = best;
        best = likeness;
      } else if (likeness > second) second = likeness;
    }
    return Math.min(1, 0.8 * best + 0.2 * second);
  }

  /** Words that stand side by side in the question and within three words in the passage. */
  pairs({ words, marks, heading, text }: Passage): number {
    if (this.#pairWeight === 0) return 0;
    let found = 0;
    for (let place = 0; place < this.#pairs.length; place++) {
      const { left, right, weight } = this.#pairs[place]!;
      // Most passages hold no pair at all, which their list of words tells without reading them.
      if (weight === 0 || !mayHold(marks, left) || !mayHold(marks, right)) continue;
      if (indexOfWord(words, left) < 0 || indexOfWord(words, right) < 0) continue;
      if (this.#isRepeated(place)) continue;
      if (standTogether(heading, left, right) || standTogether(text, left, right)) found += weight;
    }
    return Math.min(1, found / this.#pairWeight);
  }

  /** Terms of art of the question that the passage holds. */
  compounds({ words: own, heading, text, lay }: Passage): number {
    if (this.#compounds.length === 0) return 0;
    let held = 0;
    for (const words of this.#compounds) {
      // Most passages lack one of its words, which their list of words tells without reading them.
      if (!words.every((word) => indexOfWord(own, word) >= 0)) continue;
      if (
        holdsInOrder(heading, words, 0, heading.length) ||
        holdsInOrder(text, words, 0, text.length) ||
        anyHoldsInOrder(lay, words)
      )
        held += 1;
    }
    return held / this.#compounds.length;
  }

  #readPairs(sequence: readonly number[]): Pair[] {
    const pairs: Pair[] = [];
    for (let i = 0; i + 1 < sequence.length; i++) {
      const left = sequence[i] ?? -1;
      const right = sequence[i + 1] ?? -1;
      if (left < 0 || right < 0 || left === right) continue;
      pairs.push({
        left,
        right,
        weight: Math.min(this.#weightOfWord.get(left) ?? 0, this.#weightOfWord.get(right) ?? 0),
      });
    }
    return pairs;
  }

  /** A pair that the question says again, in this or the other order, is found once. */
  #isRepeated(place: number): boolean {
    const { left, right } = this.#pairs[place]!;
    return this.#pairs
      .slice(0, place)
      .some((pair) => (pair.left === left && pair.right === right) || (pair.left === right && pair.right === left));
  }
}

/** Whether two different words stand within reach of each other, in either order. */
function standTogether(words: Int32Array, left: number, right: number): boolean {
  let lastLeft = Number.NEGATIVE_INFINITY;
  let lastRight = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < words.length; i++) {
    if (words[i] === left) lastLeft = i;
    else if (words[i] === right) lastRight = i;
    else continue;
    if (Math.abs(lastLeft - lastRight) <= pairReach) return true;
  }
  return false;
}

function anyHoldsInOrder({ words: list, ends }: LayPhrases, words: readonly number[]): boolean {
  for (let phrase = 0; phrase < ends.length; phrase++) {
    if (holdsInOrder(list, words, phrase === 0 ? 0 : ends[phrase - 1]!, ends[phrase]!)) return true;
  }
  return false;
}

function holdsInOrder(list: Int32Array, words: readonly number[], from: number, end: number): boolean {
  for (let i = from; i + words.length <= end; i++) {
    let k = 0;
    while (k < words.length && list[i + k] === words[k]) k++;
    if (k === words.length) return true;
  }
  return false;
}
