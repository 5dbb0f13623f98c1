import { findAddressFields } from './address-fields.ts';
import { readDetails, stickyEnd } from './address-parts.ts';
import { readTail } from './address-tail.ts';
import { matchWindows, type Window, windowsAround } from './anchored.ts';
import { matchBeginnings } from './beginnings.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { figuresIn } from './figures.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { before, fold, type NormalisedText } from './normalise.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import { BLOCK, BLOCK_KEYS, readNamedSettlement, readSettlement, settlementsOf } from './settlements.ts';
import { PARTICLES, STOP_WORDS } from './stop-words.ts';
import {
  MONTH_AND_NUMBER,
  NOT_IN_A_STREET,
  readBareStreet,
  readCorner,
  readNamelessHeight,
  readNumberedCorner,
  readNumberedGrid,
  readStreet,
  readStreetAt,
  VIA,
  VIA_KEYS,
} from './streets.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, Zone } from './types.ts';

// VIA NAME (N°)? HEIGHT TAIL — a hand-written reader: this file finds where an address may begin; `streets.ts` and
// `settlements.ts` read it, `address-tail.ts` what follows. Each beginning is read once, in bounded steps.
const TRIGGER =
  /(?<![a-z])(?:domicili(?:o|os|ad[oa]s?|a|an|arse|e|ed)|domic\.|dom\.|resid(?:e|en|ente|encia|o|ia|imos)|habita(?:n|ba)?|aloj(?:ad[oa]s?|a|an)|viv(?:e|en|o|ia|ian|imos|ienda|iendo|ieron)|constitu(?:ido|ida|yo|ye|yendose|imos|yeron|yen)(?= (?:en|siendo))|inspeccion(?:e|o|amos|ado)|sit[oa]s?|cit[oa] en|sede(?: social)?|inmuebles?|ubicad[oa]s?|dire(?:ccion)?(?=:| es| nueva| actual| real| particular| postal)|casa|departamento|vivienda|hogar|finca|taller|locale?s?|comercio|negocio|oficinas?|consultorio|estudio|deposito|galpon|propiedad|queda(?:ba)?|mud(?:o|e|arme|arse|amos)|traslad(?:o|e|arse|aron)|alquil(?:o|e|a|aba|amos)|notifi(?:quese|car|queseles?)|ph|almacen|quinta|hotel|hospedaje|parador|pension|hostal|geriatrico|campo|terreno|quincho|kiosco|panaderia)(?![a-z])/y;
const TRIGGER_KEYS =
  'dom res hab alo viv con ins sit cit sed inm ubi dir cas dep hog fin tal loc com neg ofi est gal pro que mud tra alq not alm qui hot hos par pen ger cam ter kio pan ph'.split(
    ' ',
  );
