import type { NormalisedText } from './normalise.ts';
import { Readings } from './readings.ts';

// A pattern with a long list of first words tries all of them at every character. Where words begin is the same for all such patterns:
// each then reads only what begins like one of its own.

/** Letters of a beginning; of a shorter word all of them. */
const LONGEST_KEY = 3;
const beginningsOf = new Readings<ReadonlyMap<string, number[]>>();

/** Where words begin, by their first letters. */
function beginnings(document: NormalisedText): ReadonlyMap<string, number[]> {
  let known = beginningsOf.get(document);
  if (!known) {
    known = read(document.folded);
    beginningsOf.set(document, known);
  }
  return known;
}

function read(folded: string): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  let start = -1;
  for (let at = 0; at <= folded.length; at += 1) {
    const code = folded.charCodeAt(at);
    if (code >= 97 && code <= 122) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      const key = folded.slice(start, Math.min(at, start + LONGEST_KEY));
      const list = places.get(key);
      if (list) list.push(start);
      else places.set(key, [start]);
      start = -1;
    }
  }
  return places;
}

/**
 * The matches of `pattern` in the folded text, in order and disjoint, as `matchAll` gives them.
 * @param pattern has flag `y`, and every match of it begins with one of `keys` where no letter stands before.
 * @param keys the first three letters of its words, or all the letters of a shorter one.
 */
export function matchBeginnings(document: NormalisedText, pattern: RegExp, keys: readonly string[]): RegExpExecArray[] {
  const known = beginnings(document);
  const places = keys.flatMap((key) => known.get(key) ?? []).sort((a, b) => a - b);
  const matches: RegExpExecArray[] = [];
  let end = 0;
  for (const place of places) {
    if (place < end) continue;
    pattern.lastIndex = place;
    const match = pattern.exec(document.folded);
    if (!match) continue;
    matches.push(match);
    end = place + match[0].length;
  }
  return matches;
}
