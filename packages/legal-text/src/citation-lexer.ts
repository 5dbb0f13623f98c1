import { isArticleSuffix } from './article-number.ts';
import { fold } from './fold.ts';

/** A piece of text as the citation parser sees it. `value` is folded, acronyms and numbers without dots. */
export interface Lexeme {
  kind: 'word' | 'number' | 'mark';
  value: string;
  /** Written in capitals: "CP" is a code, "cp" may be anything. */
  capitals: boolean;
  start: number;
  end: number;
}

// Dotted acronyms first ("L.D.C.", "C.C. y C."): their dots are not sentence ends. A number may carry thousands.
const pattern =
  /(?<acronym>(?<![\p{L}\p{N}])C\.\s?C\.\s?y\s?C(?:\.\s?N)?(?![\p{L}\p{N}])\.?|(?<![\p{L}\p{N}])(?:\p{Lu}{1,2}\.){1,6}\p{Lu}{1,2}(?![\p{L}\p{N}])\.?)|(?<number>\p{Nd}{1,3}(?:\.\p{Nd}{3})+(?!\p{Nd})|\p{Nd}+)|(?<word>[\p{L}\p{M}]+)|(?<mark>[^\s\p{L}\p{M}\p{Nd}])/gu;

const numberSign = /^[°ºª]$/u;

/**
 * Pieces of the text in order. The degree sign of a number ("6°", "5to.") is part of the number; "N°", "Nro." become the
 * word "n".
 */
export function lexCitations(text: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  for (const match of text.matchAll(pattern)) {
    const { acronym, number, word } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    const last = lexemes.at(-1);
    const touches = last !== undefined && last.end === start;
    if (acronym !== undefined) {
      lexemes.push({ kind: 'word', value: fold(acronym.replace(/[.\s]/g, '')), capitals: true, start, end });
    } else if (number !== undefined) {
      lexemes.push({ kind: 'number', value: number.replaceAll('.', ''), capitals: false, start, end });
    } else if (word !== undefined && !(touches && last.kind === 'number' && isOrdinalTail(word))) {
      if (touches && (last.value === 'n' || last.value === 'nro') && /^[ºª]+$/.test(word)) last.end = end;
      else lexemes.push({ kind: 'word', value: fold(word), capitals: word.length > 1 && isCapitals(word), start, end });
    } else if (
      touches &&
      (last.kind === 'number' || last.value === 'n' || last.value === 'nro') &&
      numberSign.test(match[0])
    ) {
      last.end = end;
    } else if (word !== undefined && last !== undefined) {
      last.end = end;
    } else {
      lexemes.push({ kind: 'mark', value: match[0], capitals: false, start, end });
    }
  }
  return lexemes;
}

/** "5to", "1ro", "6º": º and ª count as letters in Unicode. */
function isOrdinalTail(word: string): boolean {
  return !isArticleSuffix(word) && /^(?:º|ª|o|a|ro|ra|do|da|to|ta|er|mo|vo|no)$/i.test(word);
}

function isCapitals(word: string): boolean {
  return (/^\p{Lu}+$/u.test(word) && word.length <= 8) || /^(?:CCyCN?|CCyC|LdC|CCyCom)$/.test(word);
}
