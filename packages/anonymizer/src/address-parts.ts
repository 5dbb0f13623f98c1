import { GIVEN_NAMES } from './given-names.ts';
import type { NormalisedText } from './normalise.ts';
import { PLACES } from './places.ts';
import { STOP_WORDS } from './stop-words.ts';
import { looksOrdinary } from './words.ts';

const UNIT = String.raw`:? ?(?:n°|nro\.?)? ?"?[a-z\d]{1,4}(?:-[a-z\d]{1,3})?°?"?(?: bis)?(?![a-z\d])`;
const DETAIL = new RegExp(
  String.raw`(?:,|;| -)? ?(?:y )?(?:(?:piso|p\.|torre|cuerpo|oficina|ofic\.|of\.|of|depto\.?|dto\.?|dpto\.?|dep\.|departamento|unidad(?: funcional)?|u\. ?f\.|uf|local|casa|lote|lt\.|manzana|mza?\.?|mzna\.?|parcela|block|monoblock|sector|timbre|casilla|escalera|nudo|pasillo|etapa|galpon|nave|modulo|viv\.|vivienda|km\.?|interno|cochera) ?${UNIT}|planta (?:baja|alta)|parque industrial(?: [a-z]{3,14})?(?=[,.;\n]|$)|(?:primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|\d{1,2}(?:do|er|ro|to|mo|vo|no)\.?) piso|piso (?:primero|segundo|tercero|cuarto|quinto|sexto|septimo|octavo|noveno|decimo)|(?:torre|edificio) [a-z]{3,20}(?: [ivx\d]{1,4})?(?=[ ,.;\n]|$)|p ?\d{1,2}°?(?![a-z\d])|\d{1,2} piso|p\.? ?b\.?(?![a-z])(?: ?"?[a-z\d]{1,2}"?(?![a-z\d]))?|\d{1,2}°(?: piso)?(?:,? ?-? ?"?(?!(?:de|del|en|la|el|los|con|que|se|al|por|of|uf|dto|ent|esq|cp|tel|cel|dni|caba|y|e)(?![a-z])|[aey] [a-z])[a-z\d]{1,3}"?(?![a-z\d°]))?|(?:\d{1,2}(?:do|er|ro|to|mo|vo|no)\.?(?: piso)?,? )?\d{1,2} ?"[a-z\d]{1,2}"|\d{1,2}(?:do|er|ro|to|mo|vo|no)\.? ?"[a-z\d]{1,3}"|\d{1,2}(?:do|er|ro|to|mo|vo|no)\.? (?:[b-h]|\d{1,3}|a(?=[,.;)\n]|$))(?![a-z\d])|"[a-z\d]{1,2}"|n(?:°|ro\.?) ?\d{1,5}(?![\d/])|(?<=\d )\d{1,2} ?[a-k](?=[,.;)\n]| -| caba| c\.?p|$)|[pd]\.?: ?[a-z\d]{1,3}(?![a-z\d])|cuartel [ivx\d]{1,5}(?![a-z\d])|(?:al )?(?:fondo|frente|contrafrente|interior)(?![a-z]))`,
  'y',
);
const CROSS_NAME = String.raw`(?:\d{1,3}(?: bis)?|(?:(?:\p{Lu}[\p{L}.']{0,20}|de|del|la|los|\d{1,2}) ){0,4}?\p{Lu}[\p{L}.']{1,20})`;
const CROSSING = new RegExp(
  String.raw`,? ?\(?(?:[Ee]\/|[Ee]ntre|ENTRE|[Ee]sq(?:uina|\.)?(?: con)?) ?(?:calles? )?${CROSS_NAME}(?: [yY] ${CROSS_NAME})?\)?`,
  'uy',
);

/** Floors, flats, offices, lots and cross streets after a number; returns where they end (`at` when there are none). */
export function readDetails(document: NormalisedText, at: number, limit: number): number {
  let position = at;
  for (let count = 0; count < 6 && position < limit; count += 1) {
    const next = stickyEnd(DETAIL, document.folded, position) ?? stickyEnd(CROSSING, document.text, position);
    if (next === null) break;
    position = next;
  }
  return position;
}

const LOCALITY_PREFIX =
  /(?:,|;| -|\.)? ?\(?(?:de |en )?(?:(?:la |esta |el )?(?:ciudad(?: autonoma)? de |localidad de |partido de |pdo\.? de |provincia de |pcia\.? ?(?:de )?|prov\.? ?(?:de )?|barrio (?:de )?|b° |departamento de |dpto\.? de |municipio de |loc\.? |paraje (?:de )?|colonia |villa ))?/y;
const POSTAL_CODE =
  /,? ?-? ?\(?(?:(?:c\.? ?p\.?(?: ?a\.?)?|codigo postal)[: ]{0,2}(?:n° ?)?[a-z]?\d{4}(?:[a-z]{3})?|[a-hj-np-z]\d{4}(?:[a-z]{3})?(?![a-z\d])|\(\d{4}\))\)?/y;
const NAMED_PLACE =
  /(?:\p{Lu}[\p{L}'.]{1,20}|de|del|la|los|las|el)(?: (?:\p{Lu}[\p{L}'.]{1,20}|[IVX]{1,4}(?!\p{L})|\d{1,2}|de|del|la|los|las|el)){0,4}/uy;
