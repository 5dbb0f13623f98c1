import { numberWordPattern } from '@foja/legal-text/number-vocabulary';
import { readDetails, stickyEnd } from './address-parts.ts';
import { readTail } from './address-tail.ts';
import type { NormalisedText } from './normalise.ts';

/** Words that open a street: "calle", "Av.", "Ruta Nacional". */
export const VIA =
  /(?<![a-z\d])(?:avenida|avda|av|calles?|pasaje|pje|boulevard|bulevar|bvard|bvd|blvd|bv|diagonal|diag|autopista|camino(?: (?:al?|vecinal|rural)(?= ))?|carril|callejon|sendero|acceso|costanera|ruta(?: nac(?:ional|\.)| prov(?:incial|\.)| complementaria)?|r\.?[np]\.?|colectora|peatonal|cortada)\.?:?(?: n°)? (?=[a-z\d"])/y;
export const VIA_KEYS =
  'ave avd av cal pas pje bou bul bva bvd blv bv dia aut cam car sen acc cos rut r rn rp col pea cor'.split(' ');

const MONTH = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)';
/** A month and a number: a date, unless the number is the street's. */
export const MONTH_AND_NUMBER = new RegExp(`(?:^| )(?:de )?${MONTH}(?: del?)? \\d`);
const MONTH_AND_YEAR = new RegExp(`(?:^| )${MONTH}(?: del?)?,? (?:19|20)\\d{2}$`);

// A street's name: capitalised words, particles, abbreviated ranks, dates ("25 de Mayo") and numbers ("calle 12 bis").
const NAME_WORD =
  /(?:(?:\p{Lu}|Gral|Alte|Tte|Cnel|Cap|Sgto|Brig|Pte|Pdte|Dra?|Ing|Arq|Prof|Mons|Pbro|Gob|Gdor|Intte?|Mtro|Sta|Sto|Cdte|Hno|Hnos|Fco|Ntra|Sgo|Bs|As|Ma|Esc|GRAL|ALTE|TTE|CNEL|CAP|PTE|DR|ING|MONS|STA|STO)\.|\p{Lu}[\p{L}']{0,24}|\((?:hoy|ex) [\p{L}. ]{3,30}\)|\d{1,2}°(?= (?:de|DE) )|\d{1,3}(?= (?:de|DE) \p{Lu})|de|del|la|las|los|el|y|e|do|da|di)(?:, (?=[Nn](?:°|ro)|\d)| (?=[\p{L}\d"]))/uy;
const LOWER_NAME_WORD = /(?:\p{L}[\p{L}']{1,20}\.?|\d{1,3}(?= de \p{L}))(?:, (?=n(?:°|ro)|\d)| (?=[\p{L}\d]))/uy;
const NUMERIC_STREET = /\d{1,3}(?: bis)?(?=[ ,])/y;
// Deeds write numbers in words: "calle Mitre número mil doscientos treinta".
const NUMBER_WORD = `un|uno|${numberWordPattern}|y`;
// A scan takes 0 for O and 1 for l.
const HEIGHT = new RegExp(
  String.raw`,? ?(?:n(?:°|ro)?\.?°? ?)?\d[\dol]{0,3}[ol][\dol]{0,3}(?=[ ,.;)\n]|$)|,? ?(?:numero )?(?:(?:${NUMBER_WORD}) ){0,6}(?:(?:${NUMBER_WORD}))(?<= (?:mil|[a-z]{0,9}cient[oa]s?|cien|quinientos)(?: [a-z]{2,14}){0,5})(?![a-z])|(?:,? ?(?:n(?:°|ro|um)?\.?°?:?|numero|altura|alt\.|al|km\.?|kilometro) ?)?(?:\d{1,2}\.\d{3}(?:\/\d{2}){0,3}|(?<=km\.? ?)\d{1,4}[.,]\d{1,3}|\d{2,5}(?:\/\d{2,5}){1,3}(?!\/)|\d{1,5}(?:,\d(?= ?km))?)(?: bis)?(?!\d|[./-]\d|,\d| ?(?:%|pesos|anos|dias|meses|metros|m2|ambientes|horas|hs|cuotas|°)| de ${MONTH}| de (?:la )?ley| c\/u)|,? ?s\/ ?n(?:°|ro)?\.?(?![a-z])`,
  'y',
);
const CROSSING =
  /,? ?(?:y(?= \d)|e\/|entre|esq\.?|esquina)(?: calles?)? ?(?:\d{1,3}|(?:[a-z.]{2,20} ){0,2}?[a-z.]{2,20})(?: y (?:\d{1,3}|(?:[a-z.]{2,20} ){0,2}?[a-z.]{2,20}))?(?= ?[.,;)\n]|$)/y;
const ROAD_END = /(?: n°)? ?(?:\d{1,4}|"[a-z]"),? (?:y [a-z ]{3,30} )?(?:km\.?|kilometro) ?\d{1,4}(?:[.,]\d{1,3})?/y;
/** "7 N° 1234" and "44 e/ 7 y 8", where streets have numbers for names. */
const NUMBERED_GRID =
  /\d{1,3}(?: bis)?,? (?:(?:n°|nro\.?|n) ?\d{2,5}(?![\d/])|(?:e\/|entre) ?(?:calles )?\d{1,3}(?: bis)? y \d{1,3}(?: bis)?(?!\d)(?:,? (?:n°|nro\.?) ?\d{1,5}(?![\d/]))?)/y;

/** "DOMICILIADA EN BV. OROÑO": in a passage of capitals the words of the sentence are no street. */
const IN_WORDS = /^(?:en|domicili[a-z]*|constituid[oa]|sit[oa]|viv[eo]n?|conviven|residente)$/;
/** Folded words that are never part of a street's name. */
export const NOT_IN_A_STREET = new Set(
  'cama comisaria subcomisaria seccional destacamento fiscalia srl sa sas sau ltda ruta km menos mas bajo registrado registrada aprobado aprobada ley art articulo arts decreto expte expediente dni cuit cuil tel telefono con que por para desde hace fecha causa fs fojas sala juzgado resolucion inciso tomo folio mail email correo electronico pago pague alquilo desalojo tengo soy me a al se no factura recibo remito poliza siniestro cuota cuotas cheque recibos legajo interno ticket comprobante presupuesto afiliado afiliada socio padron partida cuenta acta nota orden anexo clausula punto modelo version lote fc nc nd rto catastro catastral matricula agencia sucursal suma pesos dolares millones monto importe gestion asociada certificado licencia habilitacion escritura inscripcion protocolo propietarios copropietarios vecinos vecinas agencia delegacion usd ars eur uss u$s dolar euros km2 hectareas ha'.split(
    ' ',
  ),
);

export interface StreetReading {
  /** A street word stands before `at`. */
  via: boolean;
  /** Small letters are allowed in names: chat ("vivo en san martin 1234"). */
  lowerAllowed: boolean;
}

/** Reads a street, its number and what follows them from `at`; null when there is no such thing. */
export function readStreet(document: NormalisedText, at: number, { via, lowerAllowed }: StreetReading): number | null {
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
      if (crossing !== null) return readTail(document, crossing);
      const tail = readTail(document, numeric);
      return tail > numeric && /\d|s\/n/i.test(text.slice(numeric, tail)) ? tail : null;
    }
  }
  return (
    readNamedStreet(document, at, NAME_WORD, 6, via) ??
    (lowerAllowed ? readNamedStreet(document, at, LOWER_NAME_WORD, via ? 4 : 3, via) : null)
  );
}

/** A capitalised name and a number, without a street word. */
export function readBareStreet(document: NormalisedText, at: number): number | null {
  return readNamedStreet(document, at, NAME_WORD, 4, false);
}

/** A street with or without its word, from `at` on. */
export function readStreetAt(document: NormalisedText, at: number): number | null {
  VIA.lastIndex = at;
  const via = VIA.exec(document.folded.slice(0, at + 40));
  VIA.lastIndex = 0;
  if (via?.index === at) {
    return readStreet(document, at + via[0].length, { via: true, lowerAllowed: false });
  }
  return readBareStreet(document, at);
}

/** "7 N° 1234 piso 4", "44 e/ 7 y 8": a grid of numbered streets, after a trigger. */
export function readNumberedGrid(document: NormalisedText, at: number): number | null {
  const end = stickyEnd(NUMBERED_GRID, document.folded, at);
  return end === null ? null : readTail(document, end);
}

/** "7 y 60", where somebody lives. */
const NUMBERED_CORNER =
  /\d{1,3}(?: bis)? (?:y|esq\.?|esquina) \d{1,3}(?: bis)?(?![\da-z%]|[.,:]\d| (?:horas|hs|anos|meses|dias|pesos|personas|hijos|de [a-z]))/y;

export function readNumberedCorner(document: NormalisedText, at: number): number | null {
  const end = stickyEnd(NUMBERED_CORNER, document.folded, at);
  return end === null ? null : readTail(document, end);
}

function readNamedStreet(
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
    if (height !== null && isHeight(folded, at, position, height, via)) return readTail(document, height);
  }
  if (via && position > at) {
    // "calle Mitre entre Alsina y Belgrano": no number, but as precise.
    const crossing = /^(?:entre|e\/|esq)/.test(folded.slice(position, position + 6))
      ? stickyEnd(CROSSING, folded, position)
      : null;
    if (crossing !== null) return readTail(document, crossing);
    // "Pje. Los Lirios, casa 4": the flat or the house stands for the number.
    const named = text[position - 1] === ' ' ? position - 1 : position;
    const details = readDetails(document, named, named + 60);
    if (details > named && /\d|s\/n/i.test(text.slice(named, details))) return readTail(document, details);
  }
  return null;
}

/** "9 de Julio 1105" begins with a number that belongs to the name; "en la República, 3)" counts a list. */
function isHeight(folded: string, nameStart: number, at: number, end: number, via: boolean): boolean {
  if (/^\d{1,2} de [a-z]/.test(folded.slice(at, at + 8))) return false;
  if (MONTH_AND_YEAR.test(folded.slice(nameStart, end)) && !/^\d/.test(folded.slice(nameStart, at))) return false;
  return via || !/^,? ?\d$/.test(folded.slice(at, end));
}

const skipBlank = (text: string, at: number) => (text[at] === ' ' ? at + 1 : at);

// One street of a corner; particles only inside it.
const CORNER_NAME = String.raw`(?:\d{1,2} (?:de|DE) )?\p{Lu}[\p{L}.']{1,20}(?: (?:(?:de|del|la|los|las|DE|DEL|LA|LOS|LAS) ){0,2}\p{Lu}[\p{L}.']{0,20}){0,4}?`;
const CORNER_VIA = String.raw`(?:(?:[Aa]v|[Aa]vda|[Aa]venida|[Bb]v|[Bb]vard|[Bb]oulevard|[Cc]alles?|[Pp]je|[Pp]asaje|[Dd]iagonal|[Rr]uta|AV|AVDA|BV|CALLES?|AVENIDA)\.? )`;
const CORNER = new RegExp(
  String.raw`(?<via>${CORNER_VIA})?(?<first>${CORNER_NAME}),? (?<link>[yYeE]|esq(?:uina|\.)?(?: con)?|ESQ(?:UINA|\.)?) (?:${CORNER_VIA})?(?<second>\p{Lu}[\p{L}.']{2,20}(?: (?:(?:de|del|la|los|las|DE|DEL|LA|LOS|LAS) ){0,2}\p{Lu}[\p{L}']{1,20}){0,3})`,
  'uy',
);

/** "Av. Belgrano y Entre Ríos", from `at` on; `isSure` tells whether something else said that a corner follows. */
export function readCorner(document: NormalisedText, at: number, isSure: boolean): number | null {
  CORNER.lastIndex = at;
  const match = CORNER.exec(document.text);
  if (!match) return null;
  const end = at + match[0].length;
  const tail = readTail(document, end);
  const isCorner = isSure || match.groups?.via !== undefined || /^esq/i.test(match.groups?.link ?? '');
  return isCorner || /\d/.test(document.text.slice(end, tail)) ? tail : null;
}

const NAMED_ONLY =
  /(?:(?:de|del|la|las|los|el) ){0,2}(?:\d{1,2} de )?\p{Lu}[\p{L}.']{1,20}(?: (?:(?:de|del|la|los|las) ){0,2}\p{Lu}[\p{L}.']{0,20}){0,3}(?=[,;.)\n]|$| (?:de (?:la |esta |el )?(?:ciudad|localidad|partido|provincia)|de esta |y |en |desde |con |donde ))/uy;

/** "vive en la calle Los Aromos": after a street word and where somebody lives, the name alone is enough. */
export function readNamelessHeight(document: NormalisedText, at: number): number | null {
  VIA.lastIndex = at;
  const via = VIA.exec(document.folded.slice(0, at + 40));
  VIA.lastIndex = 0;
  if (via?.index !== at) return null;
  const end = stickyEnd(NAMED_ONLY, document.text, at + via[0].length);
  return end === null ? null : readTail(document, end);
}
