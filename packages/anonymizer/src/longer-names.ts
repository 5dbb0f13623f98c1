import { isCommonWord } from './common-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { opensSentence } from './name-neighbours.ts';
import { before, type NormalisedText } from './normalise.ts';
import { personContext } from './person-context.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import { PARTICLES, STOP_WORDS } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import { gapBetween, type Word } from './words.ts';

/** "la chacra de Karlen", "en cada caso Karlen", where Karlen is a party: theirs, not named after them. */
export const OWNED_LEFT =
  /(?<![a-z])(?:(?:chacra|campo|finca|estancia|quinta|bar|edificio|caballo|yegua|torre|(?:historia|ficha) clinica|prueba|criterio|enfermedad) de|(?:caso|casos|causa)(?: concreto)?(?: del?)?|juzgad[oa])(?: (?:el|la|los|doctora?|senora?|dra?\.|sra?\.))* $/;

/** Characters to the left that {@link OWNED_LEFT} reads. */
export const ownedReach = 40;

/** The "Blanco" of "Escuela Primaria Rosa Blanco", when a party is called Blanco: the whole name is the school's. */
export function endsNamedPlace(document: NormalisedText, words: readonly Word[], index: number, last: number): boolean {
  let first = index;
  while (first > 0 && index - first < 3) {
    const [previous, here] = [words[first - 1] as Word, words[first] as Word];
    if (previous.shape === 'lower' || !GIVEN_NAMES.has(previous.folded)) break;
    if (gapBetween(document, previous, here) !== ' ') break;
    first -= 1;
  }
  if (first === index) return false;
  const [start, end] = [(words[first] as Word).start, (words[last] as Word).end];
  return personContext(document, start, end).namedAfter && !OWNED_LEFT.test(before(document, start, ownedReach));
}

/** The "Mar" of "Mar del Plata": the word is part of a longer place. */
export function isInPlace(document: NormalisedText, words: readonly Word[], index: number): boolean {
  if (!isOfPlace(words[index])) return false;
  for (let first = index; first >= 0 && index - first < 5; first -= 1) {
    if (!isOfPlace(words[first])) return false;
    if (first < index && gapBetween(document, words[first] as Word, words[first + 1] as Word) !== ' ') return false;
    for (let last = index; last < words.length && last - first < 6; last += 1) {
      if (!isOfPlace(words[last])) break;
      if (last > index && gapBetween(document, words[last - 1] as Word, words[last] as Word) !== ' ') break;
      const written = document.folded.slice((words[first] as Word).start, (words[last] as Word).end);
      if (last > first && PLACES.has(written)) return true;
    }
  }
  return false;
}

const isOfPlace = (word: Word | undefined) => word !== undefined && PLACE_WORDS.has(word.folded);

/** "Intervino Mora", "Aclara Mirta": a word of the language that opens the sentence is no part of the name behind it. */
export function tellsOfSomebody(document: NormalisedText, word: Word): boolean {
  if (word.shape !== 'title' || GIVEN_NAMES.has(word.folded) || SURNAMES.has(word.folded)) return false;
  if (!opensSentence(document, word)) return false;
  return (
    isCommonWord(word.folded) || EVERYDAY_WORDS.has(word.folded) || PAST.test(document.text.slice(word.start, word.end))
  );
}

/** "Falleció", "Intervinieron"; what somebody did. */
const PAST = /(?:ó|aron|ieron|ino|uvo|izo)$/;

const COUNTS = /^(?:dos|tres|cuatro|cinco|seis|hermanos|hermanas|esposos|ambos)$/;

/** "San Juan", or the "Guillermo" of "Guillermo Borda" when a party is called Guillermo. */
export function belongsToAnotherName(
  document: NormalisedText,
  words: readonly Word[],
  first: number,
  last: number,
): boolean {
  const [before, after] = [words[first - 1], words[last + 1]];
  const joined = (left: Word | undefined, right: Word | undefined): boolean =>
    left !== undefined && right !== undefined && gapBetween(document, left, right) === ' ';
  const here = words.slice(first, last + 1);
  if (joined(before, words[first]) && /^(?:san|santa|santo|villa|puerto|general|gral)$/.test(before?.folded ?? ''))
    return true;
  if (!here.every(({ folded }) => GIVEN_NAMES.has(folded))) return false;
  // "LOS TRES PAZ": who is counted has no other name in front.
  if (COUNTS.test(before?.folded ?? '')) return false;
  if (PARTICLES.has(before?.folded ?? '')) return false;
  const isName = (word: Word | undefined) =>
    word !== undefined && word.shape !== 'lower' && !STOP_WORDS.has(word.folded) && !tellsOfSomebody(document, word);
  return (joined(before, words[first]) && isName(before)) || (joined(words[last], after) && isName(after));
}
