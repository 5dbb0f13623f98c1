import { readTail } from './address-tail.ts';
import type { NormalisedText } from './normalise.ts';

// "Domicilio: Casa 14, Grupo 200 viviendas": behind the label of a form and its colon stands an address, whatever its grammar.

const LABEL =
  /(?<!\p{L})(?:[Dd]omicilio|DOMICILIO|[Dd]irecci[oó]n|DIRECCI[OÓ]N|[Dd]om\.|DOM\.)(?: (?:real|actual|particular|legal|denunciado|laboral|postal|familiar|REAL|ACTUAL|PARTICULAR|LEGAL|DENUNCIADO|LABORAL|POSTAL)){0,2}: ?(?=[\p{Lu}\d"])|(?<!\p{L})(?:(?:presento|vive|viven|vivo|reside|constituy[oóe]|domiciliad[oa]s?)(?: el suscripto)? en|VIVE EN|DOMICILIAD[OA] EN): (?=[\p{Lu}\d"])/gu;

/** Up to a mark; the point of an abbreviation is none. */
const PART = String.raw`(?:(?! - )[^,;:\n|.()\u0090]|(?<=\d)\.(?=\d)|(?<=(?<!\p{L})(?:Avd?a?|Bv|[GB]ral|Cnel|Pte|Pje|Dra?|Ing|St[ao]|Tte|Sgto|Alte|C[md]te|Mtro|Pbro|Diag|Prov|Nac|[Ee]sc|[Dd]e?pto|[Mm]za|[Oo]f|N|\p{Lu}))\.(?= ?[\p{Lu}\d])){3,60}`;
/** What goes on about where something is. */
const GOES_ON = String.raw`(?:, ?| - )(?:(?:[Aa]cceso|[Pp]asillo|[Gg]rupo|[Cc]asa|[Cc]uartel|[Ss]ector|[Ll]ote|[Mm]za?\.?|[Mm]anzana|[Ee]sc\.|[Ee]scalera|[Dd]e?pto\.|[Dd]epto\.?|[Pp]iso|[Tt]orre|[Tt]ira|[Pp]lanta|[Bb]lock|[Mm]onoblock|[Ff]racci[oó]n|[Cc]hacra|[Qq]uinta|[Kk]m|[Cc]alle|[Bb]arrio|B°|[Vv]illa|[Cc]olonia|[Pp]araje|[Zz]ona)(?!\p{L})|fondo(?!\p{L})|al fondo|\d)`;
const VALUE = new RegExp(`${PART}(?:${GOES_ON}(?:${PART})?){0,4}`, 'uy');
/** A number, or a place in the country that has a name. */
const PLACED =
  /\d|s\/n|sin numero|(?<![a-z])(?:paraje|campo|establecimiento|estancia|zona rural|chacra|colonia|barrio|b°|finca|puesto|villa|quinta|aldea|picada|comunidad)(?![a-z]) (?:"|\p{L})/u;
/** What is no address behind such a label. */
const ELSEWHERE =
  /^(?:idem|el mismo|la misma|no (?:tiene|posee|denuncia|aporta)|se (?:desconoce|ignora)|desconocido|electronico|\d{2}-\d{8}-\d|\d{11})|@|(?<![a-z])(?:juzgado|tribunal|fiscalia|comisaria|hospital)(?![a-z])/;
/** Where the sentence goes on: "Italia 44 donde vive con". */
const SENTENCE =
  / (?:donde|que|con (?:su|el|la)|quien|y (?:se|su|el|la|tiene|con)|desde|hasta|tel|cel|dni|cuit|cuil|correo|mail|localidad)(?![\p{L}]).*$/iu;

/** Addresses that only their label announces; offsets of the document. */
export function findAddressFields(document: NormalisedText): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const match of document.text.matchAll(LABEL)) {
    const start = match.index + match[0].length;
    VALUE.lastIndex = start;
    const value = VALUE.exec(document.text)?.[0].split(/ {2,}/)[0]?.replace(SENTENCE, '').trimEnd();
    if (value === undefined || value.length < 4) continue;
    const end = start + value.length;
    const folded = document.folded.slice(start, end);
    if (PLACED.test(folded) && !ELSEWHERE.test(folded)) found.push({ start, end: readTail(document, end) });
  }
  return found;
}
