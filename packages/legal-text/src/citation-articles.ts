import { isArticleSuffix } from './article-number.ts';
import type { Lexeme } from './citation-lexer.ts';
import { afterSubdivision, namesPart, parseInciso } from './citation-subdivisions.ts';
import { markAt, wordAt } from './citation-words.ts';
import { isOneLetterAway } from './misspelling.ts';
import { readNumberInWords, readOrdinal } from './number-in-words.ts';

/** Articles listed in a text: lexemes up to `to` (excluded). */
export interface ArticleList {
  articles: string[];
  /** "b", "22"; several are joined by ", ". */
  inciso: string | null;
  to: number;
}

const articleWords = new Set([
  'art',
  'arts',
  'articulo',
  'articulos',
  'artic',
  'artics',
  'arto',
  'artos',
  'artculo',
  'articulado',
  'aart',
  'artc',
  'artcs',
  'atr',
  'atrs',
  'arti',
  'aarts',
]);
/** One letter away from "artículo", and words of their own. */
const otherWords = new Set(['articula', 'articule', 'articulan', 'articulas', 'articular', 'particulo', 'articulas']);
const joiners = new Set(['y', 'e', 'o', 'u']);
const rangeWords = new Set(['a', 'al', 'hasta']);
const rangeMarks = new Set(['-', '–', '—', '/']);
/** A number before one of these counts something: it is no article. */
const units = new Set(
  (
    'dia dias mes meses ano anos hora horas semana semanas por porcentaje pesos dolares usd veces metros km kilometros ' +
    'cuotas personas hijos minutos grados smvm mil millon millones incisos fs fojas testigos'
  ).split(' '),
);
const months = new Set(
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre'.split(' '),
);
/** True for what a number before it counts: "días", "pesos". */
export function isUnit(word: string): boolean {
  return units.has(word) && word !== 'por';
}

/** Longest range taken one by one; a longer one keeps its two ends. */
const longestRange = 80;

/** Where the list begins if lexeme `i` is "art.", "artículos N°", "§"...; null otherwise. */
export function afterArticleWord(lexemes: readonly Lexeme[], i: number): number | null {
  const first = wordAt(lexemes, i);
  if (!(articleWords.has(first) || isMisspeltArticle(first) || markAt(lexemes, i) === '§')) return null;
  let at = i + 1;
  while (
    ['.', '§', ':', '°', 's'].includes(markAt(lexemes, at)) ||
    ['n', 'nro', 'nros', 'numero', 'numeros', 'num', 'nums', 'del', 'nº'].includes(wordAt(lexemes, at))
  ) {
    at++;
  }
  return at;
}

function isMisspeltArticle(word: string): boolean {
  if (word.length < 7 || word.length > 10 || !/^[ar]/.test(word) || otherWords.has(word)) return false;
  return isOneLetterAway(word, 'articulo') || isOneLetterAway(word, 'articulos');
}

interface ArticleNumber {
  value: number;
  suffix: string;
  to: number;
  inWords: boolean;
}

function parseNumber(lexemes: readonly Lexeme[], i: number, longest: number, afterWord = false): ArticleNumber | null {
  const lexeme = lexemes[i];
  if (lexeme?.kind !== 'number' || lexeme.value.length > longest) return null;
  const value = Number(lexeme.value);
  if (value === 0) return null;
  const suffix = readSuffix(lexemes, i + 1);
  if (suffix !== null) return { value, ...suffix, inWords: false };
  const paragraph = afterParagraph(lexemes, i);
  if (paragraph !== null) return { value, suffix: '', to: paragraph, inWords: false };
  const next = wordAt(lexemes, i + 1);
  if (units.has(next) || markAt(lexemes, i + 1) === '%' || markAt(lexemes, i - 1) === '$') return null;
  const nounAt = markAt(lexemes, i + 1) === '.' ? i + 2 : i + 1;
  if ((!afterWord && namesPart(lexemes, nounAt)) || isDate(lexemes, i)) return null;
  return { value, suffix: '', to: i + 1, inWords: false };
}

/** "28/10/2014", "3 de marzo", "16.986/20". */
function isDate(lexemes: readonly Lexeme[], i: number): boolean {
  if (wordAt(lexemes, i + 1) === 'de' && months.has(wordAt(lexemes, i + 2))) return true;
  const separator = markAt(lexemes, i + 1);
  return (
    (separator === '/' || separator === '-' || separator === '.') &&
    lexemes[i + 2]?.kind === 'number' &&
    markAt(lexemes, i + 3) === separator &&
    lexemes[i + 4]?.kind === 'number' &&
    lexemes[i + 4]?.start === lexemes[i + 3]?.end
  );
}

