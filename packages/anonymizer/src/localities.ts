import { stickyEnd } from './address-parts.ts';
import { GIVEN_NAMES } from './given-names.ts';
import type { NormalisedText } from './normalise.ts';
import { PLACES } from './places.ts';
import { STOP_WORDS } from './stop-words.ts';
import { looksOrdinary } from './words.ts';

const LOCALITY_PREFIX =
  /(?:,|;| -|\.)? ?\(?(?:de |en )?(?:(?:la |esta |el )?(?:ciudad(?: autonoma)? de |localidad de |partido de |pdo\.? de |provincia de |pcia\.? ?(?:de )?|prov\.? ?(?:de )?|barrio (?:de )?|b° |departamento de |dpto\.? de |municipio de |loc\.? |paraje (?:de )?|colonia |villa ))?/y;
const POSTAL_CODE =
  /,? ?-? ?\(?(?:(?:c\.? ?p\.?(?: ?a\.?)?|codigo postal)[: ]{0,2}(?:n° ?)?[a-z]?\d{4}(?:[a-z]{3})?|[a-hj-np-z]\d{4}(?:[a-z]{3})?(?![a-z\d])|\(\d{4}\))\)?/y;
const NAMED_PLACE =
  /(?:(?:Gral|Cnel|Pte|Gdor|Dra?|Ing|St[ao]|Cap|Tte|Sgto|Alte|C[md]te|Int|Prof|Mons|Pbro|Hno|\p{Lu})\.|\p{Lu}[\p{L}']{1,20}|de|del|la|los|las|el)(?: (?:(?:Gral|Cnel|Pte|Gdor|Dra?|Ing|St[ao]|Cap|Tte|Sgto|Alte|C[md]te|Int|Prof|Mons|Pbro|Hno|\p{Lu})\.(?= \p{Lu})|\p{Lu}[\p{L}']{1,20}|[IVX]{1,4}(?!\p{L})|\d{1,2}|de|del|la|los|las|el)){0,4}/uy;
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

/** Chat: "barrio el porvenir", "barrio perdriel 2", up to three words that a mark closes. */
function lowerNeighbourhood(folded: string, at: number, prefix: string): number | null {
  if (!prefix.includes('barrio')) return null;
  return stickyEnd(/(?:[a-z]{2,14} ){0,2}[a-z]{4,14}(?: \d{1,4})?(?=[.,;)\n]|$)/y, folded, at);
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
