import type { Lexeme } from './citation-lexer.ts';
import { markAt, wordAt } from './citation-words.ts';
import type { NormMention } from './norm-mention.ts';

/** Letters that a text gives to a norm for its own use: "Ley 27.442 (en adelante, LDC)". */
export interface LocalName {
  letters: string;
  code: string | null;
}

/** How many lexemes before "(en adelante" the name of the norm may begin. */
const longestName = 16;

/**
 * Every abbreviation that the text itself defines, whether before ("LDC, entendida esta sigla como Ley…") or behind the norm.
 * @param normAt the norm whose name begins at a place.
 */
export function findLocalNames(lexemes: readonly Lexeme[], normAt: (i: number) => NormMention | null): LocalName[] {
  const found: LocalName[] = [];
  for (let i = 0; i < lexemes.length; i++) {
    const word = wordAt(lexemes, i);
    if (
      (word === 'adelante' && wordAt(lexemes, i - 1) === 'en') ||
      (word === 'sucesivo' && wordAt(lexemes, i - 1) === 'lo')
    ) {
      const opens = i - (word === 'adelante' ? 2 : 3);
      const letters = acronymWithin(lexemes, i + 1, 6);
      if (letters === null || !['(', ','].includes(markAt(lexemes, opens))) continue;
      const norm = normEndingAt(opens, normAt);
      if (norm !== null) found.push({ letters, code: norm.code });
    } else if (word === 'sigla' || word === 'abreviatura') {
      const before = lexemes.slice(Math.max(0, i - 4), i).findLast(isAcronym);
      const norm = before === undefined ? null : normAfterAs(lexemes, i + 1, normAt);
      if (before !== undefined && norm !== null) found.push({ letters: before.value, code: norm.code });
    }
  }
  return found;
}

function isAcronym(lexeme: Lexeme): boolean {
  return lexeme.kind === 'word' && lexeme.capitals && lexeme.value.length >= 2 && lexeme.value.length <= 8;
}

function acronymWithin(lexemes: readonly Lexeme[], from: number, count: number): string | null {
  for (let i = from; i < from + count; i++) {
    const lexeme = lexemes[i];
    if (lexeme === undefined || markAt(lexemes, i) === ')') return null;
    if (isAcronym(lexeme)) return lexeme.value;
  }
  return null;
}

function normEndingAt(end: number, normAt: (i: number) => NormMention | null): NormMention | null {
  for (let i = Math.max(0, end - longestName); i < end; i++) {
    const norm = normAt(i);
    if (norm?.to === end) return norm;
  }
  return null;
}

function normAfterAs(
  lexemes: readonly Lexeme[],
  from: number,
  normAt: (i: number) => NormMention | null,
): NormMention | null {
  for (let i = from; i < from + 12; i++) {
    if (!['como', 'por', 'a'].includes(wordAt(lexemes, i))) continue;
    const norm = normAt(['la', 'el'].includes(wordAt(lexemes, i + 1)) ? i + 2 : i + 1);
    if (norm !== null) return norm;
  }
  return null;
}
