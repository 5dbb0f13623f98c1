import type { IndexRow, PassageFields } from './index-row.ts';
import type { Vocabulary } from './vocabulary.ts';

export const fieldNames = ['heading', 'norm', 'path', 'text', 'editorial', 'lay'] as const;
export type FieldName = (typeof fieldNames)[number];

/** A source as re-ranking sees it: numbers only, small enough to keep thousands in memory. */
export interface Passage {
  id: string;
  kind: IndexRow['kind'];
  norm: string;
  article: string;
  /** The article's number without its suffix; NaN for guides and rulings. */
  number: number;
  domain: string;
  articles: string[];
  /** Articles that its note calls related. */
  related: string[];
  /** The first article that it stands on, where that has a plain number. */
  lead: { norm: string; number: number } | null;
  version: string;
  /** Its distinct words, ascending; `counts[i * 6 + field]` tells how often word i stands in each field. */
  words: Int32Array;
  counts: Uint16Array;
  /** Length of each field, in words. */
  lengths: Int32Array;
  heading: Int32Array;
  text: Int32Array;
  /** What its heading's words tell together. */
  headingMass: number;
  lay: LayPhrases;
  /** Marks its words by their last bits: most words of a question are told apart from them without a search. */
  marks: Int32Array;
}

/** Distinct words of all lay phrases, ascending within each, one phrase after the other. */
export interface LayPhrases {
  words: Int32Array;
  /** Where each phrase ends. */
  ends: Int32Array;
  /** What the words of each tell together. */
  masses: Float64Array;
}

/** Marks of a passage, 32 in a number. */
const markNumbers = 16;

/** Whether a passage may hold a word; where not, it surely does not. */
export function mayHold(marks: Int32Array, word: number): boolean {
  return ((marks[(word >> 5) & (markNumbers - 1)]! >> (word & 31)) & 1) === 1;
}

export type PassageRow = Pick<
  IndexRow,
  'id' | 'kind' | 'norm' | 'article' | 'domain' | 'articles' | 'related' | 'version' | 'fields'
>;

/** Reads an index entry into numbers. */
export function readPassage(row: PassageRow, vocabulary: Vocabulary): Passage {
  const fields = JSON.parse(row.fields) as PassageFields;
  const ids = (terms: string[]) => Int32Array.from(terms, (term) => vocabulary.intern(term));
  const phrases = fields.lay.map(ids);
  const byField: Record<FieldName, Int32Array[]> = {
    heading: [ids(fields.heading)],
    norm: [ids(fields.norm)],
    path: [ids(fields.path)],
    text: [ids(fields.text)],
    editorial: [ids(fields.editorial)],
    lay: phrases,
  };
  const words = distinct(Object.values(byField).flat());
  const counts = new Uint16Array(words.length * fieldNames.length);
  const lengths = new Int32Array(fieldNames.length);
  for (const [field, name] of fieldNames.entries()) {
    for (const list of byField[name]) {
      lengths[field] = (lengths[field] ?? 0) + list.length;
      for (const word of list) {
        const at = indexOfWord(words, word) * fieldNames.length + field;
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  }
  const articles = splitKeys(row.articles);
  return {
    id: row.id,
    kind: row.kind,
    norm: row.norm,
    article: row.article,
    number: Number.parseInt(row.article, 10),
    domain: row.domain,
    articles,
    related: splitKeys(row.related),
    lead: readLead(articles[0]),
    version: row.version,
    words,
    counts,
    lengths,
    heading: byField.heading[0] ?? new Int32Array(),
    text: byField.text[0] ?? new Int32Array(),
    headingMass: massOf(byField.heading[0] ?? new Int32Array(), vocabulary),
    lay: layPhrases(
      phrases.map((phrase) => distinct([phrase])),
      vocabulary,
    ),
    marks: marksOf(words),
  };
}

function layPhrases(phrases: readonly Int32Array[], vocabulary: Vocabulary): LayPhrases {
  const words = new Int32Array(phrases.reduce((sum, { length }) => sum + length, 0));
  const ends = new Int32Array(phrases.length);
  let end = 0;
  for (const [place, phrase] of phrases.entries()) {
    words.set(phrase, end);
    end += phrase.length;
    ends[place] = end;
  }
  return { words, ends, masses: Float64Array.from(phrases, (phrase) => massOf(phrase, vocabulary)) };
}

function massOf(words: Int32Array, vocabulary: Vocabulary): number {
  let mass = 0;
  for (const word of words) mass += vocabulary.rarity(word);
  return mass;
}

function marksOf(words: Int32Array): Int32Array {
  const marks = new Int32Array(markNumbers);
  for (const word of words) marks[(word >> 5) & (markNumbers - 1)]! |= 1 << (word & 31);
  return marks;
}

function splitKeys(keys: string): string[] {
  return keys === '' ? [] : keys.split(' ');
}

/** What associations know it by: the article that it is or stands for, or the guide itself. */
export function topicOf({ kind, id, articles }: Pick<Passage, 'kind' | 'id' | 'articles'>): string {
  return kind === 'guide' ? id : (articles[0] ?? id);
}

function readLead(key = ''): Passage['lead'] {
  const [, norm, number] = /^(.+):(\d+)$/.exec(key) ?? [];
  return norm === undefined ? null : { norm, number: Number(number) };
}

function distinct(lists: Int32Array[]): Int32Array {
  const seen = new Set<number>();
  for (const list of lists) for (const word of list) seen.add(word);
  return Int32Array.from(seen).sort();
}

/** Place of `word` in an ascending list, or -1. */
export function indexOfWord(words: Int32Array, word: number): number {
  let low = 0;
  let high = words.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = words[middle] ?? 0;
    if (found === word) return middle;
    if (found < word) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
