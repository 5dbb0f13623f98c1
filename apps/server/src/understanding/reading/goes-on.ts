import { isStopWord } from '@foja/legal-text/analyze';
import type { QuestionToken } from '../phrases/question-tokens.ts';

const opening =
  /^[^a-z]*(?:y\b|pero\b|entonces\b|tambien\b|ademas\b|ok\b|bueno\b|o sea\b|en ese caso\b|en mi caso\b|ah\b|aunque\b|igual\b|dale\b)/;
const pointing =
  /\b(?:es[oa]s? (?:plazo|caso|multa|indemnizacion|ley|articulo|tramite|juicio|demanda|plata|monto|contrato|persona|carta|aviso)|en es[eoa]|eso|esto|lo mismo|lo anterior|lo que (?:dijiste|me dijiste)|ahi|despues de eso|mencionaste|dijiste|anterior pregunta)\b/;
const fewWords = 4;
/** "¿Y mi seguro en cuánto tiempo…?" goes on though it names a matter of its own; a long question stands alone. */
const shortQuestion = 14;

/**
 * Whether a question goes on with the one before: by how it begins, what it points at, or because it is too short to stand alone.
 * @param namesRegime its own words name what it is about.
 */
export function goesOn(folded: string, tokens: readonly QuestionToken[], namesRegime: boolean): boolean {
  if (pointing.test(folded)) return true;
  if (opening.test(folded)) return !namesRegime || tokens.length <= shortQuestion;
  const ownWords = tokens.filter(({ text, quantity }) => quantity !== undefined || !isStopWord(text));
  return !namesRegime && ownWords.length <= fewWords;
}
