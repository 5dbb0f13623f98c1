import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { digitsOf } from './check-digits.ts';
import { isCommonWord } from './common-words.ts';
import { personWords } from './entity-keys.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { findLiterals } from './literals.ts';
import { belongsToAnotherName, endsNamedPlace, isInPlace, OWNED_LEFT, ownedReach } from './longer-names.ts';
import { matches } from './misspellings.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import { meansPerson, standsForParty } from './party-mentions.ts';
import { personContext } from './person-context.ts';
import type { Propagation } from './prepare-propagation.ts';
import { AUTHORS, PARTICLES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, EntityType, Zone } from './types.ts';
import { gapBetween, type Word } from './words.ts';

const FAMILIAR = /(?<![a-z])(?:la|el|al|a|con|soy|tia|tio|don|dona|senora?|novia|novio|de) $/;

/** "la boleta de luz", "pagaron la luz", whoever is called so. */
const BILL_LEFT =
  /(?<![a-z])(?:boletas?|facturas?|cuentas?|consumos?|servicios?|medidor(?:es)?|cortes?|tarifas?|recibos?|pag[a-z]{1,5}|cort[a-z]{1,5}|prend[a-z]{1,4}|apag[a-z]{1,5}|agua,|gas,|agua y|gas y) (?:de |del |la |de la )?$/;

/** "paz me dijo", at the start of a message: somebody acts. */
const TURN = /(?:^|[\n:.,] ?|(?<![a-z])(?:que|y|porque|cuando|si|pero) )$/;
const TELLS =
  /^ (?:(?:me|te|nos|le|no|ya|se|lo|la) [a-z]{2,12}|(?:es|tiene|tenia|dice|dijo|va|fue|vive|vivia|esta|estaba|quiere|hace|trabaja|sabe|vino|viene|llego|llora|pidio|cumple|nacio|firmo|pago|contesto|[a-z]{2,9}io|[a-z]{3,9}aba)(?![a-z]))/;

/** "12/9/24, 08:12 - Quique: franco estaba…": a message that begins in small letters, up to the word asked about. */
const SMALL_MESSAGE = /^[^\n:]{0,24}(?:\d{1,2}:\d{2}(?::\d{2})?[^\n:]{1,30})?: ?(?:\([^()\n]{1,40}\) ?)?(?=\p{Ll}|$)/u;
/** A longer one is no message that somebody types. */
const longestMessage = 800;
const BESIDE_PEOPLE =
  /(?:[:.,;!?] ?|(?<![a-z])(?:y|que|q|k|si|pero|porque|porq|xq|pq|cuando|hola|che|gracias|dale|ok|bueno|mira) )$/;
const OF_PEOPLE = /(?<![a-z])(?:a|con|de|para|por|contra|segun|x) $/;

/** "yo no vi nada crespo, no me metas": behind the comma somebody is spoken to. */
const SPOKEN_TO_RIGHT =
  /^, (?:no (?:me|nos) |vos |(?:deja|conta|deci|avisa|manda|pasa|escucha|perdona|disculpa|mira)(?:me|nos|melo)?(?![a-z]))/;

/** "y perla donde va?", "ya arreglaron con burgos": where the chat knows a Perla and a Burgos. */
function standsInSmallMessage(document: NormalisedText, { start, end, folded }: Word): boolean {
  const near = document.text.slice(Math.max(0, start - longestMessage), start);
  const line = near.slice(near.lastIndexOf('\n') + 1);
  if (!SMALL_MESSAGE.test(line) && !isSmallLine(document, start)) return false;
  if (SPOKEN_TO_RIGHT.test(after(document, end, 20)) && /\p{L} $/u.test(document.text.slice(start - 2, start)))
    return true;
  const left = before(document, start, 10);
  return BESIDE_PEOPLE.test(left) || (OF_PEOPLE.test(left) && !isCommonWord(folded));
}

/** A paragraph that somebody typed without capitals, in a paper that has them elsewhere. */
function isSmallLine({ text }: NormalisedText, at: number): boolean {
  const from = Math.max(text.lastIndexOf('\n', at) + 1, at - longestMessage);
  const end = text.indexOf('\n', at);
  const line = text.slice(from, Math.min(end === -1 ? text.length : end, at + longestMessage));
  const capitals = line.match(/\p{Lu}/gu)?.length ?? 0;
  return line.length >= shortestSmallLine && capitals * lettersForEachCapital <= line.length;
}

/** A line of a paper, and no message: it begins with a capital, and so does each of its sentences. */
function isWellTyped({ text }: NormalisedText, { start }: Word): boolean {
  const from = Math.max(text.lastIndexOf('\n', start) + 1, start - longestMessage);
  const end = text.indexOf('\n', start);
  const line = text.slice(from, Math.min(end === -1 ? text.length : end, start + longestMessage));
  if (line.length < shortestSmallLine || MESSAGE.test(line) || !/^[^\p{L}]{0,6}\p{Lu}/u.test(line)) return false;
  return (
    /[.)"]$/.test(line.trimEnd()) &&
    !/\p{Ll}{3}[.!?] \p{Ll}/u.test(line) &&
    !/: \p{Ll}+(?: \p{Ll}+){3}/u.test(line.slice(0, 60))
  );
}

