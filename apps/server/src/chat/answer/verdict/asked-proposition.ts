import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import type { QuestionPart } from '../../../understanding/understood-question.ts';

/** What a part of a question asks whether it is so, in folded words. */
export interface AskedProposition {
  words: string;
  /**
   * `asked`: by the part itself; `held`: somebody else said it, and it is asked whether that is right ("el patrón dice que no es un accidente,
   * ¿es así?"); `done`: it was done, and it is asked whether that may be ("me descontó la mitad, ¿puede hacer eso?").
   */
  kind: 'asked' | 'held' | 'done';
}

/** Nothing but whether what stands before is so. */
const confirms =
  /^\W*(?:(?:y|pero|entonces|o sea|che) )*(?:(?:eso|esto|todo eso) )?(?:(?:es|sera|seria) (?:asi|cierto|verdad|correcto|legal|valido)|(?:esta|estara)(?: eso)? bien(?: hecho)?|tienen? razon|corresponde|puede ser|pueden?(?: hacer(?:lo)?)?|vale|sirve|es valid[oa])(?: (?:asi|eso|esto|hacer eso|lo que (?:dice|dicen|hace|hizo|hicieron|me \w+)))?\W*$/;
const says =
  /\b(?:dice[ns]?|dijo|dijeron|dicen|diciendo(?:me)?|asegura[n]?|sostiene[n]?|afirma[n]?|alega[n]?|insiste[n]? (?:en|con)|contesta(?:n|ron)?|contesto|respond(?:io|ieron)|escuche|lei|tengo entendido|supuestamente)(?: (?:tambien|ahora|encima|me))? (?:que )?/g;

/** What is asked, after what is told: "nunca lo pedí, ¿tengo que pagarlo?"; what somebody holds, where it is asked whether that is right. */
export function propositionOf(part: QuestionPart, text: string): AskedProposition | null {
  if (!part.asks.includes('yes-no')) return null;
  const asked = lastClause(fold(part.text));
  if (choosesWho.test(asked)) return null;
  if (!confirms.test(asked)) return { words: asked.replace(concession, ' '), kind: 'asked' };
  const whole = fold(text);
  const own = fold(part.text);
  const at = whole.indexOf(own);
  const before = whole.slice(0, (at === -1 ? whole.length - own.length : at) + own.lastIndexOf(asked));
  const [said] = [...before.matchAll(says)].slice(-1);
  if (said === undefined) return { words: before, kind: 'done' };
  const after = before.slice(said.index + said[0].length);
  // "Que es del sanatorio, dicen."
  const words = /\w/.test(after) ? after : lastClause(before.slice(0, said.index));
  return { words, kind: 'held' };
}

/** "¿Lo arregla el dueño o yo?", "¿me corresponde a mí o a ella?": neither yes nor no says who. */
const choosesWho =
  /\bo (?:(?:a|de|con|por|para) )?(?:yo|mi|vos|ella|el|ellos|ellas|nosotros|(?:el|la|los|las|mi) \w+)\W*$/;

/** Whether a part asks which of two it is. */
export const asksWho = ({ text }: Pick<QuestionPart, 'text'>): boolean => choosesWho.test(lastClause(fold(text)));

/** "¿Las puedo devolver aunque no tengan falla?" */
const concession = /\baunque [^,;.?]*/g;

function lastClause(folded: string): string {
  return folded.split(/[,.;:¿](?=\s|\w)/).findLast((clause) => /\w{2}/.test(clause)) ?? '';
}

/** Whether a word tells something of the matter. */
export const isTelling = (term: string) => !tellsNothing.has(term);
export const tellingTerms = (words: string) => analyzeTerms(words).filter(isTelling);

/** What nearly every sentence on a matter holds. */
const tellsNothing = new Set(
  analyzeTerms(
    'trabajo trabajador empleador empleado patrón jefe empresa dueño inquilino ley contrato persona parte caso día mes año plazo vez derecho artículo cosa poder deber tener hacer decir querer ir ser estar pasar corresponder causa forma hijo',
  ),
);
