import { COMMON_WORDS } from './common-words-filter.ts';

// Some ten thousand words of Spanish would be a large download: a Bloom filter says of each whether it is one of them, in a tenth of the
// room. About one word in a hundred that is none is taken for one.

/** How many places of the filter one word marks. */
const marks = 6;

/** Bits of the filter for each word that it is made of. */
export const bitsForEachWord = 9;

let filter: Uint8Array | undefined;

/** Whether the texts of the corpus write this folded word in small letters again and again. */
export function isCommonWord(folded: string): boolean {
  filter ??= decode(COMMON_WORDS);
  const size = filter.length * 8;
  const [first, step] = hashesOf(folded);
  for (let mark = 0; mark < marks; mark += 1) {
    const place = (first + mark * step) % size;
    if (((filter[place >> 3] as number) & (1 << (place & 7))) === 0) return false;
  }
  return true;
}

/** The filter of these words, for `fit-names`. */
export function filterOf(words: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((words.length * bitsForEachWord) / 8));
  for (const word of words) {
    for (const place of placesOf(word, bytes.length * 8))
      bytes[place >> 3] = (bytes[place >> 3] as number) | (1 << (place & 7));
  }
  return bytes;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes of base64, which browser and server decode by different names. */
function decode(text: string): Uint8Array {
  const characters = text.replace(/=+$/, '');
  const bytes = new Uint8Array((characters.length * 6) >> 3);
  let bits = 0;
  let held = 0;
  let written = 0;
  for (const character of characters) {
    held = ((held << 6) | alphabet.indexOf(character)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[written] = (held >> bits) & 0xff;
    written += 1;
  }
  return bytes;
}

function placesOf(word: string, size: number): number[] {
  const [first, step] = hashesOf(word);
  return Array.from({ length: marks }, (_, index) => (first + index * step) % size);
}

/** Where the marks of a word begin, and how far they are apart. */
function hashesOf(word: string): [number, number] {
  let first = 0x811c9dc5;
  let second = 0x9747b28c;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x5bd1e995);
    second ^= second >>> 13;
  }
  return [first >>> 0, (second >>> 0) | 1];
}
