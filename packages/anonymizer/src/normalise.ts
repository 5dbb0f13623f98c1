import { joinBrokenWords } from './broken-words.ts';
import { Characters } from './mapped-characters.ts';
import { repairLetters } from './misread-letters.ts';
import { findPlaceholders } from './placeholders.ts';
import type { KnownReadings } from './readings.ts';
import { joinWrappedLines } from './wrapped-lines.ts';

/**
 * Stands for text that is opaque to every detector: placeholders, and data found in an earlier round. Of Latin-1, because one character
 * beyond it makes every pattern slower over the whole text; a control character that no encoding gives a meaning.
 */
export const OPAQUE = '\u0090';
const OPAQUE_CODE = OPAQUE.charCodeAt(0);
const BLANK_CODE = 32;
const LINE_END_CODE = 10;

/**
 * The text the detectors read. `text` and `folded` have the same length, so one offset serves both; `folded` is lower
 * case without accents. `sourceStart[i]` and `sourceEnd[i]` say which slice of the caller's text became character `i`.
 */
export interface NormalisedText {
  text: string;
  folded: string;
  sourceStart: Uint32Array;
  sourceEnd: Uint32Array;
  /** What the detectors read of it once. */
  readings: KnownReadings;
}

const REPLACED = new Map<string, string>([
  ['\uFFFC', OPAQUE],
  ['\u00BA', '°'],
  ['\u02DA', '°'],
  ['\u2116', 'N°'],
  ['\u201C', '"'],
  ['\u201D', '"'],
  ['\u201E', '"'],
  ['\u00AB', '"'],
  ['\u00BB', '"'],
  ['\u2018', "'"],
  ['\u2019', "'"],
  ['\u00B4', "'"],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '-'],
  ['\u2013', '-'],
  ['\u2014', '-'],
  ['\u2212', '-'],
  ['\u2028', '\n'],
  ['\u2029', '\n'],
  ['\u0085', '\n'],
  ['\v', '\n'],
  ['\f', '\n'],
]);

const INVISIBLE = /^[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]$/u;
const MARK = /^\p{M}$/u;
const BLANK = /^[\p{Zs}\t]$/u;
// Signatures side by side, or the cells of a table: what stands on either side is not one phrase.
const COLUMN_GAP = /[ \t]{5,}(?=[^ \t\r\n])/y;
// Full-width forms, ligatures from PDF files and the "mathematical" letters people use to decorate text.
const COMPATIBILITY = /^[\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]$/u;

const foldedCharacters = new Map<string, string>();

/** Lower case, no accent, exactly one UTF-16 unit per unit, so that offsets stay the same. */
function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const base = (character.normalize('NFD')[0] ?? character).toLowerCase();
  const result = base.length === 1 ? base : character;
  foldedCharacters.set(character, result);
  return result;
}

const SURROGATE = /[\ud800-\udfff]/;
const BEYOND_ASCII = /[\u0080-\uffff]/g;

function foldUnits(text: string): string {
  // Without surrogates nothing changes its length, and what is folded is small already.
  if (!SURROGATE.test(text)) {
    const plain = text.replace(BEYOND_ASCII, foldCharacter);
    const small = plain.toLowerCase();
    if (small.length === plain.length) return small;
  }
  let result = '';
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 128) result += code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : text[index];
    else result += code >= 0xd800 && code <= 0xdfff ? text[index] : foldCharacter(text[index] as string);
  }
  return result;
}

/** Lower case without accents, for comparisons; one UTF-16 unit for each unit of the composed (NFC) input. */
export function fold(text: string): string {
  // Letters of ASCII are composed as they are.
  return HAS_ACCENTS.test(text) ? foldUnits(text.normalize('NFC')) : text.toLowerCase();
}

const HAS_ACCENTS = /[\u0080-\uffff]/;

interface OpaqueRange {
  start: number;
  end: number;
}

