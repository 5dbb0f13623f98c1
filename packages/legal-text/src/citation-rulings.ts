import type { Lexeme } from './citation-lexer.ts';
import { markAt, wordAt } from './citation-words.ts';

/** One "volume:page" after the word "Fallos": lexemes `from` to `to` (excluded). */
export interface RulingMention {
  from: number;
  to: number;
  volume: number;
  page: number;
}

const before = new Set([':', ',', '.', ';', '(', '"', '«', '“', '”', '»', '"']);
const volumeWords = new Set(['t', 'tomo', 'tomos', 'csjn', 'y', 'vol', 'e']);
const pageWords = new Set(['p', 'pag', 'pags', 'pagina', 'f', 'fo', 'fs']);

/** Every "volume:page" that follows the word at `i`: "Fallos: 329:5; 330:12 y 331:1". Empty where none does. */
export function readRulings(lexemes: readonly Lexeme[], i: number): RulingMention[] {
  const rulings: RulingMention[] = [];
  let at = i + 1;
  for (;;) {
    while (before.has(markAt(lexemes, at)) || volumeWords.has(wordAt(lexemes, at))) at++;
    const volume = lexemes[at];
    if (volume?.kind !== 'number' || volume.value.length > 3) break;
    let pageAt = at + 1;
    let isClear = false;
    for (; pageAt < at + 6; pageAt++) {
      const mark = markAt(lexemes, pageAt);
      const isWord = pageWords.has(wordAt(lexemes, pageAt));
      if (![':', ',', '.', '/', '-', '–'].includes(mark) && !isWord) break;
      if (mark === ':' || mark === '/' || mark === '-' || isWord) isClear = true;
    }
    const page = lexemes[pageAt];
    if (page?.kind !== 'number' || pageAt === at + 1 || page.value.length > 4) break;
    // "los fallos 12, 13" are two rulings of somebody's list.
    if (!isClear && (rulings.length > 0 || volume.value.length < 3)) break;
    const separator = markAt(lexemes, at + 1);
    // A date: 16/04/1998.
    if (
      ['/', '-', '.'].includes(separator) &&
      markAt(lexemes, pageAt + 1) === separator &&
      lexemes[pageAt + 2]?.kind === 'number'
    )
      break;
    rulings.push({
      from: rulings.length === 0 ? i : at,
      to: pageAt + 1,
      volume: Number(volume.value),
      page: Number(page.value),
    });
    at = behindGround(lexemes, pageAt + 1);
    // "313:127 y 1062": another page of the same volume.
    const first = { volume: Number(volume.value), page: Number(page.value) };
    for (let further = furtherPage(lexemes, at, first); further !== null; further = furtherPage(lexemes, at, first)) {
      if (!isPageOfQuote(lexemes, further, first.page))
        rulings.push({
          from: further,
          to: further + 1,
          volume: first.volume,
          page: Number(lexemes[further]?.value),
        });
      at = behindGround(lexemes, further + 1);
    }
    if (![';', ','].includes(markAt(lexemes, at)) && !['y', 'e'].includes(wordAt(lexemes, at))) break;
  }
  return rulings;
}

const groundWords = new Set(['considerando', 'considerandos', 'cons', 'consid']);

/** Behind "considerando 6º", if that is what comes: "316:2394, considerando 6º, y 2416". */
function behindGround(lexemes: readonly Lexeme[], i: number): number {
  const at = markAt(lexemes, i) === ',' ? i + 1 : i;
  const numberPlace = markAt(lexemes, at + 1) === '.' ? at + 2 : at + 1;
  if (!groundWords.has(wordAt(lexemes, at)) || lexemes[numberPlace]?.kind !== 'number') return i;
  const behind = numberPlace + 1;
  // What goes on is the list: "considerando 6º, y 2416".
  return markAt(lexemes, behind) === ',' && ['y', 'e'].includes(wordAt(lexemes, behind + 1)) ? behind + 1 : behind;
}

/** How many pages behind its first one a ruling's quoted page may be; two rulings stand further apart. */
const quotedPagesApart = 4;

/** "Fallos: 321:2294, 2297": the page of the words quoted. A longer list is of rulings. */
function isPageOfQuote(lexemes: readonly Lexeme[], i: number, page: number): boolean {
  const own = Number(lexemes[i]?.value);
  return markAt(lexemes, i - 1) === ',' && own > page && own <= page + quotedPagesApart;
}

/** The year of a volume since there is one a year, and how far off that may be. */
const yearOfVolume = (volume: number) => 1_677 + volume;
const firstYearlyVolume = 310;
const yearsOff = 2;

/** The place of a page that follows another one and has no volume of its own; null where none does. */
function furtherPage(lexemes: readonly Lexeme[], i: number, { volume }: { volume: number }): number | null {
  const isJoined = ['y', 'e'].includes(wordAt(lexemes, i));
  if (!isJoined && markAt(lexemes, i) !== ',') return null;
  const page = lexemes[i + 1];
  if (page?.kind !== 'number' || page.value.length < 2 || page.value.length > 4) return null;
  // "Fallos: 329:5, 2006": the year; 1821 is no year of volume 320.
  const isYear =
    /^(?:18|19|20)\d\d$/.test(page.value) &&
    (volume < firstYearlyVolume || Math.abs(Number(page.value) - yearOfVolume(volume)) <= yearsOff);
  if (!isJoined && isYear) return null;
  const next = lexemes[i + 2];
  const ends =
    next === undefined ||
    [',', ';', '.', ')', '”', '»'].includes(markAt(lexemes, i + 2)) ||
    next.value === 'y' ||
    next.value === 'entre';
  const isDecimal =
    next !== undefined &&
    next.start === page.end &&
    lexemes[i + 3]?.kind === 'number' &&
    lexemes[i + 3]?.start === next.end;
  return ends && !isDecimal ? i + 1 : null;
}

/** "CSJN 329:5": the collection is not named, and its volume and page are. */
export function readBareRuling(lexemes: readonly Lexeme[], i: number): RulingMention | null {
  if (!['csjn', 'cs'].includes(wordAt(lexemes, i))) return null;
  return readPlace(lexemes, markAt(lexemes, i + 1) === ',' ? i + 2 : i + 1);
}

/** "327:3610" alone: a ruling once the text has spoken of the collection. No time of day has three figures. */
export function readPlace(lexemes: readonly Lexeme[], i: number): RulingMention | null {
  const volume = lexemes[i];
  const page = lexemes[i + 2];
  if (volume?.kind !== 'number' || page?.kind !== 'number' || markAt(lexemes, i + 1) !== ':') return null;
  if (volume.value.length !== 3 || page.value.length > 4) return null;
  return { from: i, to: i + 3, volume: Number(volume.value), page: Number(page.value) };
}
