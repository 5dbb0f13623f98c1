import { isCommonWord } from './common-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { followsTitle, isPlainName, joins, opensSentence } from './name-neighbours.ts';
import { afterParticles, DEVOTIONAL, isNameWord } from './name-words.ts';
import type { NormalisedText } from './normalise.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import { AUTHORS, PARTICLES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import { gapBetween, ordinaryWords, type Word } from './words.ts';

/** Consecutive capitalised words that may be one name, particles included ("María de los Ángeles Soto"). */
export interface Run {
  start: number;
  end: number;
  words: Word[];
  /** Written SURNAME, Given names. */
  inverted: boolean;
}

const LONGEST_RUN = 8;

/** "EMPLEADA DE CASAS PARTICULARES": in a passage of capitals "DE" opens no name. */
function isAmongCapitals(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [previous, word] = [words[index - 1], words[index]];
  if (!previous || word?.shape !== 'upper' || previous.shape !== 'upper') return false;
  return gapBetween(document, previous, word) === ' ' && !followsTitle(words, index);
}

/** "Van der Linden": no sentence of this language opens so. */
const isForeignParticle = (word: Word | undefined, next: Word | undefined) =>
  word?.shape === 'title' &&
  (/^(?:von|mac|mc)$/.test(word.folded) || (word.folded === 'van' && /^de[nr]?$/.test(next?.folded ?? '')));

/** "De la Fuente", and not "La Plata" nor "Los Molinos". */
const isDeParticle = (word: Word | undefined) => word?.shape === 'title' && /^del?$/.test(word.folded);

/** All runs of the document, in order, with inverted names joined. */
export function findRuns(document: NormalisedText, words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  const ordinary = ordinaryWords(words);
  let index = 0;
  while (index < words.length) {
    const startsWithParticle = /^(?:de|del|di|la|lo|los|von|van|mac|mc|da|dos)$/.test(words[index]?.folded ?? '');
    const titled = followsTitle(words, index);
    const first =
      startsWithParticle && (words[index]?.shape !== 'lower' || titled) && !isAmongCapitals(document, words, index)
        ? afterParticles(document, words, index, ordinary)
        : -1;
    const opensWithParticle =
      first >= 0 &&
      (titled ||
        isForeignParticle(words[index], words[index + 1]) ||
        // "A veces Di Nucci": within a sentence nothing else has this capital.
        (/^(?:di|da|dos)$/.test(words[index]?.folded ?? '') &&
          words[index]?.shape === 'title' &&
          words[first]?.shape === 'title' &&
          !opensSentence(document, words[index] as Word)) ||
        ((isPlainName(words[first]) || (isDeParticle(words[index]) && SURNAMES.has(words[first]?.folded ?? ''))) &&
          !opensSentence(document, words[index] as Word)));
    if (!opensWithParticle && !isNameWord(document, words, index, ordinary)) {
      index += 1;
      continue;
    }
    const start = index;
    let last = opensWithParticle ? first : index;
    while (last - start < LONGEST_RUN) {
      const [here, next] = [words[last], words[last + 1]];
      if (!here || !next || !joins(document, here, next) || isVersus(document, here, next)) break;
      const beyond = afterParticles(document, words, last + 1, ordinary);
      if (
        beyond >= 0 &&
        !isOfTown(document, words, start, last + 1, beyond) &&
        (here.shape !== 'initial' || isPlainName(words[last - 1]) || words[beyond]?.shape === 'initial')
      )
        last = beyond;
      else if (isNameWord(document, words, last + 1, ordinary)) last += 1;
      else break;
    }
    runs.push(makeRun(words.slice(start, last + 1), false));
    index = last + 1;
  }
  return joinInverted(document, runs);
}

/** "el señor Muñoz de Añelo": where somebody is from, of a town that nobody is called after. */
export function isOfTown(
  document: NormalisedText,
  words: readonly Word[],
  start: number,
  particle: number,
  named: number,
): boolean {
  const { folded, end } = words[named] as Word;
  if (named !== particle + 1 || words[particle]?.folded !== 'de' || !PLACES.has(folded)) return false;
  if (SURNAMES.has(folded) || GIVEN_NAMES.has(folded)) return false;
  // "San Carlos de Bariloche".
  return !PLACES.has(document.folded.slice((words[start] as Word).start, end));
}

/** "ABDO BARCAT V. REGISTRO NACIONAL": versus. */
export const isVersus = ({ text }: NormalisedText, here: Word, next: Word): boolean =>
  here.shape === 'upper' && next.folded === 'v' && /^\. \p{Lu}{2}/u.test(text.slice(next.end, next.end + 4));

