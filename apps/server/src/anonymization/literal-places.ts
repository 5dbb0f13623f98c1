/** Half-open interval of a text, in UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

const blank = '\uFFFC';
const wordCharacter = /[\p{L}\p{N}]/u;
const runsOn = (left = '', right = '') => wordCharacter.test(left) && wordCharacter.test(right);
const placeholderLike = /\[[A-Z_]{2,20}_\d{1,6}\]/g;

/** Where a literal stands letter for letter and is not the middle of a longer word, in order. */
export function wholeWordPlaces(text: string, literal: string): Place[] {
  const places: Place[] = [];
  for (let start = text.indexOf(literal); start !== -1; start = text.indexOf(literal, start + literal.length)) {
    const end = start + literal.length;
    if (!runsOn(text[start - 1], literal[0]) && !runsOn(literal.at(-1), text[end])) places.push({ start, end });
  }
  return places;
}

/**
 * What literals take up of a text, without regard to case or accents: in order, and where they touch or lie over each other as one.
 * Two thousand literals of one letter stand in a text of that letter four hundred million times.
 */
export function foldedPlaces(text: string, literals: readonly string[]): Place[] {
  const folded = fold(text);
  const taken = new Uint8Array(text.length);
  for (const wanted of new Set(literals.map((literal) => fold(literal.trim())))) {
    if (wanted === '') continue;
    for (let start = folded.indexOf(wanted); start !== -1; start = folded.indexOf(wanted, start + wanted.length)) {
      taken.fill(1, start, start + wanted.length);
    }
  }
  const places: Place[] = [];
  for (let start = taken.indexOf(1); start !== -1; start = taken.indexOf(1, start)) {
    const next = taken.indexOf(0, start);
    const end = next === -1 ? text.length : next;
    places.push({ start, end });
    start = end;
  }
  return places;
}

/** The text with these places and every placeholder blanked out, letter by letter: what stands there is found no more. */
export function blankOut(text: string, places: readonly Place[]): string {
  const placeholders = [...text.matchAll(placeholderLike)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const pieces: string[] = [];
  let copied = 0;
  for (const { start, end } of [...places, ...placeholders].sort((a, b) => a.start - b.start)) {
    if (end <= copied) continue;
    const from = Math.max(copied, start);
    pieces.push(text.slice(copied, from), blank.repeat(end - from));
    copied = end;
  }
  return pieces.join('') + text.slice(copied);
}

/** Small letters without accents, one UTF-16 unit for each of the text's. */
function fold(text: string): string {
  return text.replace(/[A-Z\u0080-\uffff]/g, (unit) => {
    const plain = unit.normalize('NFD')[0]?.toLowerCase();
    return plain?.length === 1 ? plain : unit;
  });
}