/** "8.1", "8.2.h": the treaties' way to name a paragraph of an article. Where it ends; null where there is none. */
function afterParagraph(lexemes: readonly Lexeme[], i: number): number | null {
  const touches = (at: number) => lexemes[at] !== undefined && lexemes[at]?.start === lexemes[at - 1]?.end;
  if ((lexemes[i]?.value.length ?? 0) > 2 || markAt(lexemes, i + 1) !== '.' || !touches(i + 1) || !touches(i + 2))
    return null;
  const paragraph = lexemes[i + 2];
  if (paragraph?.kind === 'word' && paragraph.value.length === 1) return i + 3;
  if (paragraph?.kind !== 'number' || paragraph.value.length > 2) return null;
  if (markAt(lexemes, i + 3) === '.' && touches(i + 3) && touches(i + 4)) {
    return wordAt(lexemes, i + 4).length === 1 ? i + 5 : null;
  }
  // "8.2 h)", "8.2, h)"
  const letterAt = markAt(lexemes, i + 3) === ',' ? i + 4 : i + 3;
  if (wordAt(lexemes, letterAt).length === 1 && markAt(lexemes, letterAt + 1) === ')') return letterAt + 2;
  return i + 3;
}

/** "XXVI" after the word "artículo". */
function parseRoman(lexemes: readonly Lexeme[], i: number): ArticleNumber | null {
  const lexeme = lexemes[i];
  if (lexeme?.kind !== 'word' || !(lexeme.capitals || lexeme.value.length === 1)) return null;
  if (!/^(?:x{0,3})(?:ix|iv|v?i{0,3})$/.test(lexeme.value) || lexeme.value === '') return null;
  let value = 0;
  for (const [place, letter] of [...lexeme.value].entries()) {
    const worth = { i: 1, v: 5, x: 10 }[letter] ?? 0;
    const next = { i: 1, v: 5, x: 10 }[lexeme.value[place + 1] ?? ''] ?? 0;
    value += worth < next ? -worth : worth;
  }
  return { value, suffix: '', to: i + 1, inWords: false };
}

function readSuffix(lexemes: readonly Lexeme[], i: number): { suffix: string; to: number } | null {
  const opens = ['-', '(', '"', '“', '«'].includes(markAt(lexemes, i));
  const at = opens ? i + 1 : i;
  const suffix = wordAt(lexemes, at);
  if (!isArticleSuffix(suffix)) return null;
  const closes = opens && [')', '"', '”', '»'].includes(markAt(lexemes, at + 1));
  return { suffix, to: closes ? at + 2 : at + 1 };
}

/** "catorce bis", "mil setecientos cincuenta y siete"; "primero" only where `takesOrdinals`. */
function parseWords(lexemes: readonly Lexeme[], i: number, takesOrdinals: boolean): ArticleNumber | null {
  const ordinal = takesOrdinals ? readOrdinal(wordAt(lexemes, i)) : null;
  const found =
    ordinal === null ? readNumberInWords((place) => wordAt(lexemes, place), i) : { value: ordinal, to: i + 1 };
  if (found === null || found.value > 9_999) return null;
  if (units.has(wordAt(lexemes, found.to)) || namesPart(lexemes, found.to) || months.has(wordAt(lexemes, found.to + 1)))
    return null;
  const suffix = readSuffix(lexemes, found.to);
  return { value: found.value, suffix: suffix?.suffix ?? '', to: suffix?.to ?? found.to, inWords: true };
}

/** "1708/10" is 1708 to 1710: the shorter second number completes itself from the first. */
function completeRangeEnd(from: number, to: number): number {
  if (to > from) return to;
  const digits = String(from);
  const end = String(to);
  return end.length < digits.length ? Number(digits.slice(0, digits.length - end.length) + end) : to;
}

/**
 * The list of articles that begins at `i`: "52 bis y 53", "1708 a 1710", "75, inc. 22", and after the word "artículo" also
 * "mil setecientos". Null where none begins.
 */
