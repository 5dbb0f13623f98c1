/** Characters of a text under construction, each with the slice of the source it came from. */
export interface MappedCharacters {
  out: string[];
  starts: number[];
  ends: number[];
}

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
export function joinWrappedLines({ out, starts, ends }: MappedCharacters): MappedCharacters {
  const breaks: number[] = [];
  for (let index = 1; index < out.length - 1; index += 1) {
    if (out[index] === '\n' && out[index - 1] !== '\n' && out[index + 1] !== '\n') breaks.push(index);
  }
  if (breaks.length === 0) return { out, starts, ends };
  const isWrapped = looksWrapped(out);
  const soft = breaks.filter((index) => isSoft(out, index, index - 1 - out.lastIndexOf('\n', index - 1), isWrapped));
  if (soft.length === 0) return { out, starts, ends };
  const joined: MappedCharacters = { out: [], starts: [], ends: [] };
  let next = 0;
  for (let index = 0; index < out.length; index += 1) {
    const isBreak = index === soft[next];
    if (isBreak) next += 1;
    if (isBreak && joinsHere(index)) continue;
    joined.out.push(isBreak ? ' ' : (out[index] as string));
    joined.starts.push(starts[index] as number);
    joined.ends.push(ends[index] as number);
  }
  return joined;

  /** A word or a number that the line's end cut becomes whole; says whether it did. */
  function joinsHere(index: number): boolean {
    const [before, after] = [out[index - 1] as string, out[index + 1] as string];
    const cutWord =
      before === '-' && LETTER.test(out[index - 2] ?? '') && (LOWER.test(after) || isUpperCut(out, index));
    if (cutWord) for (const list of [joined.out, joined.starts, joined.ends]) list.pop();
    if (!cutWord && !joinsNumber(out, index)) return false;
    joined.ends[joined.ends.length - 1] = ends[index] as number;
    return true;
  }
}

/** True when most long lines of the text are of about one length. */
function looksWrapped(out: readonly string[]): boolean {
  const lengths: number[] = [];
  let start = 0;
  for (let index = 0; index <= out.length; index += 1) {
    if (index < out.length && out[index] !== '\n') continue;
    if (index > start) lengths.push(index - start);
    start = index + 1;
  }
  if (lengths.length < FEWEST_LINES) return false;
  const longest = [...lengths].sort((a, b) => a - b)[Math.floor(lengths.length * 0.9)] as number;
  if (longest > LONGEST_WRAP || longest < SHORTEST_WRAP) return false;
  return lengths.filter((length) => length >= longest * NEARLY).length >= lengths.length * WRAPPED_SHARE;
}

function isSoft(out: readonly string[], index: number, length: number, isWrapped: boolean): boolean {
  const before = out[index - 1] as string;
  const after = out[index + 1] as string;
  if (before === ':' || before === ';' || before === '|' || before === '\u0090') return false;
  // "Ansel-⏎mo": a hyphen behind a letter and a small letter in the next line are one word, however short the line.
  if (before === '-' && LETTER.test(out[index - 2] ?? '') && LOWER.test(after)) return true;
  const opening = out.slice(index + 1, index + 48).join('');
  if (STAMP_LINE.test(opening) || MESSAGE_STAMP.test(opening)) return false;
  const tail = out.slice(Math.max(0, index - 16), index).join('');
  if (UNFINISHED.test(tail)) return true;
  if (!isWrapped && (length < LONG_LINE || length > LONGEST_WRAP)) return false;
  if (before === '.' && isWrapped && ABBREVIATION.test(tail)) return true;
  if (before === '.' || before === '!' || before === '?') {
    // "Av.⏎Colón" and "29.⏎884.015" go on; a sentence's end does not.
    return isWrapped && (LOWER.test(after) || joinsNumber(out, index));
  }
  if (joinsNumber(out, index)) return isWrapped;
  return !NEW_ITEM.test(out.slice(index + 1, index + 32).join(''));
}

/** "PRI-⏎TCHARD": capitals on both sides; one letter before the hyphen is rather a code ("A-⏎B"). */
const isUpperCut = (out: readonly string[], index: number) =>
  [-3, -2, 1, 2].every((step) => /\p{Lu}/u.test(out[index + step] ?? ''));

/** "29.⏎884.015", "27-⏎26417330-8" and "28⏎17": digits on both sides, with at most one mark between. */
function joinsNumber(out: readonly string[], index: number): boolean {
  if (!DIGIT.test(out[index + 1] as string)) return false;
  // "Ituzaingó 155⏎1° piso".
  if (/^\d{1,2}°/.test(out.slice(index + 1, index + 4).join(''))) return false;
  const before = out[index - 1] as string;
  return DIGIT.test(before) || (/[.-]/.test(before) && DIGIT.test(out[index - 2] ?? ''));
}
