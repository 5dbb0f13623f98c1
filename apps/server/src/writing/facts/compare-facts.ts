import type { Fact } from '@foja/contracts/transformations';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { type FoundFact, findFacts, nameWords } from './find-facts.ts';

/** What a sentence says, found once for all its wordings. */
export interface SentenceFacts {
  text: string;
  facts: readonly FoundFact[];
}

export function readFacts(text: string, registry: NormRegistry): SentenceFacts {
  return { text, facts: findFacts(text, registry) };
}

/** What a new wording loses and adds. */
export interface FactChanges {
  lost: Fact[];
  added: Fact[];
}

/** Compares what two wordings of one sentence say; the same number in words and in figures is the same. */
export function compareFacts(original: SentenceFacts, wording: SentenceFacts): FactChanges {
  return { lost: missing(original.facts, wording), added: missing(wording.facts, original) };
}

/** Those of `facts` that the other wording does not have, each once. */
function missing(facts: readonly FoundFact[], other: SentenceFacts): Fact[] {
  const keys = new Set(other.facts.map(({ key, kind }) => `${kind} ${key}`));
  const words = new Set(nameWords(other.text));
  const isThere = ({ key, kind }: FoundFact) =>
    keys.has(`${kind} ${key}`) || (kind === 'name' && key.split(' ').every((word) => words.has(word)));
  const gone = facts.filter((fact) => !isThere(fact));
  return [...new Map(gone.map(({ key, kind, text }) => [`${kind} ${key}`, { kind, text }])).values()];
}
