import { fold } from '@foja/legal-text/fold';
import type { ContractSentence } from '../contract-sentences.ts';

/** How much a sentence tells of what is looked for. */
export type Signs = readonly [pattern: RegExp, weight: number][];

/** Signs of what is looked for, and how many it takes. */
export interface WhatIsLookedFor {
  /** Without this nothing else counts. */
  must: RegExp;
  heading: Signs;
  said: Signs;
  enough: number;
}

/** The sentence with the most signs, the first of those alike; none below `enough`. */
export function mostTelling(
  sentences: readonly ContractSentence[],
  { enough, heading, must, said }: WhatIsLookedFor,
): ContractSentence | undefined {
  let best: { sentence: ContractSentence; score: number } | undefined;
  for (const sentence of sentences) {
    const title = fold(sentence.heading ?? '');
    const words = flat(sentence.folded);
    if (!must.test(words)) continue;
    const own = weigh(words, said);
    if (own <= 0) continue;
    const score = own + weigh(title, heading);
    if (score >= enough && (best === undefined || score > best.score)) best = { sentence, score };
  }
  return best?.sentence;
}

/** Folded words with one blank between them, as patterns look at them. */
export const flat = (folded: string) => folded.replace(/\s+/g, ' ');

const weigh = (text: string, signs: Signs) =>
  signs.reduce((sum, [pattern, weight]) => (pattern.test(text) ? sum + weight : sum), 0);
