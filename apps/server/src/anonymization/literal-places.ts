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

/** Where literals stand, without regard to case or accents. */
export function foldedPlaces(text: string, literals: readonly string[]): Place[] {
  const folded = fold(text);
  return literals.flatMap((literal) => {
    const wanted = fold(literal.trim());
    const places: Place[] = [];
    if (wanted === '') return places;
    for (let start = folded.indexOf(wanted); start !== -1; start = folded.indexOf(wanted, start + wanted.length)) {
      places.push({ start, end: start + wanted.length });
    }
    return places;
  });
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
