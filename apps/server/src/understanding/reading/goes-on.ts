import { isStopWord } from '@foja/legal-text/analyze';
import type { QuestionToken } from '../phrases/question-tokens.ts';

const opening =
  /^[^a-z]*(?:y\b|pero\b|entonces\b|tambien\b|ademas\b|ok\b|bueno\b|o sea\b|en ese caso\b|en mi caso\b|ah\b|aunque\b|igual\b|dale\b)/;
const pointing =
  /\b(?:es[oa]s? (?:plazo|caso|multa|indemnizacion|ley|articulo|tramite|juicio|demanda|plata|monto|contrato|persona|carta|aviso)|en es[eoa]|eso|esto|lo mismo|lo anterior|lo que (?:dijiste|me dijiste)|ahi|despues de eso|mencionaste|dijiste|anterior pregunta)\b/;
/** "Otra cosa, …", "cambiando de tema": what comes is asked anew. */
const anew =
  /\b(?:otra (?:cosa|consulta|pregunta|duda)|otro (?:tema|asunto)|(?:cambio|cambiando|cambiemos) de tema|nada que ver|por otro lado|aparte(?= (?:de eso|te|queria|quiero)\b))\b/;
/** Speaks of what was told without naming it: "el que me lo dio", "¿el contrato sigue?", "¿le puedo cobrar?". */
const ofNobodyNamed =
  /\b(?:me|te|se|nos) l[oa]s? \w+|^\W*(?:y )?(?:les?|l[oa]s?) (?:puedo|podemos|debo|debemos|tengo|tenemos|pueden?|corresponde\w*|toca\w*)\b|^\W*(?:y )?(?:el contrato|el juicio|la demanda|la deuda|el alquiler|la multa)\b/;
/** "¿Plazo? ¿Y si…?": a first question of nothing but what is asked leans on what was told. */
const bareAsk =
  /^[^a-z]*(?:(?:que|cual es el|cuales son los|en que|desde|hasta|por) )?(?:plazos?|terminos?|cuanto(?: tiempo)?|cuando|donde|quien(?:es)?|como|que|recursos?|requisitos|efectos?|costas?|costos?|excepciones)\s*\?/;
/** Whether a message says itself that it goes on with nothing. */
export const beginsAnew = (folded: string): boolean => anew.test(folded);

/** What of a message is on its matter: what stands after "mejor otra cosa:". */
export function afterTurn(text: string, folded: string): string {
  const [turn] = [...folded.matchAll(new RegExp(anew, 'g'))].slice(-1);
  if (turn === undefined) return text;
  const rest = text.slice(turn.index + turn[0].length).replace(/^[\s:,.;]+/, '');
  return rest === '' ? text : rest;
}

const fewWords = 8;
/** With a matter of its own that is the same as before: "¿hasta cuándo me pagan?" */
const fewWordsOfSame = 6;
/** "¿Y mi seguro en cuánto tiempo…?" goes on though it names a matter of its own; a long question stands alone. */
const shortQuestion = 14;

/** What the words of a question name: no matter, that of the question before, or another one. */
export type NamedMatter = 'none' | 'same' | 'other';

/**
 * Whether a question goes on with the one before: it says so by how it begins, by what it points at, or because what was written before told
 * a case and asked nothing; or it may, because it is too short to stand alone.
 */
export function goesOn(
  folded: string,
  tokens: readonly QuestionToken[],
  named: NamedMatter,
  isAfterStory = false,
): 'says' | 'may' | 'no' {
  if (pointing.test(folded) || bareAsk.test(folded)) return 'says';
  if (isAfterStory && (named !== 'other' || ofNobodyNamed.test(folded))) return 'says';
  if (opening.test(folded)) return named !== 'other' || tokens.length <= shortQuestion ? 'says' : 'no';
  const ownWords = tokens.filter(({ text, quantity }) => quantity !== undefined || !isStopWord(text));
  return named !== 'other' && ownWords.length <= (named === 'none' ? fewWords : fewWordsOfSame) ? 'may' : 'no';
}
