import { isArticleSuffix } from './article-number.ts';
import type { Lexeme } from './citation-lexer.ts';

/** Articles listed in a text: lexemes up to `to` (excluded). */
export interface ArticleList {
  articles: string[];
  /** "b", "22"; several are joined by ", ". */
  inciso: string | null;
  to: number;
}

const articleWords = new Set(['art', 'arts', 'articulo', 'articulos', 'artic', 'arto', 'articulado', 'aart']);
const incisoWords = new Set(['inc', 'incs', 'inciso', 'incisos']);
const joiners = new Set(['y', 'e', 'o', 'u']);
const rangeWords = new Set(['a', 'al', 'hasta']);
const rangeMarks = new Set(['-', '–', '—', '/']);
/** A number before one of these counts something: it is no article. */
const units = new Set(
  (
    'dia dias mes meses ano anos hora horas semana semanas por porcentaje pesos dolares usd veces metros km kilometros ' +
    'cuotas personas hijos minutos grados smvm'
  ).split(' '),
);
/** Longest range taken one by one; a longer one keeps its two ends. */
const longestRange = 80;

const word = (lexeme: Lexeme | undefined) => (lexeme?.kind === 'word' ? lexeme.value : '');
const mark = (lexeme: Lexeme | undefined) => (lexeme?.kind === 'mark' ? lexeme.value : '');

/** Where the list begins if lexeme `i` is "art.", "artículos N°"...; null otherwise. */
export function afterArticleWord(lexemes: readonly Lexeme[], i: number): number | null {
  if (!articleWords.has(word(lexemes[i]))) return null;
  let at = i + 1;
  while (mark(lexemes[at]) === '.' || ['n', 'nro', 'numero', 'num'].includes(word(lexemes[at]))) at++;
  return at;
}

/** An "inc. b" at `i`: its letters or numbers and where it ends. */
export function parseInciso(lexemes: readonly Lexeme[], i: number): { inciso: string; to: number } | null {
  if (!incisoWords.has(word(lexemes[i]))) return null;
  const found: string[] = [];
  let at = i + 1;
  for (;;) {
    while (['.', '"', '“', "'", '«'].includes(mark(lexemes[at]))) at++;
    const lexeme = lexemes[at];
    if (lexeme === undefined || !(lexeme.kind === 'number' || (lexeme.kind === 'word' && lexeme.value.length <= 2)))
      break;
    if (lexeme.kind === 'word' && ['de', 'la', 'el', 'en'].includes(lexeme.value)) break;
    found.push(lexeme.value);
    at++;
    while ([')', '"', '”', "'", '»'].includes(mark(lexemes[at]))) at++;
    const next = lexemes[at + 1];
    const goesOn =
      (joiners.has(word(lexemes[at])) || mark(lexemes[at]) === ',') &&
      next?.kind === 'word' &&
      next.value.length === 1 &&
      !joiners.has(next.value);
    if (!goesOn) break;
    at++;
  }
  return found.length === 0 ? null : { inciso: found.join(', '), to: at };
}

interface ArticleNumber {
  value: number;
  suffix: string;
  to: number;
}

function parseNumber(lexemes: readonly Lexeme[], i: number, longest: number): ArticleNumber | null {
  const lexeme = lexemes[i];
  if (lexeme?.kind !== 'number' || lexeme.value.length > longest) return null;
  const value = Number(lexeme.value);
  if (value === 0) return null;
  const dashed = mark(lexemes[i + 1]) === '-' ? 1 : 0;
  const suffix = lexemes[i + 1 + dashed];
  if (suffix?.kind === 'word' && isArticleSuffix(suffix.value)) {
    return { value, suffix: suffix.value, to: i + 2 + dashed };
  }
  if (units.has(word(lexemes[i + 1])) || mark(lexemes[i + 1]) === '%' || mark(lexemes[i - 1]) === '$') return null;
  return { value, suffix: '', to: i + 1 };
}

/** "1708/10" is 1708 to 1710: the shorter second number completes itself from the first. */
function completeRangeEnd(from: number, to: number): number {
  if (to > from) return to;
  const digits = String(from);
  const end = String(to);
  return end.length < digits.length ? Number(digits.slice(0, digits.length - end.length) + end) : to;
}

/**
 * The list of articles that begins at `i`: "52 bis y 53", "1708 a 1710", "75, inc. 22". Null where none begins.
 */
export function parseArticleList(lexemes: readonly Lexeme[], i: number): ArticleList | null {
  const first = parseNumber(lexemes, i, 5);
  if (first === null) return null;
  const articles = [`${first.value}${first.suffix}`];
  let inciso: string | null = null;
  let last = first;
  let to = first.to;
  for (;;) {
    const rangeEnd =
      rangeWords.has(word(lexemes[to])) || rangeMarks.has(mark(lexemes[to])) ? parseNumber(lexemes, to + 1, 4) : null;
    if (rangeEnd !== null) {
      const end = completeRangeEnd(last.value, rangeEnd.value);
      if (end - last.value <= longestRange) for (let n = last.value + 1; n < end; n++) articles.push(String(n));
      articles.push(`${end}${rangeEnd.suffix}`);
      last = { ...rangeEnd, value: end };
      to = rangeEnd.to;
      continue;
    }
    let at = mark(lexemes[to]) === ',' ? to + 1 : to;
    const part = parseInciso(lexemes, at);
    if (part !== null) {
      inciso = inciso === null ? part.inciso : `${inciso}, ${part.inciso}`;
      to = part.to;
      continue;
    }
    const separated = at > to || mark(lexemes[at]) === ';';
    if (mark(lexemes[at]) === ';') at++;
    if (joiners.has(word(lexemes[at]))) at++;
    else if (!separated) break;
    const next = parseNumber(lexemes, at, 4);
    if (next === null) break;
    articles.push(`${next.value}${next.suffix}`);
    last = next;
    to = next.to;
  }
  return { articles: [...new Set(articles)], inciso, to };
}
