import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { digitsOf } from './check-digits.ts';
import { personWords } from './entity-keys.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { type LiteralTree, plantLiterals } from './literals.ts';
import { isRareWord, type Sounds, shortestHeard, soundsOf } from './misspellings.ts';
import { isNickname } from './nicknames.ts';
import { fold } from './normalise.ts';
import { isOfficeSurname } from './office-surnames.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import type { Roles } from './roles.ts';
import { PARTICLES, STOP_WORDS, STOPPED_NAMES } from './stop-words.ts';
import { looksLikeSurname } from './surname-endings.ts';
import { SURNAMES } from './surnames.ts';
import type { EntityType, KnownDatum } from './types.ts';
import { looksOrdinary, ordinaryWords, type Word } from './words.ts';

/** What is searched again: data word by word, single words of names, and numbers by their digits. */
export interface Propagation {
  roles: Roles;
  literals: LiteralTree;
  nameWords: ReadonlySet<string>;
  /** What the longer of them sound like. */
  sounds: Sounds;
  /** Words of names that are also places, terms or very short: two together, or one where a person is meant. */
  weakWords: ReadonlySet<string>;
  /** Words of names written in small letters that mean something else too: "la rosa" where "rosa ledesma" is known. */
  chatWords: ReadonlySet<string>;
  /** Words of names that were written with a capital. */
  capitalised: ReadonlySet<string>;
  /** Words of names that mean something else too: theirs in a message that is typed in small letters, where people stand. */
  typedSmall: ReadonlySet<string>;
  /** Surname → the particles it was written with: "silva" → "da", "fuente" → "de la". */
  particles: ReadonlyMap<string, string>;
  digits: ReadonlyMap<string, EntityType>;
}

const DIGIT_TYPES: ReadonlySet<EntityType> = new Set(['dni', 'cuit', 'cbu', 'tarjeta', 'telefono', 'cuenta']);

/** Collects what must be searched again. Linear in the total length of `known`. */
export function preparePropagation(known: readonly KnownDatum[], words: readonly Word[], roles: Roles): Propagation {
  const ordinary = ordinaryWords(words);
  const chatWords = new Set<string>();
  const capitalised = new Set<string>();
  const typedSmall = new Set<string>();
  const nameWords = new Set<string>();
  const weakWords = new Set<string>();
  const particles = new Map<string, string>();
  const digits = new Map<string, EntityType>();
  for (const { type, text } of known) {
    if (type === 'persona') {
      const named = personWords(text);
      if (named.length > 1) roles.addPerson(named);
      if (roles.isNamesake(named)) roles.addParty(named);
      // Written in small letters by a writer who writes everything so.
      const isSmall = text === text.toLowerCase();
      for (const word of named) {
        if (!isSmall) capitalised.add(word);
        if (roles.isOfficial([word])) continue;
        // "pelusa es mi vecina", where somebody is called Pelusa.
        if (named.length === 1 && (isNickname(word) || (isSmall && !STOP_WORDS.has(word)))) chatWords.add(word);
        if (isChatWord(word) && !STOP_WORDS.has(word)) typedSmall.add(word);
        if (isSmall && isChatWord(word)) chatWords.add(word);
        if (isDistinctive(word, ordinary) || (isSmall && isRareWord(word))) nameWords.add(word);
        else if (isWeakName(word) || (named.length > 1 && (isTownAndName(word) || isWordAndName(word, named))))
          weakWords.add(word);
      }
      for (const match of text.includes(' ') ? fold(text).matchAll(WITH_PARTICLES) : [])
        particles.set(match[2] as string, match[1] as string);
    }
    const number = DIGIT_TYPES.has(type) ? digitsOf(text) : '';
    if (number.length >= 7) digits.set(number, type);
    // The middle of a person's CUIT is their DNI.
    if (type === 'cuit' && /^2\d{10}$/.test(number)) digits.set(number.slice(2, 10).replace(/^0/, ''), 'dni');
  }
  return {
    roles,
    literals: plantLiterals([...known, ...known.flatMap(inSpokenOrder), ...known.flatMap(withoutTrade)]),
    nameWords,
    sounds: soundsOf(nameWords),
    weakWords,
    chatWords,
    capitalised,
    typedSmall,
    particles,
    digits,
  };
}

/** "Juez, Luis Alfredo" is spoken of as "Luis Alfredo Juez". */
function inSpokenOrder({ type, text }: KnownDatum): KnownDatum[] {
  const [surname, given, ...more] = text.split(/,\s+/);
  if (type !== 'persona' || !surname || !given || more.length > 0) return [];
  return [{ type, text: `${given} ${surname}` }];
}

