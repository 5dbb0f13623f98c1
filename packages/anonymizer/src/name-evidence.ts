import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { isCommonWord } from './common-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import type { PersonContext } from './person-context.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import type { Run } from './runs.ts';
import { looksLikeSurname } from './surname-endings.ts';
import { SURNAMES } from './surnames.ts';
import { looksOrdinary, type Word } from './words.ts';

// What the words of a name, and what stands around it, weigh.

const SYLLABLES = new Set(
  'soo su jin ha neul nul ji hoon jae hee hi young eun hye sook kyung sung woo chul hwan byung ok min seo hyun dong ho yeon yun mi na ju eun bo hwa geun gyu dae do gi han heon il in jong kwang myung nam pil sub tak uk yeol yeong woong ra ri rin bin joon jun seok suk hyeon won chan tae sang ki ka yi ling mei xiao'.split(
    ' ',
  ),
);

export function givenWeight(word: Word): number {
  // "Soo-jin", "Ji-hoon": two syllables that are given names together.
  if (word.shape === 'title' && word.folded.includes('-')) {
    const parts = word.folded.split('-');
    if (parts.length === 2 && parts.every((part) => SYLLABLES.has(part))) return 1.5;
  }
  if (!GIVEN_NAMES.has(word.folded)) return 0;
  return AMBIGUOUS_NAMES.has(word.folded) ? 0.75 : 1.5;
}

export function surnameWeight(word: Word): number {
  const { folded } = word;
  if (!SURNAMES.has(folded) && !(folded.includes('-') && folded.split('-').some((part) => SURNAMES.has(part))))
    return 0;
  return AMBIGUOUS_NAMES.has(word.folded) ? 0.5 : 1;
}

/** Evidence from the words alone: a given name, a surname beside it, and how many words there are. */
export function nameEvidence(names: readonly Word[]): number {
  let given = 0;
  let bestGiven = -1;
  names.forEach((word, index) => {
    if (givenWeight(word) > given) [given, bestGiven] = [givenWeight(word), index];
  });
  let surname = 0;
  let hits = 0;
  names.forEach((word, index) => {
    if (index !== bestGiven) surname = Math.max(surname, surnameWeight(word));
    if (givenWeight(word) + surnameWeight(word) > 0) hits += 1;
  });
  const spare = Math.min(0.5, Math.max(0, hits - 2) * 0.25);
  const lone = names.length === 1 || names.every(({ shape }) => shape === 'initial');
  // "Me atendió Gonzalo": an unambiguous given name, alone and in ordinary writing, is somebody.
  if (names.length === 1 && given === 1.5 && names[0]?.shape === 'title' && names[0].folded.length > 3) return 2;
  // "A. Paz": an initial makes a surname of the word behind it.
  const hasSurname = names.some((word) => surnameWeight(word) > 0);
  const initial = hasSurname && names[0]?.shape === 'initial' ? (given > 0 && surname > 0 ? 0.25 : 1) : 0;
  // "Flor Campos": every word may be something else, but hardly all of them together.
  const pair = given > 0 && surname > 0 && hits === names.length && given + surname < 1.5 ? 0.25 : 0;
  return given + surname + spare + initial + pair + (lone ? -1 : 0.5);
}

/**
 * Beside a name of the lists stands a word that nobody else uses ("Tito Sawaryn", "Chiche Benedetti"): within a sentence
 * both together name somebody.
 */
export function unknownPartner(document: NormalisedText, names: readonly Word[]): number {
  if (names.length !== 2) return 0;
  const [first, second] = names as [Word, Word];
  if (first.shape !== 'title' || second.shape !== 'title') return 0;
  const isListed = (word: Word) => givenWeight(word) + surnameWeight(word) > 0;
  if (isListed(first) === isListed(second)) return 0;
  const other = isListed(first) ? second : first;
  if (EVERYDAY_WORDS.has(other.folded) || PLACE_WORDS.has(other.folded) || looksOrdinary(other.folded)) return 0;
  if (isCommonWord(other.folded)) return 0;
  const isWithin = /(?:[\p{Ll},] |\()$/u.test(document.text.slice(Math.max(0, first.start - 2), first.start));
  if (isListed(first)) return givenWeight(first) > 0 ? (isWithin || looksLikeSurname(other.folded) ? 0.75 : 0.25) : 0;
  return surnameWeight(second) === 1 && PREPOSITION.test(before(document, first.start, 8)) ? 0.5 : 0;
}

/** "la guardia de De la Fuente": within a sentence only a surname has its particle in capitals. */
export function particleWeight({ words: [first] }: Run, only: Word): number {
  // "Van der Linden".
  if (first !== undefined && first !== only && first.shape === 'title' && /^v[ao]n$/.test(first.folded)) return 3;
  const isOfName = first !== undefined && first !== only && first.shape === 'title' && /^del?$/.test(first.folded);
  if (isOfName && only.shape === 'title' && surnameWeight(only) > 0) return 2.5;
  // "A veces Di Nucci".
  const isForeign =
    first !== undefined && first !== only && first.shape === 'title' && /^(?:di|da|dos)$/.test(first.folded);
  return isForeign && (surnameWeight(only) > 0 || isNoWord(only)) ? 2.5 : 0;
}

/** "De la Fuente", "Dos Santos, J. P.". */
export const isLoneWithInitials = (names: readonly Word[]): boolean =>
  names.slice(1).every(({ shape }) => shape === 'initial');

/** "Ignacio (Nachito para la familia)", "Barto (por Bartolomé)", "Feli (Felicitas)": what somebody is called at home. */
export function familiarForm(document: NormalisedText, word: Word): number {
  if (word.shape !== 'title' || EVERYDAY_WORDS.has(word.folded) || looksOrdinary(word.folded)) return 0;
  const whole = /^ \((?:por )?([a-z]{3,14})\)/.exec(after(document, word.end, 24))?.[1];
  if (whole !== undefined && GIVEN_NAMES.has(whole)) return 3;
  const given = /([a-z]{3,14}) \("?$/.exec(before(document, word.start, 18))?.[1];
  return given !== undefined && GIVEN_NAMES.has(given) && /^"?(?:\)| para )/.test(after(document, word.end, 8)) ? 3 : 0;
}

const PREPOSITION = /(?:^| )(?:con|a|contra|por|que|para|y|e|el|la|al|del) $/;

export function contextEvidence(context: PersonContext): number {
  const left = context.title || context.naming ? 3 : context.role ? 2 : 0;
  return left + (context.identified ? 2 : context.personal ? 1.5 : 0);
}

/** With a capital, and nothing that the language, the map or the lists of everyday words know. */
export const isNoWord = ({ shape, folded }: Word): boolean =>
  shape === 'title' &&
  !EVERYDAY_WORDS.has(folded) &&
  !isCommonWord(folded) &&
  !PLACES.has(folded) &&
  !looksOrdinary(folded);

/** "el señor Presidente" is nobody's name: a word of the lists, or one that only a name could be. */
export function isSomebody(names: readonly Word[], { identified }: PersonContext): boolean {
  if (identified || names.some((word) => givenWeight(word) + surnameWeight(word) > 0)) return true;
  return names.every(
    ({ folded, shape }) => shape !== 'initial' && !EVERYDAY_WORDS.has(folded) && !looksOrdinary(folded),
  );
}
