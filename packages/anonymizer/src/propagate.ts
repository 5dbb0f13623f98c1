import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { digitsOf } from './check-digits.ts';
import { personWords } from './entity-keys.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { findLiterals, type LiteralTree, plantLiterals } from './literals.ts';
import { after, before, fold, type NormalisedText } from './normalise.ts';
import { personContext } from './person-context.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import type { Roles } from './roles.ts';
import { soundOf } from './sounds.ts';
import { PARTICLES, STOP_WORDS, STOPPED_NAMES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, EntityType, KnownDatum, Zone } from './types.ts';
import { gapBetween, looksLikeSurname, looksOrdinary, ordinaryWords, type Word } from './words.ts';

/** What is searched again: data word by word, single words of names, and numbers by their digits. */
interface Propagation {
  roles: Roles;
  literals: LiteralTree;
  nameWords: ReadonlySet<string>;
  /** What the longer of them sound like. */
  sounds: ReadonlyMap<string, string>;
  /** Words of names that are also places, terms or very short: two together, or one where a person is meant. */
  weakWords: ReadonlySet<string>;
  /** Words of names written in small letters that mean something else too: "la rosa" where "rosa ledesma" is known. */
  chatWords: ReadonlySet<string>;
  /** Surname → the particles it was written with: "silva" → "da", "fuente" → "de la". */
  particles: ReadonlyMap<string, string>;
  digits: ReadonlyMap<string, EntityType>;
}

const DIGIT_TYPES: ReadonlySet<EntityType> = new Set(['dni', 'cuit', 'cbu', 'tarjeta', 'telefono', 'cuenta']);

