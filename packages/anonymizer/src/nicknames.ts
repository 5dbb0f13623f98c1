import { sortedByLetters } from './alternatives.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import { PLACES } from './places.ts';
import { STOP_WORDS } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, Zone } from './types.ts';
import type { Word } from './words.ts';

// "el Negro", "mi primo el pato", "la coca mi señora": a word that everybody uses names somebody where a capital, a kinship or a call says so.

/** What somebody is called by looks or origin. */
export const LOOKS = sortedByLetters(
  /^(?:negr[oa]|gord[oa]|flac[oa]|turc[oa]|chin[oa]|tan[oa]|rus[oa]|gring[oa]|color?ad[oa]|rubi[oa]|pelad[oa]|zurd[oa]|loc[oa]|vasc[oa]|galleg[oa]|pelusa|mono|pato|tucu|pela|cabezon|narigon|mud[oa]|tuert[oa]|chueco|ruli|enan[oa]|pib[ea])$/,
);
/** Those that mean nothing else behind an article in small letters; "el chino" sells groceries, and "la loca" is anybody. */
const ONLY_NICKNAMES = /^(?:tan[oa]|colo|galleg[oa]|turc[oa]|gring[oa]|petis[oa]|pelusa|ruli)$/;
/** "dale loco": anybody is called so. */
const ANYBODY = /^(?:loc[oa]|pib[ea])$/;
/** Those that have a capital for another reason: countries, rivers, clubs. */
const OF_THE_MAP = /^(?:china|rusia|vasca|colorad[oa])$/;
const THINGS = sortedByLetters(
  /^(?:pat[oa]|coc[oa]|chicha|tota|chiqui|mon[oa]|rulos?|oso|conejo|gat[oa]|perro|lobo|pulga|hormiga|bocha|cabezon|chancho|piojo|pollo|raton|sapo|tigre|toro|tuerto|rengo|manco|cuervo|mosca|mosquito|topo|zorro|tortuga|loro|pajaro|gallo|pocho|nono|nona|nene|nena|fortuna|pepa|chola|tito|beto|cacho|colo|muneca|bicho|chispa|peludo|chiquit[oa]|cabezona?|pituf[oa]|pelusin)$/,
);
const DEMONYM =
  /^(?:chaquen|correntin|salten|tucuman|santiaguen|misioner|entrerrian|jujen|formosen|mendocin|riojan|sanjuanin|paraguay|bolivian|peruan|uruguay|chilen|brasiler)[oa]$|^(?:cordobesa?|bolita|paragua|chilote)$/;

export const isNickname = (folded: string) => LOOKS.test(folded) || THINGS.test(folded);

const RELATIVE =
  '(?:mama|papa|madre|padre|viej[oa]|hij[oa]|herman[oa]|ti[oa]|abuel[oa]|suegr[oa]|cunad[oa]|prim[oa]|sobrin[oa]|niet[oa]|novi[oa]|mujer|marido|espos[oa]|senora|pareja|vecin[oa]|nuera|yerno|amig[oa]|jef[ea]|patron[a]?|companer[oa]|ex|padrastro|madrastra|ahijad[oa]|compadre|comadre|socio)';
