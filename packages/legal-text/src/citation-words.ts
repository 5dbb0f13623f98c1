import type { Lexeme } from './citation-lexer.ts';

/** The word at a place, folded; empty where there is none. */
export function wordAt(lexemes: readonly Lexeme[], i: number): string {
  const lexeme = lexemes[i];
  return lexeme?.kind === 'word' ? lexeme.value : '';
}

/** The mark at a place; empty where there is none. */
export function markAt(lexemes: readonly Lexeme[], i: number): string {
  const lexeme = lexemes[i];
  return lexeme?.kind === 'mark' ? lexeme.value : '';
}

/** The number at a place, without its dots; empty where there is none. */
export function numberAt(lexemes: readonly Lexeme[], i: number): string {
  const lexeme = lexemes[i];
  return lexeme?.kind === 'number' ? lexeme.value : '';
}

export function isMark(lexemes: readonly Lexeme[], i: number, value: string): boolean {
  return markAt(lexemes, i) === value;
}

/** "ss.", "sgtes.", "cc.", "ccds.", "concordantes": words that go on with the article before them. */
export function isConcordance(word: string): boolean {
  return /^(?:s|ss|s[gs]?tes|sgts|sgte|sigs?|sigtes?|sigts|sgs|siguientes?|subsig[a-z]*|subs|cc|ccs|ccds?|cdtes|cdts|ctes|cct?es|ccdtes|cons|conds|conc|concs|concord[a-z]*|concdts|ccdts|cord|correl[a-z]*|afines|demas)$/.test(
    word,
  );
}
