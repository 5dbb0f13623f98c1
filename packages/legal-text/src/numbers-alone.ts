import { articleSuffixPattern, normalizeArticle } from './article-number.ts';
import { fold } from './fold.ts';
import { readNumberInWords } from './number-in-words.ts';

interface Place {
  text: string;
  start: number;
  end: number;
  norm: string | null;
  articles: string[];
}

export interface NumberAlone {
  start: number;
  end: number;
  /** Null for an article of a norm that was replaced. */
  norm: string | null;
  article: string;
}

const latin = `(?:${articleSuffixPattern})(?!\\p{L})`;
const figures = '(?:\\d\\.\\d{3}|\\d{1,4})(?![\\d])';
/** What follows a number that is an article: the clause ends, or says what the article does. */
const speaks =
  'que|y el|o el|ni el|dispone|prev[eé]|regula|establece|impone|consagra|define|contempla|exige|obliga|agrega|fija|manda|dice|tiene|habla|trata|' +
  'permite|proh[ií]be|faculta|autoriza|ordena|reza|rige|reconoce|garantiza|determina|enumera|presume|admite|requiere|sanciona|castiga|pena|' +
  'se|no|ya|tambi[eé]n|lo|es|son|ser[ií]a|fue|qued[oó]|alude|remite|reitera|completa|aclara|extiende|limita|excluye|hace|da|pone|deja|' +
  'precisa|detalla|describe|sigue|adem[aá]s';
