import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { GIVEN_NAMES } from './given-names.ts';
import type { NormalisedText } from './normalise.ts';
import { STOP_WORDS, STOPPED_NAMES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import { gapBetween, looksOrdinary, type Word } from './words.ts';

// What stands beside a capitalised word, and makes a name of one that may mean something else.

/** A line at least this long (characters) was probably wrapped, so a name may go on in the next one. */
const WRAPPED_LINE = 45;
const ABBREVIATED_GIVEN = new Set(['ma', 'fco', 'gral', 'jose ma', 'sta', 'hno', 'alte', 'cnel', 'pte']);

export function isPlainName(word: Word | undefined): boolean {
  if (!word || AMBIGUOUS_NAMES.has(word.folded)) return false;
  return GIVEN_NAMES.has(word.folded) || SURNAMES.has(word.folded);
}

/** A capitalised word of the lists, be it also a word of the language ("Nora Paz", "Amparo Luz"). */
export function isNameBeside(word: Word): boolean {
  if (word.shape === 'lower' || word.shape === 'initial' || STOP_WORDS.has(word.folded)) return false;
  return GIVEN_NAMES.has(word.folded) || isPlainName(word);
}

export function joins(document: NormalisedText, left: Word, right: Word): boolean {
  const gap = gapBetween(document, left, right);
  if (gap === ' ') return true;
  if (gap === '. ' || gap === '.' || gap === '.\n')
    return left.shape === 'initial' || ABBREVIATED_GIVEN.has(left.folded);
  // A nickname between given name and surname: Maximiliano "Maxi" Rolón.
  if (gap === ' "') return /^" \p{Lu}/u.test(document.text.slice(right.end, right.end + 3));
  if (gap === '" ') return document.text.slice(left.start - 2, left.start) === ' "' && right.shape !== 'lower';
  if (gap !== '\n') return false;
  // "… de Bariloche⏎EPICRISIS": a heading in the next line.
  if (left.shape === 'title' && right.shape === 'upper' && !isPlainName(right)) return false;
  return left.end - (document.text.lastIndexOf('\n', left.end - 1) + 1) >= WRAPPED_LINE;
}

export const followsTitle = (words: readonly Word[], index: number) =>
  /^(?:sra?|dra?|don|dona|srta|lic|ing|senora?|hola|estimad[oa]|querid[oa])$/.test(words[index - 1]?.folded ?? '');

/** "el vecino Paz", "la testigo Franco": after who somebody is, a word of the law is their name. */
export function followsKin(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [previous, word] = [words[index - 1], words[index]];
  if (previous?.shape !== 'lower' || word?.shape !== 'title') return false;
  // "la hija de ésta, Mía": whose, and then who.
  if (/^(?:est[ae]|aquel|aquella|ell[oa]s?|el)$/.test(previous.folded) && words[index - 2]?.folded === 'de')
    return (
      gapBetween(document, previous, word) === ', ' &&
      GIVEN_NAMES.has(word.folded) &&
      RELATIVE.test(words[index - 3]?.folded ?? '')
    );
  const gap = gapBetween(document, previous, word);
  // "y la beba, Amparo.": between marks a given name.
  if (gap === ', ' && GIVEN_NAMES.has(word.folded) && CLOSES.test(document.text.slice(word.end, word.end + 2)))
    return RELATIVE.test(previous.folded);
  return gap === ' ' && KIN.test(previous.folded);
}

const CLOSES = /^(?:[.,;)\n]|$)/;
const RELATIVE =
  /^(?:beb[ea]|nen[ea]|nin[oa]|hij[oa]|niet[oa]|herman[oa]|sobrin[oa]|prim[oa]|ti[oa]|abuel[oa]|madre|padre|mama|papa|espos[oa]|mujer|marido|pareja|novi[oa]|suegr[oa]|cunad[oa]|nuera|yerno|compan?er[oa]|ahijad[oa]|melliz[oa]|gemel[oa])$/;

const KIN =
  /^(?:vecin[oa]|testigo|soci[oa]|clienta|abogad[oa]|alumn[oa]|maestr[oa]|profesora?|doctora?|imputad[oa]|acusad[oa]|detenid[oa]|denunciante|denunciad[oa]|damnificad[oa]|victima|hij[oa]|niet[oa]|sobrin[oa]|suegr[oa]|nuera|yerno|ahijad[oa]|herman[oa]|espos[oa]|marido|novi[oa]|cunad[oa]|prim[oa]|ti[oa]|abuel[oa]|companer[oa]|amig[oa]|encargad[oa]|capataz|chofer|enfermer[oa]|trabajador[a]?|inquilin[oa]|(?:herman|prim|melliz|gemel|espos|sobrin|cunad)[oa]s|matrimonio|familia)$/;

