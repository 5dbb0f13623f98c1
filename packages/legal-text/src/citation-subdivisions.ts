import type { Lexeme } from './citation-lexer.ts';
import { markAt, wordAt } from './citation-words.ts';
import { readOrdinal } from './number-in-words.ts';

const words = (list: string) => new Set(list.split(' '));
const incisoWords = words('inc incs inciso incisos incizo');
const severalIncisos = words('incs incisos');
const joiners = words('y e o u');
/** Parts of an article, named before or after their number: "2° párrafo", "apartado 3". */
const partWords = words(
  'parrafo parrafos parr parrs parte partes apartado apartados apart ap aps acapite acapites punto puntos pto ptos numeral numerales ' +
    'supuesto oracion',
);
/** Parts of a norm in which an article stands: "art. 5, Título II, Ley 24.240". */
const divisionWords = words('libro titulo tit capitulo cap seccion anexo');
const romanPattern = /^[ivxlc]{1,6}$/;
const placeWords = words(
  'ultimo ultima ult primera segunda tercera cuarta quinta anteultimo penultimo preliminar unico unica',
);

/** An "inc. b" at `i`: its letters or numbers and where it ends. */
export function parseInciso(lexemes: readonly Lexeme[], i: number): { inciso: string; to: number } | null {
  const first = wordAt(lexemes, i);
  if (!incisoWords.has(first)) return null;
  const found: string[] = [];
  let at = i + 1;
  for (;;) {
    while (['.', '"', '“', "'", '«', '('].includes(markAt(lexemes, at))) at++;
    const lexeme = lexemes[at];
    if (lexeme === undefined || !(lexeme.kind === 'number' || (lexeme.kind === 'word' && lexeme.value.length <= 2)))
      break;
    if (lexeme.kind === 'word' && ['de', 'la', 'el', 'en'].includes(lexeme.value)) break;
    found.push(lexeme.value);
    at++;
    while ([')', '"', '”', "'", '»'].includes(markAt(lexemes, at))) at++;
    const next = lexemes[at + 1];
    const isJoined = joiners.has(wordAt(lexemes, at)) || markAt(lexemes, at) === ',';
    const afterNext = lexemes[at + 2];
    // "incisos b y e": after "y" an "e" may be a letter; after a comma it never is.
    const endsThere =
      markAt(lexemes, at) !== ',' &&
      (afterNext?.kind !== 'word' || afterNext.isProper || ['de', 'del'].includes(afterNext.value));
    // "inc. 2°, C. Penal": the letter begins a name.
    const beginsName = next?.isProper === true && markAt(lexemes, at + 2) === '.' && lexemes[at + 3]?.isProper === true;
    const isLetter =
      next?.kind === 'word' && next.value.length === 1 && !beginsName && (!joiners.has(next.value) || endsThere);
    // "incs. 22 y 23" are two; after "inc. 22" a number is the next article.
    const isNumber = next?.kind === 'number' && severalIncisos.has(first) && lexemes[at - 1]?.kind === 'number';
    if (!isJoined || !(isLetter || isNumber)) break;
    at++;
  }
  return found.length === 0 ? null : { inciso: found.join(', '), to: at };
}

/** True where lexeme `i` says that the number before it counts a part ("2° párrafo"), and does not bring its own ("párrafo 2"). */
export function namesPart(lexemes: readonly Lexeme[], i: number): boolean {
  return partWords.has(wordAt(lexemes, i)) && afterSubdivision(lexemes, i) === null;
}

/**
 * Where a part of an article or a division of a norm that begins at `i` ends: "2° párrafo", "último párr.", "ap. 3", "in fine",
 * "Título II". Null where none begins.
 */
export function afterSubdivision(lexemes: readonly Lexeme[], i: number): number | null {
  const first = wordAt(lexemes, i);
  if (first === 'in' && wordAt(lexemes, i + 1) === 'fine') return i + 2;
  const isPlace = lexemes[i]?.kind === 'number' || readOrdinal(first) !== null || placeWords.has(first);
  // "2do. párrafo"
  const nounAt = isPlace ? (markAt(lexemes, i + 1) === '.' ? i + 2 : i + 1) : i;
  const noun = wordAt(lexemes, nounAt);
  if (isPlace && partWords.has(noun)) return afterDot(lexemes, nounAt + 1, noun);
  if (isPlace || !(partWords.has(noun) || divisionWords.has(noun))) return null;
  let at = afterDot(lexemes, nounAt + 1, noun);
  if (!isValueOfPart(lexemes, at)) return null;
  // "apartados A y B", "párrafos 1° y 2°"
  while (noun.endsWith('s') && joiners.has(wordAt(lexemes, at + 1)) && isValueOfPart(lexemes, at + 2)) at += 2;
  return markAt(lexemes, at + 1) === ')' && markAt(lexemes, nounAt - 1) !== '(' ? at + 2 : at + 1;
}

function isValueOfPart(lexemes: readonly Lexeme[], at: number): boolean {
  const value = wordAt(lexemes, at);
  return (
    lexemes[at]?.kind === 'number' ||
    romanPattern.test(value) ||
    (value.length === 1 && !joiners.has(value)) ||
    readOrdinal(value) !== null ||
    placeWords.has(value)
  );
}

function afterDot(lexemes: readonly Lexeme[], at: number, word: string): number {
  return markAt(lexemes, at) === '.' && word.length <= 5 ? at + 1 : at;
}
