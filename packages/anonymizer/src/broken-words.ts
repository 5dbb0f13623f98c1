import { isCommonWord } from './common-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { type MappedCharacters, withoutRanges } from './mapped-characters.ts';
import { PARTICLES, STOP_WORDS } from './stop-words.ts';
import { looksLikeSurname } from './surname-endings.ts';
import { SURNAMES } from './surnames.ts';
import type { Zone } from './types.ts';

// A scanner that reads a page breaks names inside: "Cou nago", "Stra- tta". Whoever reads them knows the name; the lists do not.

/** "Cou nago", "Stra- tta", "Cou-nago", "Jac⏎quet": a capital, and small letters behind the break; "GON ZALEZ". */
const BROKEN =
  /(?<![\p{L}\d'-])(\p{Lu}(?:\p{Ll}{1,10}|\p{Lu}{1,10}))(- ?|[ \n])(\p{Ll}{2,12}|\p{Lu}{2,12})(?![\p{L}\d'@-])/gu;
/** "17.0 84.529", "20.11 8.402": a blank inside one of the groups of a number. */
const BROKEN_NUMBER =
  /(?<![\d.,/-])\d{1,2}\.(?:\d \d{2}|\d{2} \d)\.\d{3}(?!\d|,\d)|(?<![\d.,/-])\d{1,2}\.\d{3}\.(?:\d \d{2}|\d{2} \d)(?!\d|[.,]\d)/g;

/** Joins what a scanner broke inside: capitalised words that are a name together, and numbers with a blank in a group. */
export function joinBrokenWords(characters: MappedCharacters, fold: (text: string) => string): MappedCharacters {
  const breaks = [...brokenNames(characters.text, fold), ...brokenNumbers(characters.text)];
  if (breaks.length === 0) return characters;
  return withoutRanges(
    characters,
    breaks.sort((a, b) => a.start - b.start),
  );
}

function brokenNumbers(text: string): Zone[] {
  return [...text.matchAll(BROKEN_NUMBER)].map(({ index, 0: written }) => {
    const start = index + written.indexOf(' ');
    return { start, end: start + 1 };
  });
}

interface Pair {
  joined: string;
  /** The lists or the text have the name whole. */
  isKnown: boolean;
  /** "Cou- nago": nobody types that, unless it is a dash behind a name ("Zubeldia- declaró"). */
  isCut: boolean;
  /** "Lisandro Bru nello": two pieces of which neither is a word, behind a name. */
  isBehindName: boolean;
  gap: Zone;
}

/** So many names broken inside, and the page went through a scanner. */
const fewestOfScan = 2;

function brokenNames(text: string, fold: (text: string) => string): Zone[] {
  const pairs: Pair[] = [];
  let folded: string | undefined;
  const stands = (word: string): boolean => {
    folded ??= fold(text);
    return standsAlone(folded, word);
  };
  const standsWhole = (opening: string, rest: string): boolean => {
    folded ??= fold(text);
    return standsAlone(folded, opening, rest);
  };
  for (const { index, 1: first = '', 2: gap = '', 3: second = '' } of text.matchAll(BROKEN)) {
    const isLoud = isUpper(first);
    if (isLoud !== isUpper(second)) continue;
    const [opening, rest] = [fold(first), fold(second)];
    const joined = opening + rest;
    const isStray = isNoWord(rest);
    const isCut = gap === '- ' && !isLoud && isStray && isNoPart(opening) && !standsWhole(opening, rest);
    const isKnown = isLoud
      ? isNoPart(opening) && isNoPart(rest) && (isName(joined) || stands(joined))
      : isStray && isNoWord(opening)
        ? isName(joined) || stands(joined)
        : (isStray || isNoPart(opening)) && stands(joined);
    const mayOpen = isNoPart(opening) || (isNoWord(opening) && !SURNAMES.has(opening) && looksLikeSurname(joined));
    const isBehindName =
      !isLoud &&
      gap === ' ' &&
      isStray &&
      mayOpen &&
      isName(fold(WORD_BEFORE.exec(text.slice(Math.max(0, index - 24), index))?.[1] ?? ''));
    if (!isKnown && !isCut && !(isStray && mayOpen && !isLoud)) continue;
    const start = index + first.length;
    pairs.push({ joined, isKnown, isCut, isBehindName, gap: { start, end: start + gap.length } });
  }
  const isScan = pairs.filter(({ isKnown }) => isKnown).length >= fewestOfScan;
  const vouched = new Set(
    pairs.flatMap(({ joined, isCut, isBehindName }) => (isCut || (isScan && isBehindName) ? [joined] : [])),
  );
  return pairs.filter(({ joined, isKnown }) => isKnown || vouched.has(joined)).map(({ gap }) => gap);
}

const WORD_BEFORE = /(\p{Lu}\p{L}{2,20}) $/u;

const isUpper = (written: string): boolean => written.length > 1 && written === written.toUpperCase();

const isName = (folded: string): boolean => GIVEN_NAMES.has(folded) || SURNAMES.has(folded);

const isNoWord = (folded: string): boolean =>
  !EVERYDAY_WORDS.has(folded) && !STOP_WORDS.has(folded) && !PARTICLES.has(folded) && !isCommonWord(folded);

/** Neither a word nor a name by itself. */
const isNoPart = (folded: string): boolean => isNoWord(folded) && !isName(folded);

/** Whether the text has the folded word whole, other than before `rest`. */
function standsAlone(folded: string, word: string, rest?: string): boolean {
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (LETTER.test(folded[at - 1] ?? ' ') || LETTER.test(folded[end] ?? ' ')) continue;
    const isBroken = rest !== undefined && [' ', '\n', '-', '- '].some((gap) => folded.startsWith(gap + rest, end));
    if (!isBroken) return true;
  }
  return false;
}

const LETTER = /[\p{L}\d]/u;