/** "Luz Divina Mercado": a known name stands one or two words before, joined to this one by blanks. */
export function endsKnownName(document: NormalisedText, words: readonly Word[], index: number): boolean {
  for (let at = index - 1; at >= 0 && index - at <= 2; at -= 1) {
    const [here, next] = [words[at] as Word, words[at + 1] as Word];
    if (here.shape === 'lower' || here.shape === 'initial' || gapBetween(document, here, next) !== ' ') return false;
    if (STOP_WORDS.has(here.folded) && !STOPPED_NAMES.has(here.folded)) return false;
    if (isNameBeside(here)) return true;
    // "Dra. Abril Plaza".
    if (STOPPED_NAMES.has(here.folded) && GIVEN_NAMES.has(here.folded) && followsTitle(words, at)) return true;
  }
  return false;
}

/** "Soy Abril Delgado": a month has no capital within a sentence, and nothing that is also a surname behind it. */
export function isGivenBesideSurname(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (word?.shape !== 'title' || next?.shape !== 'title' || !GIVEN_NAMES.has(word.folded)) return false;
  if (!SURNAMES.has(next.folded) || STOP_WORDS.has(next.folded) || opensSentence(document, word)) return false;
  return gapBetween(document, word, next) === ' ';
}

/** "su marido, Segundo Leal, vive": two ambiguous names between marks are somebody's. */
export function opensAmbiguousPair(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (!word || !next || next.shape !== 'title' || !GIVEN_NAMES.has(word.folded)) return false;
  // "mi socia, Abril Mayo, porque": also one that is a month.
  const isStopped = STOP_WORDS.has(next.folded) && !STOPPED_NAMES.has(next.folded);
  if (!SURNAMES.has(next.folded) || isStopped || gapBetween(document, word, next) !== ' ') return false;
  const opens = /[a-z](?:, | \()$/.test(document.folded.slice(Math.max(0, word.start - 3), word.start));
  return opens && /^(?:[,;)]| \()/.test(document.text.slice(next.end, next.end + 2));
}

/** The "Mayo" of "mi socia, Abril Mayo, porque". */
export const closesAmbiguousPair = (document: NormalisedText, words: readonly Word[], index: number): boolean =>
  STOPPED_NAMES.has(words[index]?.folded ?? '') && opensAmbiguousPair(document, words, index - 1);

/** "donde la recibió Plaza.": what only people do to others, and between the verb and the mark who did. */
export const isDoer = (document: NormalisedText, { shape, folded, start, end }: Word): boolean =>
  shape === 'title' &&
  SURNAMES.has(folded) &&
  DONE_LEFT.test(document.folded.slice(Math.max(0, start - 24), start)) &&
  CLOSES.test(document.text.slice(end, end + 2));

const DONE_LEFT =
  /(?<![a-z])(?:me|te|le|lo|la|les|los|las|nos) (?:recibio|atendio|reviso|examino|opero|curo|asistio|derivo|evaluo|interno|medico|trajo|llevo|acompano|cuido|conto|dijo|grito|pego|amenazo|golpeo|insulto|empujo|echo|llamo|contrato|despidio|representa|represento|patrocina|defiende|asiste) $/;

/** "(Ceballos, Domingo)": a surname, a comma, and a given name that a mark closes. */
export function closesInvertedName(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const word = words[index];
  // "Leguizamón (h.), Tránsito".
  const isOfYounger = words[index - 1]?.folded === 'h';
  const previous = words[isOfYounger ? index - 2 : index - 1];
  if (!previous || !word || !GIVEN_NAMES.has(word.folded) || !isPlainName(previous)) return false;
  const gap = document.text.slice(previous.end, Math.min(word.start, previous.end + 8));
  if (previous.shape === 'lower' || !(isOfYounger ? /^ \(h\.?\), $/ : /^, $/).test(gap)) return false;
  return /^(?:[);,\n]|$| (?:[cs]\/|y |dni|d\.|\||-))/.test(document.folded.slice(word.end, word.end + 4));
}

/** "Marta Bosque" stays whole although the text also speaks of a "bosque". */
export function followsGivenName(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [previous, word] = [words[index - 1], words[index]];
  if (previous?.shape !== 'title' || word?.shape !== 'title' || looksOrdinary(word.folded)) return false;
  return isPlainName(previous) && GIVEN_NAMES.has(previous.folded) && gapBetween(document, previous, word) === ' ';
}

/** "Alexis Grajales López": between a given name and a surname stands a name, also one that reads like an adjective. */
export function standsBetweenNames(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [previous, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (previous?.shape !== 'title' || word?.shape !== 'title' || next?.shape !== 'title') return false;
  if (!isPlainName(previous) || !GIVEN_NAMES.has(previous.folded) || !isPlainName(next)) return false;
  return gapBetween(document, previous, word) === ' ' && gapBetween(document, word, next) === ' ';
}

/** "la doctora Juez Ledesma": another capitalised word of the same name follows. */
export function goesOn(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (word === undefined || next?.shape !== 'title' || gapBetween(document, word, next) !== ' ') return false;
  // "Señor Juez Federal".
  return !OF_A_COURT.test(next.folded);
}

const OF_A_COURT = /^(?:federal|nacional|provincial|civil|comercial|penal|laboral|correccional|titular|subrogante)$/;

export function opensSentence(document: NormalisedText, word: Word): boolean {
  const left = document.text.slice(Math.max(0, word.start - 2), word.start);
  return left === '' || /[.:;!?\n"¿¡(-] ?$/.test(left);
}
