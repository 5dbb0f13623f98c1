import { sortedByLetters } from './alternatives.ts';
import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import { AUTHORS, STOP_WORDS } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import { looksOrdinary } from './words.ts';

// One mention of a lone surname may be anything. A surname that the text makes act, speak and be spoken of again and again is somebody:
// what each place hints at is added up over all of them.

/** "Ocampo depositó", "Delgado no vio", "Brítez miente". */
const CLITIC = '(?:no|se|le|lo|la|les|me|nos|te|ya|tambien|tampoco|nunca|siempre|solo)';
const ACTS_RIGHT = sortedByLetters(
  new RegExp(
    `^,? (?:(?:${CLITIC} ){1,3}[a-z]{2,12}[aeon]|es|esta|estaba|fue|era|sera|va|haya|fueron|son|si|dijo|hizo|dio|vio|sabe|sabia|tiene|viene|tenia|puede|podia|vive|debe|[a-z]{2,12}(?:o|io|aba|ia|aron|ieron|ara|iera|aria|eria|iria|ente|ege|uye|iza|ica|ina|enta|ona|ega|ala|ira|ora|apa|oce|ice|ide|ite))(?![a-z])`,
  ),
);
/** "a Brítez", "con Delgado", "que Ocampo", "lo de Ocampo": where people stand. */
const PERSONAL_LEFT = sortedByLetters(
  /(?<![a-z])(?:a|con|contra|segun|que|entre|ante|dice|dijo|pase|vio|vi|conoce|conozco|llamo|llame|mujer de|hij[oa]s? de|casa de|lo de|traslado a|madre de|padre de|herman[oa] de|amig[oa]s? de|auto de|relato de|dichos? de|declaracion de|testimonio de|abogad[oa] de) $/,
);
/** "¿Delgado está citado?", "Delgado, ¿qué vio?", "Brítez: yo…". */
const CALLED_LEFT = /[¿¡] ?$/;
const CALLED_RIGHT = /^, ?¿/;
/** "Brítez: yo…", or the heading of a form. */
const LABEL_RIGHT = /^: ?\S/;
/** "Delgado, el vecino,", "Nkosi, otro vendedor,", "la Turca es la vecina". */
const APPOSITION_RIGHT =
  /^(?:, (?:(?:otr[oa]|el|la) )?(?:[a-z]{4,14}(?:ero|era|dor|dora|tor|tora|ista|ante)s?|sereno|serena|cadete|albanil|peon|puestero|guardia|custodio|gasista|sacristan|almacenera?),|(?:, | \(|,? que es |,? es )(?:(?:el|la|mi|su|un|una|otr[oa]) )?(?:mujer de|vecin|herman|encargad|testig|amig|compan?er|cunad|prim|soci|espos|marid|mujer|hij|niet|sobrin|yerno|nuera|ahijad|padrin|madrin|melliz|gemel|abuel|suegr|ti[oa]|madre|padre|novi|pareja|emplead|capataz|chofer|jef|delegad|enfermer|maestr|client|duen|conductor|inquilin|paciente|alumn|portero|ex ))/;
/** What makes an institution, a street or a book of the word. */
const ELSEWHERE_LEFT = sortedByLetters(
  /(?<![a-z])(?:calle|av\.?|avenida|ruta|barrio|villa|hospital|clinica|escuela|colegio|ley|fallo|caso|precedente|plaza|parque|banco|empresa|firma|marca|editorial|localidad|ciudad|partido|departamento|estacion|club|doctrina|teoria|via|en|desde|hasta|hacia) (?:de )?$/,
);
const PATRONYMIC = /^[a-z]{2,9}[aeiou]?[bcdfghjklmnpqrstvwxyz](?:ez|iz)$/;
const FOREIGN =
  /^[a-z]{3,12}(?:etti|otti|elli|ucci|acci|ossi|arri|erri|urri|egui|uaga|sky|ski|vich|wicz|enko|stein|mann|yan)$/;

/** What a word may be: a surname by the lists or by its ending, a word that nobody knows, or no name. */
function kindOf(folded: string): 'surname' | 'unknown' | 'none' {
  if (STOP_WORDS.has(folded) || AUTHORS.has(folded)) return 'none';
  if (SURNAMES.has(folded)) return 'surname';
  if (EVERYDAY_WORDS.has(folded) || isOfTheMap(folded) || looksOrdinary(folded)) return 'none';
  return PATRONYMIC.test(folded) || FOREIGN.test(folded) ? 'surname' : 'unknown';
}

const isOfTheMap = (folded: string) => PLACES.has(folded) || PLACE_WORDS.has(folded);

/** Of a mention that speaks to somebody, or says who they are. */
const calledHint = 1.5;

/** What one mention hints at: 0 nothing, 1 somebody; below 0 something that bears a name. */
function hintOf(document: NormalisedText, start: number, end: number): number {
  const left = before(document, start, 24);
  const right = after(document, end, 28);
  if (ELSEWHERE_LEFT.test(left)) return -1;
  if (CALLED_LEFT.test(left.slice(-2)) || CALLED_RIGHT.test(right) || APPOSITION_RIGHT.test(right)) return calledHint;
  if (LABEL_RIGHT.test(right)) return 1;
  return (ACTS_RIGHT.test(right) ? 1 : 0) + (PERSONAL_LEFT.test(left) ? 1 : 0);
}

/** "Condori, feriante, vio": what somebody is to others, or does for a living, stands right after the name. */
export const tellsWho = (document: NormalisedText, end: number): boolean =>
  APPOSITION_RIGHT.test(after(document, end, 28));

/** Whether these mentions of one lone word, together, speak of somebody. */
export function isSomebodyByHints(
  document: NormalisedText,
  folded: string,
  mentions: readonly { start: number; end: number }[],
): boolean {
  const kind = kindOf(folded);
  if (mentions.length < 2 || folded.length < 3 || kind === 'none') return false;
  const hints = mentions.map(({ start, end }) => hintOf(document, start, end));
  if (hints.some((hint) => hint < 0)) return false;
  const total = hints.reduce((sum, hint) => sum + hint, 0);
  if (hints.filter((hint) => hint > 0).length < 2) return false;
  // A firm acts too: whoever nobody knows has to be spoken to, or be told apart by what they are to somebody.
  if (kind === 'unknown') return total >= 2.5 && hints.some((hint) => hint === calledHint);
  return total >= (AMBIGUOUS_NAMES.has(folded) || isOfTheMap(folded) ? 2.5 : 2);
}
