import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { digitsOf } from './check-digits.ts';
import { personWords } from './entity-keys.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { findLiterals, type LiteralTree, plantLiterals } from './literals.ts';
import type { NormalisedText } from './normalise.ts';
import { personContext } from './person-context.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import { PARTICLES, STOP_WORDS } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, EntityType, KnownDatum, Zone } from './types.ts';
import { gapBetween, ordinaryWords, type Word } from './words.ts';

/** What is searched again: data word by word, single words of names, and numbers by their digits. */
interface Propagation {
  literals: LiteralTree;
  nameWords: ReadonlySet<string>;
  digits: ReadonlyMap<string, EntityType>;
}

const DIGIT_TYPES: ReadonlySet<EntityType> = new Set(['dni', 'cuit', 'cbu', 'tarjeta', 'telefono', 'cuenta']);

/** Collects what must be searched again. Linear in the total length of `known`. */
export function preparePropagation(
  known: readonly KnownDatum[],
  words: readonly Word[],
  officials: ReadonlySet<string>,
): Propagation {
  const ordinary = ordinaryWords(words);
  const nameWords = new Set<string>();
  const digits = new Map<string, EntityType>();
  for (const { type, text } of known) {
    if (type === 'persona') {
      for (const word of personWords(text))
        if (isDistinctive(word, ordinary) && !officials.has(word)) nameWords.add(word);
    }
    const number = DIGIT_TYPES.has(type) ? digitsOf(text) : '';
    if (number.length >= 7) digits.set(number, type);
    // The middle of a person's CUIT is their DNI.
    if (type === 'cuit' && /^2\d{10}$/.test(number)) digits.set(number.slice(2, 10).replace(/^0/, ''), 'dni');
  }
  return { literals: plantLiterals(known), nameWords, digits };
}

function isDistinctive(word: string, ordinary: ReadonlySet<string>): boolean {
  if (word.length < 4 || STOP_WORDS.has(word) || PLACES.has(word) || PARTICLES.has(word)) return false;
  return GIVEN_NAMES.has(word) || SURNAMES.has(word) || !(ordinary.has(word) || PLACE_WORDS.has(word));
}

const NUMBER = /(?<![a-z\d.,-])\d(?:\d|[ ./-](?=\d)){6,30}(?![a-z\d]|,\d)/g;
const DIGITS_START = /\d/;
const NOT_A_MENTION_LEFT = /(?:\$|(?<![a-z])ley|art\.?) ?$/;

/** Every further mention of what is known: surnames alone, companies without their form, numbers without a label. */
export function findMentions(
  document: NormalisedText,
  words: readonly Word[],
  zones: readonly Zone[],
  { literals, nameWords, digits }: Propagation,
): Candidate[] {
  const found: Candidate[] = [];
  const add = (start: number, end: number, type: EntityType, score: number) => {
    if (inZone(zones, start, end)) return;
    if (
      DIGITS_START.test(document.text[start] ?? '') &&
      NOT_A_MENTION_LEFT.test(document.folded.slice(Math.max(0, start - 6), start))
    )
      return;
    if (type === 'persona') {
      const context = personContext(document, start, end);
      if (context.namedAfter || context.official || context.author) return;
    }
    found.push({ start, end, type, score, source: 'propagation' });
  };
  for (const { start, end, type } of findLiterals(document, literals)) add(start, end, type, 0.85);
  if (nameWords.size > 0) {
    for (let index = 0; index < words.length; index += 1) {
      const last = lastWordOfMention(document, words, index, nameWords);
      if (last < 0) continue;
      if (!belongsToAnotherName(document, words, index, last)) {
        add((words[index] as Word).start, (words[last] as Word).end, 'persona', 0.8);
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
  known: ReadonlySet<string>,
): number {
  let last = -1;
  let plain = false;
  let hasGiven = false;
  for (let index = from; index < words.length && index - from < 8; index += 1) {
    const word = words[index] as Word;
    const isGiven = GIVEN_NAMES.has(word.folded);
    if (index > from) {
      const gap = gapBetween(document, words[index - 1] as Word, word);
      const inverts = /^,[ \n]?$/.test(gap) && isGiven && !hasGiven;
      if (!/^(?:[ \n]|\. )$/.test(gap) && !inverts) break;
      if (PARTICLES.has(word.folded) || word.shape === 'initial') continue;
    }
    if (!matches(word, known)) break;
    hasGiven ||= isGiven;
    plain ||= word.shape !== 'lower' || !AMBIGUOUS_NAMES.has(word.folded);
    last = index;
  }
  return plain ? last : -1;
}

function matches(word: Word, known: ReadonlySet<string>): boolean {
  if (known.has(word.folded)) return true;
  return word.folded.includes('-') && word.folded.split('-').some((part) => known.has(part));
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
  const isName = (word: Word | undefined) =>
    word !== undefined && word.shape !== 'lower' && !STOP_WORDS.has(word.folded);
  return (joined(before, words[first]) && isName(before)) || (joined(words[last], after) && isName(after));
}
