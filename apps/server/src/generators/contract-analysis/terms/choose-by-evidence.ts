import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import { fold } from '@foja/legal-text/fold';
import type { ContractSentence } from '../contract-sentences.ts';
import { type Figure, maskFigures } from './masked-figures.ts';

/** A field of a contract whose sentence is chosen by evidence. */
export type WeighedField = 'adjustment' | 'duration' | 'guarantee' | 'jurisdiction' | 'penalty' | 'price';

/** How long a sentence is: below eight words, below twenty, below forty, longer. */
type Length = 'brief' | 'long' | 'mid' | 'short';

/**
 * What speaks for a sentence as the one that tells a field, and against it, by names that `evidenceWeights` weighs. Signs are of what
 * words are for and not of how a clause is put.
 */
export interface EvidenceSigns {
  /** Of words in which each figure stands as what it is of (`maskFigures`). */
  said: Readonly<Record<string, RegExp>>;
  heading: Readonly<Record<string, RegExp>>;
  ofKind: Readonly<Record<string, readonly [kinds: readonly ContractKind[], pattern: RegExp]>>;
}

/** How much each sign counts. */
export interface EvidenceWeights {
  /** What a sentence has to have more than, or the contract does not tell the field. */
  none: number;
  signs: Readonly<Record<string, number>>;
}

export interface Evidence {
  signs: EvidenceSigns;
  weights: EvidenceWeights;
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
  { signs, weights }: Evidence,
  { sentence: preferred, silence = 0, weight }: Preferred,
): ContractSentence | undefined {
  const enough = weights.none + (preferred === undefined ? silence : 0);
  let best: { sentence: ContractSentence; score: number } | undefined;
  for (const [at, names] of signsOf(sentences, kind, signs).entries()) {
    const sentence = sentences[at]!;
    const isPreferred = sentence === preferred;
    const score = names.reduce((sum, name) => sum + (weights.signs[name] ?? 0), isPreferred ? weight : 0);
    if ((isPreferred || score > enough) && score > (best?.score ?? Number.NEGATIVE_INFINITY))
      best = { sentence, score };
  }
  return best?.sentence;
}

/** By which signs each sentence of a contract is told: "amount", "heading price", "kind lends", "first amount", "length mid". */
export function signsOf(
  sentences: readonly ContractSentence[],
  kind: ContractKind,
  signs: EvidenceSigns,
): readonly string[][] {
  const seen = new Set<Figure>();
  return sentences.map(({ folded, heading }) => {
    const { has, words } = maskFigures(folded);
    const title = fold(heading ?? '');
    const names = [`length ${lengthOf(words)}`];
    for (const [name, pattern] of Object.entries(signs.said)) if (pattern.test(words)) names.push(name);
    for (const [name, pattern] of Object.entries(signs.heading)) if (pattern.test(title)) names.push(`heading ${name}`);
    for (const [name, [kinds, pattern]] of Object.entries(signs.ofKind)) {
      if (kinds.includes(kind) && pattern.test(words)) names.push(`kind ${name}`);
    }
    for (const figure of has) {
      if (!seen.has(figure)) names.push(`first ${figure}`);
      seen.add(figure);
    }
    return names;
  });
}

/** Every name that `signsOf` may give. */
export const namesOfSigns = ({ heading, ofKind, said }: EvidenceSigns): string[] => [
  ...Object.keys(said),
  ...Object.keys(heading).map((name) => `heading ${name}`),
  ...Object.keys(ofKind).map((name) => `kind ${name}`),
  ...figureNames.map((name) => `first ${name}`),
  ...lengths.map((name) => `length ${name}`),
];

const lengths: readonly Length[] = ['short', 'brief', 'mid', 'long'];
const figureNames: readonly Figure[] = ['amount', 'date', 'days', 'instalments', 'months', 'percent'];

function lengthOf(words: string): Length {
  const count = words.match(/[a-z_]{2,}/g)?.length ?? 0;
  if (count < 8) return 'short';
  if (count < 20) return 'brief';
  return count < 40 ? 'mid' : 'long';
}
