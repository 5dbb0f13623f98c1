import { analyzeTerms } from '@foja/legal-text/analyze';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import { speaksOfProof } from '../story/proofs.ts';
import type { Story } from '../story/read-story.ts';

/** A proof that such a case needs, as the story names it or not. */
export interface EvidenceFound {
  name: string;
  status: 'named' | 'absent';
  /** Verbatim words of the story that name it or, where it is absent, deny it. */
  quotes: string[];
}

const maxQuotes = 2;
/** Share of a proof's own words that name it where it is of no known kind. */
const minOwnWords = 0.6;
const ownWordsMin = 2;

/** Which proofs the story names. One that is named anywhere is named, whatever is missing elsewhere. */
export function readEvidence(
  proofs: readonly string[],
  story: Story,
  namedByModel: readonly (readonly string[])[] = [],
): EvidenceFound[] {
  return proofs.map((name, index) => {
    const proof = foldInPlace(name);
    const words = new Set(analyzeTerms(name));
    const named: string[] = [...(namedByModel[index] ?? [])];
    const denied: string[] = [];
    for (const clause of story.clauses) {
      const spoken = speaksOfProof(proof, clause.folded) ?? (holdsWords(words, clause.terms) ? 'names' : null);
      if (spoken !== null) (spoken === 'names' ? named : denied).push(clause.quote);
    }
    const isNamed = named.length > 0;
    return {
      name,
      status: isNamed ? 'named' : 'absent',
      quotes: [...new Set(isNamed ? named : denied)].slice(0, maxQuotes),
    };
  });
}

function holdsWords(words: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  const held = [...words].filter((word) => said.has(word)).length;
  return held >= Math.min(ownWordsMin, words.size) && held > 0 && held / words.size >= minOwnWords;
}
