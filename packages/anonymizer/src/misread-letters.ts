import { GIVEN_NAMES } from './given-names.ts';
import type { MappedCharacters } from './mapped-characters.ts';
import { SURNAMES } from './surnames.ts';

// A scanner takes I for l, i for l, and G, S or B for a figure: "lraizoz", "Vlllafañe", "BlLLETERA", "DE LA VE6A".

/** "POLlCIA", "lRAIZOZ": no word in capitals has one small letter. */
const SMALL_AMONG_CAPITALS = /(?<=\p{Lu})l(?=\p{Lu})|(?<![\p{L}\d@._/'-])l(?=\p{Lu}{3})/gu;
/** "lraizoz", "lra-⏎izoz": no word begins so, but for "ltda" and its like, which are shorter. */
const BEFORE_CONSONANT =
  /(?<![\p{L}\d@._/'-])l(?=[bcdfgjkmnpqrstvxz]{1,2}[aeiouáéíóú](?:\p{Ll}{2}|\p{Ll}{0,8}- ?\n?\p{Ll}{2}))/gu;
/** "Nlcasio", "Dlvorcio": between two consonants at the beginning. */
const SECOND_LETTER = /(?<=(?<![\p{L}\d@._/-])[BCDFGHJKMNPQRSTVWXZ])l(?=[bcdfgjkmnpqrstvxz]\p{Ll}{2})/gu;
/** "Vlllafañe", "Calllgaris": three of them are an i and two. */
const THREE = /(?<=(\p{L}))lll(?=\p{L})/gu;
const VOWEL = /[aeiouáéíóú]/i;
/** "VE6A", "CA8RAL": figures within a word of capitals. */
const WITH_FIGURE = /(?<![\p{L}\d@._/-])\p{Lu}{1,14}[568]\p{Lu}{1,14}(?![\p{L}\d@_/-]|\.\p{L})/gu;
const LETTER_OF: Readonly<Record<string, string>> = { '5': 'S', '6': 'G', '8': 'B' };
/** Most papers have nothing of this: looked for before anything is replaced. */
const MAY_BE_MISREAD =
  /lll|[A-ZÀ-Ü]l[A-ZÀ-Ü]|[A-ZÀ-Ü][568][A-ZÀ-Ü]|[B-Z]l[bcdfgjkmnpqrstvxz]|(?<![A-Za-zÀ-ÿ])l[A-ZÀ-Übcdfgjkmnpqrstvxz]/;

/** Letters as they were on the page; each in its place, so that offsets stay. */
export function repairLetters(characters: MappedCharacters, fold: (text: string) => string): MappedCharacters {
  const { text } = characters;
  if (!MAY_BE_MISREAD.test(text)) return characters;
  const repaired = text
    .replace(SMALL_AMONG_CAPITALS, 'I')
    .replace(BEFORE_CONSONANT, 'I')
    .replace(SECOND_LETTER, 'i')
    .replace(THREE, (_three, previous: string) => (VOWEL.test(previous) ? 'lli' : 'ill'));
  return {
    ...characters,
    text: repaired.replace(WITH_FIGURE, (word) => {
      const name = word.replace(/[568]/g, (figure) => LETTER_OF[figure] as string);
      // Codes look like this too: a name of the lists, or one that the text has whole.
      return isName(fold(name)) || repaired.includes(name) ? name : word;
    }),
  };
}

const isName = (folded: string): boolean => GIVEN_NAMES.has(folded) || SURNAMES.has(folded);
