import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import type { NormalisedText } from './normalise.ts';
import { AUTHORS, PARTICLES, STOP_WORDS, STOPPED_NAMES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import { gapBetween, looksOrdinary, ordinaryWords, type Word } from './words.ts';

/** Consecutive capitalised words that may be one name, particles included ("María de los Ángeles Soto"). */
export interface Run {
  start: number;
  end: number;
  words: Word[];
  /** Written SURNAME, Given names. */
  inverted: boolean;
}

const LONGEST_RUN = 8;
/** A line at least this long (characters) was probably wrapped, so a name may go on in the next one. */
const WRAPPED_LINE = 45;
const ABBREVIATED_GIVEN = new Set(['ma', 'fco', 'gral', 'jose ma', 'sta', 'hno', 'alte', 'cnel', 'pte']);

function isPlainName(word: Word | undefined): boolean {
  if (!word || AMBIGUOUS_NAMES.has(word.folded)) return false;
  return GIVEN_NAMES.has(word.folded) || SURNAMES.has(word.folded);
}

/** A capitalised word of the lists, be it also a word of the language ("Nora Paz", "Amparo Luz"). */
function isNameBeside(word: Word): boolean {
  if (word.shape === 'lower' || word.shape === 'initial' || STOP_WORDS.has(word.folded)) return false;
  return GIVEN_NAMES.has(word.folded) || isPlainName(word);
}

function joins(document: NormalisedText, left: Word, right: Word): boolean {
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

const VERB = /(?:aran?|eran?|iran?|ando|iendo|arse|erse|irse|aron|ieron|aba|aban|mente|dora|dores|doras)$/;

/** "Ofelia del Tránsito": words that end a given name. */
const DEVOTIONAL = new Set([
  'transito',
  'valle',
  'huerto',
  'socorro',
  'corazon',
  'milagro',
  'puerto',
  'rocio',
  'camino',
]);

const FIRST_PERSON = /^\p{Lu}\p{Ll}{2,}[cdfgjlmnprstvz](?:é|í|ó)$/u;
const isKnownGiven = ({ folded }: Word) => GIVEN_NAMES.has(folded);

const isKnownName = ({ folded }: Word) => GIVEN_NAMES.has(folded) || SURNAMES.has(folded) || PARTICLES.has(folded);

const followsTitle = (words: readonly Word[], index: number) =>
  /^(?:sra?|dra?|don|dona|srta|lic|ing|senora?|hola|estimad[oa]|querid[oa])$/.test(words[index - 1]?.folded ?? '');

/** "el vecino Paz", "la testigo Franco": after who somebody is, a word of the law is their name. */
function followsKin(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [previous, word] = [words[index - 1], words[index]];
  if (previous?.shape !== 'lower' || word?.shape !== 'title' || gapBetween(document, previous, word) !== ' ')
    return false;
  return KIN.test(previous.folded);
}

const KIN =
  /^(?:vecin[oa]|testigo|imputad[oa]|acusad[oa]|detenid[oa]|denunciante|denunciad[oa]|damnificad[oa]|victima|herman[oa]|espos[oa]|marido|novi[oa]|cunad[oa]|prim[oa]|ti[oa]|abuel[oa]|companer[oa]|amig[oa]|encargad[oa]|capataz|chofer|enfermer[oa]|trabajador[a]?|inquilin[oa])$/;

/** "Luz Divina Mercado": a known name stands one or two words before, joined to this one by blanks. */
function endsKnownName(document: NormalisedText, words: readonly Word[], index: number): boolean {
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
function isGivenBesideSurname(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (word?.shape !== 'title' || next?.shape !== 'title' || !GIVEN_NAMES.has(word.folded)) return false;
  if (!SURNAMES.has(next.folded) || STOP_WORDS.has(next.folded) || opensSentence(document, word)) return false;
  return gapBetween(document, word, next) === ' ';
}

/** "su marido, Segundo Leal, vive": two ambiguous names between marks are somebody's. */
function opensAmbiguousPair(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (!word || !next || next.shape !== 'title' || !GIVEN_NAMES.has(word.folded)) return false;
  if (!SURNAMES.has(next.folded) || STOP_WORDS.has(next.folded) || gapBetween(document, word, next) !== ' ')
    return false;
  const opens = /[a-z](?:, | \()$/.test(document.folded.slice(Math.max(0, word.start - 3), word.start));
  return opens && /^(?:[,;)]| \()/.test(document.text.slice(next.end, next.end + 2));
}

/** "(Ceballos, Domingo)": a surname, a comma, and a given name that a mark closes. */
function closesInvertedName(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [previous, word] = [words[index - 1], words[index]];
  if (!previous || !word || !GIVEN_NAMES.has(word.folded) || !isPlainName(previous)) return false;
  if (previous.shape === 'lower' || gapBetween(document, previous, word) !== ', ') return false;
  return /^(?:[);,]|$| (?:[cs]\/|y |dni|d\.))/.test(document.folded.slice(word.end, word.end + 4));
}

/** "Marta Bosque" stays whole although the text also speaks of a "bosque". */
function followsGivenName(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [previous, word] = [words[index - 1], words[index]];
  if (previous?.shape !== 'title' || word?.shape !== 'title' || looksOrdinary(word.folded)) return false;
  return isPlainName(previous) && GIVEN_NAMES.has(previous.folded) && gapBetween(document, previous, word) === ' ';
}

/** "Alexis Grajales López": between a given name and a surname stands a name, also one that reads like an adjective. */
function standsBetweenNames(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [previous, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (previous?.shape !== 'title' || word?.shape !== 'title' || next?.shape !== 'title') return false;
  if (!isPlainName(previous) || !GIVEN_NAMES.has(previous.folded) || !isPlainName(next)) return false;
  return gapBetween(document, previous, word) === ' ' && gapBetween(document, word, next) === ' ';
}

/** "Guardé capturas": the first word of a sentence, and no name; after "Sr." or "Cra." a surname like "Farré" stands. */
function tellsOfOneself(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [previous, word] = [words[index - 1], words[index] as Word];
  if (!FIRST_PERSON.test(document.text.slice(word.start, word.end)) || isKnownGiven(word)) return false;
  if (!opensSentence(document, word)) return false;
  if (followsTitle(words, index)) return false;
  const isAbbreviated = previous !== undefined && previous.shape === 'title' && previous.folded.length <= 4;
  return !(isAbbreviated && gapBetween(document, previous, word) === '. ');
}

/** "la doctora Juez Ledesma": another capitalised word of the same name follows. */
function goesOn(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  return word !== undefined && next?.shape === 'title' && gapBetween(document, word, next) === ' ';
}

const PLATE_LEFT = /(?<!\p{L})\p{Lu}{2} ?\d{3} ?$/u;

/** "Sala II", "Sala 2", "Sala K": of a court. */
const IS_CHAMBER = /^ (?:[IVX]{1,4}|\d{1,2}|[A-M])(?!\p{L})/u;

function isNameWord(
  document: NormalisedText,
  words: readonly Word[],
  index: number,
  ordinary: ReadonlySet<string>,
): boolean {
  const word = words[index];
  if (!word || word.shape === 'lower') return false;
  if (/^(?:de|del)$/.test(word.folded)) return false;
  // The end of a plate: "dominio AG 118 QT de Silvana Orsini".
  if (
    word.shape === 'upper' &&
    word.folded.length === 2 &&
    PLATE_LEFT.test(document.text.slice(Math.max(0, word.start - 8), word.start))
  )
    return false;
  if (word.shape === 'initial') {
    // "A" opening a sentence is a preposition and "Y" in capitals a conjunction; "S/" belongs to a caption. An initial
    // has its point, or stands inside a name. "V." between capitals is versus.
    if (word.folded === 'v' && words[index - 1]?.shape === 'upper') return false;
    if (document.text[word.end] === '.') return true;
    const next = words[index + 1];
    const inside = next !== undefined && next.shape !== 'lower' && gapBetween(document, word, next) === ' ';
    return inside && !/[aeouy]/.test(word.folded) && isPlainName(words[index - 1]);
  }
  if (tellsOfOneself(document, words, index)) return false;
  // "Leo, ratifican y firman": the notary reads.
  if (/^(?:leo|toco)$/.test(word.folded) && opensSentence(document, word) && !goesOn(document, words, index))
    return false;
  // In a passage of capitals every word looks like a name: there, everyday words and verbs end it.
  if (word.shape === 'upper' && !isKnownName(word) && (EVERYDAY_WORDS.has(word.folded) || VERB.test(word.folded)))
    return false;
  if (!STOP_WORDS.has(word.folded))
    return (
      !(ordinary.has(word.folded) || looksOrdinary(word.folded)) ||
      isKnownName(word) ||
      followsTitle(words, index) ||
      followsGivenName(document, words, index) ||
      standsBetweenNames(document, words, index)
    );
  if (DEVOTIONAL.has(word.folded) && words[index - 1]?.folded === 'del' && isNameBeside(words[index - 2] as Word))
    return true;
  if (word.folded === 'nino') return words[index + 1]?.folded === 'jesus' && words[index - 1]?.folded === 'del';
  if (!STOPPED_NAMES.has(word.folded)) return false;
  // "JUAN PÉREZ JUEZ": in the capitals of a signature an office stands behind the name.
  if (word.shape === 'upper' && /^(?:sala|juez)$/.test(word.folded)) return false;
  // "Señor Juez" is the office, also where somebody is called so.
  if (word.folded === 'juez' && followsTitle(words, index) && !goesOn(document, words, index)) return false;
  if (word.folded === 'sala' && IS_CHAMBER.test(document.text.slice(word.end, word.end + 5))) return false;
  const previous = words[index - 1];
  const next = words[index + 1];
  // "Abril G.": a given name and an initial.
  const isShortened =
    next?.shape === 'initial' &&
    GIVEN_NAMES.has(word.folded) &&
    document.text[next.end] === '.' &&
    joins(document, word, next);
  return (
    isShortened ||
    isGivenBesideSurname(document, words, index) ||
    opensAmbiguousPair(document, words, index) ||
    followsTitle(words, index) ||
    followsKin(document, words, index) ||
    (previous !== undefined && joins(document, previous, word) && isNameBeside(previous)) ||
    endsKnownName(document, words, index) ||
    closesInvertedName(document, words, index) ||
    (next !== undefined && GIVEN_NAMES.has(word.folded) && joins(document, word, next) && isNameBeside(next))
  );
}

/** The index of the name word that particles lead to ("de la" → "Fuente"), or -1. At most three particles. */
function afterParticles(
  document: NormalisedText,
  words: readonly Word[],
  from: number,
  ordinary: ReadonlySet<string>,
): number {
  let index = from;
  // "Mercedes Paz viuda de Cattaneo".
  if (/^(?:viuda|vda)$/.test(words[from]?.folded ?? '') && words[from + 1]?.folded === 'de') {
    const gap = gapBetween(document, words[from] as Word, words[from + 1] as Word);
    if (gap === ' ' || gap === '. ') index += 1;
  }
  while (index - from < 4 && PARTICLES.has(words[index]?.folded ?? '')) {
    const [here, next] = [words[index], words[index + 1]];
    if (!here || !next || gapBetween(document, here, next) !== ' ') return -1;
    index += 1;
  }
  if (index === from) return -1;
  const word = words[index];
  const previous = words[from - 1];
  // "Nieves Plaza de Cortés".
  const stopped = word !== undefined && STOPPED_NAMES.has(word.folded) && SURNAMES.has(word.folded);
  if (stopped && word.shape !== 'lower' && previous !== undefined && previous.shape !== 'lower') return index;
  return isNameWord(document, words, index, ordinary) ? index : -1;
}

/** "EMPLEADA DE CASAS PARTICULARES": in a passage of capitals "DE" opens no name. */
function isAmongCapitals(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [previous, word] = [words[index - 1], words[index]];
  if (!previous || word?.shape !== 'upper' || previous.shape !== 'upper') return false;
  return gapBetween(document, previous, word) === ' ' && !followsTitle(words, index);
}

/** "De la Fuente", and not "La Plata" nor "Los Molinos". */
const isDeParticle = (word: Word | undefined) => word?.shape === 'title' && /^del?$/.test(word.folded);

/** All runs of the document, in order, with inverted names joined. */
export function findRuns(document: NormalisedText, words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  const ordinary = ordinaryWords(words);
  let index = 0;
  while (index < words.length) {
    const startsWithParticle = /^(?:de|del|di|la|los|von|van|mac|mc|da|dos)$/.test(words[index]?.folded ?? '');
    const titled = followsTitle(words, index);
    const first =
      startsWithParticle && (words[index]?.shape !== 'lower' || titled) && !isAmongCapitals(document, words, index)
        ? afterParticles(document, words, index, ordinary)
        : -1;
    const opensWithParticle =
      first >= 0 &&
      (titled ||
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
      if (!here || !next || !joins(document, here, next)) break;
      const beyond = afterParticles(document, words, last + 1, ordinary);
      if (beyond >= 0 && (here.shape !== 'initial' || isPlainName(words[last - 1]))) last = beyond;
      else if (isNameWord(document, words, last + 1, ordinary)) last += 1;
      else break;
    }
    runs.push(makeRun(words.slice(start, last + 1), false));
    index = last + 1;
  }
  return joinInverted(document, runs);
}

function makeRun(words: Word[], inverted: boolean): Run {
  return { start: (words[0] as Word).start, end: (words[words.length - 1] as Word).end, words, inverted };
}

/** "PÉREZ, Juan Carlos": one to three surname words, a comma, and given names. */
function joinInverted(document: NormalisedText, runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    const left = runs[index] as Run;
    const right = runs[index + 1];
    const gap = right && right.start - left.end <= 2 ? document.text.slice(left.end, right.start) : '';
    if (
      right &&
      /^,[ \n]?$/.test(gap) &&
      (isSurnamePart(left) || isListedSurname(document, left, right)) &&
      isGivenPart(right, isUpper(left) && !isUpper(right))
    ) {
      joined.push(makeRun([...left.words, ...right.words], true));
      index += 1;
    } else joined.push(left);
  }
  return joined;
}

/** "2) Luna, Silvia;": in a list a given name that is also a surname, a comma, and given names that a mark closes. */
function isListedSurname(document: NormalisedText, left: Run, right: Run): boolean {
  if (left.words.length !== 1 || !SURNAMES.has(left.words[0]?.folded ?? '')) return false;
  const opens = /(?:(?<!\p{L})(?:\d{1,2}|[a-h])[).]-?|;) $/u.test(
    document.text.slice(Math.max(0, left.start - 5), left.start),
  );
  return opens && /^(?:[;.]|\n|$)/.test(document.text.slice(right.end, right.end + 1));
}

const isUpper = (run: Run) => run.words.every(({ shape }) => shape === 'upper');

function isSurnamePart(run: Run): boolean {
  if (run.words.length > 4) return false;
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

function opensSentence(document: NormalisedText, word: Word): boolean {
  const left = document.text.slice(Math.max(0, word.start - 2), word.start);
  return left === '' || /[.:;!?\n"¿¡(-] ?$/.test(left);
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
    if (known || !mayOpen || !(isPlainName(next) && GIVEN_NAMES.has(next.folded))) break;
    drop += 1;
  }
  return drop === 0 ? run : makeRun(run.words.slice(drop), false);
}