function makeRun(words: Word[], inverted: boolean): Run {
  return { start: (words[0] as Word).start, end: (words[words.length - 1] as Word).end, words, inverted };
}

/** "Luz Prado, D.N.I. 13.880.245": the label of a document is no initials. */
const DOCUMENT_LABEL = /^(?:d\. ?n\. ?i|l\. ?[ec]\. ?(?:n|\d)|c\. ?[iu]\. ?[ituln\d]|m\. ?[inp]\. ?[n\d])/;

/** "PÉREZ, Juan Carlos": one to three surname words, a comma, and given names. */
function joinInverted(document: NormalisedText, runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    const left = runs[index] as Run;
    const right = runs[index + 1];
    const gap = right && right.start - left.end <= longestInverting ? document.text.slice(left.end, right.start) : '';
    if (
      right &&
      INVERTS.test(gap) &&
      !DOCUMENT_LABEL.test(document.folded.slice(right.start, right.end + 4)) &&
      (isSurnamePart(left) || isListedSurname(document, left, right)) &&
      (isGivenPart(right, isUpper(left) && !isUpper(right)) || isIdentifiedGiven(document, left, right))
    ) {
      const double = joined.at(-1);
      const isDouble = double !== undefined && opensDoubleSurname(document, double, left);
      if (isDouble) joined.pop();
      joined.push(makeRun([...(isDouble ? double.words : []), ...left.words, ...right.words], true));
      index += 1;
    } else joined.push(left);
  }
  return joined;
}

/** "9 | Nieva y Castilla, Dolores": in a list two surnames and an "y" may be one person's. */
function opensDoubleSurname(document: NormalisedText, first: Run, second: Run): boolean {
  if (first.words.length !== 1 || first.inverted || !SURNAMES.has(first.words[0]?.folded ?? '')) return false;
  if (second.words.length !== 1 || document.folded.slice(first.end, second.start) !== ' y ') return false;
  return /(?:^|\n|\| ?|\d[.)] ?|; ?)$/.test(document.text.slice(Math.max(0, first.start - 3), first.start));
}

/** "Leguizamón (h.), Tránsito": the younger of two. */
const INVERTS = /^(?: \(h(?:ij[oa]|\.)?\))?,[ \n]?$/;
const longestInverting = 10;

/** "DOS SANTOS, GILMAR, DNI …": behind a surname one or two words that no list knows, and then the document. */
function isIdentifiedGiven(document: NormalisedText, left: Run, right: Run): boolean {
  if (right.words.length > 2 || right.words.some(({ folded }) => PLACE_WORDS.has(folded))) return false;
  if (!left.words.some(({ folded }) => SURNAMES.has(folded)) || right.words.some(({ folded }) => SURNAMES.has(folded)))
    return false;
  return IDENTIFIED_RIGHT.test(document.folded.slice(right.end, right.end + 12));
}

const IDENTIFIED_RIGHT = /^,? \(?(?:d\. ?n\. ?i|dni|l\. ?[ec]\.|cui[lt]|pasaporte)/;

/** "2) Luna, Silvia;": in a list a given name that is also a surname, a comma, and given names that a mark closes. */
function isListedSurname(document: NormalisedText, left: Run, right: Run): boolean {
  if (left.words.length !== 1 || !SURNAMES.has(left.words[0]?.folded ?? '')) return false;
  const opens = /(?:(?<!\p{L})(?:\d{1,2}|[a-h])[).]-?|;) $/u.test(
    document.text.slice(Math.max(0, left.start - 5), left.start),
  );
  return opens && /^(?:[;.]|\n|$)/.test(document.text.slice(right.end, right.end + 1));
}

const isUpper = (run: Run) => run.words.every(({ shape }) => shape === 'upper');

/** What somebody is to others, where all is written in capitals. */
export const KIN_AMONG_CAPITALS =
  /^(?:(?:sobrin|niet|cunad|herman|prim|ti|abuel|suegr|compan?er|vecin|hij|amig|novi|espos|soci|ahijad|padrin|emplead|encargad|chic)[oa]s?)$/;

/** "Arreglate, Mili": what somebody is told to do, and whom. */
export const TOLD = /^[a-z]{3,}(?:[aei]te|[aei]me|[aei]nos)$/;
const FAREWELL = /^(?:abrazos?|besos?|saludos?|gracias|cordialmente|atentamente|slds|atte)$/;

const BELONGS = /^(?:concubin|espos|hij|cunad|suegr|companer|herman)[oa]s?$/;

