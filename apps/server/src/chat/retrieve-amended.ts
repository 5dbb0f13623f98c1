import type { DomainId } from '@foja/contracts/domains';
import type { Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import { readParts } from '../understanding/reading/read-parts.ts';
import type { Claim, UnderstoodQuestion } from '../understanding/understood-question.ts';
import { retrieveEachPart } from './answer/retrieve-each-part.ts';
import { asksForChange } from './answer/tell-changes.ts';
import type { CitationResolver } from './citation-resolver.ts';
import { namedNorms } from './keep-to-named-norm.ts';

/** Of what is found without the law's name, so many may be what is asked. */
const likeliest = 5;

interface RetrieveAmendedDeps {
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
  citationResolver: Pick<CitationResolver, 'normNamer'>;
}

/**
 * What a question is answered from. Who names the law that wrote an article anew ("con la ley 27.587, ¿desde cuándo…?", "art. 2459, ley
 * 27.587") asks of that article: the same is sought without the law's name, and taken where it is found on what that law changed.
 */
export async function retrieveAmended(
  deps: RetrieveAmendedDeps,
  understood: UnderstoodQuestion,
  question: string,
  domain: DomainId,
): Promise<Retrieval> {
  const found = await retrieveEachPart(deps, understood, question, domain);
  const nameNorm = await deps.citationResolver.normNamer();
  const { laws, names } = amendingLaws(understood, nameNorm);
  if (laws.length === 0) return found;
  const without = (text: string) => names.reduce((rest, [words, instead]) => rest.replaceAll(words, instead), text);
  const text = without(understood.text);
  const asked = { text, before: understood.before, parts: readParts(text) };
  const ofAmended = await retrieveEachPart(deps, asked, without(question), domain);
  const keys = keysAmendedBy(laws);
  const isAmended = ofAmended.sources
    .slice(0, likeliest)
    .some(({ articles, kind }) => kind !== 'guide' && articles.some((key) => keys.has(key)));
  return ofAmended.decision === 'grounded' && isAmended ? ofAmended : found;
}

/** The laws that a question names and that wrote others anew, unless it asks what they changed; and what stands for their names. */
function amendingLaws(
  understood: UnderstoodQuestion,
  nameNorm: (code: string) => string,
): { laws: string[]; names: [words: string, instead: string][] } {
  const { changes } = starterKnowledge();
  if (understood.asOf !== null || asksForChange(understood.text)) return { laws: [], names: [] };
  const named = new Set(namedNorms(understood));
  const laws = new Set<string>();
  const names: [string, string][] = [];
  for (const claim of understood.claims) {
    const amended = amendedArticle(claim);
    const { norm } = claim;
    if (norm === undefined || (claim.kind === 'article' && amended === null)) continue;
    if (claim.kind === 'norm-in-force' && !(named.has(norm) && changes.changesBy(norm).length > 0)) continue;
    if (claim.kind !== 'article' && claim.kind !== 'norm-in-force') continue;
    laws.add(norm);
    names.push([claim.words, amended === null ? ' ' : `art. ${claim.article} ${nameNorm(amended)}`]);
  }
  return { laws: [...laws], names };
}

/** Laws that only change others have fewer articles: a higher number is one of the code. */
const mostOwn = 100;

/** "Art. 2459 (ley 27.587)" is of the code that the law wrote anew: its norm; null where that law wrote no such article. */
function amendedArticle({ kind, norm, article }: Claim): string | null {
  if (kind !== 'article' || norm === undefined || article === undefined) return null;
  // What Foja keeps under a code of its own has its articles.
  if (!norm.includes(' ') || Number.parseInt(article, 10) <= mostOwn) return null;
  return (
    starterKnowledge()
      .changes.changesBy(norm)
      .find((change) => change.article === article)?.norm ?? null
  );
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
