import { readDetails, readLocalities } from './address-parts.ts';
import { inZone } from './kept-zones.ts';
import { before, type NormalisedText } from './normalise.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { Candidate, Zone } from './types.ts';

// VIA NAME (N°)? HEIGHT DETAIL* LOCALITY* CPA?  — a hand-written reader: each head is read once, in bounded steps.
const VIA =
  /(?<![a-z\d])(?:avenida|avda|av|calles?|pasaje|pje|boulevard|bulevar|bvard|bvd|blvd|bv|diagonal|diag|autopista|camino|ruta(?: nacional| provincial)?|r\.?[np]\.?|colectora|peatonal)\.?(?: n°)? (?=[a-z\d"])/g;
const TRIGGER =
  /(?<![a-z])(?:domicili(?:o|os|ad[oa]s?|a|an|arse|e|ed)|domic\.|dom\.|resid(?:e|en|ente|encia|o|ia|imos)|viv(?:e|en|o|ia|ian|imos|ienda)|sit[oa]s?|cit[oa] en|sede(?: social)?|inmuebles?|ubicad[oa]s?|direccion(?=:| es| real| particular| postal)|casa|departamento|vivienda|finca)(?![a-z])/g;
const TRIGGER_FILLER =
  /(?:[ ,:\n-]{1,3}(?:real|legal|procesal|constituid[oa]|constituyendo|constituyo|comercial|laboral|particular|fiscal|actual|contractual|conyugal|familiar|sit[oa]s?|ubicad[oa]s?|en|es|la|el|los|las|de|del|su|mi|un|una|que|cita|y|denunciad[oa]|actualmente|alquilad[oa]|ultimo|sede|social|intersecciones?|inmueble|departamento|casa|locad[oa]|propiedad|postal|hoy|ambos|todos|juntos|sobre)(?![a-z])){0,10}[ ,:\n-]{1,3}"?/y;
const BLOCK =
  /(?<![a-z])(?:(?:barrio|b°|b\.|complejo|country) "?(?:[a-z\d]{1,20}\.?"?(?: |, | - )){1,5}?)?(?:manzana|mzna|mza|mz)\.? ?(?:n°)? ?"?[a-z\d]{1,4}"?(?![a-z\d])(?:,? ?-? ?(?:y )?(?:sector|lote|lt|casa|parcela|block|torre|depto|monoblock|c)(?![a-z])\.? ?(?:n°)? ?"?[a-z\d]{1,4}"?(?![a-z\d])){1,4}/g;
const BARE =
  /(?<![\p{L}\d.])\p{Lu}[\p{L}']{1,24}\.?(?: (?:de |del |la |los |las ){0,2}\p{Lu}[\p{L}']{1,24}\.?){0,3} (?:[Nn]°? ?)?\d{2,5}(?=,? (?:piso |p\.|\d{1,2}° ?(?:"?[A-H]"?(?![\p{L}\d])|piso|of)|of\.|oficina |dpto|depto|dto\.|PB|P\.B|UF|C\.?A\.?B\.?A|Capital Federal|Ciudad Aut[oó]noma|\([BC]?\d{4}|[A-HJ-NP-Z]\d{4}))/gu;

const MONTH = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)';
// A street's name: capitalised words, particles, abbreviated ranks, dates ("25 de Mayo") and numbers ("calle 12 bis").
const NAME_WORD =
  /(?:\p{Lu}[\p{L}']{0,24}\.?|\d{1,2}° |\d{1,3}(?= de \p{Lu})|de|del|la|las|los|el|y|e|do|da|di)(?:, (?=[Nn](?:°|ro)|\d)| (?=[\p{L}\d"]))/uy;
const LOWER_NAME_WORD = /(?:\p{L}[\p{L}']{1,20}\.?|\d{1,3}(?= de \p{L}))(?:, (?=n(?:°|ro)|\d)| (?=[\p{L}\d]))/uy;
const NUMERIC_STREET = /\d{1,3}(?: bis)?(?=[ ,])/y;
const HEIGHT = new RegExp(
  String.raw`(?:,? ?(?:n(?:°|ro|um)?\.?°?|numero|altura|alt\.|al|km\.?|kilometro) ?)?(?:\d{1,2}\.\d{3}|\d{1,5}(?:,\d(?= ?km))?)(?: bis)?(?!\d|[./-]\d|,\d| ?(?:%|pesos|anos|dias|meses|metros|m2|ambientes|horas|hs|cuotas|°)| de ${MONTH}| de (?:la )?ley| c\/u)|,? ?s\/ ?n(?:°|ro)?\.?(?![a-z])`,
  'y',
);
const CROSSING =
  /,? ?(?:y(?= \d)|e\/|entre|esq\.?|esquina)(?: calles?)? ?(?:\d{1,3}|(?:[a-z.]{2,20} ){0,2}?[a-z.]{2,20})(?: y (?:\d{1,3}|(?:[a-z.]{2,20} ){0,2}?[a-z.]{2,20}))?(?= ?[.,;)\n]|$)/y;
const ROAD_END = /(?: n°)? ?\d{1,4},? (?:y [a-z ]{3,30} )?(?:km\.?|kilometro) ?\d{1,4}(?:[.,]\d{1,3})?/y;

const COURT_SEAT =
  /(?:juzgado|tribunal|camara|secretaria|fiscalia|mesa de entradas|colegio publico|registro|defensoria|receptoria|comisaria|ministerio|anses|afip)(?:[^;\n]{0,110}(?:sit[oa]s?|cito|ubicad[oa]s?|sede|asiento)(?: en| de)?(?: la)?(?: calle)? ?|[^.;\n]{0,60}[,(] ?)$/;
const PRIVATE_SEAT =
  /(?:domicili(?:ad|o real|o particular|o legal|o constituid)|constitu|vivo|vive|viven|reside)[^.;\n]{0,40}$/;
const WINDOW = 320;

/** Addresses with a street word, after a trigger ("con domicilio en", "vivo en"), by block and lot, or by a full tail. */
export function findAddresses(document: NormalisedText, zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [];
  const add = (start: number, end: number, score: number, source: string) => {
    const left = before(document, start, 130);
    if (inZone(zones, start, end) || (COURT_SEAT.test(left) && !PRIVATE_SEAT.test(left))) return;
    found.push({ start, end, type: 'domicilio', score, source });
  };
  for (const match of document.folded.matchAll(VIA)) {
    const end = readStreet(document, match.index + match[0].length, true, true);
    if (end !== null) add(match.index, end, 0.9, 'address-via');
  }
  for (const match of document.folded.matchAll(TRIGGER)) {
    const skipped = stickyEnd(TRIGGER_FILLER, document.folded, match.index + match[0].length);
    if (skipped === null) continue;
    const filler = keepCapitalArticle(document.text, skipped);
    const strong = /^(?:domic|dom|viv(?:[eo]n?|ia|imos)$|resid|sede|sit|dir)/.test(match[0]);
    const link = document.folded.slice(match.index + match[0].length, filler);
    if (!strong && !/(?<![a-z])(?:en|sit[oa]|ubicad[oa]|de)(?![a-z])/.test(link)) continue;
    const end = readStreet(document, filler, false, strong && /(?:(?<![a-z])en(?: la| el)?|:) ?"?$/.test(link));
    if (end !== null) add(filler, end, strong ? 0.85 : 0.7, 'address-trigger');
  }
  for (const match of document.folded.matchAll(BLOCK)) {
    const end = readTail(document, match.index + match[0].length);
    add(match.index, end, 0.85, 'address-block');
  }
  for (const match of document.text.matchAll(BARE)) {
    if (
      STOP_WORDS.has((/^[^ ]+/.exec(document.folded.slice(match.index, match.index + 30))?.[0] ?? '').replace('.', ''))
    )
      continue;
    add(match.index, readTail(document, match.index + match[0].length), 0.75, 'address-bare');
  }
  return found;
}

/** "domiciliado en Los Ceibos 223": a capitalised article belongs to the street. */
function keepCapitalArticle(text: string, at: number): number {
  const article = /(?:Las?|Los|El) $/.exec(text.slice(Math.max(0, at - 4), at));
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
    if (NOT_IN_A_STREET.has(word) || (count === 0 && /^(?:de|del|y|e)$/.test(word))) return null;
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