/** "mi vecino, el Negro", "su primo el pato", "mi mamá es la Fortuna". */
const KIN_LEFT = sortedByLetters(
  new RegExp(`(?<![a-z])(?:mi|su|tu|nuestr[oa]) ${RELATIVE}(?:,? (?:el|la)|,? (?:es|era|que es) (?:el|la)) "?$`),
);
/** "la coca mi señora", "el Pato, mi hermano". */
const KIN_RIGHT = new RegExp(`^,? (?:mi|su|tu|nuestr[oa]) ${RELATIVE}(?![a-z])`);
const ARTICLE_LEFT = /(?:^|[ \n"(¿¡])(?:el|la|al|del) "?$/;
/** Of a river, a street or a ball club. */
const BEARER_LEFT =
  /(?<![a-z])(?:rio|cerro|calle|barrio|villa|paraje|pueblo|arroyo|estancia|bar|boliche|kiosco|almacen|panaderia|club|equipo|supermercado|super|mercado|local|tienda|perro|caballo|gato|marca|pais|color) (?:de )?(?:el|la|del|al) "?$/;
/** "che gordo, escuchame", "dale negra", "Gracias, Turco". */
const CALLED_LEFT = /(?<![a-z])(?:che|dale|hola|gracias|perdon|escuchame),? $/;
const CALLED_RIGHT =
  /^(?:[,.!?\n]|$| (?:escucha|mira|necesito|veni|deci|vos|sabes|tenes|no te|te |cuando|como|[a-z]{3,9}(?:me|nos|melo|mela)(?![a-z]))[a-z]*)/;
/** "Negro, ¿cuándo me pagás?", at the start of a message. */
const OPENS_LEFT = /(?:^|[\n:.!?] ?)$/;
const SPOKEN_TO_RIGHT =
  /^, (?:¿|¡|vos |me |te |no me |no te |cuando |por que |[a-z]{3,9}(?:me|nos|melo|mela)(?![a-z]))/;
const NAMED_LEFT =
  /(?<![a-z])(?:me|le|lo|la|les) (?:dicen|decian|dice|llaman|llamaban|conocen como|apodan) (?:el|la) $|(?<![a-z])(?:apodad[oa]|alias) (?:el|la) $/;
const SPOKEN_OF_LEFT =
  /(?<![a-z])(?:con (?:el|la)|y (?:el|la)|al|a la|lo del|lo de la|para (?:el|la)|segun (?:el|la)) $/;
const SPOKEN_OF_RIGHT = /^(?:[,.;!?\n]|$| (?:que|y|no|se|me|le|lo|dijo|vino|fue|esta) )/;

const NEAR_PEOPLE = /(?<![a-z])(?:con|dice|decir|dijo|vio|segun|lo de) $/;
const SPOKEN_TO_PEOPLE = /^(?:, (?:el|la) (?:del?|que) | \(\d| y con )/;

/** Nicknames that are words of the language, by what stands around them. */
export function findNicknames(document: NormalisedText, words: readonly Word[], zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [];
  for (const [index, word] of words.entries()) {
    const { shape, folded, start, end, glued } = word;
    if (glued || folded.length < 3 || shape === 'initial' || inZone(zones, start, end)) continue;
    const called = calledUntil(document, word, words[index + 1]);
    if (called !== undefined) found.push({ start, end: called, type: 'persona', score: 0.6, source: 'nickname' });
    if (shape === 'upper') continue;
    if (!saysNickname(document, word, words[index + 1])) continue;
    found.push({ start, end, type: 'persona', score: 0.6, source: 'nickname' });
  }
  return found;
}

/** "MANEJADO POR EL PELADO HERRERA", "(A) PELADO": in capitals a surname of the lists, or the mark of an alias, says so. */
function calledUntil(document: NormalisedText, word: Word, next: Word | undefined): number | undefined {
  const { shape, folded, start, end } = word;
  // `"EL CHILOTE" BARRIENTOS`: in quotation marks, with its article.
  if (
    shape === 'upper' &&
    (isNickname(folded) || DEMONYM.test(folded)) &&
    /"(?:el|la) $/.test(before(document, start, 4)) &&
    /^" \p{Lu}{3}/u.test(document.text.slice(end, end + 6))
  )
    return end;
  if (shape !== 'lower' && ALIAS_MARK_LEFT.test(before(document, start, 5)) && !STOP_WORDS.has(folded)) return end;
  if (shape !== 'upper' || next?.shape !== 'upper' || next.start !== end + 1) return undefined;
  if (!SURNAMES.has(next.folded) || !isNickname(folded) || OF_THE_MAP.test(folded)) return undefined;
  const left = before(document, start, 40);
  return ARTICLE_LEFT.test(left) && !BEARER_LEFT.test(left) ? next.end : undefined;
}

/** "Herrera, Luis, (a) Pelado". */
const ALIAS_MARK_LEFT = /\(a\) "?$/;

function saysNickname(document: NormalisedText, word: Word, next: Word | undefined): boolean {
  const { shape, folded, start, end } = word;
  const isTitle = shape === 'title';
  const isLook = LOOKS.test(folded);
  const isKnown = isNickname(folded);
  if (!isKnown && !isTitle && !DEMONYM.test(folded)) return false;
  const left = before(document, start, 40);
  // `Jorge Videla, "Coco", y`: between quotation marks behind somebody's name.
  if (
    isTitle &&
    document.text[start - 1] === '"' &&
    QUOTED_LEFT.test(document.text.slice(Math.max(0, start - 44), start)) &&
    /^"(?:[,;.)\n]| (?:y|e|de|que|no|se)(?!\p{L})|$)/u.test(document.text.slice(end, end + 6))
  )
    return isBesideName(document, start) && !STOP_WORDS.has(folded);
  // Of any word: within a sentence it has its capital because it names somebody.
  if (isTitle && !isKnown) return KIN_LEFT.test(left) && !STOP_WORDS.has(folded) && !PLACES.has(folded);
  if (NAMED_LEFT.test(left)) return true;
  if (!isKnown) return false;
  const right = after(document, end, 24);
  // "puede decir Coco, el del almacén", "hablar con Coco": within a sentence such a word has a capital because it is a name.
  if (isTitle && !isLook && NEAR_PEOPLE.test(left) && SPOKEN_TO_PEOPLE.test(right)) return true;
  if (KIN_LEFT.test(left) || (ARTICLE_LEFT.test(left) && KIN_RIGHT.test(right))) return true;
  if (isLook && !ANYBODY.test(folded) && isCalled(left, right, isTitle)) return true;
  if (!isTitle) return ONLY_NICKNAMES.test(folded) && SPOKEN_OF_LEFT.test(left) && SPOKEN_OF_RIGHT.test(right);
  // `vino "la Colo"`: in quotes, with its article, any of them is what somebody is called.
  const isQuoted = /"(?:el|la) $/.test(left) && /^"(?! ?\u0090)/.test(right);
  if (isQuoted && !(next?.shape === 'title' && next.start === end + 2)) return true;
  // "la Chiquita Benítez": between an article and a surname.
  const hasSurname = next?.shape === 'title' && next.start === end + 1 && SURNAMES.has(next.folded);
  if (!isLook && hasSurname && ARTICLE_LEFT.test(left)) return true;
  // "el Negro Olmos" and `"la Negra" Íñiguez` have a reader of their own; "El Gordo de Navidad" is none.
  const goesOn =
    / del? /.test(right.slice(0, 5)) ||
    /^" ?[\p{Lu}\u0090]/u.test(document.text.slice(end, end + 3)) ||
    (next?.shape === 'title' && next.start === end + 1);
  return isLook && !goesOn && !OF_THE_MAP.test(folded) && ARTICLE_LEFT.test(left) && !BEARER_LEFT.test(left);
}

const QUOTED_LEFT = /\p{Lu}\p{Ll}{2,15} \p{Lu}\p{Ll}{2,15},? \(?"$/u;
/** A given name and a surname of the lists, in front of the quotation mark. */
function isBesideName({ folded }: NormalisedText, at: number): boolean {
  const [, given = '', surname = ''] = /([a-z]+) ([a-z]+),? \(?"$/.exec(folded.slice(Math.max(0, at - 44), at)) ?? [];
  return SURNAMES.has(surname) && (GIVEN_NAMES.has(given) || SURNAMES.has(given));
}

const isCalled = (left: string, right: string, isTitle: boolean) =>
  (CALLED_LEFT.test(left) && CALLED_RIGHT.test(right)) ||
  (isTitle && OPENS_LEFT.test(left.slice(-2)) && SPOKEN_TO_RIGHT.test(right));
