import type { Belief } from '../../corpus/beliefs/read-beliefs.ts';

/** What a question takes for granted and is not so, in one paragraph. */
export interface BeliefDenied {
  text: string;
  /** Articles that the paragraph names; the sentences were compared with them. */
  keys: string[];
}

const maxBeliefs = 2;

/** Says what the law says instead of what the question believes; null where it believes nothing that is known to be wrong. */
export function denyBeliefs(beliefs: readonly Belief[], nameArticle: (key: string) => string): BeliefDenied | null {
  const told = beliefs.slice(0, maxBeliefs);
  if (told.length === 0) return null;
  const sentences = told.map(({ law, on }) => `${law.replace(/[.\s]+$/, '')} (${on.map(nameArticle).join('; ')}).`);
  return { text: sentences.join(' '), keys: told.flatMap(({ on }) => on) };
}
