import { numberWords } from './citation-lesser-norms.ts';
import type { Lexeme } from './citation-lexer.ts';
import { isMark, numberAt, wordAt } from './citation-words.ts';
import type { NormMention } from './norm-mention.ts';
import type { NormRegistry } from './norm-registry.ts';

/** "decreto 70/2023", "DNU 690/2020", "decreto reglamentario del 13/10/1994": what begins at lexeme `i`. */
export function decreeAt(lexemes: readonly Lexeme[], registry: NormRegistry, i: number): NormMention | null {
  let at = i + 1;
  while (
    isMark(lexemes, at, '.') ||
    isMark(lexemes, at, '-') ||
    numberWords.has(wordAt(lexemes, at)) ||
    [
      'de',
      'necesidad',
      'urgencia',
      'y',
      'e',
      'dnu',
      'ley',
      'p',
      'nec',
      'urg',
      'delegado',
      'provincial',
      'poder',
      'ejecutivo',
    ].includes(wordAt(lexemes, at))
  ) {
    at++;
  }
  const number = lexemes[at];
  if (number?.kind !== 'number') return null;
  const year = lexemes[at + 2];
  if (
    (isMark(lexemes, at + 1, '/') || isMark(lexemes, at + 1, '-')) &&
    year?.kind === 'number' &&
    /^(?:\d\d|\d{4})$/.test(year.value)
  ) {
    const code = registry.decreeByNumber(number.value, year.value);
    return { from: i, to: at + 3, code, isAcronym: false, needsArticle: false };
  }
  // "el decreto de 2023" has a year and no number.
  if (wordAt(lexemes, at - 1) === 'de') return null;
  const dated = afterDate(lexemes, at + 1);
  if (dated !== null) {
    const code = registry.decreeByNumber(number.value, dated.year);
    return { from: i, to: dated.to, code, isAcronym: false, needsArticle: false };
  }
  // "Después del DNU 70": so few are known that people leave the year out.
  const code = wordAt(lexemes, i) === 'dnu' ? registry.urgentDecreeByNumber(number.value) : null;
  return { from: i, to: at + 1, code, isAcronym: false, needsArticle: false };
}

/** "de fecha 17 de abril de 2019", "del 13/10/1994", "de 1994", "del año 2019": the year of a decree, and where it ends. */
function afterDate(lexemes: readonly Lexeme[], i: number): { year: string; to: number } | null {
  let at = isMark(lexemes, i, ',') || isMark(lexemes, i, '(') ? i + 1 : i;
  if (!['de', 'del', 'fecha', 'dictado', 'ano'].includes(wordAt(lexemes, at))) return null;
  while (['de', 'del', 'fecha', 'dictado', 'el', 'ano'].includes(wordAt(lexemes, at)) && at < i + 6) at++;
  const isYear = (place: number) => /^(?:18|19|20)\d\d$/.test(numberAt(lexemes, place));
  if (isYear(at)) return { year: numberAt(lexemes, at), to: at + 1 };
  if (!/^\d{1,2}$/.test(numberAt(lexemes, at))) return null;
  const separator = lexemes[at + 1];
  if (separator?.kind === 'mark' && ['/', '-', '.'].includes(separator.value)) {
    const year = numberAt(lexemes, at + 4);
    return /^(?:\d\d|\d{4})$/.test(year) ? { year, to: at + 5 } : null;
  }
  // "17 de abril de 2019", "13 de octubre del año 1994"
  if (wordAt(lexemes, at + 1) !== 'de') return null;
  let yearAt = at + 3;
  while (['de', 'del', 'ano'].includes(wordAt(lexemes, yearAt)) && yearAt < at + 6) yearAt++;
  return isYear(yearAt) ? { year: numberAt(lexemes, yearAt), to: yearAt + 1 } : null;
}

/** "1798/94" in "decretos 70/2023 y 1798/94". */
export function decreeAlone(lexemes: readonly Lexeme[], registry: NormRegistry, i: number): NormMention | null {
  const year = numberAt(lexemes, i + 2);
  if (!isMark(lexemes, i + 1, '/') || !/^(?:\d\d|\d{4})$/.test(year)) return null;
  const code = registry.decreeByNumber(numberAt(lexemes, i), year);
  return { from: i, to: i + 3, code, isAcronym: false, needsArticle: false };
}
