import { readDetails, readLocalities } from './address-parts.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { before, type NormalisedText } from './normalise.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import { STOP_WORDS } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, Zone } from './types.ts';

// VIA NAME (N°)? HEIGHT DETAIL* LOCALITY* CPA?  — a hand-written reader: each head is read once, in bounded steps.
const VIA =
  /(?<![a-z\d])(?:avenida|avda|av|calles?|pasaje|pje|boulevard|bulevar|bvard|bvd|blvd|bv|diagonal|diag|autopista|camino|carril|callejon|sendero|acceso|costanera|ruta(?: nacional| provincial)?|r\.?[np]\.?|colectora|peatonal)\.?:?(?: n°)? (?=[a-z\d"])/g;
const TRIGGER =
  /(?<![a-z])(?:domicili(?:o|os|ad[oa]s?|a|an|arse|e|ed)|domic\.|dom\.|resid(?:e|en|ente|encia|o|ia|imos)|viv(?:e|en|o|ia|ian|imos|ienda)|sit[oa]s?|cit[oa] en|sede(?: social)?|inmuebles?|ubicad[oa]s?|direccion(?=:| es| real| particular| postal)|casa|departamento|vivienda|finca|taller|locale?s?|comercio|negocio|oficinas?|consultorio|estudio|deposito|propiedad|queda(?:ba)?|mud(?:o|e|arme|arse|amos)|alquil(?:o|e|a|aba|amos)|ph|almacen|quinta)(?![a-z])/g;
const TRIGGER_FILLER =
  /(?:[ ,:\n-]{1,3}(?:real|legal|procesal|constituid[oa]|constituyendo|constituyo|comercial|laboral|particular|fiscal|actual|contractual|conyugal|familiar|sit[oa]s?|ubicad[oa]s?|en|es|la|el|los|las|de|del|su|mi|un|una|que|cita|y|denunciad[oa]|[a-z]{4,14}mente|a|alquilad[oa]|ultimo|sede|social|interseccion(?:es)?|esquina|inmueble|departamento|casa|locad[oa]|propiedad|postal|hoy|ambos|todos|juntos|sobre)(?![a-z])){0,10}[ ,:\n-]{1,3}"?/y;
const BLOCK =
  /(?<![a-z])(?:(?:barrio|b°|b\.|complejo|country) "?(?:[a-z\d]{1,20}\.?"?(?: |, | - )){1,5}?)?(?:manzana|mzna|mza|mz)\.? ?(?:n°)? ?"?[a-z\d]{1,4}"?(?![a-z\d])(?:,? ?-? ?(?:y )?(?:sector|lote|lt|cs|casa|parcela|block|torre|depto|monoblock|c)(?![a-z])\.? ?(?:n°)? ?"?[a-z\d]{1,4}"?(?![a-z\d])){1,4}/g;
/** A street and a number without any announcement; a floor, a flat or a known place must follow. */
const BARE =
  /(?<![\p{L}\d.])(?:\p{Lu}[\p{L}']{1,24}\.? )(?:(?:de |del |la |los |las |DE |DEL |LA |LOS |LAS ){0,2}\p{Lu}[\p{L}']{0,24}\.? ){0,3}(?:[Nn]° ?)?(?:\d{1,2}\.\d{3}|\d{2,5})(?![\p{L}\d/]|[.,]\d)/gu;
/** "su taller en Warnes 1333": a name of ordinary writing and a number that is no year. */
const IN_STREET =
  /(?<!\p{L})(?:en|sobre|hasta|(?:[Dd]epartamento|[Dd]epto\.?|[Uu]nidad|[Pp]iso|[Cc]asa|PH|[Ll]ocal|[Oo]ficina|[Cc]ochera|[Ii]nmueble|[Pp]ropiedad|[Ee]dificio|[Ff]rente|[Pp]uerta)[^.;:\n]{0,16} de|(?:[Ll]ugar|[Uu]bicaci[oó]n|[Dd]irecci[oó]n|[Ii]nmueble|[Tt]rabajo|[Ee]ntrega|[Rr]etiro)[^:;\n]{0,20}:) (?<v>\p{Lu}\p{Ll}[\p{L}']{2,24}(?: (?:de |del |la |los ){0,2}\p{Lu}[\p{L}']{1,24}\.?){0,3} (?:[Nn]° ?)?(?!(?:19|20)\d{2}(?!\d))\d{3,5})(?![\p{L}\d/%]|[.,]\d| (?:de|pesos|d[oó]lares)(?!\p{L}))/gu;
