import { fold } from '@foja/legal-text/fold';
import { numberWordPattern } from '@foja/legal-text/number-vocabulary';
import { termsOf } from './terms-of.ts';

/** Share of words in common from which two sentences say the same. */
const sameFrom = 0.6;

const numberWords = new RegExp(String.raw`\b(\d+|${numberWordPattern})\b`, 'g');

interface Sentence {
  terms: ReadonlySet<string>;
  numbers: string;
}

/** Remembers the sentences that an answer already holds, so that a note and a guide do not say one thing twice. */
export class SentenceDeduplicator {
  readonly #said: Sentence[] = [];

  /** True where a sentence with nearly the same words stands already; otherwise the sentence is remembered. */
  add(text: string): boolean {
    if (this.has(text)) return true;
    this.#said.push(read(text));
    return false;
  }

  has(text: string): boolean {
    const { terms, numbers } = read(text);
    return this.#said.some((other) => other.numbers === numbers && overlapOf(terms, other.terms) >= sameFrom);
  }
}

/** "Three years" and "ten years" differ in one word and in everything: the numbers are compared apart. */
function read(text: string): Sentence {
  const numbers = [...new Set(fold(text).match(numberWords) ?? [])].sort().join(' ');
  return { terms: termsOf(text), numbers };
}

/** Words in common as a share of all the words of both. */
function overlapOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((term) => b.has(term)).length;
  const all = a.size + b.size - common;
  return all === 0 ? 1 : common / all;
}
