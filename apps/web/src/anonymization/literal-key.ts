/** A text as it is searched, with the offset of each of its units in the text as written. */
export interface SearchableText {
  folded: string;
  /** UTF-16 offsets, with the length of the text behind the last. */
  offsets: Uint32Array;
}

const isBlank = /\s/;
const combiningMark = /[\u0300-\u036f]/;

/** Lower case, without accents however they are written, and with one blank where the text has blanks or a line's end. */
export function searchableText(text: string): SearchableText {
  const offsets = new Uint32Array(text.length + 1);
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = foldUnit(text[at] as string);
    if (unit === '' || (unit === ' ' && folded.endsWith(' '))) continue;
    offsets[folded.length] = at;
    folded += unit;
  }
  offsets[folded.length] = text.length;
  return { folded, offsets: offsets.subarray(0, folded.length + 1) };
}

function foldUnit(unit: string): string {
  if (unit >= 'a' && unit <= 'z') return unit;
  if (isBlank.test(unit)) return ' ';
  if (unit < '\u0080') return unit.toLowerCase();
  if (combiningMark.test(unit)) return '';
  const plain = (unit.normalize('NFD')[0] ?? unit).toLowerCase();
  return plain.length === 1 ? plain : unit;
}

/** What two writings of one datum share: no case, accents, doubled blanks or line ends. */
export function literalKey(text: string): string {
  return searchableText(text).folded.trim();
}

const wordUnit = /[\p{L}\p{N}]/u;

/** Where `literal` stands as whole words, case and accents aside: disjoint, in order, at UTF-16 offsets of the text as written. */
export function literalPlaces({ folded, offsets }: SearchableText, literal: string): { start: number; end: number }[] {
  const wanted = literalKey(literal);
  if (wanted === '') return [];
  const found: { start: number; end: number }[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (joins(folded, at) || joins(folded, end)) continue;
    found.push({ start: offsets[at] as number, end: offsets[end] as number });
    at = end - 1;
  }
  return found;
}

/** Whether a word goes on over this place. */
function joins(text: string, at: number): boolean {
  return at > 0 && at < text.length && wordUnit.test(text[at - 1] as string) && wordUnit.test(text[at] as string);
}
