import type { NormalisedText } from './normalise.ts';
import { PLACES } from './places.ts';

const UNIT = String.raw`(?:n°|nro\.?)? ?"?[a-z\d]{1,4}(?:-[a-z\d]{1,3})?°?"?(?![a-z\d])`;
const DETAIL = new RegExp(
  String.raw`(?:,|;| -)? ?(?:y )?(?:(?:piso|p\.|p|torre|cuerpo|oficina|ofic\.|of\.|of|depto\.?|dto\.?|dpto\.?|dep\.|departamento|unidad(?: funcional)?|u\. ?f\.|uf|local|casa|lote|lt\.|manzana|mza?\.?|mzna\.?|parcela|block|monoblock|sector|timbre|escalera|nudo|km\.?|interno|cochera) ?${UNIT}|planta (?:baja|alta)|(?:primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|\d{1,2}(?:do|er|ro|to|mo|vo|no)\.?) piso|piso (?:primero|segundo|tercero|cuarto|quinto|sexto|septimo|octavo|noveno|decimo)|(?:torre|edificio) [a-z]{3,20}(?: [ivx\d]{1,4})?(?=[ ,.;\n]|$)|p\.? ?b\.?(?: ?"?[a-z\d]{1,2}"?(?![a-z\d]))?|\d{1,2}°(?: piso)?(?:,? ?-? ?"?(?!(?:de|del|en|la|el|los|con|que|se|al|por)(?![a-z])|[aey] [a-z])[a-z\d]{1,3}"?(?![a-z\d°]))?|\d{1,2} ?"[a-z\d]{1,2}"|"[a-z\d]{1,2}"|(?:al )?(?:fondo|frente|contrafrente|interior)(?![a-z]))`,
  'y',
);
const CROSS_NAME = String.raw`(?:\d{1,3}(?: bis)?|(?:(?:\p{Lu}[\p{L}.']{0,20}|de|del|la|los|\d{1,2}) ){0,4}?\p{Lu}[\p{L}.']{1,20})`;
const CROSSING = new RegExp(
  String.raw`,? ?\(?(?:e\/|entre|[Ee]sq(?:uina|\.)?(?: con)?) ?(?:calles? )?${CROSS_NAME}(?: y ${CROSS_NAME})?\)?`,
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
  /(?:,|;| -|\.)? ?\(?(?:de |en )?(?:(?:la |esta |el )?(?:ciudad(?: autonoma)? de |localidad de |partido de |pdo\.? de |provincia de |pcia\.? ?(?:de )?|prov\.? ?(?:de )?|barrio (?:de )?|b° |departamento de |dpto\.? de |municipio de |loc\.? ))?/y;
const POSTAL_CODE =
  /,? ?-? ?\(?(?:(?:c\.? ?p\.?(?: ?a\.?)?|codigo postal)[: ]{0,2}(?:n° ?)?[a-z]?\d{4}(?:[a-z]{3})?|[a-hj-np-z]\d{4}(?:[a-z]{3})?(?![a-z\d])|\(\d{4}\))\)?/y;
const NAMED_PLACE =
  /(?:\p{Lu}[\p{L}'.]{1,20}|de|del|la|los|las|el)(?: (?:\p{Lu}[\p{L}'.]{1,20}|\d{1,2}|de|del|la|los|las|el)){0,4}/uy;
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
  if (!/(?:ciudad|localidad|partido|pdo|provincia|pcia|prov|barrio|b°|departamento|dpto|municipio|loc)/.test(prefix))
    return null;
  const named = stickyEnd(NAMED_PLACE, document.text, start);
  if (named === null) return null;
  const trimmed = document.text
    .slice(start, named)
    .replace(/(?: (?:de|del|la|los|las|el))+$/, '')
    .replace(/\.$/, '');
  return /\p{Lu}/u.test(trimmed) ? closeBracket(document.text, start + trimmed.length, prefix) : null;
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
