import { matchBeginnings } from './beginnings.ts';
import { personWords } from './entity-keys.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import type { KeptName } from './roles.ts';
import type { KnownDatum, Zone } from './types.ts';

// An opening quote follows a blank or a bracket: in `TV de 43" y "Pérez c/ Banco"` the inches open nothing.
const QUOTED = /(?<![^\s([,;:-])"(?=[^\s"])[^"\n\u0090]{2,200}"/g;
const CITATION_RIGHT =
  /^[ ,;.]{0,3}(?:\(|-)? ?(?:publicad[oa] en )?(?:est[ae] (?:camara|sala|corte|tribunal)|auto n|t\. ?s\. ?j|fallos|c\.?s\.?j\.?n|s\.?c\.?b\.?a|de la corte|csj|tsj|cn(?:civ|com|at|fed|trab)|cidh|corte |fallo plenario|plenario|la ley|l\. ?l\.|ll |ja |j\. ?a\.|e\. ?d\.|ed |rc j|sent(?:encia)?\.? (?:del?|n°|definitiva)|del? \d{1,2}[/ .-]|\d{1,2}\/\d{1,2}\/\d{2,4}|rta\.?|causa [a-z]-\d|(?:causas? )?(?:ac|rc|rp|[abcilpq])\. ?\d{2,3}\.\d{3}(?![.\d]))/;
/** `"Sosa c/ Banegas" de la Suprema Corte`: a caption, and the court that decided it. */
const COURT_RIGHT =
  /^,? (?:de |en )?(?:la (?:excma\.? |suprema |camara|corte|sala|casacion)|el (?:superior|supremo|alto) |del (?:superior|supremo|maximo|alto) |(?:csjn|scba|stj|tsj)(?![a-z]))/;
const CITATION_LEFT =
  /(?:fallos?|casos?|precedentes?|plenario|in re|doctrina|leading case|(?:causas?|autos) citad[oa]s?|criterio|jurisprudencia|corte (?:suprema|federal|interamericana|provincial|local)|(?:resolvio|decidio|dijo|fallo) (?:la|esta|nuestra) (?:corte|camara|sala)|(?<!legajo )csjn|c\.s\.j\.n\.?|scba|cnciv|cncom|cnat|(?<![a-z])(?:csj(?!n)|scj|stj|tsj|cjs)[a-z]{0,3}|cidh|aplic(?:an?|o|aron|ando)|citas? de|con lo de|recordo|conocid[oa]|celebre|citad[oa](?! en garantia)|en pleno|sala [a-k1-9ivx]{1,4}|resuelto|sentado|fijado|ignoro|tiene dicho|dicho en|(?:mismo|igual|identico) sentido[^"\n]{0,24} en|(?:ya )?resolvi[oe][^"\n]{0,32} en|(?:superior tribunal|tribunal superior|suprema corte|corte de justicia)[^"\n;]{0,44},? (?:causa|autos|en)|sostuvo [^"\n]{0,40}en|metodo|formula|calculo|pauta)[^"\n]{0,48}$/;
/** `Como se dijo en "Santillán, Francisco"`, `Téngase presente "Pinto, Ángela"`: a ruling by the name of its case. */
const RECALLED_LEFT =
  /(?<![a-z])(?:(?:como|segun|conforme) (?:ya )?se (?:dijo|resolvio|sostuvo|decidio|expuso)(?: ya)? en(?: la causa| autos)?|tengase presente) $/;
/** `Invoco "Fiorentino"`, `que cita "Benítez, Aníbal Leonel"`: a ruling by its party. */
const INVOKED_LEFT =
  /(?<![a-z])(?:invoc(?:o|a|an|amos|ando)|cit(?:o|a|an|amos|ando|aron)|remit(?:o|e|en|imos) a|me apoyo en|se apoya en) $/;
const ONE_NAME =
  /^"\p{Lu}[\p{L}']{2,20}(?: \p{Lu}[\p{L}']{2,20})?(?:, \p{Lu}[\p{L}']{2,20}(?: [\p{L}']{2,20}){0,3})?"$/u;

/** A name alone between the marks, of which the paper says nothing else. */
function isNameOfRuling({ text, folded }: NormalisedText, start: number, end: number): boolean {
  if (!ONE_NAME.test(text.slice(start, end))) return false;
  const [surname = ''] = folded.slice(start, end).match(/[^", ]{3,}/) ?? [];
  return !folded.slice(0, start).includes(surname) && !folded.slice(end).includes(surname);
}

/** `"traé copias del fallo "Pérez c/ Disco" para Oviedo"`: quoted within a quotation. */
const NESTED_CITATION =
  /(?<![a-z])(?:fallos?|precedentes?|plenario) "[^"\n\u0090]{2,40} (?:c\/|vs?\.) ?[^"\n\u0090]{2,40}"/g;
/** "firmó como "Emilse Sala"", "contestó "dejalo, pobre Pitu"": what somebody wrote, said or is called cites nothing. */
const SAID_LEFT =
  /(?<![a-z])(?:firm(?:o|a|ada|ado|aron|aba)(?: como| por)|(?<!(?:caso|causa|fallo|precedente|plenario|autos)(?![a-z])[^"\n]{0,40})conocid[oa] (?:como|por)|contest(?:o|aron)|dij(?:o|eron)|dice|decia|escribi(?:o|eron)|respondio|puso|a nombre de|llamad[oa]|llaman|apodad[oa]|alias|figura(?:ba)? como|anotad[oa] como|inscript[oa] como):? ?$/;
/** "en autos" right before the quotes: the case at hand. */
/** `"Sosa c/ Banegas" (expte. 33.101/2015)`: the number belongs to the ruling that is cited. */
const ITS_FILE = /^,? ?\((?:expte|expediente|causa|autos|legajo)[^()\n\u0090]{1,36}\)/;
/** `Escuela N° 180 "Maestra Rosa Blanco"`: what is named after somebody. */
const NAMED_PLACE_LEFT =
  /(?<![a-z])(?:escuela|jardin|colegio|instituto|hospital|sanatorio|clinica|biblioteca|club|centro de salud|cesac|caps|c\.a\.p\.s\.|polideportivo|plaza|plazoleta|teatro|estadio|museo|sociedad de fomento|liceo|terminal|aeropuerto|puente|autopista|e\.?p\.?e\.?t\.?|e\.?e\.?s\.?t?\.?|e\.?n\.?s\.?)(?![a-z])(?: (?:de|del|la|el|los|ninos|infantes|agudos|n°|nro\.?|\d{1,5}|[a-z]{3,10}(?:al|ica|ico|aria|ario|ada|ado|ior|nica|nico)))* ?$/;
/** Institutions and clubs whose names read like a person's. */
const NAMESAKES =
  /(?<![a-z])(?:casas particulares|cruz roja(?: argentina| internacional)?|cruz verde|(?:madres|abuelas) de plaza de mayo|medicos sin fronteras|luna park|rosario central|boca juniors|river plate|newell'?s old boys|banco (?:macro|galicia|patagonia|santander|supervielle|frances|credicoop|hipotecario|columbia|comafi|roela|piano)|ley (?:lucio|micaela|brisa|justina|olimpia|oliveri|lucia|diana sacayan|johana))(?![a-z])/y;
const NAMESAKE_KEYS = 'cas cru mad abu med lun ros boc riv new ban ley'.split(' ');
const OWN_CAPTION_LEFT =
  /(?:(?:en|los|estos|presentes|mis|nuestros) autos|caratulad[oa]s?|expte\.?|expediente|legajo)(?: n°| nro\.?)?(?: ?\u0090)?(?:,? caratulad[oa]s?)?[:,]? ?$/;
const NEXT_IN_LIST = /^,? ?(?:y |e |; )?$/;
const FALLOS = /(?<![a-z])(?:fallos|csjn[- ]fallos)[:,]? ?\d{1,3}[:, ]/y;
const FALLOS_KEYS = ['fal', 'csj'];

/** Quoted or cited precedents: public rulings are named after their parties, and the name is the citation. */
export function findKeptZones(document: NormalisedText, known: readonly KnownDatum[] = []): Zone[] {
  const parties = known.filter(({ type }) => type === 'persona').map(({ text }) => personWords(text));
  const quoted: (Zone & { kept: boolean })[] = [];
  for (const match of document.folded.matchAll(QUOTED)) {
    const start = match.index;
    const end = start + match[0].length;
    const left = before(document, start, 72);
    const kept =
      CITATION_RIGHT.test(after(document, end, 40)) ||
      (/ (?:c\/|vs?\.) ?/.test(match[0]) &&
        !OWN_CAPTION_LEFT.test(left) &&
        COURT_RIGHT.test(after(document, end, 24))) ||
      RECALLED_LEFT.test(left) ||
      (INVOKED_LEFT.test(left) && isNameOfRuling(document, start, end)) ||
      (CITATION_LEFT.test(left) && !OWN_CAPTION_LEFT.test(left) && !SAID_LEFT.test(left));
    const isOwn = kept && isOfParties(match[0], parties);
    const isForeign = !kept && !OWN_CAPTION_LEFT.test(left) && isForeignCaption(document, start, end);
    quoted.push({ start, end, kept: (kept && !isOwn) || isForeign || NAMED_PLACE_LEFT.test(left) });
  }
  spreadAlongLists(document, quoted);
  const zones: Zone[] = quoted
    .filter(({ kept }) => kept)
    .map(({ start, end }) => ({ start, end: end + (ITS_FILE.exec(after(document, end, 48))?.[0].length ?? 0) }));
  for (const match of document.folded.matchAll(NESTED_CITATION)) {
    zones.push({ start: match.index + match[0].indexOf('"'), end: match.index + match[0].length });
  }
  for (const match of matchBeginnings(document, NAMESAKES, NAMESAKE_KEYS)) {
    zones.push({ start: match.index, end: match.index + match[0].length });
  }
  for (const match of matchBeginnings(document, FALLOS, FALLOS_KEYS)) {
    const zone = unquotedCitation(document, match.index);
    if (zone) zones.push(zone);
  }
  for (const match of document.folded.matchAll(CAPTION_MARK)) {
    const zone = unquotedPrecedent(document, match.index, match.index + match[0].length);
    if (zone) zones.push(zone);
  }
  return mergeZones(zones);
}

/** Between quotation marks, with "c/" and without the object of the claim. */
const SHORT_CAPTION = /^"[^"]{3,40} (?:c\/|vs?\.) ?[^"]{3,40}"$/;
const FILE_NEAR = /\d{3,}[./-]\d|expte|expediente|causa|autos|caratulad|legajo/;

/**
 * `además está "Vivas c/ Perini"`: a caption of whom the paper tells nothing else, beside its own, is a ruling that is cited. The parties
 * of the case at hand are spoken of elsewhere too.
 */
function isForeignCaption(document: NormalisedText, start: number, end: number): boolean {
  const caption = document.folded.slice(start, end);
  if (!SHORT_CAPTION.test(caption) || / s\/ ?/.test(caption)) return false;
  if (FILE_NEAR.test(before(document, start, 40)) || FILE_NEAR.test(after(document, end, 40))) return false;
  const words = caption.match(/[a-z]{4,}/g) ?? [];
  if (words.length < 2 || words.length > 6) return false;
  const { folded } = document;
  const others = folded.slice(0, start).concat(folded.slice(end));
  return (
    / [cs]\/ ?[a-z\u0090]/.test(others) && !words.some((word) => others.includes(word) && !COMMON_PARTY.test(word))
  );
}

const COMMON_PARTY =
  /^(?:provincia|estado|nacion(?:al)?|banco|clinica|hospital|municipalidad|otros?|otras?|sociedad|seguros|buenos|aires|ciudad)$/;

/** A related file of the same people: the caption has two words of one person's name, found elsewhere. */
function isOfParties(caption: string, parties: readonly (readonly string[])[]): boolean {
  if (!/ (?:c|s)\/| vs?\.? /.test(caption)) return false;
  const words = new Set(caption.match(/\p{L}+/gu));
  return parties.some((name) => name.filter((word) => words.has(word)).length >= 2);
}

const CAPTION_MARK = / (?:c\/|vs?\.|c\.) ?/g;
const PRECEDENT_LEFT =
  /(?<![a-z])(?:in re|precedentes?|plenario|leading case|fallos?|como se dijo en|c\.?s\.?j\.?n\.?|s\.?c\.?b\.?a\.?|[ts][st]j [a-z]{3,12}|corte (?:suprema|idh|interamericana)|cidh|c(?:n|am|c|fed|apel)[a-z.]{2,10})(?![a-z])[^;"\n\u0090]{0,56}$/;
const OWN_CASE = /(?:autos|caratulad[oa]s?|expte|expediente|presente causa|seguid[oa]s? por)[^;\n]{0,50}$/;
/** What follows a cited caption: a date, a place of publication, the collection of rulings. */
const PUBLISHED_RIGHT =
  /^[^;"\n\u0090]{2,56}?(?:[,(] ?(?:fallos|csjn|scba|sent(?:encia)?\.?|del? \d|\d{1,2}[/.-]\d{1,2}[/.-]\d|la ley|ll |ja |ed |zeus|rc j)|fallos)/;
/** These speak for themselves; the name of a court alone also stands over one's own case. */
const SURE_LEFT =
  /(?<![a-z])(?:in re|precedentes?|plenario|leading case|como se dijo en|corte idh)(?![a-z])[^;"\n\u0090]{0,56}$/;

/** `CNCiv., Sala F, Pérez c/ Gómez s/ daños, 12/3/2015`: a ruling cited without quotes. */
function unquotedPrecedent(document: NormalisedText, from: number, to: number): Zone | null {
  const left = before(document, from, 90);
  const right = after(document, to, 72);
  const cited = PRECEDENT_LEFT.exec(left);
  if (OWN_CASE.test(left)) return null;
  const published = PUBLISHED_RIGHT.exec(right);
  if (!SURE_LEFT.test(left) && !(cited && published) && !/^[^;"\n\u0090]{2,48}\(fallos/.test(right)) return null;
  const start = cited
    ? from - (left.length - cited.index)
    : from - (/(?:[^ ]{2,20},? ){0,3}[^ ]{2,20}$/.exec(left)?.[0].length ?? 0);
  const end = to + (published?.[0].length ?? /^[^;,"\n\u0090]{0,48}/.exec(right)?.[0].length ?? 0);
  return { start, end };
}

/** Sorted and disjoint. */
export function mergeZones(zones: Zone[]): Zone[] {
  const merged: Zone[] = [];
  for (const zone of zones.sort((a, b) => a.start - b.start)) {
    const last = merged[merged.length - 1];
    if (last && zone.start < last.end) last.end = Math.max(last.end, zone.end);
    else merged.push({ ...zone });
  }
  return merged;
}

/** In `"A", "B" y "C" (Fallos: …)` the citation speaks for the whole list. */
function spreadAlongLists(document: NormalisedText, quoted: (Zone & { kept: boolean })[]): void {
  const linked = (left: Zone, right: Zone) =>
    right.start - left.end <= 5 && NEXT_IN_LIST.test(document.folded.slice(left.end, right.start));
  for (let index = quoted.length - 2; index >= 0; index -= 1) {
    const [here, next] = [quoted[index], quoted[index + 1]];
    if (here && next?.kept && linked(here, next)) here.kept = true;
  }
  for (let index = 1; index < quoted.length; index += 1) {
    const [previous, here] = [quoted[index - 1], quoted[index]];
    if (here && previous?.kept && linked(previous, here)) here.kept = true;
  }
}

function lastSentenceEnd(left: string): number {
  let last = -1;
  for (const match of left.matchAll(/[a-z)]{4,}\.(?= )/g)) last = match.index + match[0].length;
  return last;
}

/** `Aquino c/ Cargo Servicios, Fallos 327:3753`: from the sentence's or bracket's start, if a caption stands there. */
function unquotedCitation(document: NormalisedText, at: number): Zone | null {
  const left = before(document, at, 120);
  const boundary = Math.max(
    left.lastIndexOf(';'),
    left.lastIndexOf('('),
    left.lastIndexOf('\n'),
    left.lastIndexOf(': '),
    // A sentence's end; "c.s.j.n. " and "art. " are none.
    lastSentenceEnd(left),
  );
  const segment = left.slice(boundary + 1);
  const caption = /(?:csjn[ ,]|[^ ]{2,30} [cv]\/ ?)/.exec(segment);
  if (!caption) return null;
  return { start: at - segment.length, end: at };
}

/** Index of the first zone (sorted, disjoint) that ends after `at`. */
export function firstEndingAfter(zones: readonly Zone[], at: number): number {
  let low = 0;
  let high = zones.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((zones[middle] as Zone).end <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True when the interval overlaps one of the zones (sorted by start, short). */
export function inZone(zones: readonly Zone[], start: number, end: number): boolean {
  const zone = zones[firstEndingAfter(zones, start)];
  return zone !== undefined && zone.start < end;
}

/** The zones that name somebody: rulings called after their parties, institutions called like a person. */
export function keptPrecedents({ text }: NormalisedText, zones: readonly Zone[]): KeptName[] {
  return zones
    .filter(({ start, end }) => /\p{Lu}\p{L}{2}/u.test(text.slice(start, end)))
    .map(({ start, end }) => ({ start, end, reason: 'precedent' }));
}
