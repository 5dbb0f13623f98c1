import type { Retrieval } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import type { UnderstoodQuestion } from '../understanding/understood-question.ts';
import { asksForChange } from './answer/tell-changes.ts';
import { unknownLawNamed } from './answer/unknown-law-named.ts';
import type { CitationResolver } from './citation-resolver.ts';

/** Codes of the norms that a question names. */
export function namedNorms({ claims }: UnderstoodQuestion): string[] {
  return [...new Set(claims.flatMap(({ kind, norm }) => (kind === 'norm-in-force' && norm ? [norm] : [])))];
}

/** Whether an article is of one of these norms. */
export const isOfNorm = (norms: readonly string[]) => (key: string) => norms.some((norm) => key.startsWith(`${norm}:`));

/** What a named norm says is not answered with what another one says. */
export async function keepToNamedNorm(
  deps: { citationResolver: Pick<CitationResolver, 'normNamer'> },
  understood: UnderstoodQuestion,
  retrieval: Retrieval,
): Promise<Retrieval> {
  const named = namedNorms(understood);
  if (retrieval.decision !== 'grounded') return retrieval;
  const unknown = named.length === 0 ? unknownLawNamed(understood, retrieval.sources) : null;
  if (unknown !== null) return { ...retrieval, decision: 'norm-silent', silentNorms: [unknown] };
  if (named.length === 0) return retrieval;
  if (retrieval.sources.some(({ articles }) => articles.some(isOfNorm(named)))) return retrieval;
  // "¿Qué cambió el DNU 70/2023 en los alquileres?" is answered from the articles that it wrote anew.
  const isChanging = named.some((norm) => starterKnowledge().changes.changesBy(norm).length > 0);
  if (isChanging && asksForChange(understood.text)) return retrieval;
  const nameNorm = await deps.citationResolver.normNamer();
  return { ...retrieval, decision: 'norm-silent', silentNorms: named.map(nameNorm) };
}
