import type { MappedCharacters } from './mapped-characters.ts';

/** A line at least this long (characters) was probably wrapped by a program. */
const LONG_LINE = 45;
/** Nobody wraps later than this: a longer line is a paragraph of its own. */
const LONGEST_WRAP = 130;
/** Nor sooner than this, even in a narrow column. */
const SHORTEST_WRAP = 20;
/** In a wrapped text the long lines are of about one length: this share of them reach `NEARLY` of the longest. */
const WRAPPED_SHARE = 0.5;
const NEARLY = 0.75;
const FEWEST_LINES = 6;

const LETTER = /\p{L}/u;
const LOWER = /\p{Ll}/u;
const DIGIT = /\d/;
const NEW_ITEM = /^(?:\d{1,2}[.)°](?! ?(?:piso|PISO|"))|[-*•|[(]|[IVX]{1,4}[.)]|\p{Lu}[\p{L} ./°]{1,28}:)/u;

/** Who writes and when, in an exported chat: "tincho 20:02". */
const STAMP_LINE = /^[^\n\d]{1,30} \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?(?:\n|$)/;

/** "10/11/25, 9:03 - Caro: hola": the next message begins with its time. */
const MESSAGE_STAMP = /^[\u200e ]?\[?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? (?:a las )?\d{1,2}:\d{2}/;

/** Nobody ends a line so unless a program broke it. */
const UNFINISHED =
  /(?:^|[ \n(])(?:y|e|de|del|la|las|los|el|en|con|por|al|para|que|su|N°|calle|Av\.|Avda\.|Sra?\.|Dra?\.)$/;
const ABBREVIATION =
  /(?:^|[ \n(])(?:\p{L}|av|avda|dra?|sra?|sres|of|dto|dpto|depto|arts?|mat|n|nro|tel|cel|expte|lic|ing|gral|pte|tte|cnel|bv|pje|prov|nac|km|dom|inc|fs|d\. ?n\. ?i|c\. ?u\. ?i\. ?[tl])\.$/iu;

/**
 * Undoes the wrapping of lines, as in e-mails, PDF files and scans: a line end within a sentence becomes a blank, a word
 * cut by a hyphen becomes whole, a number cut by a line end too. Line ends that close a sentence, a row or a heading stay.
 */
export function joinWrappedLines(characters: MappedCharacters): MappedCharacters {
  const { text, starts, ends } = characters;
  const breaks: number[] = [];
  for (
    let index = text.indexOf('\n', 1);
    index !== -1 && index < text.length - 1;
    index = text.indexOf('\n', index + 1)
  ) {
    if (text[index - 1] !== '\n' && text[index + 1] !== '\n') breaks.push(index);
  }
  if (breaks.length === 0) return characters;
  const isWrapped = looksWrapped(text);
  const soft = breaks.filter((index) => isSoft(text, index, index - 1 - text.lastIndexOf('\n', index - 1), isWrapped));
  if (soft.length === 0) return characters;
  const joined = { starts: new Uint32Array(text.length), ends: new Uint32Array(text.length) };
  const parts: string[] = [];
  let length = 0;
  let read = 0;
  const copyUpTo = (end: number) => {
    parts.push(text.slice(read, end));
    joined.starts.set(starts.subarray(read, end), length);
    joined.ends.set(ends.subarray(read, end), length);
    length += end - read;
    read = end;
  };
  for (const index of soft) {
    const cutWord = cutsWord(text, index);
    const joins = cutWord || joinsNumber(text, index);
    // The hyphen goes with the line's end.
    copyUpTo(cutWord ? index - 1 : index);
    if (joins) joined.ends[length - 1] = ends[index] as number;
    else {
      parts.push(' ');
      joined.starts[length] = starts[index] as number;
      joined.ends[length] = ends[index] as number;
      length += 1;
    }
    read = index + 1;
  }
  copyUpTo(text.length);
  return { text: parts.join(''), starts: joined.starts.slice(0, length), ends: joined.ends.slice(0, length) };
}

/** "Procura-⏎dora", "PRI-⏎TCHARD": the line's end cut a word. */
function cutsWord(text: string, index: number): boolean {
  if (text[index - 1] !== '-' || !LETTER.test(text[index - 2] ?? '')) return false;
  return LOWER.test(text[index + 1] as string) || isUpperCut(text, index);
}

/** True when most long lines of the text are of about one length, or many of its words are cut at a line's end. */
function looksWrapped(text: string): boolean {
  if (cutsManyWords(text)) return true;
  const lengths: number[] = [];
  let start = 0;
  while (start <= text.length) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    if (end > start) lengths.push(end - start);
    start = end + 1;
  }
  if (lengths.length < FEWEST_LINES) return false;
  const longest = [...lengths].sort((a, b) => a - b)[Math.floor(lengths.length * 0.9)] as number;
  if (longest > LONGEST_WRAP || longest < SHORTEST_WRAP) return false;
  return lengths.filter((length) => length >= longest * NEARLY).length >= lengths.length * WRAPPED_SHARE;
}

/** "dijo lla-⏎marse": nobody types that, however uneven the lines of a scan are. */
function cutsManyWords(text: string): boolean {
  const cuts = text.match(CUT_WORD)?.length ?? 0;
  return cuts >= FEWEST_CUTS && cuts >= (text.match(/\n/g)?.length ?? 0) * CUT_SHARE;
}

const CUT_WORD = /\p{Ll}-\n\p{Ll}/gu;
const FEWEST_CUTS = 5;
/** Of the lines of a scan in which words are cut, so many end so. */
const CUT_SHARE = 0.12;

function isSoft(text: string, index: number, length: number, isWrapped: boolean): boolean {
  const before = text[index - 1] as string;
  const after = text[index + 1] as string;
  if (before === ':' || before === ';' || before === '|' || before === '\u0090') return false;
  // "Ansel-⏎mo": a hyphen behind a letter and a small letter in the next line are one word, however short the line.
  if (before === '-' && LETTER.test(text[index - 2] ?? '') && LOWER.test(after)) return true;
  const opening = text.slice(index + 1, index + 48);
  if (STAMP_LINE.test(opening) || MESSAGE_STAMP.test(opening)) return false;
  const tail = text.slice(Math.max(0, index - 16), index);
  if (UNFINISHED.test(tail)) return true;
  if (!isWrapped && (length < LONG_LINE || length > LONGEST_WRAP)) return false;
  if (before === '.' && isWrapped && ABBREVIATION.test(tail)) return true;
  if (before === '.' || before === '!' || before === '?') {
    // "Av.⏎Colón" and "29.⏎884.015" go on; a sentence's end does not.
    return isWrapped && (LOWER.test(after) || joinsNumber(text, index));
  }
  if (joinsNumber(text, index)) return isWrapped;
  return !NEW_ITEM.test(text.slice(index + 1, index + 32));
}

/** "PRI-⏎TCHARD": capitals on both sides; one letter before the hyphen is rather a code ("A-⏎B"). */
const isUpperCut = (text: string, index: number) =>
  [-3, -2, 1, 2].every((step) => /\p{Lu}/u.test(text[index + step] ?? ''));

/** "29.⏎884.015", "27-⏎26417330-8" and "28⏎17": digits on both sides, with at most one mark between. */
function joinsNumber(text: string, index: number): boolean {
  if (!DIGIT.test(text[index + 1] as string)) return false;
  // "Ituzaingó 155⏎1° piso".
  if (/^\d{1,2}°/.test(text.slice(index + 1, index + 4))) return false;
  const before = text[index - 1] as string;
  return DIGIT.test(before) || (/[./-]/.test(before) && DIGIT.test(text[index - 2] ?? ''));
}