const PLACE_WORD = /[\p{L}\d.']{1,20}/uy;

/** Localities (known ones, or any capitalised name after "localidad de" and the like) and postal codes. */
export function readLocalities(document: NormalisedText, at: number, limit: number): number {
  let position = at;
  for (let count = 0; count < 5 && position < limit; count += 1) {
    const code = stickyEnd(POSTAL_CODE, document.folded, position);
    if (code !== null) {
      position = code;
      continue;
    }
    const next = readPlace(document, position);
    if (next === null) break;
    position = next;
  }
  return position;
}

function readPlace(document: NormalisedText, at: number): number | null {
  const start = stickyEnd(LOCALITY_PREFIX, document.folded, at) ?? at;
  if (start === at) return null;
  const prefix = document.folded.slice(at, start);
  const known = longestKnownPlace(document.folded, start);
  if (known !== null) return closeBracket(document.text, known, prefix);
  if (/^(?:,| -) ?$/.test(prefix)) return unknownPlace(document, start);
  if (
    !/(?:ciudad|localidad|partido|pdo|provincia|pcia|prov|barrio|b°|departamento|dpto|municipio|loc|paraje|colonia|villa)/.test(
      prefix,
    )
  )
    return null;
  const named = stickyEnd(NAMED_PLACE, document.text, start);
  if (named === null) return lowerNeighbourhood(document.folded, start, prefix);
  const trimmed = document.text
    .slice(start, named)
    .replace(/(?: (?:de|del|la|los|las|el))+$/, '')
    .replace(/\.$/, '');
  if (!/\p{Lu}/u.test(trimmed)) return lowerNeighbourhood(document.folded, start, prefix);
  return closeBracket(document.text, start + trimmed.length, prefix);
}

const UNKNOWN_PLACE =
  /(?:(?:La|Las|Los|El|Villa|San|Santa|Puerto|Colonia|General|Gral\.|Coronel|Cnel\.|Presidente|Pte\.|Barrio|Gobernador|Gdor\.|Comodoro|Ingeniero|Ing\.|Capitán|Cap\.|Sargento) )?\p{Lu}\p{Ll}{2,16}(?: (?:(?:de|del|de la|de los|de las) )?\p{Lu}\p{Ll}{2,16}){0,2}(?=[,.;)\n"]|$| -| y (?:a|al|con|constitu|domicili|electr|proces|en|de|la|el|solidari|contra)(?![\p{L}]))/uy;

/** After a street and its number, capitalised words between marks are a town, unless they read like a person or a label. */
function unknownPlace(document: NormalisedText, at: number): number | null {
  const end = stickyEnd(UNKNOWN_PLACE, document.text, at);
  if (end === null) return null;
  const words = document.folded.slice(at, end).split(' ');
  const [first = ''] = words;
  const isOpener = /^(?:la|las|los|el|villa|san|santa|puerto|colonia|general|coronel|presidente|barrio)$/.test(first);
  if (GIVEN_NAMES.has(first) || (STOP_WORDS.has(first) && !isOpener)) return null;
  if (words.slice(1).some((word) => STOP_WORDS.has(word) && !/^(?:de|del|la|los|las)$/.test(word))) return null;
  if (
    /^[,"]? ?\(?(?:d\.? ?n\.? ?i|cui[tl]|de \d|argentin|abogad|quien|t°|mat|con domicilio)/.test(
      document.folded.slice(end, end + 24),
    )
  )
    return null;
  return words.every(looksOrdinary) ? null : end;
}

/** Chat: "barrio el porvenir", up to three words that a mark closes. */
function lowerNeighbourhood(folded: string, at: number, prefix: string): number | null {
  if (!prefix.includes('barrio')) return null;
  return stickyEnd(/(?:[a-z]{2,14} ){0,2}[a-z]{4,14}(?=[.,;)\n]|$)/y, folded, at);
}

const closeBracket = (text: string, end: number, prefix: string) =>
  prefix.includes('(') && text[end] === ')' ? end + 1 : end;

/** The longest run of up to six words at `at` that is a known place. */
function longestKnownPlace(folded: string, at: number): number | null {
  let best: number | null = null;
  let position = at;
  for (let count = 0; count < 6; count += 1) {
    const end = stickyEnd(PLACE_WORD, folded, position);
    if (end === null) break;
    const written = folded.slice(at, end);
    if (PLACES.has(written)) best = end;
    else if (PLACES.has(written.replace(/\.$/, ''))) best = end - 1;
    if (folded[end] !== ' ') break;
    position = end + 1;
  }
  return best;
}

function stickyEnd(pattern: RegExp, haystack: string, at: number): number | null {
  pattern.lastIndex = at;
  const match = pattern.exec(haystack);
  return match && match[0].length > 0 ? at + match[0].length : null;
}
