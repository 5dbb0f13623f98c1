import { soundKey } from '@foja/legal-text/sound-key';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words have too many neighbours to guess which one was meant. */
const minSoundLetters = 4;
const minSlipLetters = 6;

/**
 * Finds the word of the corpus that a misspelt one stands for: one that sounds the same, or that differs by one slip of the
 * finger (a letter missing, added, changed, or two swapped). Of several, the one that most passages hold.
 */
export class SpellingCorrector {
  readonly #vocabulary: Vocabulary;
  readonly #bySound = new Map<string, string>();
  /** Words that a slip can lead from, by their first letter and length. */
  readonly #byShape = new Map<string, string[]>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    for (const term of vocabulary.knownTerms()) {
      if (!/^[a-zñ]+$/.test(term)) continue;
      if (term.length >= minSoundLetters) {
        const key = soundKey(term);
        const other = this.#bySound.get(key);
        if (other === undefined || this.#isCommoner(term, other)) this.#bySound.set(key, term);
      }
      if (term.length >= minSlipLetters - 1) {
        const shape = shapeOf(term[0] ?? '', term.length);
        const list = this.#byShape.get(shape);
        if (list === undefined) this.#byShape.set(shape, [term]);
        else list.push(term);
      }
    }
  }

  /** The index term that was meant; the term itself where it is known, or nothing is near enough. */
  correct(term: string): string {
    if (this.#vocabulary.find(term) >= 0 || !/^[a-zñ]+$/.test(term)) return term;
    if (term.length >= minSoundLetters) {
      const sounding = this.#bySound.get(soundKey(term));
      if (sounding !== undefined) return sounding;
    }
    return term.length >= minSlipLetters ? (this.#nearest(term) ?? term) : term;
  }

  #nearest(term: string): string | undefined {
    let best: string | undefined;
    for (const first of new Set([term[0] ?? '', term[1] ?? ''])) {
      for (let length = term.length - 1; length <= term.length + 1; length++) {
        for (const candidate of this.#byShape.get(shapeOf(first, length)) ?? []) {
          if (isOneSlipAway(term, candidate) && (best === undefined || this.#isCommoner(candidate, best)))
            best = candidate;
        }
      }
    }
    return best;
  }

  #isCommoner(term: string, other: string): boolean {
    const rarity = (each: string) => this.#vocabulary.rarity(this.#vocabulary.find(each));
    return rarity(term) < rarity(other);
  }
}

function shapeOf(first: string, length: number): string {
  return `${first}${length}`;
}

/** Whether one letter less, more or other, or two neighbours swapped, makes one word of the other. */
export function isOneSlipAway(left: string, right: string): boolean {
  if (left === right || Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start++;
  let end = 0;
  const most = Math.min(left.length, right.length) - start;
  while (end < most && left.at(-1 - end) === right.at(-1 - end)) end++;
  const restOfLeft = left.slice(start, left.length - end);
  const restOfRight = right.slice(start, right.length - end);
  if (restOfLeft.length <= 1 && restOfRight.length <= 1) return true;
  return restOfLeft.length === 2 && restOfRight === `${restOfLeft[1]}${restOfLeft[0]}`;
}