/** The same in a message without capitals: "queda en avellaneda 455". */
const IN_STREET_LOWER =
  /(?<![a-z])(?<link>en|sobre|a|de|direccion|domicilio) (?<v>(?:[a-z]{3,14} ){1,3}(?:al )?(?!(?:19|20)\d{2}(?!\d))\d{3,5})(?![a-z\d/%]|[.,]\d| (?:pesos|dolares|mil|por|cada))/g;
/** "25 de Mayo 347": a street, unless the number is a year. */
const DATE_STREET = /(?<!\d|\d[ .,/-])\d{1,2} de [a-z]{4,10} (?:n° ?)?\d{2,5}(?!\d|[./-]\d)/g;
/** "km 12 de la Ruta 11". */
const ROAD_MARK =
  /(?<=(?:domicili[a-z]{1,6}|viv[eo]n?|resid[a-z]{1,5}|casa|campo|sit[oa]|ubicad[oa])[ ,](?:[a-z]{1,6} ){0,3})(?:km\.?|kilometro) ?\d{1,4}(?:[.,]\d{1,3})?,? de la (?:ruta|autopista)(?: nacional| provincial)?(?: n°)? ?\d{1,4}/g;
/** Ranks that open a street's name. */
const RANKED =
  /(?<![\p{L}\d.])(?:Gral|Alte|Tte|Cnel|Cap|Sgto|Brig|Pte|Pdte|Fray|Virrey|Gob|Gdor|Mons|GRAL|ALTE|TTE|CNEL|CAP|SGTO|BRIG|PTE|FRAY|VIRREY|MONS)\.? (?=\p{Lu})/gu;
/** Neighbourhoods and the like, which have blocks and houses instead of streets. */
const NEIGHBOURHOOD =
  /(?<![\p{L}\d])(?:[Bb]arrio|BARRIO|B°|[Vv]illa|VILLA|[Cc]omplejo(?: [Hh]abitacional)?|[Cc]ountry|[Zz]ona [Rr]ural|ZONA RURAL|[Pp]araje|[Cc]olonia|[Aa]sentamiento|[Ll]oteo|[Mm]onoblocks?|[Ee]dificio|[Cc]onjunto|Parque Industrial|Galer[ií]a|Paseo|Shopping|Estancia|Chacra|Establecimiento|Residencia)(?=[ ,])/gu;

const MONTHS =
  /(?:^| )(?:de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre) \d/;