const pattern = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:el|del|al|los)\\s+(${figures}\\s?[°º]?(?:\\s?${latin})?)(?=[.,;:)?]|\\s\\(|\\s+(?:bis|${speaks})(?!\\p{L})|$)`,
    `\\((${figures}(?:\\s?${latin})?)\\)`,
    // "ver 680 bis", "un 245 bis": no other number has such a tail, where no street is named before it.
    `(?:[:(;]|(?<![\\p{L}\\d])(?:ver|v[eé]ase|un|el|del|al|y|o|e|con|seg[uú]n|cfr\\.?|conf\\.?))\\s*(${figures}\\s?${latin})`,
    // "el artículo 1757 del CCyC y 1758."
    `(?<=[\\p{L})])\\s(?:y|e)\\s(${figures}(?:\\s?${latin})?)(?=[.,;:)]|$)`,
    // "el mil setecientos cincuenta y ocho"
    `(?<![\\p{L}\\d])(?:el|del|al)\\s+((?:dos\\s)?(?:mil|cien|ciento|\\p{L}{3,6}cientos|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?:\\s\\p{L}{1,14}){0,6})`,
  ].join('|'),
  'giu',
);
const replaced = new RegExp(
  '(?<![\\p{L}\\d])(?:el|del|al)\\s+(?:(?:viejo|antiguo|ex|derogado|hist[oó]rico|recordado)\\s+(\\d{3,4}|\\d\\.\\d{3})(?![\\d.,:/]\\d)' +
    '|(\\d{3,4}|\\d\\.\\d{3})(?=\\s+(?:ya no|no corre m[aá]s|no rige m[aá]s|de V[eé]lez|del viejo|fue derogado|qued[oó] derogado)))',
  'giu',
);
/** Farther from the article before, the number is likely one of something else. */
const farthest = 60;
const reachCharacters = 250;
/** After a norm that is named without an article, a number alone must come sooner. */
const reachOfNormCharacters = 120;
const lastDay = 31;
const countedBefore =
  /(?:inc|incs|inciso|ap|fs|p|p[aá]g|n[°º]|\$|hecho|punto|considerando|consid|cap[ií]tulo|t[ií]tulo|d[ií]a|d[ií]as|fecha|a[nñ]o|piso|calle|km)\.?\s*$/iu;
/** What may stand before "el 14" for it not to be a day. */
const joinsBefore =
  /(?:^|[,;:(.–—-]|(?<![\p{L}])(?:y|e|o|ni|en|por|con|seg[uú]n|conforme|como|mediante|bajo|ver|aplica|viola|infringe|invoca|cita))\s*$/iu;

/** Numbers that continue the article or norm named before them in the same or the last sentence, by no other word than "el". */
export function findNumbersAlone(text: string, references: readonly Place[]): NumberAlone[] {
  const found: NumberAlone[] = [];
  let next = 0;
  for (const match of text.matchAll(pattern)) {
    const inWords = match[5];
    const written =
      match[1] ?? match[2] ?? match[3] ?? match[4] ?? (inWords === undefined ? null : numberInWords(inWords));
    if (written === null) continue;
    const start = match.index + match[0].indexOf(written);
    const end = start + written.trimEnd().length;
    while (next < references.length && (references[next]?.start ?? 0) < end) next++;
    const before = references[next - 1];
    if (before === undefined || before.end > start || before.norm === null) continue;
    const between = text.slice(before.end, start);
    if (between.length > reachCharacters || between.includes('\n')) continue;
    if ((between.match(/\.\s+\p{Lu}/gu)?.length ?? 0) > 1) continue;
    if (countedBefore.test(text.slice(Math.max(0, start - 14), start))) continue;
    // "… del CCyC y 1758": right behind the article's own norm.
    if (match[4] !== undefined && !/^\s(?:y|e)\s$/.test(between)) continue;
    const article = inWords === undefined ? normalizeArticle(written) : figuresOf(written);
    const number = Number.parseInt(article, 10);
    // "los arts. 1º, 2º y 5º… el plazo del 5°", "art. 245… el texto del 245 fija": said again.
    const isSaidAgain =
      (before.articles.length > 1 && /[°º]/.test(written)) || (number > lastDay && match[1] !== undefined);
    if (before.articles.includes(article) && !isSaidAgain) continue;
    const hasTail = /[a-z]$/.test(article);
    const isMarked = hasTail || /[°º]/.test(written) || inWords !== undefined;
    if (inWords !== undefined && !/\p{L}{3}/u.test(before.text.replace(/^\P{L}*\p{L}+/u, ''))) continue;
    if (before.articles.length === 0) {
      // "cada artículo de la LCT. El 245 tiene otra redacción"
      const isInIt = /^\s(?:en|por)\s(?:el|los|su|sus)\s$/.test(between);
      const isClear =
        hasTail ||
        isInIt ||
        (number > lastDay &&
          match[1] !== undefined &&
          /art[ií]culo|art\./i.test(text.slice(Math.max(0, before.start - 60), start)));
      if (!isClear || between.length > reachOfNormCharacters) continue;
    } else if (!hasTail && !before.articles.some((other) => Math.abs(Number.parseInt(other, 10) - number) <= farthest))
      continue;
    const isDay = number <= lastDay && !isMarked && match[1] !== undefined;
    if (isDay && !joinsBefore.test(text.slice(Math.max(0, match.index - 14), match.index))) continue;
    if (/^al\s/i.test(match[0]) && /\d\s*$/.test(text.slice(Math.max(0, match.index - 4), match.index))) continue;
    found.push({ start, end, norm: before.norm, article });
  }
  return found;
}

/** "el viejo 1113", "el 1078 ya no rige": articles of a code that was replaced, in a text that speaks of the law. */
export function findReplacedNumbers(text: string, references: readonly Place[]): NumberAlone[] {
  if (references.length === 0) return [];
  const found: NumberAlone[] = [];
  let next = 0;
  for (const match of text.matchAll(replaced)) {
    const written = match[1] ?? match[2] ?? '';
    const start = match.index + match[0].indexOf(written);
    const end = start + written.length;
    while (next < references.length && (references[next]?.end ?? 0) <= start) next++;
    if ((references[next]?.start ?? Number.POSITIVE_INFINITY) < end) continue;
    if (/^(?:19|20)\d\d$/.test(written)) continue;
    found.push({ start, end, norm: null, article: normalizeArticle(written) });
  }
  return found;
}

/** The words of a number at the beginning of `words`; null where it is none, or one that a unit follows. */
function numberInWords(words: string): string | null {
  const parts = words.split(/\s+/);
  const read = readNumberInWords((place) => fold(parts[place] ?? ''), 0);
  if (read === null) return null;
  if (
    /^(?:dias?|meses|anos?|pesos|dolares|horas|por|mil|millones|personas|cuotas|de)$/.test(fold(parts[read.to] ?? ''))
  )
    return null;
  return words.match(new RegExp(`^\\S+(?:\\s+\\S+){${read.to - 1}}`))?.[0] ?? null;
}

function figuresOf(words: string): string {
  const parts = words.split(/\s+/).map(fold);
  return String(readNumberInWords((place) => parts[place] ?? '', 0)?.value ?? 0);
}
