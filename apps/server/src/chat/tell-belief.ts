import type { Retrieval } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import type { UnderstoodQuestion } from '../understanding/understood-question.ts';
import { citesBesides, withoutRegulations } from './answer/cites-besides.ts';
import { denyBeliefs } from './answer/deny-beliefs.ts';
import type { DoubtFound } from './answer/doubts/find-doubts.ts';
import type { ToldFirst } from './answer/tell-changes.ts';
import { tellDoubts } from './answer/tell-doubts.ts';
import type { CitationResolver } from './citation-resolver.ts';
import { dayTeller, doubtsInForce, readGone } from './doubts-of-question.ts';
import { isOfNorm, namedNorms, normsCited } from './keep-to-named-norm.ts';

/** Worth from which a doubt is the one that is asked though nothing was found that surely is; from less, what no law answers is answered too. */
const sureDoubt = 1.8;
/** The same where the question cites a regulation besides that may say something else. */
const surelyAsked = 2.5;

/** A doubt that was recognised, where what was found, however weakly, is what answers it. */
export async function tellBelief(
  { citationResolver }: { citationResolver: CitationResolver },
  understood: UnderstoodQuestion,
  { decision, sources, unknownNorms, silentNorms = [] }: Retrieval,
): Promise<ToldFirst | null> {
  // Of an article whose text is not here: who asks for more than what it says is answered by what is surely asked, in its norm.
  const isOfUnread = decision === 'source-unavailable';
  if (isOfUnread && understood.parts.some(({ asks }) => asks.includes('article-text'))) return null;
  if (decision !== 'no-match' && decision !== 'unclear' && decision !== 'norm-silent' && !isOfUnread) return null;
  const named = isOfUnread ? normsCited(understood) : namedNorms(understood);
  // "Oposición a una marca (ley 27.444)": what that law wrote anew stands in the laws that it changed; of an article that is cited it is told itself.
  const writers = normsCited(understood).length > 0 ? [] : [...unknownNorms, ...silentNorms];
  const changed = writers.flatMap((norm) =>
    starterKnowledge()
      .changes.changesBy(norm)
      .map((one) => one.norm),
  );
  const ofNamed = [...named, ...changed];
  // "…, posibilidad de prórroga. Dec. 717/96": of a regulation that is only cited by the way, what the law says is told, and that it is not it.
  const isCitedBesides = isOfUnread && unknownNorms.length > 0 && citesBesides(understood.text, unknownNorms);
  const staysInNorm = (isOfUnread && !isCitedBesides) || decision === 'norm-silent';
  const found = new Set(sources.flatMap(({ articles }) => articles));
  const nameArticle = await citationResolver.articleNamer();
  // A belief is recognised by what is said of each of its groups: that is surer than what a search that found nothing leaves open.
  const related = understood.beliefs.filter(({ on }) => !staysInNorm || on.some((key) => found.has(key)));
  const beliefs = await beliefsInForce(citationResolver, related);
  const isTellable = ({ worth, keys }: DoubtFound) =>
    isCitedBesides
      ? worth >= surelyAsked && starterKnowledge().regimes.isOfTold(keys[0] ?? '', understood.regimes.slice(0, 1))
      : worth >= sureDoubt && (!staysInNorm || keys.some(isOfNorm(ofNamed)));
  const doubts = (await doubtsInForce(citationResolver, understood, sources)).filter(isTellable);
  const ofEachPart = doubts.filter((doubt, at) => doubts.findIndex(({ part }) => part === doubt.part) === at);
  const dayOf = dayTeller(understood);
  const told =
    denyBeliefs(beliefs, nameArticle, ({ terms, on }) => dayOf({ terms, keys: on })) ??
    tellDoubts(ofEachPart, [], nameArticle, dayOf);
  if (told === null) return null;
  const text = isCitedBesides ? `${withoutRegulations(unknownNorms)} ${told.text}` : told.text;
  return { ...told, text, keys: [...told.keys, ...(told.day?.keys ?? [])], isWhole: true };
}

/** The beliefs that are still denied by the articles on which the denial stands. */
export async function beliefsInForce(
  citationResolver: Pick<CitationResolver, 'readStates'>,
  beliefs: UnderstoodQuestion['beliefs'],
): Promise<UnderstoodQuestion['beliefs']> {
  const isGone = await readGone(
    citationResolver,
    beliefs.flatMap(({ on }) => on),
  );
  return beliefs.filter(({ on }) => !on.some(isGone));
}
