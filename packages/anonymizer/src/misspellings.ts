import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import { soundOf } from './sounds.ts';
import { PARTICLES, STOP_WORDS } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import { looksOrdinary, type Word } from './words.ts';

/** A surname that no list knows and nobody uses for anything else. */
export const isRareWord = (word: string) =>
  word.length >= 4 &&
  !AMBIGUOUS_NAMES.has(word) &&
  !STOP_WORDS.has(word) &&
  !EVERYDAY_WORDS.has(word) &&
  !PLACES.has(word) &&
  !PLACE_WORDS.has(word) &&
  !PARTICLES.has(word);

export function soundsOf(names: ReadonlySet<string>): Map<string, string> {
  const sounds = new Map<string, string>();
  for (const name of names) if (name.length >= shortestHeard) sounds.set(soundOf(name), name);
  return sounds;
}

export function matches(word: Word, known: ReadonlySet<string>, sounds: ReadonlyMap<string, string>): boolean {
  if (known.has(word.folded)) return true;
  if (isMisspelt(word, known, sounds)) return true;
  // "Pérez-Soto"; "D'Angelo", which is known as Angelo.
  return /[-']/.test(word.folded) && word.folded.split(/[-']/).some((part) => part.length >= 3 && known.has(part));
}

/** The same words are asked about again and again. */
const answersOf = new WeakMap<ReadonlyMap<string, string>, Map<string, boolean>>();

function isMisspelt(word: Word, known: ReadonlySet<string>, sounds: ReadonlyMap<string, string>): boolean {
  if (word.folded.length < shortestHeard) return false;
  let answers = answersOf.get(sounds);
  if (!answers) {
    answers = new Map();
    answersOf.set(sounds, answers);
  }
  const key = word.shape === 'lower' ? word.folded : `${word.folded}^`;
  let answer = answers.get(key);
  if (answer === undefined) {
    answer = soundsKnown(word, known, sounds);
    answers.set(key, answer);
  }
  return answer;
}

/** "Zamudía" and "Zamudo", where Zamudio is known, "Cayata" for Callata: by ear, or one letter more, less or other. */
function soundsKnown(
  { folded, shape }: Word,
  known: ReadonlySet<string>,
  sounds: ReadonlyMap<string, string>,
): boolean {
  if (!isRareWord(folded) || looksOrdinary(folded)) return false;
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

export const shortestHeard = 5;

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
