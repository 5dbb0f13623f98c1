import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import { soundOf } from './sounds.ts';
import { PARTICLES, STOP_WORDS } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import { looksOrdinary, type Word } from './words.ts';

/** A surname that no list knows and nobody uses for anything else. */
export function isRareWord(word: string): boolean {
  let known = rareWords.get(word);
  if (known === undefined) {
    known = isRare(word);
    if (rareWords.size >= mostRareWords) rareWords.clear();
    rareWords.set(word, known);
  }
  return known;
}

/** The words of one text are asked about in every round. */
const rareWords = new Map<string, boolean>();
const mostRareWords = 20_000;

const isRare = (word: string) =>
  word.length >= 4 &&
  !AMBIGUOUS_NAMES.has(word) &&
  !STOP_WORDS.has(word) &&
  !EVERYDAY_WORDS.has(word) &&
  !PLACES.has(word) &&
  !PLACE_WORDS.has(word) &&
  !PARTICLES.has(word);

/** What known names sound like, and those worth comparing with a word, by how they begin. */
export interface Sounds {
  heard: ReadonlySet<string>;
  /** Of the longer ones, by their first two letters. */
  near: ReadonlyMap<string, string[]>;
  /** Longer surnames, by their first three letters. */
  surnames: ReadonlyMap<string, string[]>;
  /** Of words that were compared before, capitals apart: the same ones are asked about again and again. */
  answers: { small: Map<string, boolean>; capital: Map<string, boolean> };
}

export function soundsOf(names: ReadonlySet<string>): Sounds {
  const heard = new Set<string>();
  const surnames = new Map<string, string[]>();
  for (const name of names) {
    if (name.length >= shortestHeard) heard.add(soundOf(name));
    if (name.length >= shortestMisspelt && SURNAMES.has(name)) addTo(surnames, name.slice(0, 3), name);
  }
  const near = new Map<string, string[]>();
  for (const sound of heard) if (sound.length >= shortestMisspelt) addTo(near, sound.slice(0, 2), sound);
  return { heard, near, surnames, answers: { small: new Map(), capital: new Map() } };
}

function addTo(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

export function matches(word: Word, known: ReadonlySet<string>, sounds: Sounds): boolean {
  if (known.has(word.folded)) return true;
  if (isMisspelt(word, sounds)) return true;
  // "Pérez-Soto"; "D'Angelo", which is known as Angelo.
  return (
    (word.folded.includes('-') || word.folded.includes("'")) &&
    word.folded.split(/[-']/).some((part) => part.length >= 3 && known.has(part))
  );
}

function isMisspelt(word: Word, sounds: Sounds): boolean {
  if (word.folded.length < shortestHeard || sounds.heard.size === 0) return false;
  const answers = word.shape === 'lower' ? sounds.answers.small : sounds.answers.capital;
  let answer = answers.get(word.folded);
  if (answer === undefined) {
    answer = soundsKnown(word, sounds);
    answers.set(word.folded, answer);
  }
  return answer;
}

/** "Zamudía" and "Zamudo", where Zamudio is known, "Cayata" for Callata: by ear, or one letter more, less or other. */
function soundsKnown({ folded, shape }: Word, { heard, near, surnames }: Sounds): boolean {
  if (!isRareWord(folded) || looksOrdinary(folded)) return false;
  const sound = soundOf(folded);
  if (sound.length >= shortestHeard && heard.has(sound)) return shape !== 'lower' || folded.length >= shortestMisspelt;
  if (shape === 'lower' || folded.length < shortestMisspelt) return false;
  if (SURNAMES.has(folded) || GIVEN_NAMES.has(folded)) return false;
  if (surnames.get(folded.slice(0, 3))?.some((name) => differByOne(name, folded))) return true;
  return near.get(sound.slice(0, 2))?.some((other) => differByOne(other, sound)) ?? false;
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