/** When somebody wrote it. */
const MESSAGE = /^.{0,20}\d{1,2}:\d{2}/;
const shortestSmallLine = 80;
const lettersForEachCapital = 80;

/** "El contador es Bazán. Según Bazán no da ganancia": no author of the lists, and nothing behind that is cited. */
const isNobodyElse = (document: NormalisedText, word: string, end: number) =>
  !AUTHORS.has(word) &&
  /^,? (?:no|se|ya|el|la|los|las|me|le|nos|hay|habia|estaba|es|era|fue|todo|nunca|siempre)(?![a-z])/.test(
    after(document, end, 12),
  );

/** "ESCONDIDO EN EL PRADO LINDERO", where somebody is called Prado: in capitals the article says that it is the word. */
const isThingAmongCapitals = (document: NormalisedText, start: number, end: number) =>
  AMBIGUOUS_NAMES.has(document.folded.slice(start, end)) &&
  THING_LEFT.test(before(document, start, 12)) &&
  !/\p{Ll}/u.test(document.text.slice(start - 3, end));
const THING_LEFT = /(?<![a-z])(?:en|por|sobre|desde|hacia|hasta) (?:el|la|los|las|un|una) $/;
/** "el día de Todos los Santos". */
const ALL_SAINTS_LEFT = /(?<![a-z])tod[oa]s l[oa]s $/;
/** One word in small letters behind a pronoun that only a verb has, in a text that has capitals. */
const isVerbHere = (document: NormalisedText, start: number, end: number): boolean =>
  /^\p{Ll}+$/u.test(document.text.slice(start, end)) && /(?<![a-z])(?:nos|me|te|se) $/.test(before(document, start, 5));

const NUMBER = /(?<![a-z\d.,-])\d(?:\d|[ ./-](?=\d)){6,30}(?![a-z\d]|,\d)/g;
const DIGITS_START = /\d/;
const NOT_A_MENTION_LEFT = /(?:\$|(?<![a-z])ley|art\.?) ?$/;