function isSurnamePart(run: Run): boolean {
  if (run.words.length > 4) return false;
  const [first] = run.words;
  // "Abrazo,⏎Horacio".
  if (run.words.length === 1 && FAREWELL.test(first?.folded ?? '')) return false;
  // "SU CONCUBINO, ABDALA": what somebody is to others, which nobody is called.
  if (run.words.length === 1 && BELONGS.test(first?.folded ?? '')) return false;
  // "¡Mentira, Silvio!", "Claro, Marta": what is said to somebody.
  if (run.words.length === 1 && first?.shape === 'title' && isCommonWord(first.folded) && !SURNAMES.has(first.folded))
    return false;
  if (run.words.length === 1 && first?.shape === 'title' && TOLD.test(first.folded) && !SURNAMES.has(first.folded))
    return false;
  // "Dos Santos, J. P.".
  if (run.words.length === 2 && first?.shape !== 'lower' && /^(?:di|da|dos|de|del)$/.test(first?.folded ?? ''))
    return true;
  if (run.words.some(({ folded }) => AUTHORS.has(folded))) return true;
  if (run.words.some(({ folded }) => SURNAMES.has(folded) && !GIVEN_NAMES.has(folded))) {
    return !run.words.some((word) => isPlainName(word) && GIVEN_NAMES.has(word.folded) && !SURNAMES.has(word.folded));
  }
  return isUpper(run) || (run.words.length === 1 && !GIVEN_NAMES.has(run.words[0]?.folded ?? ''));
}

function isGivenPart(run: Run, leftStandsOut: boolean): boolean {
  const names = run.words.filter(({ folded }) => !PARTICLES.has(folded));
  if (names.length <= 3 && names.every(({ shape }) => shape === 'initial')) return true;
  if (names.length > 4 || !GIVEN_NAMES.has(names[0]?.folded ?? '')) return false;
  return (
    leftStandsOut ||
    names.every(({ folded, shape }) => GIVEN_NAMES.has(folded) || DEVOTIONAL.has(folded) || shape === 'initial')
  );
}

/**
 * "Ayer Juan Pérez" and "RECLAMO JUAN PÉREZ": unknown words that open a sentence, or capitals of a heading, are not part
 * of the name when a given name follows.
 */
export function trimSentenceOpener(document: NormalisedText, run: Run): Run {
  if (run.inverted) return run;
  let drop = 0;
  while (drop < run.words.length - 1) {
    const word = run.words[drop] as Word;
    const next = run.words[drop + 1] as Word;
    const isName = GIVEN_NAMES.has(word.folded) || SURNAMES.has(word.folded) || PARTICLES.has(word.folded);
    const known = isName || word.shape === 'initial';
    const mayOpen = drop > 0 || opensSentence(document, word) || isUpper(run);
    if (known || !mayOpen) break;
    // "Habla de Jazmín", "Interviene Mercedes": a word of the language opens the sentence.
    const named = run.words.findIndex(({ folded }, index) => index > drop && !PARTICLES.has(folded));
    const owner = run.words[named]?.folded ?? '';
    const isSurname = SURNAMES.has(owner);
    // "SU SOBRINA LUJÁN", "MIS COMPAÑEROS CANTERO": in capitals what somebody is.
    const isKin = word.shape === 'upper' && KIN_AMONG_CAPITALS.test(word.folded) && named === drop + 1;
    // "DEL CORRIENTE ZENTENO", "Palpado Vera": among capitals, or opened by a participle, before a surname too.
    const isCalled =
      isCommonWord(word.folded) && (GIVEN_NAMES.has(owner) || (isUpper(run) && (isSurname || !isCommonWord(owner))));
    // "Estaban Sole y Reyes", "Firmaba Nene": a verb opens the sentence.
    const isVerb =
      drop === 0 &&
      word.shape === 'title' &&
      opensSentence(document, word) &&
      /(?:[aeiou]ban?|aron|ieron)$/.test(word.folded);
    // "MUESTRA MENSAJES DE RAUL": nobody's surname is followed by "de" and a given name that is nothing else.
    const isOwned =
      isUpper(run) &&
      named === drop + 2 &&
      next.folded === 'de' &&
      GIVEN_NAMES.has(owner) &&
      !isSurname &&
      run.words.length === named + 1;
    if (isOwned) {
      drop = named;
      continue;
    }
    if (isVerb) {
      drop += 1;
      continue;
    }
    const isParticiple = named === drop + 1 && isSurname && /^[a-z]{3,}[ai]d[oa]s?$/.test(word.folded);
    if (!isCalled && !isParticiple && !isKin && !(isPlainName(next) && GIVEN_NAMES.has(next.folded))) break;
    drop = isCalled ? named : drop + 1;
  }
  return drop === 0 ? run : makeRun(run.words.slice(drop), false);
}