/**
 * Composes accents, unifies dashes, quotes, spaces and line ends, drops invisible characters, and collapses runs of
 * blanks, remembering for each character where it came from. Placeholders and the `opaque` ranges (sorted, disjoint,
 * offsets of `source`) become one {@link OPAQUE} character each: this is what makes a second run find nothing new.
 */
export function normalise(
  source: string,
  opaque: readonly OpaqueRange[] = [],
  placeholders: readonly OpaqueRange[] = findPlaceholders(source),
): NormalisedText {
  const out = new Characters(source.length);
  const ranges = mergeRanges(opaque, placeholders);
  let nextRange = 0;
  let at = 0;
  while (at < source.length) {
    const range = ranges[nextRange];
    if (range && at >= range.start) {
      out.push(OPAQUE_CODE, range.start, range.end);
      at = range.end;
      nextRange += 1;
      continue;
    }
    const code = source.charCodeAt(at);
    // Most characters: letters, digits and marks without accents, and single blanks.
    if ((code > 32 && code < 127 && code !== 95 && code !== 46) || (code >= 0xe0 && code <= 0xff)) {
      out.push(code, at, at + 1);
      at += 1;
      continue;
    }
    const character = String.fromCodePoint(source.codePointAt(at) as number);
    const end = at + character.length;
    if (character === '\r' || character === '\n') {
      const lineEnd = character === '\r' && source[end] === '\n' ? end + 1 : end;
      pushLineEnd(out, at, lineEnd);
      at = lineEnd;
    } else if ((character === '_' || character === '.' || character === '\u2026') && leaderEnd(source, at) > 0) {
      // "Domicilio .......: Mitre 45" and "D.N.I. ____12.345.678____": the fill of a form is a blank.
      const fillEnd = leaderEnd(source, at);
      if (!out.endsInBlank()) out.push(BLANK_CODE, at, fillEnd);
      at = fillEnd;
    } else if (character < '\u0080' && character !== '\t' && character !== ' ' && character >= ' ') {
      out.push(code, at, end);
      at = end;
    } else if (BLANK.test(character)) {
      COLUMN_GAP.lastIndex = at;
      const gap = out.isAtLineStart() ? null : COLUMN_GAP.exec(source);
      if (gap) {
        pushLineEnd(out, at, at + gap[0].length);
        pushLineEnd(out, at, at + gap[0].length);
        at += gap[0].length;
        continue;
      }
      if (!out.endsInBlank()) out.push(BLANK_CODE, at, end);
      at = end;
    } else if (INVISIBLE.test(character)) {
      const joined = character === '\u00AD' ? afterDivision(source, end) : end;
      // What is opaque is no rest of a word, whatever letters it hides.
      at = range && range.start <= joined ? end : joined;
    } else if (MARK.test(character)) {
      out.addMark(character, end);
      at = end;
    } else {
      const replaced = REPLACED.get(character) ?? (COMPATIBILITY.test(character) ? character.normalize('NFKC') : null);
      if (replaced === '\n') pushLineEnd(out, at, end);
      else out.pushAll(replaced ?? character, at, end);
      at = end;
    }
  }
  const joined = joinBrokenWords(joinWrappedLines(repairLetters(out.read(), foldUnits)), foldUnits);
  const text = repairScan(joined.text);
  return { text, folded: foldUnits(text), sourceStart: joined.starts, sourceEnd: joined.ends, readings: new Map() };
}

