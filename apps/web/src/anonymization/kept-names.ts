import type { KeptMention, KeptReason } from '@foja/anonymizer';
import { personalDataTypes } from '@foja/contracts/anonymization-calls';
import { literalKey, literalPlaces, type SearchableText, searchableText } from './literal-key.ts';
import { personalDataLooks } from './personal-data.ts';

/** A name that stays: all the forms in which it is written, and how often. */
export interface KeptName {
  /** The fullest form. */
  text: string;
  reason: KeptReason;
  /** Every form, as `literalKey` makes them; the longest first. */
  literals: string[];
  /** Every form as it is written. */
  written: string[];
  mentions: number;
}

/** What is looked for, as a sentence lists it: "persona; DNI; CUIT o CUIL". */
export const searchedData = personalDataTypes
  .map((type) => personalDataLooks[type].label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()))
  .join('; ');

/** Why a name stays, as the list says it. */
export const keptReasons: Record<KeptReason, string> = {
  official: 'actúa como juez, fiscal o funcionario',
  author: 'se cita como autor de doctrina',
  namesake: 'es parte del nombre de un lugar o de una institución',
  precedent: 'es parte de un fallo citado o de una institución',
  unsure: 'puede ser un nombre y no se reconoció como tal',
};

interface Place {
  start: number;
  end: number;
}

/** The mentions that no hidden datum covers. */
export function stillKept(kept: readonly KeptMention[], data: readonly (Place & { kept?: boolean })[]): KeptMention[] {
  const hidden = data.filter((datum) => !datum.kept);
  let next = 0;
  return kept.filter(({ start, end }) => {
    while (next < hidden.length && (hidden[next] as Place).end <= start) next += 1;
    const datum = hidden[next];
    return !datum || datum.start >= end;
  });
}

const capital = /\p{Lu}/u;

/** Within a sentence, where only a name has a capital. */
const inSentence = /[\p{Ll},]\s$/u;
const peaceCourt = /(?:justicia|juzgado|juez|jueza) de\s$/i;

/**
 * Where a kept name stands, in one of its forms. A name of one word stands where it has a capital, so that the judge Paz is not looked
 * for in "la paz"; and where the search read it, however it is written there. What only may be a name is left where it opens a sentence.
 */
export function namePlaces(
  text: string,
  searchable: SearchableText,
  literal: string,
  read: readonly KeptMention[],
): Place[] {
  const places = literalPlaces(searchable, literal);
  if (literal.includes(' ')) return places;
  const reasons = new Map(read.map(({ start, reason }) => [start, reason]));
  const own = places.flatMap(({ start }) => reasons.get(start) ?? []);
  const isUnsure = own.length > 0 && own.every((reason) => reason === 'unsure');
  return places.filter(({ start }) => {
    if (reasons.has(start)) return true;
    if (!capital.test(text[start] as string)) return false;
    const left = text.slice(Math.max(0, start - 16), start);
    return !isUnsure || (inSentence.test(left) && !peaceCourt.test(left));
  });
}

/**
 * The names that stay, at every place where they can be read: the search tells of those that it looked at, and the count has to be of
 * what stands in the text. `data` are found already; both are in order.
 */
export function everyKeptPlace(text: string, kept: readonly KeptMention[], data: readonly Place[]): KeptMention[] {
  if (kept.length === 0) return [];
  const searchable = searchableText(text);
  const reasons = new Map<string, KeptReason>();
  for (const { text: written, reason } of kept) {
    const literal = literalKey(written);
    if (!reasons.has(literal)) reasons.set(literal, reason);
  }
  const all = [...kept];
  const longestFirst = [...reasons].sort(([one], [other]) => other.length - one.length);
  for (const [literal, reason] of longestFirst) {
    const taken = [...all].sort((one, other) => one.start - other.start);
    const places = namePlaces(text, searchable, literal, kept);
    const mentions = places.map((place) => ({ ...place, text: text.slice(place.start, place.end), reason }));
    all.push(...stillKept(stillKept(mentions, data), taken));
  }
  return all.sort((one, other) => one.start - other.start);
}

/** The words by which a name is known again, however it is written. */
export const wordsOfName = (text: string): readonly string[] => literalKey(text).match(/\p{L}{2,}/gu) ?? [];

/** One entry a person: "GANDOLFO" belongs to "Marcela Gandolfo", where both stay for one reason. */
export function groupKeptNames(mentions: readonly KeptMention[]): KeptName[] {
  const names: (KeptName & { words: Set<string> })[] = [];
  const byLength = [...mentions].sort((one, other) => wordsOfName(other.text).length - wordsOfName(one.text).length);
  for (const { text, reason } of byLength) {
    const words = wordsOfName(text);
    const fuller = names.find((name) => name.reason === reason && words.every((word) => name.words.has(word)));
    const literal = literalKey(text);
    if (!fuller) {
      names.push({ text, reason, literals: [literal], written: [text], mentions: 1, words: new Set(words) });
      continue;
    }
    fuller.mentions += 1;
    if (!fuller.literals.includes(literal)) fuller.literals.push(literal);
    if (!fuller.written.includes(text)) fuller.written.push(text);
  }
  return names.map(({ words: _words, ...name }) => name);
}
