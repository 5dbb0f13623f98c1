import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import {
  closesAmbiguousPair,
  closesInvertedName,
  endsKnownName,
  followsGivenName,
  followsKin,
  followsTitle,
  goesOn,
  isDoer,
  isGivenBesideSurname,
  isNameBeside,
  isPlainName,
  joins,
  opensAmbiguousPair,
  opensSentence,
  standsBetweenNames,
} from './name-neighbours.ts';
import type { NormalisedText } from './normalise.ts';
import { isSurnameHere } from './office-surnames.ts';
import { PARTICLES, STOP_WORDS, STOPPED_NAMES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import { gapBetween, looksOrdinary, type Word } from './words.ts';

const VERB = /(?:aran?|eran?|iran?|ando|iendo|arse|erse|irse|aron|ieron|aba|aban|mente|dora|dores|doras)$/;

/** "LA SEÑORA GÓMEZ AGREGA", "DONDE FUNCIONA LA SEDE". */
const ACTS_HERE =
  /^(?:acto|seguido|agrega|aporta|declara|describe|dice|entrega|exhibe|expresa|funciona|indica|manifiesta|menciona|muestra|niega|posee|presta|ratifica|reconoce|refiere|relata|responde|senala|solicita)$/;

/** "Ofelia del Tránsito: words that end a given name. */
export const DEVOTIONAL = new Set([
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

/** "Guardé capturas": the first word of a sentence, and no name; after "Sr." or "Cra." a surname like "Farré" stands. */
function tellsOfOneself(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [previous, word] = [words[index - 1], words[index] as Word];
  if (!FIRST_PERSON.test(document.text.slice(word.start, word.end)) || isKnownGiven(word)) return false;
  if (!opensSentence(document, word)) return false;
  if (followsTitle(words, index)) return false;
  const isAbbreviated = previous !== undefined && previous.shape === 'title' && previous.folded.length <= 4;
  return !(isAbbreviated && gapBetween(document, previous, word) === '. ');
}

const PLATE_LEFT = /(?<!\p{L})\p{Lu}{2} ?\d{3} ?$/u;

/** "Sala II", "Sala 2", "Sala K": of a court. */
const IS_CHAMBER = /^ (?:[IVX]{1,4}|\d{1,2}|[A-M])(?!\p{L})/u;

/** Whether the word may be part of a name; `ordinary` are the words that the text also writes in small letters. */
export function isNameWord(
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
    if (isFormOfCompany(document, words, index)) return false;
    if (document.text[word.end] === '.') return true;
    const next = words[index + 1];
    const inside = next !== undefined && next.shape !== 'lower' && gapBetween(document, word, next) === ' ';
    // "RAUL E DE LA VEGA": the conjunction stands before an i alone.
    const isConjunction = word.folded === 'e' ? /^h?i/.test(next?.folded ?? '') : /[aouy]/.test(word.folded);
    return inside && !isConjunction && isPlainName(words[index - 1]);
  }
  if (tellsOfOneself(document, words, index)) return false;
  // "Leo, ratifican y firman": the notary reads.
  if (/^(?:lee|leo|toco)$/.test(word.folded) && opensSentence(document, word) && !goesOn(document, words, index))
    return false;
  // In a passage of capitals every word looks like a name: there, everyday words and verbs end it.
  if (word.shape === 'upper' && !isKnownName(word) && (EVERYDAY_WORDS.has(word.folded) || VERB.test(word.folded)))
    return false;
  if (word.shape === 'upper' && !isKnownName(word) && ACTS_HERE.test(word.folded)) return false;
  // "SE SEPARO DE RAUL": in capitals too such a pronoun stands before a verb.
  if (word.shape === 'upper' && !isKnownName(word) && followsPronoun(document, words, index)) return false;
  // "ROLÓN REALIZÓ CHANGAS".
  if (word.shape === 'upper' && !isKnownName(word) && word.folded.length > 4 && document.text[word.end - 1] === 'Ó')
    return false;
  if (!STOP_WORDS.has(word.folded))
    return (
      !(ordinary.has(word.folded) || looksOrdinary(word.folded)) ||
      isKnownName(word) ||
      followsTitle(words, index) ||
      // "su hija Nieve": also where the text speaks of "nieve".
      (followsKin(document, words, index) && !looksOrdinary(word.folded)) ||
      followsGivenName(document, words, index) ||
      standsBetweenNames(document, words, index) ||
      opensFormalName(document, words, index)
    );
  if (DEVOTIONAL.has(word.folded) && words[index - 1]?.folded === 'del' && isNameBeside(words[index - 2] as Word))
    return true;
  if (word.folded === 'nino') return words[index + 1]?.folded === 'jesus' && words[index - 1]?.folded === 'del';
  if (isSurnameHere(document, words, index) || isSecondGiven(document, words, index)) return true;
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
    isAged(document, word) ||
    isCalled(words, index) ||
    isGivenBesideSurname(document, words, index) ||
    opensAmbiguousPair(document, words, index) ||
    closesAmbiguousPair(document, words, index) ||
    isDoer(document, word) ||
    followsInitial(document, words, index) ||
    followsTitle(words, index) ||
    followsKin(document, words, index) ||
    isSecondOfTwo(document, words, index) ||
    (previous !== undefined && joins(document, previous, word) && isNameBeside(previous)) ||
    endsKnownName(document, words, index) ||
    closesInvertedName(document, words, index) ||
    (next !== undefined &&
      GIVEN_NAMES.has(word.folded) &&
      joins(document, word, next) &&
      (isNameBeside(next) || isSurnameHere(document, words, index + 1)))
  );
}

/** "el primer testigo, CASCO Ramón Alberto, argentino": among small letters a surname in capitals, and given names that are nothing else. */
function opensFormalName(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [word, first, second] = [words[index] as Word, words[index + 1], words[index + 2]];
  if (word.shape !== 'upper' || word.folded.length < 4 || first?.shape !== 'title' || second?.shape !== 'title')
    return false;
  if (!isKnownGiven(first) || !isKnownGiven(second) || AMBIGUOUS_NAMES.has(first.folded)) return false;
  return gapBetween(document, word, first) === ' ' && gapBetween(document, first, second) === ' ';
}

const followsPronoun = (document: NormalisedText, words: readonly Word[], index: number): boolean => {
  const [previous, word] = [words[index - 1], words[index] as Word];
  return (
    previous !== undefined &&
    /^(?:se|le|les|nos)$/.test(previous.folded) &&
    gapBetween(document, previous, word) === ' '
  );
};

/** "A. Paz;", "R. Plaza": behind an initial and its point a surname of the lists. */
function followsInitial(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [previous, word] = [words[index - 1], words[index] as Word];
  if (previous?.shape !== 'initial' || word.shape !== 'title' || !SURNAMES.has(word.folded)) return false;
  return (
    /^\. ?$/.test(gapBetween(document, previous, word)) &&
    /^(?:[;,.)\n]|$| [-–y]|\.)/.test(document.text.slice(word.end, word.end + 2))
  );
}