/** Every further mention of what is known: surnames alone, companies without their form, numbers without a label. */
export function findMentions(
  document: NormalisedText,
  words: readonly Word[],
  zones: readonly Zone[],
  propagation: Propagation,
): Candidate[] {
  const { roles, literals, nameWords, weakWords, chatWords, capitalised, typedSmall, particles, digits } = propagation;
  const found: Candidate[] = [];
  const add = (start: number, end: number, type: EntityType, score: number, isWhole = false) => {
    if (inZone(zones, start, end)) return;
    if (
      DIGITS_START.test(document.text[start] ?? '') &&
      NOT_A_MENTION_LEFT.test(document.folded.slice(Math.max(0, start - 6), start))
    )
      return;
    if (type === 'persona') {
      if (
        isThingAmongCapitals(document, start, end) ||
        (document.folded.slice(start, end) === 'santos' && ALL_SAINTS_LEFT.test(before(document, start, 12)))
      )
        return;
      const context = personContext(document, start, end);
      // A party's whole name is the party's, also where it reads like an author's.
      const isOwned = OWNED_LEFT.test(before(document, start, ownedReach));
      const named = personWords(document.text.slice(start, end));
      const isAuthor =
        context.author && !isWhole && !named.every((word) => roles.isNamed(word) || isNobodyElse(document, word, end));
      // "en el instituto Uriel hace panadería": whom the text names by a given name, and who does something, bears no name of it.
      const acts = named.length === 1 && GIVEN_NAMES.has(named[0] as string) && TELLS.test(after(document, end, 16));
      if ((context.namedAfter && !isOwned && !acts) || isAuthor || (context.official && !roles.isParty(named))) return;
    }
    // "cuando el patrón nos reta", where somebody is called Reta.
    if (type === 'persona' && isVerbHere(document, start, end)) return;
    found.push({ start, end, type, score, source: 'propagation' });
  };
  for (const { start, end, type } of findLiterals(document, literals)) {
    add(start, end, type, 0.85, /\p{L} \p{L}/u.test(document.text.slice(start, end)));
  }
  if (nameWords.size + weakWords.size > 0) {
    for (let index = 0; index < words.length; index += 1) {
      const rest = restOfCutName(document, words, index, nameWords);
      if (rest !== undefined) {
        add((words[index] as Word).start, rest.end, 'persona', 0.8);
        index += 1;
        continue;
      }
      const last = lastWordOfMention(document, words, index, propagation);
      if (last < 0) {
        const word = words[index] as Word;
        const isFamiliar =
          chatWords.has(word.folded) &&
          (FAMILIAR.test(before(document, word.start, 10)) ||
            (TURN.test(before(document, word.start, 10)) && TELLS.test(after(document, word.end, 16))));
        const isTyped = word.shape === 'lower' && typedSmall.has(word.folded) && standsInSmallMessage(document, word);
        if (word.shape === 'lower' && (isFamiliar || isTyped) && !BILL_LEFT.test(before(document, word.start, 20)))
          add(word.start, word.end, 'persona', 0.65);
        continue;
      }
      // "no hay barros ni gravilla", where Barros is known: who writes names with capitals means the word.
      const isWord =
        last === index && words[index]?.shape === 'lower' && capitalised.has((words[index] as Word).folded);
      if (
        !(isWord && isWellTyped(document, words[index] as Word)) &&
        !belongsToAnotherName(document, words, index, last) &&
        !(last === index && isInPlace(document, words, index)) &&
        !endsNamedPlace(document, words, index, last)
      ) {
        const opener = firstInitial(document, words, firstGiven(document, words, index));
        const first = withParticles(document, words, opener, particles);
        add((words[first] as Word).start, endWithInitials(document, words, last), 'persona', 0.8);
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
  { nameWords: known, sounds, weakWords: weak, particles, roles }: Propagation,
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
  // "bravo consuelo", where Consuelo Bravo is known: two of her words together mean nothing else.
  return plain || strong > 1 ? last : -1;
}

/** "Quin tupuray", "OJE DA": a known name that a scan cut in two, without a hyphen. */
function restOfCutName(
  document: NormalisedText,
  words: readonly Word[],
  index: number,
  known: ReadonlySet<string>,
): Word | undefined {
  const [word, next] = [words[index] as Word, words[index + 1]];
  if (next === undefined || word.shape === 'lower' || word.folded.length < 2 || next.folded.length < 2)
    return undefined;
  if (next.shape !== (word.shape === 'title' ? 'lower' : 'upper') || next.start !== word.end + 1) return undefined;
  return known.has(word.folded + next.folded) && /[ \n]/.test(document.text[word.end] as string) ? next : undefined;
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

/** "Oros J. E.", the signature at the end of a line: where the initials behind a known surname end. */
function endWithInitials({ text }: NormalisedText, words: readonly Word[], last: number): number {
  const { end } = words[last] as Word;
  const initials = INITIALS_AT_LINE_END.exec(text.slice(end, end + 14))?.[0].trimEnd();
  return initials === undefined ? end : end + initials.length;
}

const INITIALS_AT_LINE_END = /^,? \p{Lu}\.(?: ?\p{Lu}\.){0,2} ?(?=\n|$|[/;-])/u;

/** "Mora Iparraguirre", where Iparraguirre is known: the given names in front belong to it, also those that are words ("Tránsito Moyano"). */
function firstGiven(document: NormalisedText, words: readonly Word[], from: number): number {
  const surname = words[from] as Word;
  if (surname.shape !== 'title' || (GIVEN_NAMES.has(surname.folded) && !SURNAMES.has(surname.folded))) return from;
  let first = from;
  while (first > 0 && from - first < longestGiven) {
    const [previous, here] = [words[first - 1] as Word, words[first] as Word];
    if (previous.shape !== 'title' || gapBetween(document, previous, here) !== ' ') break;
    if (!GIVEN_NAMES.has(previous.folded) && !SURNAMES.has(previous.folded)) break;
    first -= 1;
  }
  // The first of them is a given name, and no town or month behind "en"; "el Pastor Ibarra" is the shepherd.
  while (first < from && !GIVEN_NAMES.has(words[first]?.folded ?? '')) first += 1;
  const opener = words[first] as Word;
  return NO_GIVEN_LEFT.test(before(document, opener.start, 12)) ? from : first;
}

const longestGiven = 3;
const NO_GIVEN_LEFT =
  /(?<![a-z])(?:el|la|los|las|al|del|en|desde|hacia|hasta|san|santa|santo|villa|calle|av\.|avenida|plaza|barrio|ciudad de|lago|rio|cerro) $/;

/** "A. M. Zubeldía": initials in front of a known surname belong to it. */
function firstInitial(document: NormalisedText, words: readonly Word[], from: number): number {
  let first = from;
  while (first > 0 && from - first < 3) {
    const [previous, here] = [words[first - 1] as Word, words[first] as Word];
    // "M. d. P. Costas": the particle between them too.
    const isParticle = previous.folded === 'd' && words[first - 2]?.shape === 'initial';
    // "M. Z. de Cazón".
    if (
      /^del?$/.test(previous.folded) &&
      words[first - 2]?.shape === 'initial' &&
      gapBetween(document, previous, here) === ' '
    ) {
      first -= 1;
      continue;
    }
    if (!(isParticle || previous.shape === 'initial') || !/^\. ?$/.test(gapBetween(document, previous, here))) break;
    first -= 1;
  }
  return first;
}
