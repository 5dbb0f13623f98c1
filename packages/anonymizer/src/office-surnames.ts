import { GIVEN_NAMES } from './given-names.ts';
import { isPlainName } from './name-neighbours.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import { STOP_WORDS } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import { gapBetween, type Word } from './words.ts';

// "Fermín Escribano", "Marta Ley": offices, ranks and words of the law that people are called by too. Nearly everywhere they are the
// office, and end a name; here is read where they are somebody's.

/** Folded. Editor's own list of stop words that are surnames. */
const OFFICE_SURNAMES: ReadonlySet<string> = new Set(
  'abogado acuerdo agente asesor banco casal centro colegio comisario contador curador defensor derecho diciembre director doctor enero escribano estado familia febrero fiscal gobierno hermano heredero hospital iglesia inspector junio jueves juez letrado ley licenciado lunes magistrado martes marzo menor miercoles ministro notario noviembre octubre oficial padre presidente primero principal procurador punto rector registro sabado sargento secretario septiembre setiembre sociedad socio tercero testigo trabajo tutor union vecino viernes vocal'.split(
    ' ',
  ),
);

export const isOfficeSurname = (folded: string): boolean => OFFICE_SURNAMES.has(folded);

/** Whether the word, an office elsewhere, is a surname here: beside a given name, or because the text says so. */
export function isSurnameHere(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (word === undefined || word.shape === 'lower') return false;
  if (!isOfficeSurname(word.folded)) return isStopWordAsSurname(document, words, index);
  return (
    closesName(document, words, index) ||
    isInverted(document, words, index) ||
    isToldSurname(document, word.start, word.end)
  );
}

/** "(Sargento es apellido)", "Rector de apellido", "de apellido Ley", "Santino, apellido Crespo": whatever the word is, the text says that somebody bears it. */
export function isToldSurname(document: NormalisedText, start: number, end: number): boolean {
  return TOLD_RIGHT.test(after(document, end, 24)) || TOLD_LEFT.test(before(document, start, 16));
}

/** "el Dr. Domingo Feriado, mat. 218", "manejaba Martín Agua (legajo 719)": within a sentence any other word has its capital because it is a name. */
function isStopWordAsSurname(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [title, given, word] = [words[index - 2], words[index - 1], words[index] as Word];
  if (given?.shape !== 'title' || word.shape !== 'title' || word.folded.length < 4 || title === undefined) return false;
  if (!GIVEN_NAMES.has(given.folded) || gapBetween(document, given, word) !== ' ') return false;
  if (!/^(?:[,.;)]|$| \()/.test(document.text.slice(word.end, word.end + 2))) return false;
  const gap = gapBetween(document, title, given);
  if (/^(?:dra?|sra?|don|dona|ing|lic|senora?)$/.test(title.folded)) return /^\.? $/.test(gap);
  return title.shape === 'lower' && gap === ' ' && isUnmistakableGiven(given);
}

const TOLD_RIGHT = /^"?,? (?:es|era|de) (?:el |su |mi |un )?apellido(?![a-z])/;
const TOLD_LEFT = /(?:(?<![a-z])(?:de|con|cuyo) |, )apellidos? $/;
/** What goes on about an office: "Juan Secretario de Gobierno", "Marta Ley 24.240". */
const OF_AN_OFFICE =
  /^(?: (?:de(?! [a-z]+, (?:notari|escriban|dni|d\.n|cui|argentin|casad|viud|solter))|del|n°|nro|general|federal|civil|penal)(?![a-z])| ?\d|: )/;

/** "su letrado, Fermín Escribano;": a given name that is nothing else stands before, and nothing of the office behind. */
function closesName(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [before, previous, word] = [words[index - 2], words[index - 1], words[index] as Word];
  if (previous === undefined || previous.shape !== word.shape) return false;
  if (!isUnmistakableGiven(previous) && !isBesideDay(document, previous, word)) return false;
  if (gapBetween(document, previous, word) !== ' ' || OF_AN_OFFICE.test(after(document, word.end, 36))) return false;
  // "Pérez Juan Secretario": behind a whole name stands the office.
  const isWhole =
    before !== undefined &&
    before.shape !== 'lower' &&
    !GIVEN_NAMES.has(before.folded) &&
    !STOP_WORDS.has(before.folded) &&
    gapBetween(document, before, previous) === ' ';
  const next = words[index + 1];
  const goesOn = next !== undefined && next.shape === word.shape && gapBetween(document, word, next) === ' ';
  return !isWhole && (word.shape === 'title' ? !goesOn || isPlainName(next) : !goesOn);
}

/** "Escribano, Raúl", "C/ ESCRIBANO, RAÚL Y OTRA": a surname, a comma, and nothing but given names up to a mark. */
function isInverted(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const word = words[index] as Word;
  const next = words[index + 1];
  if (next === undefined || gapBetween(document, word, next) !== ', ' || !isUnmistakableGiven(next)) return false;
  if (!OPENS_INVERTED.test(before(document, word.start, 4))) return false;
  let last = index + 1;
  while (words[last + 1] && gapBetween(document, words[last] as Word, words[last + 1] as Word) === ' ') {
    if (!GIVEN_NAMES.has(words[last + 1]?.folded ?? '')) break;
    last += 1;
  }
  return CLOSES_INVERTED.test(after(document, (words[last] as Word).end, 5));
}

/** A day or a month, which within a sentence has a capital only as somebody's surname. */
export const isDay = (folded: string): boolean => DAY.test(folded);

const DAY =
  /^(?:enero|febrero|marzo|junio|setiembre|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado)$/;

/** "a Domingo Marzo", "el encargado, Díaz Lunes": within a sentence days and months have no capital, unless they are somebody's. */
const isBesideDay = (document: NormalisedText, previous: Word, word: Word): boolean =>
  DAY.test(word.folded) &&
  word.shape === 'title' &&
  (GIVEN_NAMES.has(previous.folded) || SURNAMES.has(previous.folded)) &&
  !/(?<![a-z])(?:en|desde|hasta|de|del|el) $/.test(before(document, previous.start, 6)) &&
  !/^,? (?:de|del|\d|a las|por la)/.test(after(document, word.end, 9));

const OPENS_INVERTED = /(?:^|["(\n;:|]|c\/|\d\)) ?$/;
const CLOSES_INVERTED = /^(?:$|[),;."\n|]| ?(?:[cs]\/|y |dni|d\.|-))/;

/** Not "Martín", "Rosa": a given name that is neither a surname nor a word. */
const isUnmistakableGiven = (word: Word): boolean =>
  isPlainName(word) && GIVEN_NAMES.has(word.folded) && !SURNAMES.has(word.folded);