/** "Pab1o", "MOR0N": a word with a capital, of letters and one or two figures that a scanner took for letters; "0scar". */
const MISREAD =
  /(?<![\p{L}\d@._/#-])(?:0\p{Ll}{4,14}|\p{Lu}\p{Ll}{1,14}[01]\p{Ll}{1,14}(?:[01]\p{Ll}{1,8})?|\p{Lu}{2,14}[01]\p{Lu}{1,14}(?:[01]\p{Lu}{1,8})?|\p{Lu}0\p{Lu}{4,14})(?![\p{L}\d@_/-]|\.[\p{Ll}\d])/gu;
/** "Ia demandada", "eI Dr.": a capital i that was an l. */
const MISREAD_ARTICLE = /(?<![\p{L}\d@._/-])(?:Ia|Ias|Io|Ios|eI|EI|deI|aI|AI)(?![\p{L}\d@._/-])/gu;

/** "11/O3/1951", "6.7O4.551", "345 4 12 O9 87", "3l4": a number in which letters stand for figures. */
const MISREAD_NUMBER =
  /(?<![\p{L}\d@._/-])(?=[\dOlI./-]{0,18}\d)[\dOlI]{1,12}(?:[./-][\dOlI]{1,12}){0,3}(?![\p{L}\d@_/-]|\.[\p{L}\d])/gu;
const HAS_MISREAD = /\d[./-]?[OlI]|[OlI][./-]?\d/;

/** Each group has a figure, or is of O's alone: "45.OOO", but not "II-3.208". */
function repairNumbers(text: string): string {
  if (!HAS_MISREAD.test(text)) return text;
  return text.replace(MISREAD_NUMBER, (number) => {
    const groups = number.split(/[./-]/);
    if (!groups.every((group) => /\d/.test(group) || /^O{2,3}$/.test(group))) return number;
    return number.replaceAll('O', '0').replace(/[lI]/g, '1');
  });
}

/** Of the same length, so that offsets stay. */
function repairScan(scanned: string): string {
  const text = repairNumbers(scanned);
  const repaired = !/[A-Za-zÀ-ÿ][01][A-Za-zÀ-ÿ]|(?<![A-Za-zÀ-ÿ\d])0[a-zß-ÿ]{4}/.test(text)
    ? text
    : text.replace(MISREAD, (word) =>
        word.replace(/[01]/g, (digit, at: number) => {
          const isLoud = /\p{Lu}/u.test(word[at - 1] ?? '') && at > 1;
          if (at === 0) return 'O';
          if (digit === '0') return isLoud ? 'O' : 'o';
          return isLoud ? 'I' : 'l';
        }),
      );
  return /(?:^|[ \n(])(?:Ia|eI|deI) /.test(repaired)
    ? repaired.replace(MISREAD_ARTICLE, (word) =>
        word.length === 2 && word[0] === 'E' ? 'El' : word.replace('I', 'l'),
      )
    : repaired;
}

/** What a program left where it divided a word: "Procura\u00AD \ndora" is one word. */
const DIVISION = /[ \t]{0,4}(?:\r?\n)?[ \t]{0,4}(?=\p{Ll})/uy;

function afterDivision(source: string, at: number): number {
  DIVISION.lastIndex = at;
  return at + (DIVISION.exec(source)?.[0].length ?? 0);
}

const LEADER = /_{3,}|\.{4,}|\u2026{2,}/y;

function leaderEnd(source: string, at: number): number {
  LEADER.lastIndex = at;
  const match = LEADER.exec(source);
  return match ? at + match[0].length : 0;
}

/** A line end swallows the blanks before it; three or more line ends in a row count as two (a paragraph). */
function pushLineEnd(out: Characters, at: number, end: number) {
  if (out.endsIn(BLANK_CODE)) out.pop();
  if (out.endsIn(LINE_END_CODE) && out.endsIn(LINE_END_CODE, 2)) return;
  out.push(LINE_END_CODE, at, end);
}

function mergeRanges(a: readonly OpaqueRange[], b: readonly OpaqueRange[]): OpaqueRange[] {
  const sorted = [...a, ...b].sort((x, y) => x.start - y.start || y.end - x.end);
  const merged: OpaqueRange[] = [];
  for (const range of sorted) {
    const last = merged[merged.length - 1];
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ start: range.start, end: range.end });
  }
  return merged;
}

/** Folded characters just before `at`, at most `width` of them. */
export function before(document: NormalisedText, at: number, width: number): string {
  return document.folded.slice(Math.max(0, at - width), at);
}

/** Folded characters from `at` on, at most `width` of them. */
export function after(document: NormalisedText, at: number, width: number): string {
  return document.folded.slice(at, at + width);
}