const TRIGGER_FILLER =
  /(?:[ ,:\n-]{1,3}(?:real|legal|procesal|constituid[oa]|constituyendo|constituyo|comercial|laboral|particular|fiscal|actual|contractual|conyugal|familiar|sit[oa]s?|ubicad[oa]s?|en|es|esta|la|el|los|las|de|del|su|mi|un|una|que|cita|y|por|frente|denunciad[oa]|[a-z]{4,14}mente|a|alquilad[oa]|ultimo|sede|social|nuev[oa]|interseccion(?:es)?|esquina|calles(?= \p{L})|inmueble|departamento|casa|locad[oa]|propiedad|hotel|pension|postal|hoy|ambos|todos|juntos|sobre)(?![a-z])){0,10}(?:[ ,:\n-]{1,3}|, ?\(|: ?)"?/uy;
const STRONG = /^(?:domic|dom|mud|queda|alquil|viv(?:[eo]n?|ia|imos|iendo)$|constitu|resid|habita|aloj|sede|sit|dir)/;
/** Where somebody lives for certain: there a name without a number is enough. */
const LIVES = /^(?:domic|dom\.|viv(?:[eo]n?|ia|ian|imos|iendo|ieron)$|resid|habita|aloj|direccion|casa|sit)/;
/** A street and a number without any announcement; a floor, a flat or a known place must follow. */
const BARE =
  /(?<![\p{L}\d.])(?:\p{Lu}[\p{L}']{1,24}\.? )(?:(?:de |del |la |los |las |y |DE |DEL |LA |LOS |LAS |Y ){0,2}\p{Lu}[\p{L}']{0,24}\.? ){0,3}(?:[Nn]° ?)?(?:\d{1,2}\.\d{3}|\d{2,5})(?![\p{L}\d/]|[.,]\d|-\d{3})/gu;
/** "su taller en Warnes 1333": a name of ordinary writing and a number that is no year. */
const IN_STREET =
  /(?<!\p{L})(?:en:?|(?<=[Vv]iv[ei][^\n?]{0,20}\?\s{1,2}\p{Lu}[\p{L} .]{2,20}: )En|sobre|hasta|(?<!\d)\d{1,2}° ?"?\p{Lu}?"? de|PB de|(?:[Dd]epartamento|[Dd]epto\.?|[Uu]nidad|[Pp]iso|[Cc]asa|[Pp]ieza|[Cc]onsorcio|PH|[Ll]ocal|[Oo]ficina|[Cc]ochera|[Ii]nmueble|[Pp]ropiedad|[Ee]dificio|[Ff]rente|[Pp]uerta|[Hh]otel|[Pp]arador|[Pp]ensi[oó]n|[Hh]ogar|[Tt]aller|[Hh]ospedaje|[Tt]erreno|[Gg]alp[oó]n|[Ss]ucursal|[Ss]ede|[Nn]egocio|[Kk]iosco|[Cc]ampo)[^.;:\n]{0,16} de|(?:[Cc]asa|[Vv]ivienda|[Hh]ogar|[Dd]omicilio|[Nn]egocio|[Tt]aller|[Ee]studio)(?: [a-z]{2,10}){0,3},|(?:[Ll]ugar|[Uu]bicaci[oó]n|[Dd]irecci[oó]n|[Ii]nmueble|[Tt]rabajo|[Ee]ntrega|[Rr]etiro)[^:;\n]{0,20}:) (?<v>(?:(?:L[oa]s|La|El) )?\p{Lu}\p{Ll}[\p{L}']{2,24}(?: (?:de |del |la |los ){0,2}\p{Lu}[\p{L}']{1,24}\.?){0,3} (?:[Nn]° ?)?(?!(?:19|20)\d{2}(?!\d))(?:1?\d\.\d{3}|\d{3,5}|\d{2}(?= bis)))(?![\p{L}\d/%]|[.,]\d| (?:de|pesos|d[oó]lares)(?!\p{L}))/gu;
