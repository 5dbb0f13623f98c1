import type { Retrieval } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import type { UnderstoodQuestion } from '../understanding/understood-question.ts';
import { asksForChange, type ToldFirst } from './answer/tell-changes.ts';
import { asksSinceWhen, tellSinceWhen, tellWhatChanged } from './answer/tell-what-changed.ts';
import type { CitationResolver } from './citation-resolver.ts';
import { doubtsInForce } from './doubts-of-question.ts';
import { isOfNorm } from './keep-to-named-norm.ts';

/** Worth from which a doubt is surely the one that is asked. */
const sureDoubt = 1;
/** Worth from which one is what is asked beside the force of a law that is only named. */
const surelyMore = 2;
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
  const asksForce = !asksSinceWhen(understood.text) && understood.asOf === null;
  if (ofTime !== null && asksForce && (await isToldByDoubt(citationResolver, understood, sources))) return null;
  const isSinceWhen = ofTime === null && asksSinceWhen(understood.text);
  if (ofTime?.isWhole === true && (await asksMoreThanForce(citationResolver, understood, sources)))
    return { ...ofTime, isWhole: false };
  if (ofTime?.isWhole === true || !(asksForChange(understood.text) || isSinceWhen)) return ofTime;
  const [nameArticle, nameNorm, doubts] = await Promise.all([
    citationResolver.articleNamer(),
    citationResolver.normNamer(),
    doubtsInForce(citationResolver, understood, sources),
  ]);
  const found = [
    ...doubts.flatMap(({ keys }) => keys.slice(0, 1)),
    ...sources.flatMap(({ articles }) => articles.slice(0, 1)),
  ];
  if (isSinceWhen && !asksForChange(understood.text))
    return tellSinceWhen(understood, found.slice(0, likeliest), starterKnowledge().changes, nameArticle);
  const [first] = doubts;
  const sure = first !== undefined && first.worth >= sureDoubt ? (first.keys[0] ?? null) : null;
  const changed = tellWhatChanged(understood, { found, sure }, starterKnowledge(), { nameArticle, nameNorm });
  if (ofTime === null || changed === null) return ofTime ?? changed;
  // What changed was asked; since when the law applies goes after it.
  return { ...changed, text: `${changed.text} ${ofTime.text}`, keys: [...ofTime.keys, ...changed.keys] };
}

/** "Silencio de la administración, pronto despacho, ley 19.549 reforma ley 27.742": a law is named, and something else of it is surely asked. */
async function asksMoreThanForce(
  citationResolver: CitationResolver,
  understood: UnderstoodQuestion,
  sources: Retrieval['sources'],
): Promise<boolean> {
  if (/[¿?]/.test(understood.text) || asksSinceWhen(understood.text)) return false;
  const [first] = await doubtsInForce(citationResolver, understood, sources);
  return first !== undefined && first.worth >= surelyMore;
}

/** "¿Siguen las multas de la ley 24.013 o las derogó la 27.742?": what people ask of a law that is named is known, and says more than its force. */
async function isToldByDoubt(
  citationResolver: CitationResolver,
  understood: UnderstoodQuestion,
  sources: Retrieval['sources'],
): Promise<boolean> {
  const named = [...new Set(understood.claims.flatMap(({ norm }) => norm ?? []))];
  const [first] = await doubtsInForce(citationResolver, understood, sources);
  if (first === undefined || first.worth < surelyMore || named.length === 0) return false;
  return named.every((norm) => first.keys.some(isOfNorm([norm])) || first.answer.includes(numberOf(norm)));
}

/** The number by which a law is called: `ley-24013` is 24.013. */
function numberOf(norm: string): string {
  return norm.replace(/^.*?(\d{1,2})(\d{3})$/, '$1.$2');
}