export function parseArticleList(lexemes: readonly Lexeme[], i: number, afterWord = false): ArticleList | null {
  const first =
    parseNumber(lexemes, i, 5, afterWord) ??
    (afterWord ? (parseWords(lexemes, i, true) ?? parseRoman(lexemes, i)) : null);
  if (first === null) return null;
  const articles = [`${first.value}${first.suffix}`];
  let inciso: string | null = null;
  let last = first;
  let to = first.to;
  const takesOrdinals = afterWord && readOrdinal(wordAt(lexemes, i)) !== null;
  const nextNumber = (at: number) =>
    parseNumber(lexemes, at, 4) ?? (first.inWords ? parseWords(lexemes, at, takesOrdinals) : null);
  for (;;) {
    const rangeEnd =
      rangeWords.has(wordAt(lexemes, to)) || rangeMarks.has(markAt(lexemes, to)) ? nextNumber(to + 1) : null;
    if (rangeEnd !== null) {
      const end = completeRangeEnd(last.value, rangeEnd.value);
      if (end - last.value <= longestRange) for (let n = last.value + 1; n < end; n++) articles.push(String(n));
      articles.push(`${end}${rangeEnd.suffix}`);
      last = { ...rangeEnd, value: end };
      to = rangeEnd.to;
      continue;
    }
    const aside = afterAside(lexemes, to);
    if (aside !== null) {
      to = aside;
      continue;
    }
    const part = afterPart(lexemes, to);
    if (part !== null) {
      if (part.inciso !== null) inciso = inciso === null ? part.inciso : `${inciso}, ${part.inciso}`;
      to = part.to;
      continue;
    }
    let at = [',', ';'].includes(markAt(lexemes, to)) ? to + 1 : to;
    const related = afterRelation(lexemes, at);
    if (related !== null) {
      // "119, 3er. párrafo, en función del 1er. párrafo"
      const relatedPart = afterSubdivision(lexemes, related);
      if (relatedPart !== null) {
        to = relatedPart;
        continue;
      }
      at = related;
    }
    if (related === null && joiners.has(wordAt(lexemes, at))) {
      at++;
      // "14 y/o 18"
      if (markAt(lexemes, at) === '/' && joiners.has(wordAt(lexemes, at + 1))) at += 2;
    } else if (
      related === null &&
      at === to &&
      (lexemes[at]?.kind !== 'number' || readSuffix(lexemes, at + 1) === null)
    )
      break;
    const next = nextNumber(at);
    if (next === null) break;
    articles.push(`${next.value}${next.suffix}`);
    last = next;
    to = next.to;
  }
  return { articles: [...new Set(articles)], inciso, to };
}

/** "296 en función del 292", "9 en relación con los 961": both are articles of one norm. Where the second stands. */
function afterRelation(lexemes: readonly Lexeme[], i: number): number | null {
  if (
    wordAt(lexemes, i) !== 'en' ||
    !/^(?:funcion|relacion|conc|concordancia|consonancia|conjuncion)$/.test(wordAt(lexemes, i + 1))
  )
    return null;
  let at = i + 2;
  if (markAt(lexemes, at) === '.') at++;
  while (['de', 'del', 'con', 'al', 'a', 'el', 'los'].includes(wordAt(lexemes, at)) && at < i + 5) at++;
  return at > i + 2 ? at : null;
}

/** "1741 (daño moral) y 1746": words in brackets between two articles. Where they end; null where none stand there. */
function afterAside(lexemes: readonly Lexeme[], i: number): number | null {
  if (markAt(lexemes, i) !== '(') return null;
  // "189 bis (2)", "75 (22)": a part of the article.
  const only = lexemes[i + 1];
  const isPart =
    (only?.kind === 'number' || only?.kind === 'word') && only.value.length <= (only.kind === 'number' ? 2 : 1);
  if (isPart && markAt(lexemes, i + 2) === ')') return i + 3;
  for (let at = i + 1; at < i + 10; at++) {
    if (markAt(lexemes, at) === ')') {
      const next = at + 1 + Number(markAt(lexemes, at + 1) === ',');
      const numberAt = joiners.has(wordAt(lexemes, next)) ? next + 1 : next;
      return next + numberAt > 2 * at + 2 && parseNumber(lexemes, numberAt, 4) !== null ? at + 1 : null;
    }
    // "5 (LDC) y 1757 (CCyC)": each has its own norm.
    if (lexemes[at]?.kind !== 'word' || (lexemes[at]?.capitals && at === i + 1)) return null;
    if (afterArticleWord(lexemes, at) !== null) return null;
  }
  return null;
}

/** An inciso or another part of the article just read, perhaps after a comma or in brackets. */
function afterPart(lexemes: readonly Lexeme[], i: number): { inciso: string | null; to: number } | null {
  const dash = ['-', '–', '—'].includes(markAt(lexemes, i)) ? markAt(lexemes, i) : null;
  // "166 -segundo párrafo- y 189 bis"
  const between = dash === null ? null : afterSubdivision(lexemes, i + 1);
  if (between !== null && markAt(lexemes, between) === dash) return { inciso: null, to: between + 1 };
  const opens = markAt(lexemes, i) === '(';
  let at = opens || markAt(lexemes, i) === ',' ? i + 1 : i;
  if (wordAt(lexemes, at) === 'y' && at > i) at++;
  const inciso = parseInciso(lexemes, at);
  const to = inciso?.to ?? afterSubdivision(lexemes, at);
  if (to === null) return null;
  if (opens && markAt(lexemes, to) !== ')') return inciso === null ? null : { inciso: inciso.inciso, to };
  return { inciso: inciso?.inciso ?? null, to: opens ? to + 1 : to };
}
