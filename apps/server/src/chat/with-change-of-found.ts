import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Retrieval } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import type { UnderstoodQuestion } from '../understanding/understood-question.ts';
import type { DoubtFound } from './answer/doubts/find-doubts.ts';
import { asksForChange, type ToldFirst } from './answer/tell-changes.ts';
import { asksSinceWhen, tellSinceWhen, tellWhatChanged } from './answer/tell-what-changed.ts';
import type { CitationResolver } from './citation-resolver.ts';
import { doubtsInForce } from './doubts-of-question.ts';
import { isOfNorm } from './keep-to-named-norm.ts';

/** Worth from which a doubt is surely the one that is asked. */
const sureDoubt = 1;
/** Worth from which one is what is asked beside the force of a law that is only named. */
const surelyMore = 2;
/** "¿Qué cambió la ley 27.742 en…?" */
const asksWhatLawDid = /\b(?:cambi|modific|reform)\w*/;
/** Of what was found, articles that may be what is asked. */
const likeliest = 4;

/**
 * What became of a norm, and of the articles on what is asked of it: "¿qué cambió en el período de prueba?".
 * @param ofTime what is told already of the law of another time, or of a norm that is named.
 */
export async function withChangeOfFound(
  { citationResolver }: { citationResolver: CitationResolver },
  understood: UnderstoodQuestion,
  { sources }: Retrieval,
  ofTime: ToldFirst | null,
): Promise<ToldFirst | null> {
  const asksSince = asksSinceWhen(understood.text);
  const isForChange = asksForChange(understood.text);
  if (ofTime === null && !asksSince && !isForChange) return null;
  const doubts = await doubtsInForce(citationResolver, understood, sources);
  const [first] = doubts;
  const asksOfToday = !asksSince && understood.asOf === null;
  if (ofTime !== null && asksOfToday && tellsOfNamed(first, understood)) return null;
  if (ofTime?.isWhole === true)
    return !asksSince && isAskedBesideForce(first, understood) ? { ...ofTime, isWhole: false } : ofTime;
  const isSinceWhen = ofTime === null && asksSince;
  if (!isForChange && !isSinceWhen) return ofTime;
  const [nameArticle, nameNorm] = await Promise.all([citationResolver.articleNamer(), citationResolver.normNamer()]);
  const found = [
    ...doubts.flatMap(({ keys }) => keys.slice(0, 1)),
    ...sources.flatMap(({ articles }) => articles.slice(0, 1)),
  ];
  if (isSinceWhen && !isForChange)
    return tellSinceWhen(understood, found.slice(0, likeliest), starterKnowledge().changes, nameArticle);
  const sure = first !== undefined && first.worth >= sureDoubt ? (first.keys[0] ?? null) : null;
  const whatChanged = tellWhatChanged(understood, { found, sure }, starterKnowledge(), { nameArticle, nameNorm });
  const isKnown = first !== undefined && first.worth >= surelyMore;
  // "Después de la ley 27.742, ¿cómo queda el plazo del reclamo?": what is so now, and no list of articles.
  const asksOnlyOfNow = whatChanged?.isWhole === true && isKnown && !asksWhatLawDid.test(foldInPlace(understood.text));
  const changed = asksOnlyOfNow ? null : whatChanged && { ...whatChanged, isWhole: whatChanged.isWhole && !isKnown };
  if (ofTime === null || changed === null) return ofTime ?? changed;
  // What changed was asked; since when the law applies goes after it.
  return { ...changed, text: `${changed.text} ${ofTime.text}`, keys: [...ofTime.keys, ...changed.keys] };
}

/** "Silencio de la administración, pronto despacho, ley 19.549 reforma ley 27.742": a law is named, and something else of it is surely asked. */
function isAskedBesideForce(first: DoubtFound | undefined, { text }: UnderstoodQuestion): boolean {
  return !/[¿?]/.test(text) && first !== undefined && first.worth >= surelyMore;
}

/** "¿Siguen las multas de la ley 24.013 o las derogó la 27.742?": what people ask of the laws that are named says more than their force. */
function tellsOfNamed(first: DoubtFound | undefined, { claims }: UnderstoodQuestion): boolean {
  const named = [...new Set(claims.flatMap(({ norm }) => norm ?? []))];
  if (first === undefined || first.worth < surelyMore || named.length === 0) return false;
  return named.every((norm) => first.keys.some(isOfNorm([norm])) || first.answer.includes(numberOf(norm)));
}

/** The number by which a law is called: `ley-24013` is 24.013. */
function numberOf(norm: string): string {
  return norm.replace(/^.*?(\d{1,2})(\d{3})$/, '$1.$2');
}