/** The "Salud" of "Lorena Salud Ponce": between a given name and a surname that are nothing else, no title. */
const isSecondGiven = (document: NormalisedText, words: readonly Word[], index: number): boolean =>
  (words[index]?.folded.length ?? 0) >= 4 &&
  !TITLE_BETWEEN.test(words[index]?.folded ?? '') &&
  standsBetweenNames(document, words, index);

const TITLE_BETWEEN =
  /^(?:senor[a-z]{0,4}|dona|doctor[a-z]{0,2}|licenciad[oa]|ingenier[oa]|escriban[oa]|contra|sobre|para|desde|hasta)$/;

/** "LÁCTEOS SAN ROQUE S.A.": behind a word that nobody is called by alone these are no initials. */
function isFormOfCompany({ folded }: NormalisedText, words: readonly Word[], index: number): boolean {
  const { start } = words[index] as Word;
  if (!/^s\. ?(?:a\.|r\. ?l(?![a-z]))/.test(folded.slice(start, start + 8))) return false;
  const [saint, previous] = [words[index - 2], words[index - 1]];
  return previous !== undefined && (!isKnownGiven(previous) || /^sant?[ao]?$/.test(saint?.folded ?? ''));
}

/** "Se iba a llamar Amparo", "le pusieron Milagros". */
const isCalled = (words: readonly Word[], index: number): boolean =>
  words[index]?.shape === 'title' &&
  GIVEN_NAMES.has(words[index].folded) &&
  /^(?:llamar(?:se)?|llama(?:ba|n)?|llamo|pusimos|pusieron|puso)$/.test(words[index - 1]?.folded ?? '');

/** "Abril (5) y Lautaro (17)": a given name, and how old somebody is. */
const isAged = (document: NormalisedText, { shape, folded, end }: Word): boolean =>
  shape === 'title' &&
  GIVEN_NAMES.has(folded) &&
  /^ \(\d{1,2}(?: a(?:ños|\.))?\)/.test(document.text.slice(end, end + 12));

/** "criaba a Simón y Amparo": behind a given name that is nothing else, and "y". */
function isSecondOfTwo(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [first, and, word] = [words[index - 2], words[index - 1], words[index] as Word];
  if (and?.folded !== 'y' || first?.shape !== 'title' || word.shape !== 'title') return false;
  if (!GIVEN_NAMES.has(first.folded) || AMBIGUOUS_NAMES.has(first.folded)) return false;
  return (
    GIVEN_NAMES.has(word.folded) && gapBetween(document, first, and) === ' ' && gapBetween(document, and, word) === ' '
  );
}

/** Also the "Lo" of "Jimena Lo Coco"; in small letters it is a word of every sentence. */
const isParticle = (word: Word | undefined) =>
  word !== undefined && (PARTICLES.has(word.folded) || (word.folded === 'lo' && word.shape === 'title'));

/** The index of the name word that particles lead to ("de la" → "Fuente"), or -1. At most three particles. */
export function afterParticles(
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
  while (index - from < 4 && isParticle(words[index])) {
    const [here, next] = [words[index], words[index + 1]];
    if (!here || !next || gapBetween(document, here, next) !== ' ') return -1;
    index += 1;
  }
  if (index === from) return -1;
  const word = words[index];
  const previous = words[from - 1];
  // "Norma de RRHH": a name in small letters does not end in the initials of an office.
  if (previous?.shape === 'title' && word?.shape === 'upper' && word.folded.length <= 5 && !isKnownName(word))
    return -1;
  // "Nieves Plaza de Cortés".
  const stopped = word !== undefined && STOPPED_NAMES.has(word.folded) && SURNAMES.has(word.folded);
  if (stopped && word.shape !== 'lower' && previous !== undefined && previous.shape !== 'lower') return index;
  return isNameWord(document, words, index, ordinary) ? index : -1;
}
