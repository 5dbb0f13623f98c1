import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import { fold } from '@foja/legal-text/fold';
import type { ContractSentence } from '../contract-sentences.ts';
import { type Figure, maskFigures } from './masked-figures.ts';
import type { Signs } from './most-telling.ts';

/** How long a sentence is: below eight words, below twenty, below forty, longer. */
type Length = 'brief' | 'long' | 'mid' | 'short';

/**
 * What speaks for a sentence as the one that tells a field, and against it. Signs are of what words are for and not of how a clause
 * is put; weights are how much likelier each made the right sentence of the marked contracts, with each drafter left out in turn.
 */
export interface Evidence {
  /** What a sentence has to have more than, or the contract does not tell the field. */
  none: number;
  /** Of words in which each figure stands as what it is of (`maskFigures`). */
  said: Signs;
  heading: Signs;
  ofKind: readonly (readonly [kinds: readonly ContractKind[], pattern: RegExp, weight: number])[];
  /** The first sentence of the contract with such a figure. */
  first: Partial<Record<Figure, number>>;
  length: Partial<Record<Length, number>>;
}

/** What the patterns of a field take first, and how much that counts. */
export interface Preferred {
  sentence: ContractSentence | undefined;
  weight: number;
  /** How much more it takes where they take none. */
  silence?: number;
}

/** The sentence with the most evidence; what patterns take stands unless another has more, and where they take none one needs enough. */
export function chooseByEvidence(
  sentences: readonly ContractSentence[],
  kind: ContractKind,
  evidence: Evidence,
  { sentence: preferred, silence = 0, weight }: Preferred,
): ContractSentence | undefined {
  const seen = new Set<Figure>();
  const enough = evidence.none + (preferred === undefined ? silence : 0);
  let best: { sentence: ContractSentence; score: number } | undefined;
  for (const sentence of sentences) {
    const isPreferred = sentence === preferred;
    const score = weigh(sentence, kind, evidence, seen) + (isPreferred ? weight : 0);
    if ((isPreferred || score > enough) && score > (best?.score ?? Number.NEGATIVE_INFINITY))
      best = { sentence, score };
  }
  return best?.sentence;
}

/** @param seen the figures of the sentences before; those of this one are added. */
function weigh(
  { folded, heading }: ContractSentence,
  kind: ContractKind,
  evidence: Evidence,
  seen: Set<Figure>,
): number {
  const { has, words } = maskFigures(folded);
  const title = fold(heading ?? '');
  let score = evidence.length[lengthOf(words)] ?? 0;
  for (const [pattern, weight] of evidence.said) if (pattern.test(words)) score += weight;
  for (const [pattern, weight] of evidence.heading) if (pattern.test(title)) score += weight;
  for (const [kinds, pattern, weight] of evidence.ofKind) {
    if (kinds.includes(kind) && pattern.test(words)) score += weight;
  }
  for (const figure of has) {
    if (!seen.has(figure)) score += evidence.first[figure] ?? 0;
    seen.add(figure);
  }
  return score;
}

function lengthOf(words: string): Length {
  const count = words.match(/[a-z_]{2,}/g)?.length ?? 0;
  if (count < 8) return 'short';
  if (count < 20) return 'brief';
  return count < 40 ? 'mid' : 'long';
}