/** "Amoblamientos Don Tito S.A.S." and "Textil La Lanzadera S.R.L." are spoken of as "Don Tito" and "La Lanzadera". */
function withoutTrade({ type, text }: KnownDatum): KnownDatum[] {
  if (type !== 'empresa') return [];
  const called = CALLED_FIRM.exec(text)?.groups?.v ?? headOf(text);
  return called === undefined ? [] : [{ type, text: called }];
}

/** "Electro Norte", of "Electro Norte Hogar S.A.": two words that together are neither somebody nor a town. */
function headOf(text: string): string | undefined {
  const [whole, first = '', second = ''] = HEAD_OF_FIRM.exec(text) ?? [];
  const isName = (word: string) =>
    GIVEN_NAMES.has(word) || SURNAMES.has(word) || PLACES.has(word) || STOP_WORDS.has(word);
  return whole === undefined || isName(fold(first)) || PLACES.has(fold(`${first} ${second}`))
    ? undefined
    : `${first} ${second}`;
}

const HEAD_OF_FIRM =
  /^(\p{Lu}[\p{L}-]{4,20}) (\p{Lu}[\p{L}]{3,20}) \p{Lu}\p{L}{3,20}(?: \p{Lu}\p{L}{2,20})? S\.? ?[AR]/u;

const CALLED_FIRM =
  /^\p{Lu}\p{L}{4,16} (?:(?:y|de) \p{Lu}\p{L}{4,16} )?(?<v>(?:[Ll]a|[Ee]l|[Ll]os|[Ll]as|[Dd]on|[Dd]oña|LA|EL|LOS|LAS|DON|DOÑA) \p{Lu}[\p{L}']{3,20}(?: \p{Lu}[\p{L}']{2,20}){0,2}),? (?:S\.? ?A|S\.? ?R|SA|SR|S\.? ?C|S\.? ?H|Ltda|LTDA)/u;

/** "rosa", "luz", "angel": written small they are people only where the text has named them so. */
const isChatWord = (word: string) =>
  word.length >= 3 &&
  (AMBIGUOUS_NAMES.has(word) || word.length < 4) &&
  (GIVEN_NAMES.has(word) || SURNAMES.has(word)) &&
  (!STOP_WORDS.has(word) || STOPPED_NAMES.has(word));

const WITH_PARTICLES = /(?<![a-z])((?:(?:de|del|la|las|lo|los|da|das|do|dos|di|van|von|der) ){1,3})([a-z']{3,})/g;

/** Numbers, forms of companies and titles. */
const NO_SURNAME = /^(?:[ivxlc]+|sa|de|ab|dr|sr|cr|ps|av|bv|of|mg)$/;

/** "Flores", "Paz", "Xu": names that alone may mean something else. */
function isWeakName(word: string): boolean {
  if (isOfficeSurname(word)) return true;
  if (PARTICLES.has(word) || (STOP_WORDS.has(word) && !STOPPED_NAMES.has(word))) return false;
  if (word.length < 4) return word.length >= 2 && (SURNAMES.has(word) || !NO_SURNAME.test(word));
  return GIVEN_NAMES.has(word) || SURNAMES.has(word) || STOPPED_NAMES.has(word);
}

/** "Garín", of "Mauricio José Garín": a town that no list of surnames has is still his name where it stands for somebody. */
const isTownAndName = (word: string) =>
  word.length >= 4 && PLACES.has(word) && !STOP_WORDS.has(word) && !PARTICLES.has(word);

/** "Barco", of "Celestino Barco", where the text speaks of a "barco" too. */
const isWordAndName = (word: string, named: readonly string[]) =>
  word.length >= 4 &&
  named.some((other) => other !== word && GIVEN_NAMES.has(other)) &&
  !PARTICLES.has(word) &&
  // "Martín Agua": of a word of every text only the last of two is a surname.
  (STOP_WORDS.has(word) ? named.length === 2 && named[1] === word : !looksOrdinary(word));

function isDistinctive(word: string, ordinary: ReadonlySet<string>): boolean {
  if (word.length < 4 || STOP_WORDS.has(word) || PLACES.has(word) || PARTICLES.has(word)) return false;
  if (GIVEN_NAMES.has(word) || SURNAMES.has(word) || !(ordinary.has(word) || PLACE_WORDS.has(word))) return true;
  // Written small too, by who writes everything so; nobody uses such a word for anything else.
  return word.length >= shortestHeard && isRareWord(word) && looksLikeSurname(word) && !looksOrdinary(word);
}
