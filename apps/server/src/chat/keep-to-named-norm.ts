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

/** Codes of the norms whose articles a question cites. */
export function normsCited({ claims }: UnderstoodQuestion): string[] {
  return [...new Set(claims.flatMap(({ kind, norm }) => (kind === 'article' && norm ? [norm] : [])))];
}

/** Whether an article is of one of these norms. */
export const isOfNorm = (norms: readonly string[]) => (key: string) => norms.some((norm) => key.startsWith(`${norm}:`));

/** Of what was found, articles that may be what is asked. */
const likeliest = 4;

/** What a named norm says is not answered with what another one says. */
export async function keepToNamedNorm(
  deps: { citationResolver: Pick<CitationResolver, 'normNamer'> },
  understood: UnderstoodQuestion,
  retrieval: Retrieval,
): Promise<Retrieval> {
  const named = namedNorms(understood);
  if (retrieval.decision === 'source-unavailable') return withoutKnown(retrieval);
  if (retrieval.decision !== 'grounded') return retrieval;
  const unknown = named.length === 0 ? unknownLawNamed(understood, retrieval.sources) : null;
  if (unknown !== null) return { ...retrieval, decision: 'norm-silent', silentNorms: [unknown] };
  if (named.length === 0) return retrieval;
  if (retrieval.sources.some(({ articles }) => articles.some(isOfNorm(named)))) return retrieval;
  // "Art. 258 CP, según la ley 27.401": the article that is cited is what is asked, whichever law wrote it anew.
  const cited = new Set(
    understood.claims.flatMap(({ kind, norm, article }) => (kind === 'article' ? [`${norm}:${article}`] : [])),
  );
  if (retrieval.sources.some(({ articles }) => articles.some((key) => cited.has(key)))) return retrieval;
  // "¿Qué cambió el DNU 70/2023 en los alquileres?" is answered from the articles that it wrote anew.
  const changed = named.flatMap((norm) => starterKnowledge().changes.changesBy(norm));
  if (changed.length > 0 && asksForChange(understood.text)) return retrieval;
  // "Despido discriminatorio después de la ley 27.742": of the article that it added, the text is that of the law that has it.
  const keysChanged = new Set(changed.map(({ norm, article }) => `${norm}:${article}`));
  if (retrieval.sources.slice(0, likeliest).some(({ articles }) => articles.some((key) => keysChanged.has(key))))
    return retrieval;
  const nameNorm = await deps.citationResolver.normNamer();
  return { ...retrieval, decision: 'norm-silent', silentNorms: named.map(nameNorm) };
}

/** A law that changed another one exists, though its text is not here. */
function withoutKnown(retrieval: Retrieval): Retrieval {
  const { changes } = starterKnowledge();
  return { ...retrieval, unknownNorms: retrieval.unknownNorms.filter((norm) => !changes.knows(norm)) };
}
