import { matchAnchored } from './anchored.ts';
import { personWords } from './entity-keys.ts';
import { inZone } from './kept-zones.ts';
import { after, before, fold, type NormalisedText } from './normalise.ts';
import { Readings } from './readings.ts';
import type { Candidate, KnownDatum, Zone } from './types.ts';

// "A.B.C.", "M. A. G." and the inverted "G., M. A.".
const INITIALS =
  /(?<![\p{L}\d.])(?:\p{Lu}\.){2,5}(?=, ?(?:\p{Lu}\.){2}| y (?:\p{Lu}\.){2})|(?<![\p{L}\d.])(?:(?:[DO]')?\p{Lu}\.(?:, ?| ?)(?:d[aei]?l?\. ?)?){2,5}(?![\p{L}\d])/gu;
/** A capital and its point, and how far (characters) initials go back from the last one. */
const POINTED = /[A-ZÀ-ÞĀ-Ž]\./g;
const longestInitials = 8;
const INVERTED = /^(?:\p{Lu}\. ?){1,3}, ?(?:\p{Lu}\. ?){1,3}$/u;
const UNPOINTED = /(?<![\p{L}\d.])\p{Lu}{2,4}(?![\p{L}\d.])/gu;
const SINGLE = /(?<![\p{L}\d.]|\p{Lu}\. )\p{Lu}\.(?=[ ,;:)"\n]|$)(?! ?\p{Lu})/gu;
// Abbreviations of institutions, norms and company forms.
const ABBREVIATIONS = new Set(
  'ss sa srl sas sau sca sh cpacf dni cuit cuil lct ccc cccn cpccn cpcc cp cn bo pba caba en vs vsa ve us mp mn le lc ci mi te ee eeuu rrhh nn pe pen art caba csjn scba csj gcba ddhh bcra afip anses onu oea ac dc am pm ps pd na sd sr qepd ta rn rp ph uf pb df td ic id op cit ob loc ll ja ed la jpg iva ff aa ffaa cc qrr nn'.split(
    ' ',
  ),
);
const COMPANY_FORMS = new Set(['sa', 'srl', 'sas', 'sau', 'sca', 'sh']);
const MINOR_LEFT =
  /(?<![a-z])(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|menor(?:es)?|adolescentes?|joven|jovenes|beb[ea]s?|melliz[oa]s?|gemel[oa]s?|nacieron|victimas?|damnificad[oa]|nna|herman(?:it)?[oa]s?|niet(?:it)?[oa]s?|hijit[oa]s?|nenit[oa]s?|prim[oa]s?|sobrin[oa]s?|alumn[oa]|causante|progenitor[a]?|senor[a]?|sr\.?|sra\.?|imputad[oa]|c\/|contra|autos|caratulad[oa]s?|iniciales(?: de (?:los|las) [a-z]{3,12}[^.;\n:]{0,48}:)?|a favor de)(?: [a-z,]{1,12}){0,3}[ :,"(]{1,3}$/;
const MINOR_RIGHT =
  /^ ?(?:,? ?\(?menor|,? de (?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete)(?: (?:anos|meses)|,)|[cs]\/|,? (?:dni|nacid[oa]|edad|el \d{1,2}[/.-]\d)|\(\d{1,2} (?:anos|meses)\)|\(dni|,? (?:denunci|manifest|declar|dijo|dice|refier|refir|relat|cuenta|conto|expres|convive|vive|agred|amenaz|golpe|solicit|pide|pidio|quier|acept|llor|duerm|asist|concurr|juega|no quiere|es hij|nacio|se present|comparec))/;
const LISTED_LEFT = /(?:[a-z]\.|\u0090)(?:,| y| e)(?: (?:de|a|con|por))? ?$/;
/** Characters between the members of a list. */
const LIST_REACH = 7;
const BESIDE_LEFT = /(?:,| y| e) $/;
/** A lone initial of a child already named by initials: "la madre de B.", "retirará a B., E. y V.". */
const SINGLE_LEFT =
  /(?:^|[ (,])(?:de|del|a|al|con|en|por|para|y|e|que|nin[oa]|nen[ea]|menor|adolescente|joven|hij[oa]|herman[oa]|su|la|el)[ \n]$|\u0090, $|[a-z]\., $/;

/** What somebody is notified of, given, or done with. */
const ADDRESSED_LEFT = /(?<![a-z])(?:a|con|por|y|que|para|de) $/;

/** Whom the initials between two commas name. */
const PARTY_LEFT =
  /(?<![a-z])(?:actora?|demandad[oa]|denunciante|denunciad[oa]|imputad[oa]|acusad[oa]|padre|madre|abuel[oa]), $/;

/** "progenitor de N.", "la niña B.": a lone initial where only a child can be meant. */
const CHILD_LEFT =
  /(?<![a-z])(?:progenitor[a]?|hij[oa]s?|nin[oa]s?|nen[ea]s?|menor(?:es)?|adolescentes?|(?:medi[oa] )?herman(?:it)?[oa]s?|sobrin(?:it)?[oa]s?|prim(?:it)?[oa]s?|hijit[oa]s?|nenit[oa]s?|niet(?:it)?[oa]s?|madre|padre|mama|papa)(?: menor(?:es)?)? (?:de )?$/;

/** "Saludos, G.", at the end of a message. */
const FAREWELL_LEFT = /(?<![a-z])(?:saludos|slds|sds|abrazos?|besos?|atte|cordialmente|gracias)[.,!]{0,2}[ \n]{1,2}$/;

/** "L., de diez años, pidió", "A., de siete, calló". */
const AGED_RIGHT =
  /^,? de (?:\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete)(?: (?:anos|meses)|,)/;

/** Initials of minors and victims ("la niña A.B.C.", "G., M. s/ abrigo"), by what stands around them. */
export function findInitials(
  document: NormalisedText,
  zones: readonly Zone[],
  known: readonly KnownDatum[],
): Candidate[] {
  const found: Candidate[] = [];
  const { keys, full, begins } = knownInitials(known);
  let previousEnd = -1;
  const add = (start: number, end: number, score: number, only?: Candidate['only']) => {
    if (inZone(zones, start, end)) return;
    found.push({ start, end, type: 'persona', score, source: 'initials', ...(only ? { only } : {}) });
    if (!only) previousEnd = end;
  };
  const places = placesIn(document);
  for (const match of places.pointed) {
    const written = match[0].replace(/[, ]+$/, '');
    const start = match.index;
    const end = start + written.length;
    const letters = written.replace(/(?<![\p{L}])d[aei]?l?\.|[., ]/gu, '').toLowerCase();
    const left = before(document, start, 72);
    const right = after(document, end, 24);
    const isMinor = MINOR_RIGHT.test(right);
    const isInverted = INVERTED.test(written) && !COMPANY_FORMS.has(letters.slice(0, -1));
    if ((COMPANY_FORMS.has(letters) && !isInverted) || letters === 'qrr' || letters === 'nn') continue;
    // "J.P.G." is a child, and no picture.
    if (!isInverted && !isMinor && !written.includes(' ') && letters !== 'jpg' && ABBREVIATIONS.has(letters)) continue;
    // "U.O.M.R.A.", "c/ E.M.G.A.": unions and bodies.
    if (
      !written.includes(' ') &&
      !isMinor &&
      (letters.length > 4 || (letters.length === 4 && /(?:c\/|contra) ?$/.test(left)))
    )
      continue;
    const opensName = /^ \p{Lu}\p{Ll}/u.test(document.text.slice(end, end + 3));
    const listed = LISTED_LEFT.test(left) && previousEnd >= 0 && start - previousEnd <= LIST_REACH;
    const isKnown =
      keys.has(sorted(letters)) ||
      (letters.length >= 2 && written.includes(' ') && begins.some((known) => known.startsWith(letters))) ||
      (full.has(sorted(letters)) && !opensName);
    // Nobody writes an institution with three or more spaced points: "S. T. C.".
    const isSpaced =
      letters.length >= 3 && !ABBREVIATIONS.has(letters) && /^(?:\p{Lu}\. ){2,4}\p{Lu}\.$/u.test(written) && !opensName;
    // Where people are called by their initials, "notifíquese a S.P.K." is one of them.
    const isAddressed =
      (keys.size > 0 || speaksOfChildren(document)) &&
      letters.length >= 2 &&
      !opensName &&
      !ABBREVIATIONS.has(letters) &&
      ADDRESSED_LEFT.test(left);
    // "el actor, S.D., no la recusó".
    const isApposed =
      letters.length <= 3 && PARTY_LEFT.test(left) && right.startsWith(',') && !ABBREVIATIONS.has(letters);
    if (isApposed || isAddressed || listed || isMinor || isKnown || isSpaced || MINOR_LEFT.test(left))
      add(start, end, 0.8);
    else if (isInverted && !opensName) add(start, end, 0.75);
    else if (BESIDE_LEFT.test(left) && !opensName && !ABBREVIATIONS.has(letters)) add(start, end, 0.7, 'beside-person');
  }
  for (const match of places.unpointed) {
    const end = match.index + match[0].length;
    if (ABBREVIATIONS.has(match[0].toLowerCase())) continue;
    const left = before(document, match.index, 32);
    const isMinor =
      /(?<![a-z])(?:hij[oa]|nin[oa]|nen[ea]|menor|adolescente|iniciales) (?:de iniciales |identificad[oa] como )?$/.test(
        left,
      );
    // "L. J. M." is also written "LJM".
    const isKnown = match[0].length >= 3 && keys.has(sorted(match[0].toLowerCase()));
    if (isKnown) add(match.index, end, 0.7);
    else if (isMinor && /^,? (?:de \d|dni|nacid)|^[,.;)]/.test(after(document, end, 10))) add(match.index, end, 0.7);
  }
  findSingles(document, keys, add);
  return found;
}

const childrenOf = new Readings<boolean>();

/** Where children are spoken of, whoever is called by initials is one of them, or of their family. */
function speaksOfChildren(document: NormalisedText): boolean {
  let speaks = childrenOf.get(document);
  if (speaks === undefined) {
    speaks = CHILDREN.test(document.folded);
    childrenOf.set(document, speaks);
  }
  return speaks;
}

const CHILDREN =
  /(?<![a-z])(?:nin[oa]s?|nen[ea]s?|adolescentes?|hij[oa]s|niet[oa]s|abuel[oa]s|progenitor(?:a|es)?|menores de edad|guarda|cuota alimentaria)(?![a-z])/;

interface Places {
  pointed: RegExpExecArray[];
  unpointed: RegExpExecArray[];
  single: RegExpExecArray[];
}

const placesOf = new Readings<Places>();

/** Where initials may stand; each round asks twice, with more names known. */
function placesIn(document: NormalisedText): Places {
  let places = placesOf.get(document);
  if (!places) {
    const { text } = document;
    places = {
      pointed: [...matchAnchored(text, INITIALS, POINTED, longestInitials)],
      unpointed: [...text.matchAll(UNPOINTED)],
      single: [...matchAnchored(text, SINGLE, POINTED, 2)],
    };
    placesOf.set(document, places);
  }
  return places;
}

const sorted = (letters: string) => [...letters].sort().join('');

/** The sorted letters of every person known by initials, and the initials of those known by a full name. */
function knownInitials(known: readonly KnownDatum[]): { keys: Set<string>; full: Set<string>; begins: string[] } {
  const begins: string[] = [];
  const keys = new Set<string>();
  const full = new Set<string>();
  for (const { type, text } of known) {
    if (type !== 'persona') continue;
    if (/\p{L}{2}/u.test(text)) {
      const initials = personWords(text).map((word) => word[0] ?? '');
      if (initials.length >= 2) full.add(sorted(initials.join('')));
      continue;
    }
    // "V., M. S." is also called "M. S.".
    const [family = '', given = ''] = fold(text).split(',');
    begins.push(`${given}${family}`.replace(/[^a-z]/g, ''));
    const [key = ''] = personWords(text);
    if (key.length >= 1 && fold(text).includes('.')) keys.add(key);
  }
  // Most texts know a handful; a text full of initials is not searched for each.
  return { keys, full, begins: begins.slice(0, 50) };
}

/** "V. sostiene…": the initial of a child opens a sentence in which they do something. */
const acts = (document: NormalisedText, at: number) =>
  /(?:^|[.:;)]|\n) ?$/.test(before(document, at, 2)) && /^ \p{Ll}{3}/u.test(document.text.slice(at + 2, at + 6));

function findSingles(
  document: NormalisedText,
  keys: ReadonlySet<string>,
  add: (start: number, end: number, score: number) => void,
): void {
  const letters = new Set([...keys].join(''));
  for (const match of placesIn(document).single) {
    const at = match.index;
    if (
      CHILD_LEFT.test(before(document, at, 24)) ||
      AGED_RIGHT.test(after(document, at + 2, 24)) ||
      (FAREWELL_LEFT.test(before(document, at, 16)) && /^(?:\n|$)/.test(document.text.slice(at + 2, at + 3)))
    ) {
      add(at, at + 2, 0.65);
    } else if (
      letters.has(document.folded[at] as string) &&
      (SINGLE_LEFT.test(before(document, at, 14)) || acts(document, at))
    )
      add(at, at + 2, 0.6);
  }
}