/** Collects what must be searched again. Linear in the total length of `known`. */
export function preparePropagation(known: readonly KnownDatum[], words: readonly Word[], roles: Roles): Propagation {
  const ordinary = ordinaryWords(words);
  const chatWords = new Set<string>();
  const nameWords = new Set<string>();
  const weakWords = new Set<string>();
  const particles = new Map<string, string>();
  const digits = new Map<string, EntityType>();
  for (const { type, text } of known) {
    if (type === 'persona') {
      const named = personWords(text);
      if (named.length > 1) roles.addPerson(named);
      for (const word of named) {
        if (roles.isOfficial([word])) continue;
        // Written in small letters by a writer who writes everything so.
        const isSmall = text === text.toLowerCase();
        if (isSmall && (text.includes(' ') || word.length < 4) && isChatWord(word)) chatWords.add(word);
        if (isDistinctive(word, ordinary) || (isSmall && isRareWord(word))) nameWords.add(word);
        else if (isWeakName(word) || (named.length > 1 && isTownAndName(word))) weakWords.add(word);
      }
      for (const match of fold(text).matchAll(WITH_PARTICLES)) particles.set(match[2] as string, match[1] as string);
    }
    const number = DIGIT_TYPES.has(type) ? digitsOf(text) : '';
    if (number.length >= 7) digits.set(number, type);
    // The middle of a person's CUIT is their DNI.
    if (type === 'cuit' && /^2\d{10}$/.test(number)) digits.set(number.slice(2, 10).replace(/^0/, ''), 'dni');
  }
  return {
    roles,
    literals: plantLiterals([...known, ...known.flatMap(inSpokenOrder)]),
    nameWords,
    sounds: soundsOf(nameWords),
    weakWords,
    chatWords,
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

const FAMILIAR = /(?<![a-z])(?:la|el|a|con|tia|tio|don|dona|senora?|novia|novio|de) $/;

/** "paz me dijo", at the start of a message: somebody acts. */
const TURN = /(?:^|[\n:.,] ?|(?<![a-z])(?:que|y|porque|cuando|si|pero) )$/;
const TELLS = /^ (?:me|te|nos|le|no|ya|se) [a-z]{2,12}/;

/** "rosa", "luz", "angel": written small they are people only where the text has named them so. */
const isChatWord = (word: string) =>
  word.length >= 3 &&
  (AMBIGUOUS_NAMES.has(word) || word.length < 4) &&
  (GIVEN_NAMES.has(word) || SURNAMES.has(word)) &&
  (!STOP_WORDS.has(word) || STOPPED_NAMES.has(word));

/** A surname that no list knows and nobody uses for anything else. */
const isRareWord = (word: string) =>
  word.length >= 4 &&
  !AMBIGUOUS_NAMES.has(word) &&
  !STOP_WORDS.has(word) &&
  !EVERYDAY_WORDS.has(word) &&
  !PLACES.has(word) &&
  !PLACE_WORDS.has(word) &&
  !PARTICLES.has(word);

function soundsOf(names: ReadonlySet<string>): Map<string, string> {
  const sounds = new Map<string, string>();
  for (const name of names) if (name.length >= shortestHeard) sounds.set(soundOf(name), name);
  return sounds;
}

const WITH_PARTICLES = /(?<![a-z])((?:(?:de|del|la|las|los|da|das|do|dos|di|van|von|der) ){1,3})([a-z']{3,})/g;

/** "Flores", "Paz", "Xu": names that alone may mean something else. */
function isWeakName(word: string): boolean {
  if (PARTICLES.has(word) || (STOP_WORDS.has(word) && !STOPPED_NAMES.has(word))) return false;
  if (word.length < 4) return word.length >= 2 && !/^(?:[ivxlc]+|sa|ii|de)$/.test(word);
  return GIVEN_NAMES.has(word) || SURNAMES.has(word) || STOPPED_NAMES.has(word);
}

/** "Garín", of "Mauricio José Garín": a town that no list of surnames has is still his name where it stands for somebody. */
const isTownAndName = (word: string) =>
  word.length >= 4 && PLACES.has(word) && !STOP_WORDS.has(word) && !PARTICLES.has(word);

function isDistinctive(word: string, ordinary: ReadonlySet<string>): boolean {
  if (word.length < 4 || STOP_WORDS.has(word) || PLACES.has(word) || PARTICLES.has(word)) return false;
  if (GIVEN_NAMES.has(word) || SURNAMES.has(word) || !(ordinary.has(word) || PLACE_WORDS.has(word))) return true;
  // Written small too, by who writes everything so; nobody uses such a word for anything else.
  return word.length >= shortestHeard && isRareWord(word) && looksLikeSurname(word) && !looksOrdinary(word);
}

const NUMBER = /(?<![a-z\d.,-])\d(?:\d|[ ./-](?=\d)){6,30}(?![a-z\d]|,\d)/g;
const DIGITS_START = /\d/;
const NOT_A_MENTION_LEFT = /(?:\$|(?<![a-z])ley|art\.?) ?$/;

/** Every further mention of what is known: surnames alone, companies without their form, numbers without a label. */
export function findMentions(
  document: NormalisedText,
  words: readonly Word[],
  zones: readonly Zone[],
  { roles, literals, nameWords, sounds, weakWords, chatWords, particles, digits }: Propagation,
): Candidate[] {
  const found: Candidate[] = [];
  const add = (start: number, end: number, type: EntityType, score: number, isWhole = false) => {
    if (inZone(zones, start, end)) return;
    if (
      DIGITS_START.test(document.text[start] ?? '') &&
      NOT_A_MENTION_LEFT.test(document.folded.slice(Math.max(0, start - 6), start))
    )
      return;
    if (type === 'persona') {
      const context = personContext(document, start, end);
      // A party's whole name is the party's, also where it reads like an author's.
      const isOwned = OWNED_LEFT.test(before(document, start, ownedReach));
      const named = personWords(document.text.slice(start, end));
      const isAuthor = context.author && !isWhole && !named.every((word) => roles.isNamed(word));
      if ((context.namedAfter && !isOwned) || isAuthor || (context.official && !roles.isParty(named))) return;
    }
    found.push({ start, end, type, score, source: 'propagation' });
  };
  for (const { start, end, type } of findLiterals(document, literals)) {
    add(start, end, type, 0.85, /\p{L} \p{L}/u.test(document.text.slice(start, end)));
  }
  if (nameWords.size + weakWords.size > 0) {
    for (let index = 0; index < words.length; index += 1) {
      const last = lastWordOfMention(document, words, index, { nameWords, sounds, weakWords, particles, roles });
      if (last < 0) {
        const word = words[index] as Word;
        const isFamiliar =
          chatWords.has(word.folded) &&
          (FAMILIAR.test(before(document, word.start, 10)) ||
            (TURN.test(before(document, word.start, 10)) && TELLS.test(after(document, word.end, 16))));
        if (word.shape === 'lower' && isFamiliar) add(word.start, word.end, 'persona', 0.65);
        continue;
      }
      if (
        !belongsToAnotherName(document, words, index, last) &&
        !(last === index && isInPlace(document, words, index)) &&
        !endsNamedPlace(document, words, index, last)
      ) {
        const first = withParticles(document, words, firstInitial(document, words, index), particles);
        add((words[first] as Word).start, (words[last] as Word).end, 'persona', 0.8);
      }
      index = last;
    }
  }
  if (digits.size > 0) {
    for (const match of document.folded.matchAll(NUMBER)) {
      const type = digits.get(digitsOf(match[0]));
      if (type) add(match.index, match.index + match[0].length, type, 0.9);
    }
  }
  return found;
}

/** A mention is one or more consecutive known words; an ordinary word in small letters is not a mention by itself. */
function lastWordOfMention(
  document: NormalisedText,
  words: readonly Word[],
  from: number,
  {
    nameWords: known,
    sounds,
    weakWords: weak,
    particles,
    roles,
  }: Pick<Propagation, 'nameWords' | 'sounds' | 'weakWords' | 'particles' | 'roles'>,
): number {
  let last = -1;
  let plain = false;
  let strong = 0;
  let weakOnes = 0;
  let hasGiven = false;
  for (let index = from; index < words.length && index - from < 8; index += 1) {
    const word = words[index] as Word;
    const isGiven = GIVEN_NAMES.has(word.folded);
    if (index > from) {
      const gap = gapBetween(document, words[index - 1] as Word, word);
      const inverts = /^,[ \n]?$/.test(gap) && isGiven && !hasGiven;
      const joins = /^[ \n]$/.test(gap) || (gap === '. ' && words[index - 1]?.shape === 'initial');
      if (!joins && !inverts) break;
      if (PARTICLES.has(word.folded) || word.shape === 'initial') continue;
    }
    if (matches(word, known, sounds)) strong += 1;
    else if (word.shape !== 'lower' && weak.has(word.folded)) weakOnes += 1;
    else break;
    hasGiven ||= isGiven;
    plain ||= word.shape !== 'lower' || !AMBIGUOUS_NAMES.has(word.folded);
    last = index;
  }
  if (
    strong === 0 &&
    weakOnes === 1 &&
    !followsItsParticle(document, words, from, particles) &&
    !meansPerson(document, words[from] as Word) &&
    !standsForParty(document, words, from, roles)
  )
    return -1;
  return plain ? last : -1;
}

/** "la chacra de Karlen", "en cada caso Karlen", where Karlen is a party: theirs, not named after them. */
const OWNED_LEFT =
  /(?<![a-z])(?:(?:chacra|campo|finca|estancia|quinta|bar|edificio|caballo|yegua|torre|(?:historia|ficha) clinica|prueba|criterio|enfermedad) de|(?:caso|casos|causa)(?: concreto)?(?: del?)?|juzgad[oa])(?: (?:el|la|los|doctora?|senora?|dra?\.|sra?\.))* $/;

/** Characters to the left that {@link OWNED_LEFT} reads. */
const ownedReach = 40;

const PLACE_LEFT =
  /(?<![a-z])(?:en|desde|hacia|hasta|(?:ciudad|localidad|partido|barrio|provincia|tribunales|juzgados?|departamento|judicial|comisaria|estacion|pueblo|municipalidad|intendente|hospital|zona|juez|justicia) (?:de )?|calles?|av\.|avenida|san|santa|villa|la|los|las|el|general|gral\.) ?$/;

const SUBJECT =
  /^ (?:(?:no|se|le|lo|la|ya|tambien|me|nos) ){0,3}[a-z]{2,12}(?:o|io|aron|ieron|aba|ia|ara|ira|a|e)(?![a-z])/;

/** "Sala II", "señor Juez": the court, also where a party is called so. */
function isOfCourt(document: NormalisedText, word: Word): boolean {
  if (word.folded === 'sala')
    return /^ (?:[IVX]{1,4}|\d{1,2}|[A-M]|de )(?!\p{L})/u.test(document.text.slice(word.end, word.end + 6));
  return word.folded === 'juez' && /(?<![a-z])(?:senora?|sra?\.|excm[oa]\.) $/.test(before(document, word.start, 8));
}

/** A lone word that may also be a place or a term ("Flores", "Paz") is the known person where the text says so. */
function meansPerson(document: NormalisedText, word: Word): boolean {
  if (isOfCourt(document, word)) return false;
  const { title, role, naming } = personContext(document, word.start, word.end);
  if (title || role || naming) return true;
  // "Paz no lo confirmó": the subject of a sentence is no justice of the peace.
  if (word.shape === 'title' && STOPPED_NAMES.has(word.folded) && SUBJECT.test(after(document, word.end, 28))) {
    return /(?:[.;:] ?|\n)$/.test(before(document, word.start, 2));
  }
  if (word.shape !== 'title' || STOP_WORDS.has(word.folded)) return false;
  const left = before(document, word.start, 24);
  return (
    !PLACE_LEFT.test(left) &&
    !/, $/.test(left) &&
    !/^,? (?:provincia|pcia|partido|\d)/.test(after(document, word.end, 12))
  );
}

const TERM_LEFT =
  /(?<![a-z])(?:(?:justicia|juez|jueza|jueces|juzgados?|acuerdo|tratado|proceso|plaza|parque|dia|mes|fecha|semana|calle|av\.?|avenida|barrio|ciudad|localidad|tribunal(?:es)?|corte|centro|estacion|accion|recurso|juicio|derecho|\d{1,2}) (?:de|del)(?: la)?|un|una|san|santa|villa|puerto|general|gral\.|\d{1,2} de|art\.?|ley) $/;

const TURN_OF_PARTY =
  /(?<![a-z])(?:imputad[oa]|acusad[oa]|testigo|perit[oa]|victima|querellante|damnificad[oa]|denunciante|actora?|demandad[oa]|senora?|defensa|dra?\.) $/;

/** "CORTÉS: …", "lo vio Paz", where a party is called so: not the term or the month, by what stands beside it. */
function standsForParty(document: NormalisedText, words: readonly Word[], index: number, roles: Roles): boolean {
  const word = words[index] as Word;
  if (word.shape === 'lower' || word.folded.length < 3 || !roles.isNamed(word.folded)) return false;
  const [previous, next] = [words[index - 1], words[index + 1]];
  const opensLine = word.start === 0 || document.text[word.start - 1] === '\n';
  if (opensLine && /^ ?:/.test(document.text.slice(word.end, word.end + 2))) return true;
  // "IMPUTADO SALA: …": a turn of speech.
  if (/^ ?:/.test(document.text.slice(word.end, word.end + 2)) && TURN_OF_PARTY.test(before(document, word.start, 16)))
    return true;
  const left = before(document, word.start, 24);
  if (TERM_LEFT.test(left) || isOfCourt(document, word)) return false;
  // "Flores cobra y vive en Flores".
  if (word.shape === 'title' && PLACES.has(word.folded) && /(?<![a-z])(?:en|desde|hacia|hasta) $/.test(left))
    return false;
  const isBeside = (left: Word | undefined, right: Word | undefined) =>
    left !== undefined && right !== undefined && gapBetween(document, left, right) === ' ';
  // "Mercado Libre", "Plaza de Mayo", "Correo Argentino": part of a longer name.
  if (isBeside(word, next) && (next?.shape !== 'lower' || /^(?:de|del)$/.test(next.folded))) return false;
  if (isBeside(previous, word) && previous?.shape === 'upper' && word.shape === 'upper') return false;
  const opens = /(?:^|[.;:!?¿¡\n"-] ?)$/.test(before(document, word.start, 2));
  // At the start of a sentence any word has a capital: there somebody must act, or the line be theirs alone.
  return (
    !opens ||
    word.shape === 'upper' ||
    SUBJECT.test(after(document, word.end, 28)) ||
    /^ tam(?:bien|poco)(?![a-z])/.test(after(document, word.end, 9)) ||
    /^(?:[.,]|$)/.test(document.text.slice(word.end, word.end + 1))
  );
}

/** "Dos Santos hace su descargo": the capitalised particle of the known surname makes it that surname. */
function followsItsParticle(
  document: NormalisedText,
  words: readonly Word[],
  index: number,
  particles: ReadonlyMap<string, string>,
): boolean {
  const [previous, word] = [words[index - 1], words[index] as Word];
  const written = particles.get(word.folded);
  if (!written || !previous || previous.shape === 'lower') return false;
  return document.folded.slice(Math.max(0, word.start - written.length), word.start) === written;
}

/** "Da Silva", "de la Fuente": the particles of a known surname belong to its mentions. */
function withParticles(
  document: NormalisedText,
  words: readonly Word[],
  from: number,
  particles: ReadonlyMap<string, string>,
): number {
  const written = particles.get(words[from]?.folded ?? '');
  if (!written) return from;
  const start = (words[from] as Word).start;
  if (document.folded.slice(Math.max(0, start - written.length), start) !== written) return from;
  return from - written.trim().split(' ').length;
}

/** "A. M. Zubeldía": initials in front of a known surname belong to it. */
function firstInitial(document: NormalisedText, words: readonly Word[], from: number): number {
  let first = from;
  while (first > 0 && from - first < 3) {
    const [previous, here] = [words[first - 1] as Word, words[first] as Word];
    if (previous.shape !== 'initial' || !/^\. ?$/.test(gapBetween(document, previous, here))) break;
    first -= 1;
  }
  return first;
}

function matches(word: Word, known: ReadonlySet<string>, sounds: ReadonlyMap<string, string>): boolean {
  if (known.has(word.folded)) return true;
  if (isMisspelt(word, known, sounds)) return true;
  // "Pérez-Soto"; "D'Angelo", which is known as Angelo.
  return /[-']/.test(word.folded) && word.folded.split(/[-']/).some((part) => part.length >= 3 && known.has(part));
}

/** "Zamudía" and "Zamudo", where Zamudio is known, "Cayata" for Callata: by ear, or one letter more, less or other. */
function isMisspelt({ folded, shape }: Word, known: ReadonlySet<string>, sounds: ReadonlyMap<string, string>): boolean {
  if (folded.length < shortestHeard || !isRareWord(folded) || looksOrdinary(folded)) return false;
  const sound = soundOf(folded);
  const heard = sounds.get(sound);
  if (heard !== undefined && sound.length >= shortestHeard) {
    return shape !== 'lower' || folded.length >= shortestMisspelt;
  }
  if (shape === 'lower' || folded.length < shortestMisspelt) return false;
  if (SURNAMES.has(folded) || GIVEN_NAMES.has(folded)) return false;
  for (const name of known) {
    if (name.length < shortestMisspelt) continue;
    const isNear = SURNAMES.has(name) && name.slice(0, 3) === folded.slice(0, 3) && differByOne(name, folded);
    if (isNear) return true;
  }
  for (const other of sounds.keys()) {
    if (other.length < shortestMisspelt || other.slice(0, 2) !== sound.slice(0, 2)) continue;
    if (differByOne(other, sound)) return true;
  }
  return false;
}

const shortestHeard = 5;
const shortestMisspelt = 6;

function differByOne(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1);
}

/** The "Blanco" of "Escuela Primaria Rosa Blanco", when a party is called Blanco: the whole name is the school's. */
function endsNamedPlace(document: NormalisedText, words: readonly Word[], index: number, last: number): boolean {
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
  for (let first = index; first >= 0 && index - first < 4; first -= 1) {
    if (first < index && gapBetween(document, words[first] as Word, words[first + 1] as Word) !== ' ') return false;
    for (let last = index; last < words.length && last - first < 6; last += 1) {
      if (last > index && gapBetween(document, words[last - 1] as Word, words[last] as Word) !== ' ') break;
      const written = document.folded.slice((words[first] as Word).start, (words[last] as Word).end);
      if (last > first && PLACES.has(written)) return true;
    }
  }
  return false;
}

/** "San Juan", or the "Guillermo" of "Guillermo Borda" when a party is called Guillermo. */
function belongsToAnotherName(document: NormalisedText, words: readonly Word[], first: number, last: number): boolean {
  const [before, after] = [words[first - 1], words[last + 1]];
  const joined = (left: Word | undefined, right: Word | undefined): boolean =>
    left !== undefined && right !== undefined && gapBetween(document, left, right) === ' ';
  const here = words.slice(first, last + 1);
  if (joined(before, words[first]) && /^(?:san|santa|santo|villa|puerto|general|gral)$/.test(before?.folded ?? ''))
    return true;
  if (!here.every(({ folded }) => GIVEN_NAMES.has(folded))) return false;
  if (PARTICLES.has(before?.folded ?? '')) return false;
  const isName = (word: Word | undefined) =>
    word !== undefined && word.shape !== 'lower' && !STOP_WORDS.has(word.folded);
  return (joined(before, words[first]) && isName(before)) || (joined(words[last], after) && isName(after));
}