const MONTH = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)';
// A street's name: capitalised words, particles, abbreviated ranks, dates ("25 de Mayo") and numbers ("calle 12 bis").
const NAME_WORD =
  /(?:\p{Lu}[\p{L}']{0,24}\.?|\((?:hoy|ex) [\p{L}. ]{3,30}\)|\d{1,2}° |\d{1,3}(?= (?:de|DE) \p{Lu})|de|del|la|las|los|el|y|e|do|da|di)(?:, (?=[Nn](?:°|ro)|\d)| (?=[\p{L}\d"]))/uy;
const LOWER_NAME_WORD = /(?:\p{L}[\p{L}']{1,20}\.?|\d{1,3}(?= de \p{L}))(?:, (?=n(?:°|ro)|\d)| (?=[\p{L}\d]))/uy;
const NUMERIC_STREET = /\d{1,3}(?: bis)?(?=[ ,])/y;
// Deeds write numbers in words: "calle Mitre número mil doscientos treinta".
const NUMBER_WORD =
  'un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[a-z]{3,5}|veinte|veinti[a-z]{2,6}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|[a-z]{3,6}cientos|quinientos|mil|y';
const HEIGHT = new RegExp(
  String.raw`,? ?(?:numero )?(?:(?:${NUMBER_WORD}) ){0,6}(?:(?:${NUMBER_WORD}))(?<= (?:mil|[a-z]{0,9}cient[oa]s?|cien|quinientos)(?: [a-z]{2,14}){0,5})(?![a-z])|(?:,? ?(?:n(?:°|ro|um)?\.?°?:?|numero|altura|alt\.|al|km\.?|kilometro) ?)?(?:\d{1,2}\.\d{3}(?:\/\d{2})?|(?<=km\.? ?)\d{1,4}[.,]\d{1,3}|\d{3,5}\/\d{2,5}(?!\/)|\d{1,5}(?:,\d(?= ?km))?)(?: bis)?(?!\d|[./-]\d|,\d| ?(?:%|pesos|anos|dias|meses|metros|m2|ambientes|horas|hs|cuotas|°)| de ${MONTH}| de (?:la )?ley| c\/u)|,? ?s\/ ?n(?:°|ro)?\.?(?![a-z])`,
  'y',
);
const CROSSING =
  /,? ?(?:y(?= \d)|e\/|entre|esq\.?|esquina)(?: calles?)? ?(?:\d{1,3}|(?:[a-z.]{2,20} ){0,2}?[a-z.]{2,20})(?: y (?:\d{1,3}|(?:[a-z.]{2,20} ){0,2}?[a-z.]{2,20}))?(?= ?[.,;)\n]|$)/y;
const ROAD_END = /(?: n°)? ?\d{1,4},? (?:y [a-z ]{3,30} )?(?:km\.?|kilometro) ?\d{1,4}(?:[.,]\d{1,3})?/y;

const COURT_SEAT =
  /(?:juzgado|tribunal|camara|secretaria|fiscalia|mesa de entradas|colegio publico|registro|defensoria|receptoria|comisaria|ministerio|anses|afip)(?:[^;\n]{0,110}(?:sit[oa]s?|cito|ubicad[oa]s?|sede|asiento)(?: en| de)?(?: la)?(?: calle)? ?|[^.;\n]{0,60}[,(] ?)$/;
const PRIVATE_SEAT =
  /(?:domicili(?:ad|o real|o particular|o legal|o constituid)|constitu|vivo|vive|viven|reside)[^.;\n]{0,40}$/;
// A cadastral name identifies a plot in a register; it is not where somebody lives.
const CADASTRE = /(?<![a-z])(?:nomenclatura|circunscripcion|circ\.|catastral|secc\.|seccion)[^;\n]{0,60}$/;
/** "piso 3° de Av. Córdoba 1345", "Depto. 4, 2° piso, Av. La Plata 120". */
const LEADING_DETAILS =
  /(?<![a-z\d])(?:(?:(?:piso|depto\.?|dpto\.?|departamento|torre|oficina|of\.|u\.?f\.?|local)[ :]{1,2}"?[a-z\d]{1,3}°?"?|\d{1,2}° piso)(?:, | - | ))+(?:de (?:la )?)?$/;
const WINDOW = 320;

/** Addresses with a street word, after a trigger ("con domicilio en", "vivo en"), by block and lot, or by a full tail. */
export function findAddresses(document: NormalisedText, zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [];
  const add = (start: number, end: number, score: number, source: string) => {
    const left = before(document, start, 130);
    if (inZone(zones, start, end) || CADASTRE.test(left) || (COURT_SEAT.test(left) && !PRIVATE_SEAT.test(left))) return;
    const leading = LEADING_DETAILS.exec(before(document, start, 48))?.[0].length ?? 0;
    found.push({ start: start - leading, end, type: 'domicilio', score, source });
  };
  for (const match of document.folded.matchAll(VIA)) {
    const end = readStreet(document, match.index + match[0].length, true, true);
    if (end !== null) add(match.index, end, 0.9, 'address-via');
  }
  for (const match of document.folded.matchAll(TRIGGER)) {
    const skipped = stickyEnd(TRIGGER_FILLER, document.folded, match.index + match[0].length);
    if (skipped === null) continue;
    const filler = keepCapitalArticle(document.text, skipped);
    const strong = /^(?:domic|dom|mud|queda|alquil|viv(?:[eo]n?|ia|imos)$|resid|sede|sit|dir)/.test(match[0]);
    const link = document.folded.slice(match.index + match[0].length, filler);
    if (!strong && !/(?<![a-z])(?:en|sit[oa]|ubicad[oa]|de)(?![a-z])/.test(link)) continue;
    const end = readStreet(
      document,
      filler,
      false,
      strong && /(?:(?<![a-z])(?:en(?: la| el)?|es|a)|:) ?"?$/.test(link),
    );
    if (end === null && strong) {
      const rest = readDetailList(document, filler) ?? readCorner(document, filler, link);
      if (rest !== null) add(filler, rest, 0.75, 'address-trigger');
    }
    if (end !== null && !isHouseCount(document, filler, end)) add(filler, end, strong ? 0.85 : 0.7, 'address-trigger');
  }
  for (const match of document.folded.matchAll(BLOCK)) {
    const end = readTail(document, match.index + match[0].length);
    add(match.index, end, 0.85, 'address-block');
  }
  for (const match of document.folded.matchAll(ROAD_MARK)) {
    add(match.index, readTail(document, match.index + match[0].length), 0.75, 'address-road');
  }
  for (const match of document.text.matchAll(RANKED)) {
    const end = readNamed(document, match.index + match[0].length, NAME_WORD, 4, false);
    if (end !== null) add(match.index, end, 0.75, 'address-ranked');
  }
  for (const match of document.text.matchAll(NEIGHBOURHOOD)) {
    const end = readNeighbourhood(document, match.index + match[0].length);
    if (end !== null) add(match.index, end, 0.75, 'address-block');
  }
  for (const match of document.folded.matchAll(DATE_STREET)) {
    const numberEnd = match.index + match[0].length;
    const isYear = / (?:19|20)\d{2}$/.test(match[0]);
    if (!MONTHS.test(match[0]) || (isYear && readDetails(document, numberEnd, numberEnd + WINDOW) === numberEnd))
      continue;
    if (/(?:desde|hasta|dia|fecha) (?:el )?$/.test(before(document, match.index, 12))) continue;
    add(match.index, readTail(document, numberEnd), 0.75, 'address-date-street');
  }
  for (const match of document.text.matchAll(IN_STREET)) {
    const street = match.groups?.v ?? '';
    const start = match.index + match[0].length - street.length;
    const [first = ''] = document.folded.slice(start, start + street.length).split(' ');
    if (STOP_WORDS.has(first.replace('.', '')) || MONTHS.test(` ${street.toLowerCase()}`)) continue;
    add(start, readTail(document, start + street.length), 0.65, 'address-in-street');
  }
  for (const match of document.folded.matchAll(IN_STREET_LOWER)) {
    const street = match.groups?.v ?? '';
    const start = match.index + match[0].length - street.length;
    const names = street.split(' ').slice(0, -1);
    if (names.some((word) => EVERYDAY_WORDS.has(word) || STOP_WORDS.has(word) || NOT_IN_A_STREET.has(word))) continue;
    const isStreetName = (word: string) => SURNAMES.has(word) || GIVEN_NAMES.has(word) || PLACE_WORDS.has(word);
    const end = readTail(document, start + street.length);
    const isFurnished = end > start + street.length;
    const isPlaced = /^(?:en|sobre|d.+)$/.test(match.groups?.link ?? '') && match.groups?.link !== 'de';
    if (
      (isPlaced || isFurnished) &&
      (names.some(isStreetName) || endsInKnownPlace(document, start + street.length, end))
    ) {
      add(start, end, 0.65, 'address-in-street');
    }
  }
  for (const match of document.text.matchAll(BARE)) {
    const numberEnd = match.index + match[0].length;
    const street = document.folded.slice(match.index, numberEnd);
    const [first = ''] = street.split(' ');
    if (STOP_WORDS.has(first.replace('.', '')) || MONTHS.test(street) || document.text[numberEnd] === ';') continue;
    const end = readTail(document, numberEnd);
    if (end === numberEnd) continue;
    const isYear = /(?:^| )(?:19|20)\d{2}$/.test(street);
    const hasDetails = readDetails(document, numberEnd, numberEnd + WINDOW) > numberEnd;
    const hasCode = /^,?(?: -)? ?\(?(?:c\.?p|[a-z]?\d{4})/.test(document.folded.slice(numberEnd, numberEnd + 10));
    if (hasDetails || hasCode || (!isYear && endsInKnownPlace(document, numberEnd, end)))
      add(match.index, end, 0.7, 'address-bare');
  }
  return found;
}

/** "casa 4 ambientes" and the like: a number without a name is no street. */
function isHouseCount({ folded }: NormalisedText, start: number, end: number): boolean {
  return !/[a-z]{3}/.test(folded.slice(start, end));
}

/** "vive en sector 4, casa 12, B° UOCRA": two or more parts and no street. */
function readDetailList(document: NormalisedText, at: number): number | null {
  const end = readDetails(document, at, at + WINDOW);
  if (end === at || !/\d.*(?:,| -).*\d/.test(document.text.slice(at, end))) return null;
  return readTail(document, end);
}

const CORNER =
  /(?<via>(?:Av|Avda|Bv|Bvard|Calle|calle|AV|BV|CALLE)\.? )?(?:\p{Lu}[\p{L}.']{1,20} ){1,4}(?:y|Y) (?:(?:Av|Avda|Bv|Bvard|Calle|calle|AV|BV|CALLE)\.? )?\p{Lu}[\p{L}']{2,20}(?: \p{Lu}[\p{L}']{2,20}){0,2}/uy;

/** "domiciliado en Av. Belgrano y Entre Ríos": a corner, where a street word or "esquina" says so. */
function readCorner(document: NormalisedText, at: number, link: string): number | null {
  CORNER.lastIndex = at;
  const match = CORNER.exec(document.text);
  if (!match || !(match.groups?.via || /esquina|interseccion/.test(link))) return null;
  return readTail(document, at + match[0].length);
}

/** "domiciliado en Los Ceibos 223": a capitalised article belongs to the street. */
function keepCapitalArticle(text: string, at: number): number {
  const article = /(?:Las?|Los|El|LAS?|LOS|EL) $/.exec(text.slice(Math.max(0, at - 4), at));
  return article ? at - article[0].length : at;
}

function stickyEnd(pattern: RegExp, haystack: string, at: number): number | null {
  pattern.lastIndex = at;
  const match = pattern.exec(haystack);
  return match ? at + match[0].length : null;
}

/**
 * Reads a street and its number from `at`; null when there is no such thing. Small letters are allowed in names only
 * after a street word or a strong trigger (chat: "vivo en san martin 1234").
 */
function readStreet(document: NormalisedText, at: number, via: boolean, lowerAllowed: boolean): number | null {
  const { text, folded } = document;
  const nameless = via ? stickyEnd(/s\/n(?:°|ro\.?)?(?![a-z])/y, folded, at) : null;
  if (nameless !== null) return readTail(document, nameless);
  const road = via ? stickyEnd(ROAD_END, folded, at) : null;
  if (road !== null) return readTail(document, road);
  if (via) {
    const numeric = stickyEnd(NUMERIC_STREET, folded, at);
    if (numeric !== null && !/^ de \p{L}/u.test(text.slice(numeric, numeric + 5))) {
      const height = stickyEnd(HEIGHT, folded, skipBlank(text, numeric));
      if (height !== null) return readTail(document, height);
      const crossing = stickyEnd(CROSSING, folded, numeric);
      return crossing === null ? null : readTail(document, crossing);
    }
  }
  return (
    readNamed(document, at, NAME_WORD, 6, via) ??
    (lowerAllowed ? readNamed(document, at, LOWER_NAME_WORD, via ? 4 : 3, via) : null)
  );
}

function readNamed(
  document: NormalisedText,
  at: number,
  nameWord: RegExp,
  longest: number,
  via: boolean,
): number | null {
  const { text, folded } = document;
  let position = at;
  for (let count = 0; count < longest; count += 1) {
    const next = stickyEnd(nameWord, text, position);
    if (next === null) break;
    const word = folded.slice(position, next).replace(/[ ,.]+$/, '');
    if (
      (NOT_IN_A_STREET.has(word) && !/^\p{Lu}\. $/u.test(text.slice(position, next))) ||
      IN_WORDS.test(word) ||
      (count === 0 && (via ? /^(?:y|e)$/ : /^(?:de|del|y|e)$/).test(word))
    )
      return null;
    position = next;
    const height = stickyEnd(HEIGHT, folded, position);
    if (height !== null && isHeight(folded, position, height, via)) return readTail(document, height);
  }
  if (via && position > at) {
    // "calle Mitre entre Alsina y Belgrano": no number, but as precise.
    const crossing = /^(?:entre|e\/|esq)/.test(folded.slice(position, position + 6))
      ? stickyEnd(CROSSING, folded, position)
      : null;
    if (crossing !== null) return readTail(document, crossing);
  }
  return null;
}

const NEIGHBOURHOOD_WORD = /[ ,]{1,2}(?:\p{Lu}[\p{L}']{0,20}\.?|de|del|la|las|los|el|DE|DEL|\d{1,4}(?= [Vv]iv|,))/uy;

/** A street with or without its word, from `at` on. */
function readStreetAt(document: NormalisedText, at: number): number | null {
  VIA.lastIndex = at;
  const via = VIA.exec(document.folded.slice(0, at + 40));
  VIA.lastIndex = 0;
  if (via?.index === at) return readStreet(document, at + via[0].length, true, false);
  return readNamed(document, at, NAME_WORD, 4, false);
}

/** "Barrio El Progreso, Etapa III, Block 4": a name of up to six words, then at least one numbered part or a street. */
function readNeighbourhood(document: NormalisedText, at: number): number | null {
  let position = at;
  for (let count = 0; count < 7; count += 1) {
    const details = readDetails(document, position, position + WINDOW);
    if (details > position && /\d|cuartel/.test(document.folded.slice(position, details))) {
      const tail = readTail(document, position);
      const beyond = stickyEnd(/, /y, document.text, tail);
      return (beyond === null ? null : readStreetAt(document, beyond)) ?? tail;
    }
    const comma = stickyEnd(/, /y, document.text, position);
    const street = comma === null ? null : readStreetAt(document, comma);
    if (street !== null && count > 0) return street;
    const next = stickyEnd(NEIGHBOURHOOD_WORD, document.text, position);
    if (next === null || STOP_WORDS.has(document.folded.slice(position, next).replace(/[ ,.]/g, ''))) {
      const word = next === null ? '' : document.folded.slice(position, next).replace(/[ ,.]/g, '');
      if (!/^(?:de|del|la|las|los|el)$/.test(word)) return null;
    }
    position = next as number;
  }
  return null;
}

/** "DOMICILIADA EN BV. OROÑO": in a passage of capitals the words of the sentence are no street. */
const IN_WORDS = /^(?:en|domicili[a-z]*|constituid[oa]|sit[oa]|viv[eo]n?|conviven|residente)$/;
const NOT_IN_A_STREET = new Set(
  'ley art articulo arts decreto expte expediente dni cuit cuil tel telefono con que por para desde hace fecha causa fs fojas sala juzgado resolucion inciso tomo folio mail email correo electronico pago pague alquilo desalojo tengo soy me a al se no'.split(
    ' ',
  ),
);

/** "9 de Julio 1105" begins with a number that belongs to the name; "en la República, 3)" counts a list. */
function isHeight(folded: string, at: number, end: number, via: boolean): boolean {
  if (/^\d{1,2} de [a-z]/.test(folded.slice(at, at + 8))) return false;
  return via || !/^,? ?\d$/.test(folded.slice(at, end));
}

const skipBlank = (text: string, at: number) => (text[at] === ' ' ? at + 1 : at);

function readTail(document: NormalisedText, at: number): number {
  const limit = Math.min(document.text.length, at + WINDOW);
  const details = readDetails(document, at, limit);
  return readLocalities(document, details, limit);
}

/** True when a place the engine knows stands in the tail, not merely a capitalised word. */
function endsInKnownPlace({ folded }: NormalisedText, from: number, to: number): boolean {
  return folded
    .slice(from, to)
    .split(/[,;()]| - /)
    .some((part) => PLACES.has(part.replace(/^ ?(?:de |ciudad de |partido de |provincia de )?|[ .]+$/g, '')));
}
