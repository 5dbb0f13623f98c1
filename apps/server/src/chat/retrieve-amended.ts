import type { DomainId } from '@foja/contracts/domains';
import type { Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import type { UnderstoodQuestion } from '../understanding/understood-question.ts';
import { retrieveEachPart } from './answer/retrieve-each-part.ts';
import { asksForChange } from './answer/tell-changes.ts';
import { namedNorms } from './keep-to-named-norm.ts';

/** Of what is found without the law's name, so many may be what is asked. */
const likeliest = 3;

/**
 * What a question is answered from. Who names the law that wrote an article anew ("con la ley 27.587, ¿desde cuándo…?") asks of that article:
 * the same is sought without the law's name, and taken where it is found on what that law changed.
 * @param asked the person's own words.
 */
export async function retrieveAmended(
  deps: { retrieve: (query: RetrievalQuery) => Promise<Retrieval> },
  understood: UnderstoodQuestion,
  question: string,
  domain: DomainId,
  asked: string,
): Promise<Retrieval> {
  const found = await retrieveEachPart(deps, question, domain, asked);
  const amending = amendingLaws(understood);
  if (amending.length === 0) return found;
  const words = understood.claims.flatMap((claim) => (amending.includes(claim.norm ?? '') ? [claim.words] : []));
  const without = (text: string) => words.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  const ofAmended = await retrieveEachPart(deps, without(question), domain, without(asked));
  const keys = keysAmendedBy(amending);
  const isAmended = ofAmended.sources
    .slice(0, likeliest)
    .some(({ articles, kind }) => kind !== 'guide' && articles.some((key) => keys.has(key)));
  return ofAmended.decision === 'grounded' && isAmended ? ofAmended : found;
}

/** The laws that a question names, of which it cites no article and does not ask what they changed, and that wrote others anew. */
function amendingLaws(understood: UnderstoodQuestion): string[] {
  const { changes } = starterKnowledge();
  if (understood.asOf !== null || asksForChange(understood.text)) return [];
  const cited = new Set(understood.claims.flatMap(({ kind, norm }) => (kind === 'article' && norm ? [norm] : [])));
  return namedNorms(understood).filter((norm) => !cited.has(norm) && changes.changesBy(norm).length > 0);
}

/** The articles that these laws wrote anew. */
function keysAmendedBy(laws: readonly string[]): ReadonlySet<string> {
  const { changes } = starterKnowledge();
  return new Set(
    laws.flatMap((law) =>
      changes.changesBy(law).flatMap(({ norm, article }) => (article ? [`${norm}:${article.split(':')[0]}`] : [])),
    ),
  );
}