/** "depto Cerrito 55", "Consorcio Bulnes 1944", "Domicilio: Sgto. Cabral 1187": what somebody lives or works in, and right behind it the street. */
const HOUSE_IN_STREET =
  /(?<!\p{L})(?:[Dd]epto\.?|[Dd]pto\.?|[Dd]epartamento|[Cc]asa|[Cc]onsorcio(?: de [Pp]ropietarios)?|[Ee]dificio|[Ll]ocal|[Tt]aller(?: [a-z]{4,12})?|[Gg]alp[oó]n|[Tt]erreno|[Cc]ochera|PH|[Vv]ivienda|[Pp]ropiedad|[Oo]ficina|[Nn]egocio|[Ii]nmueble|[Cc]onsultorio|[Ee]studio|[Kk]iosco|[Pp]anader[ií]a|[Aa]lmac[eé]n|[Ff]erreter[ií]a|[Dd]ep[oó]sito|[Dd]omicilio|[Dd]om\.|[Dd]irecci[oó]n|[Dd]ir\.|\u0090, [a-z]{4,14}(?: [a-z]{3,12})?,):? (?<v>\p{Lu}\p{Ll}[\p{L}']{2,24}(?: (?:de |del |la |los ){0,2}\p{Lu}[\p{L}']{1,24}\.?){0,2} (?:[Nn]° ?)?(?:(?<=[Cc]onsorcio [\p{L} .']{3,40})|(?!(?:19|20)\d{2}(?!\d)))(?:1?\d\.\d{3}|\d{2,5}))(?![\p{L}\d/%]|[.,]\d| (?:de|pesos|d[oó]lares|m2|mts?|metros|ha|hect[aá]reas|a[nñ]os|ambientes)(?!\p{L}))/gu;
/** The same in a message without capitals: "queda en avellaneda 455". */
const IN_STREET_LOWER =
  /(?:(?<![a-z])(?<link>(?:casa|depto|departamento|hogar|local|terreno|deposito|taller|negocio) (?:de|en)|en|sobre|por|a|de|ella|el|direccion|domicilio) |, )(?<v>(?:[a-z]{2,14} ){1,4}(?:al )?(?!(?:19|20)\d{2}(?!\d))(?:\d{1,2}\.\d{3}|\d{3,5}))(?![a-z\d/%]|[.,]\d| (?:pesos|dolares|mil|por|cada))/g;
/** "25 de Mayo 347": a street, unless the number is a year. */
const DATE_STREET = /(?<!\d|\d[ .,/-])\d{1,2} de [a-z]{4,10} (?:n° ?)?\d{2,5}(?!\d|[./-]\d)/g;
/** "km 12 de la Ruta 11". */
const ROAD_MARK =
  /(?:km\.?|kilometro) ?\d{1,4}(?:[.,]\d{1,3})?,? de la (?:ruta|autopista)(?: nacional| provincial)?(?: n°)? ?\d{1,4}/g;
const HOME_LEFT =
  /(?:domicili[a-z]{1,6}|viv[eo]n?|resid[a-z]{1,5}|casa|campo|sit[oa]|ubicad[oa])[ ,](?:[a-z]{1,6} ){0,3}$/;
/** Ranks that open a street's name. */
const RANKED =
  /(?<![\p{L}\d.])(?:Mtro|Pbro|Cdte|Intte|Int|Padre|Ing|Dr|Gral|Alte|Tte|Cnel|Cap|Sgto|Brig|Pte|Pdte|Fray|Virrey|Gob|Gdor|Mons|GRAL|ALTE|TTE|CNEL|CAP|SGTO|BRIG|PTE|FRAY|VIRREY|MONS|MTRO|PBRO|INT|ING|DR)\.? (?=\p{Lu})/gu;
const COURT_SEAT =
  /(?:juzgado|tribunal|camara|secretaria|fiscalia|mesa de entradas|colegio publico|registro|defensoria|receptoria|comisaria|ministerio|anses|afip)(?:[^;\n]{0,110}(?:sit[oa]s?|cito|ubicad[oa]s?|sede|asiento)(?: en| de)?(?: la)?(?: calle)? ?|[^.;\n]{0,60}[,(] ?)$/;
const PRIVATE_SEAT =
  /(?:domicili(?:ad|o real|o particular|o legal|o constituid)|constitu|vivo|vive|viven|reside|(?:\u0090|dni \d[\d.]{6,10}),? sit[oa])[^.;\n]{0,40}$/;
// A cadastral name identifies a plot in a register; it is not where somebody lives.
const CADASTRE = /(?<![a-z])(?:nomenclatura|circunscripcion|circ\.|catastral|secc\.|seccion)[^;\n]{0,60}$/;
/** "piso 3° de Av. Córdoba 1345", "Depto. 4, 2° piso, Av. La Plata 120". */
const LEADING_DETAILS =
  /(?<![a-z\d])(?:(?:(?:piso|depto\.?|dpto\.?|departamento|torre|oficina|of\.|u\.?f\.?|local)[ :]{1,2}(?!de[ l])"?(?:[a-z]|[a-z]?\d{1,3}[a-z]?)°?"?|\d{1,2}° piso)(?:, | - | ))+(?:de (?:la )?)?$/;
/** "María Soto, DNI 28.123.456, Pringles 877": what stands between a person's number and the street. */
const AFTER_PERSON =
  /(?:\u0090|(?:dni|d\.n\.i\.?|l\.[ce]\.|cui[tl])[^\d\u0090,;\n]{0,6}\d[\d.-]{5,12}),? ?[-(]? ?(?:de )?$|\u0090(?:, | - )(?:de )?$|(?<![a-z])(?:don|dona|sra?\.|dra?\.) [a-z]{3,14}(?: [a-z]{3,14}){0,2}, $/;
/** "Barrio: Mirador del Valle" in a form. */
const BARRIO_FIELD =
  /(?:^|\n| {2}|[-|] )(?:Barrio|BARRIO): ?(?<v>\p{Lu}[\p{L}\d°']{1,20}(?: [\p{L}\d°']{1,20}){0,5})(?=\n|$|,| [A-Z][\p{L}]{1,14}:)/gu;
const PUBLIC_OFFICE =
  /^[^.,;\d\n]{0,50}(?<![a-z])(?:gestion|judicial|familia|sucesiones|violencia|mandamientos|notificaciones|empleo|fiscal|penal|civil|menores|asistencia)(?![a-z])/;
const WINDOW = 320;
/** The fewest figures that every street with a number ends with, and how far (characters) it and what announces it go back. */
const shortestHeight = 2;
const longestStreet = 180;

/** "lote 68 casa 5", "casa 33 del barrio El Mirador", "Código 548 casa 9": houses that are counted, where no street has a name. */
const NUMBERED_HOME =
  /(?<![a-z\d])(?:casa|lote|chacra|parcela|codigo|sector|monoblock|torre|tira|escalera|quinta) (?:n(?:°|ro\.?) ?)?\d{1,4}[a-z]?(?![\d.,/]\d)(?:,? (?:casa|lote|parcela|sector|dpto\.?|depto\.?|piso|manzana|mz\.?) (?:n° ?)?(?:\d{1,4}[a-z]?|[a-h])(?![a-z\d]))*(?:,? (?:del? |en )?(?:el )?(?:barrio|b°|paraje|colonia|picada)(?: (?:de |del |la |el |los |las )*(?!(?:con|que|quien|junto|donde|y|se|en|su|por|sin|a|el|la)(?![a-z]))[a-z\d]{3,14}){1,3})?/y;
const NUMBERED_HOME_KEYS = 'cas lot cha par cod sec mon tor tir esc qui'.split(' ');
/** "DICE VIVIR EN", "DNI 28.417.665 – ", "se concurre a". */
const LIVED_LEFT =
  /(?<![a-z])(?:viv(?:ir|o|e|en|ia|imos)|domiciliad[oa]s?|domicilio|residir|reside|alojad[oa]) (?:real |actual )?(?:en|:) ?(?:el |la )?$|\u0090 ?[-,] $/;

/** "en Loma del Medio, lote 31": a hamlet, and which of its plots. */
const PLACED_LOT =
  /(?<!\p{L})(?:en|EN) (?<v>(?:(?:El|La|Los|Las|EL|LA|LOS|LAS) )?\p{Lu}[\p{L}']{2,16}(?: (?:(?:de|del|la|las|los|el|DE|DEL|LA|LAS|LOS|EL) ){0,2}\p{Lu}[\p{L}']{1,16}){0,3}, (?:[Ll]ote|LOTE|[Cc]asa|CASA|[Mm]anzana|[Mm]za?\.|MZA?\.|[Cc]hacra|CHACRA|[Pp]arcela) (?:N° ?)?\d{1,4}[a-z]?)(?![\p{L}\d]|[.,]\d)/gu;

type AddAddress = (start: number, end: number, score: number, source: string) => void;

/** Addresses with a street word, after a trigger ("con domicilio en", "vivo en"), by block and lot, or by a full tail. */
export function findAddresses(document: NormalisedText, zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [];
  const add: AddAddress = (start, end, score, source) => {
    const left = before(document, start, 130);
    if (inZone(zones, start, end) || CADASTRE.test(left) || (COURT_SEAT.test(left) && !PRIVATE_SEAT.test(left))) return;
    const leading = LEADING_DETAILS.exec(before(document, start, 48))?.[0].length ?? 0;
    found.push({ start: start - leading, end, type: 'domicilio', score, source });
  };
  const heights = figuresIn(document).filter(({ start, end }) => end - start >= shortestHeight);
  const windows = windowsAround(heights, longestStreet, document.folded.length);
  for (const match of matchBeginnings(document, VIA, VIA_KEYS)) {
    const from = match.index + match[0].length;
    const end = readStreet(document, from, { via: true, lowerAllowed: true });
    if (end !== null) {
      add(match.index, end, 0.9, 'address-via');
      continue;
    }
    // A corner alone may be where something happened; with a block or a flat behind it somebody lives there.
    const corner = readCorner(document, from, false);
    if (corner !== null) add(match.index, corner, 0.75, 'address-corner');
  }
  addTriggered(document, add);
  for (const { start, end } of findAddressFields(document)) add(start, end, 0.8, 'address-field');
  for (const match of matchBeginnings(document, BLOCK, BLOCK_KEYS)) {
    const end = readTail(document, match.index + match[0].length);
    add(match.index, end, 0.85, 'address-block');
  }
  for (const match of matchBeginnings(document, NUMBERED_HOME, NUMBERED_HOME_KEYS)) {
    if (!HOME_LEFT.test(before(document, match.index, 36)) && !LIVED_LEFT.test(before(document, match.index, 40)))
      continue;
    // "Marina Paz, lote 4; Rita Sosa, lote 5": in a list of neighbours the plot is how they are counted.
    if (/^lote [^ ]+$/.test(match[0]) && /\u0090 ?[-,] $/.test(before(document, match.index, 4))) continue;
    add(match.index, readTail(document, match.index + match[0].length), 0.75, 'address-numbered');
  }
  for (const match of document.folded.matchAll(ROAD_MARK)) {
    if (!HOME_LEFT.test(before(document, match.index, 36))) continue;
    add(match.index, readTail(document, match.index + match[0].length), 0.75, 'address-road');
  }
  for (const match of document.text.matchAll(RANKED)) {
    const end = readBareStreet(document, match.index + match[0].length);
    if (end !== null) add(match.index, end, 0.75, 'address-ranked');
  }
  for (const match of settlementsOf(document)) {
    const end = readSettlement(document, match.index + match[0].length);
    if (end !== null) add(match.index, end, 0.75, 'address-block');
  }
  for (const match of document.folded.matchAll(DATE_STREET)) {
    const numberEnd = match.index + match[0].length;
    const isYear = / (?:19|20)\d{2}$/.test(match[0]);
    if (
      !MONTH_AND_NUMBER.test(match[0]) ||
      (isYear && readDetails(document, numberEnd, numberEnd + WINDOW) === numberEnd)
    )
      continue;
    if (/(?:desde|hasta|dia|fecha) (?:el )?$/.test(before(document, match.index, 12))) continue;
    add(match.index, readTail(document, numberEnd), 0.75, 'address-date-street');
  }
  for (const match of document.text.matchAll(PLACED_LOT)) {
    const lot = match.groups?.v ?? '';
    const end = match.index + match[0].length;
    if (!isNoStreet(fold(lot.split(' ')[0] ?? ''))) add(end - lot.length, readTail(document, end), 0.7, 'address-lot');
  }
  addPlaced(document, windows, add);
  addBare(document, windows, add);
  for (const match of document.folded.includes('barrio:') ? document.text.matchAll(BARRIO_FIELD) : []) {
    const barrio = match.groups?.v ?? '';
    const start = match.index + match[0].length - barrio.length;
    add(start, start + barrio.length, 0.65, 'address-field');
  }
  return found;
}

/** What follows "con domicilio en", "vive en", "sito en", "casa de". */
function addTriggered(document: NormalisedText, add: AddAddress): void {
  for (const match of matchBeginnings(document, TRIGGER, TRIGGER_KEYS)) {
    const skipped = stickyEnd(TRIGGER_FILLER, document.folded, match.index + match[0].length);
    if (skipped === null) continue;
    const filler = keepCapitalArticle(document.text, skipped);
    const strong = STRONG.test(match[0]);
    const link = document.folded.slice(match.index + match[0].length, filler);
    if (!strong && !/(?<![a-z])(?:en|sit[oa]|ubicad[oa]|de)(?![a-z])|^ ?:/.test(link)) continue;
    // "Oficina de Gestión Judicial de Familia N° 2" is no street.
    if (!strong && PUBLIC_OFFICE.test(document.folded.slice(filler, filler + 60))) continue;
    const lowerAllowed = strong && /(?:(?<![a-z])(?:en(?: la| el| los| las)?|es|a|por)|:) ?"?$/.test(link);
    const end = readStreet(document, filler, { via: false, lowerAllowed });
    if (end !== null && !isHouseCount(document, filler, end)) {
      add(filler, end, strong ? 0.85 : 0.7, 'address-trigger');
      continue;
    }
    const isHome = /(?:^| )en (?:el |la )?$/.test(link) && LIVES.test(match[0]);
    if (!strong && !isHome) {
      const corner = readCorner(document, filler, false);
      if (corner !== null) add(filler, corner, 0.65, 'address-corner');
      continue;
    }
    const isCorner = /esquina|interseccion|calles/.test(link);
    const rest =
      (LIVES.test(match[0]) ? readPlacedStreet(document, filler) : null) ??
      readNumberedGrid(document, filler) ??
      (LIVES.test(match[0]) && /(?:(?<![a-z])en|:) ?$/.test(link) ? readNumberedCorner(document, filler) : null) ??
      readDetailList(document, filler) ??
      readCorner(document, filler, isCorner || LIVES.test(match[0])) ??
      (LIVES.test(match[0]) ? (readNamedSettlement(document, filler) ?? readNamelessHeight(document, filler)) : null);
    if (rest !== null) add(filler, rest, 0.75, 'address-trigger');
  }
}

/** "en Warnes 1333", with or without capitals: a preposition, a name and a number that is no year. */
function addPlaced(document: NormalisedText, windows: readonly Window[], add: AddAddress): void {
  const placed = [IN_STREET, HOUSE_IN_STREET].flatMap((pattern) => [...matchWindows(document.text, pattern, windows)]);
  for (const match of placed) {
    const street = match.groups?.v ?? '';
    const start = match.index + match[0].length - street.length;
    const [first = '', second = ''] = document.folded.slice(start, start + street.length).split(' ');
    // "Los Búlgaros 2245".
    const named = /^(?:l[oa]s|la|el)$/.test(first) ? second : first;
    if ((isNoStreet(named) && !isPlaceOrStreet(first, second)) || MONTH_AND_NUMBER.test(` ${street.toLowerCase()}`))
      continue;
    add(start, readTail(document, start + street.length), 0.65, 'address-in-street');
  }
  for (const match of matchWindows(document.folded, IN_STREET_LOWER, windows)) {
    const street = match.groups?.v ?? '';
    const whole = match.index + match[0].length - street.length;
    const written = street.split(' ');
    // In "en la casa de iturraspe 1455" the street begins after the last word of the sentence.
    const last = written.slice(0, -1).findLastIndex((word, index) => !mayNameStreet(word, index)) + 1;
    const from = /^(?:de|del)$/.test(written[last] ?? '') ? last + 1 : last;
    const names = written.slice(from, -1);
    if (names.length === 0 || names[0] === 'al' || /^(?:de|del|la|los|las)$/.test(names[names.length - 1] as string))
      continue;
    const start = whole + written.slice(0, from).join(' ').length + (from > 0 ? 1 : 0);
    const isStreetName = (word: string) =>
      !PARTICLES.has(word) && (SURNAMES.has(word) || GIVEN_NAMES.has(word) || PLACE_WORDS.has(word));
    const numberEnd = whole + street.length;
    const end = readTail(document, numberEnd);
    const isFurnished = end > numberEnd;
    const link = from === 0 ? (match.groups?.link ?? '') : before(document, start - 1, 12);
    const isPlaced =
      HOME_OF.test(link) ||
      link === 'en' ||
      link === 'sobre' ||
      (link.startsWith('d') && link.length > 5) ||
      (link === 'por' && names.includes('al'));
    const isHome = /(?:casa|depto|departamento|hogar|taller|negocio) (?:de|en)$/.test(link);
    const isLet = /(?:^| )de ?$/.test(link) && RENT_LEFT.test(before(document, start, 48));
    if (
      (isPlaced || isFurnished || isLet) &&
      (isHome || isLet || names.some(isStreetName) || endsInKnownPlace(document, numberEnd, end))
    ) {
      add(start, end, 0.65, 'address-in-street');
    }
  }
}

/** "el alquiler q cobra de pasco 1430": what is let, and where it stands. */
const RENT_LEFT = /(?<![a-z])(?:alquiler(?:es)?|alquilad[oa]|expensas|inquilin[oa])(?![a-z])[^.;:\n\d]{0,24}$/;

/** "un inmueble en Chivilcoy (Pellegrini 455)". */
const HOUSE_AND_BRACKET =
  /(?<![a-z])(?:casa|inmueble|local|depto|departamento|sede|vivienda|domicilio|oficina|consultorio|propiedad|taller|terreno|galpon)(?![a-z])[^.;:()\n\u0090]{0,40}\($/;

/** A street and a number that nothing announces: what follows, or the person before it, makes it an address. */
function addBare(document: NormalisedText, windows: readonly Window[], add: AddAddress): void {
  for (const match of matchWindows(document.text, BARE, windows)) {
    const numberEnd = match.index + match[0].length;
    const street = document.folded.slice(match.index, numberEnd);
    const [first = '', second = '', ...others] = street.split(' ');
    if (/^(?:de|del|y|e|en|a)$/.test(first)) continue;
    // "DOMICILIADO EN LARREA 315": what announces it has a reader of its own.
    if (/^(?:domicili|resident|vive)/.test(first)) continue;
    // "la escribana Marta Ger, Reg. 41": a notary's register.
    if (/^reg\.?$/.test(first)) continue;
    if ([second, ...others].some((word) => NOT_IN_A_STREET.has(word.replace('.', '')))) continue;
    // "Los Aromos 455", "Entre Ríos 2255".
    const opens = /^(?:los|las|el|la)$/.test(first)
      ? !isNoStreet(second)
      : !isNoStreet(first) || PLACES.has(`${first} ${second}`);
    if (!opens || MONTH_AND_NUMBER.test(street)) continue;
    const isYear = /(?:^| )(?:19|20)\d{2}$/.test(street);
    // "DNI 49.884.773, Alvear 2019;": in a list of people with their numbers no year stands there.
    if (
      AFTER_PERSON.test(before(document, match.index, 40)) &&
      (!isYear || endsItem(document, match.index, numberEnd))
    ) {
      add(match.index, readTail(document, numberEnd), 0.7, 'address-after-person');
      continue;
    }
    if (!isYear && document.text[numberEnd] === ')' && HOUSE_AND_BRACKET.test(before(document, match.index, 56))) {
      add(match.index, numberEnd, 0.7, 'address-bare');
      continue;
    }
    const end = document.text[numberEnd] === ';' ? numberEnd : readTail(document, numberEnd);
    if (end === numberEnd) continue;
    const hasDetails = readDetails(document, numberEnd, numberEnd + WINDOW) > numberEnd;
    const hasCode = /^,?(?: -)? ?\(?(?:c\.?p|[a-z]?\d{4})/.test(document.folded.slice(numberEnd, numberEnd + 10));
    if (hasDetails || hasCode || (!isYear && endsInKnownPlace(document, numberEnd, end)))
      add(match.index, end, 0.7, 'address-bare');
  }
}

/** In a list of people with their numbers, or between dashes behind a datum, no year stands there. */
const endsItem = (document: NormalisedText, start: number, end: number) => {
  const right = document.text.slice(end, end + 14);
  if (/\u0090 - $/.test(before(document, start, 4))) return /^ - /.test(right);
  return (
    /(?:(?:dni|d\.n\.i\.)[ \d.-]{6,14}|\u0090), $/.test(before(document, start, 22)) &&
    (/^[;.\n]/.test(right) || /^, (?:[Bb]arrio|B°|[Pp]iso|[Dd]e?pto|[Cc]asa|[Mm]za?|[Ll]ote|P\.?B)/.test(right))
  );
};

/** The words before a street in a message: "casa de", "depto en", "queda en". */
const HOME =
  /^(?:casa|depto|departamento|hogar|local|terreno|deposito|taller|negocio|edificio|hotel|pension|consultorio|oficina|estudio)$/;
const HOME_OF = /(?:casa|depto|departamento|hogar|local|terreno|deposito|taller|negocio|(?:^| )en|sobre)(?: de| en)?$/;

/** Particles only inside the name; no word that a sentence needs. */
function mayNameStreet(word: string, index: number): boolean {
  if (index > 0 && /^(?:de|del|la|los|las|al)$/.test(word)) return true;
  return !(EVERYDAY_WORDS.has(word) || HOME.test(word) || (STOP_WORDS.has(word) && word !== 'al') || isNoStreet(word));
}

/** Stop words that streets are called after in every town. */
const STREET_NAMES = new Set(['libertad', 'defensa', 'comercio', 'congreso', 'union', 'republica', 'constitucion']);

/** "Entre Ríos", and "Perito Moreno", which opens like what an expert is called. */
const isPlaceOrStreet = (first: string, second: string) =>
  PLACES.has(`${first} ${second}`) || (first === 'perito' && second === 'moreno');

const isNoStreet = (word: string) =>
  (STOP_WORDS.has(word.replace('.', '')) && !STREET_NAMES.has(word)) || NOT_IN_A_STREET.has(word);

/** "casa 4 ambientes" and the like: a number without a name is no street. */
function isHouseCount({ folded }: NormalisedText, start: number, end: number): boolean {
  return !/[a-z]{3}/.test(folded.slice(start, end));
}

/** "vive en sector 4, casa 12, B° UOCRA": two or more parts and no street. */
function readDetailList(document: NormalisedText, at: number): number | null {
  const end = readDetails(document, at, at + WINDOW);
  if (end === at) return null;
  const tail = readTail(document, end);
  const parts = document.text.slice(at, tail);
  return /\d.*(?:,| -).*\d/.test(parts) || (/\d/.test(parts) && tail - end > 8) ? tail : null;
}

/** "domicilio en Villa Urquiza, calle 57 N° 2314": a neighbourhood, a comma and a street. */
function readPlacedStreet(document: NormalisedText, at: number): number | null {
  const comma = stickyEnd(
    /(?:[Zz]ona [Rr]ural|\p{Lu}[\p{L}']{2,16}(?: (?:de |del |la |los )?\p{Lu}[\p{L}']{1,16}){0,3}), /uy,
    document.text,
    at,
  );
  return comma === null ? null : readStreetAt(document, comma);
}

/** "domiciliado en Los Ceibos 223", "vivo en las heras 12": a capitalised article belongs to the street, a plural one too. */
function keepCapitalArticle(text: string, at: number): number {
  const article = /(?:Las?|Los|El|LAS?|LOS|EL|las|los) $/.exec(text.slice(Math.max(0, at - 4), at));
  return article ? at - article[0].length : at;
}

/** True when a place the engine knows stands in the tail, not merely a capitalised word. */
function endsInKnownPlace({ folded }: NormalisedText, from: number, to: number): boolean {
  return folded
    .slice(from, to)
    .split(/[,;()]| - /)
    .some((part) => PLACES.has(part.replace(/^ ?(?:de |ciudad de |partido de |provincia de )?|[ .]+$/g, '')));
}
