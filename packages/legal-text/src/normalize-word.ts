import { fold } from './fold.ts';
import { dataLines } from './lexicon/data-lines.ts';
import { irregularForms } from './lexicon/irregular-forms.ts';
import { numberWords } from './lexicon/number-words.ts';
import { wordFamilies } from './lexicon/word-families.ts';
import { stemSpanish } from './stem-spanish.ts';

/** Stem -> stem of the family's first word. */
const familyOfStem = new Map<string, string>();
for (const line of dataLines(wordFamilies)) {
  const [head, ...members] = line.split(' ').map((word) => stemSpanish(fold(word)));
  for (const stem of [head, ...members]) if (stem !== undefined && head !== undefined) familyOfStem.set(stem, head);
}

const familyStem = (folded: string): string => {
  const stem = stemSpanish(folded);
  return familyOfStem.get(stem) ?? stem;
};

const irregular = new Map<string, string>();
for (const line of dataLines(irregularForms)) {
  const [head = '', forms = ''] = line.split(':');
  const term = head.startsWith('=') ? head.slice(1) : familyStem(fold(head));
  for (const form of forms.trim().split(' ')) irregular.set(fold(form), term);
}

const digits = /^\p{N}+$/u;
/** Numbers from here on are years, laws and amounts: noise for a search by words. */
const largestNumber = 100;
// Words repeat far more than they differ; past this size the memory starts again, so a long-lived process stays small.
const rememberedWords = 60_000;
const remembered = new Map<string, string>();

/**
 * The index term of one word: lower case, without accents, brought to the stem that its family shares. Numbers up to
 * 100 become `#n` whether in digits or in words; larger ones give `''`.
 */
export function normalizeWord(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const term = computeTerm(fold(word));
  if (remembered.size >= rememberedWords) remembered.clear();
  remembered.set(word, term);
  return term;
}

function computeTerm(folded: string): string {
  if (/^\p{N}/u.test(folded)) {
    const value = Number(folded);
    return digits.test(folded) && value <= largestNumber ? `#${value}` : '';
  }
  const value = numberWords.get(folded);
  if (value !== undefined) return `#${value}`;
  return irregular.get(folded) ?? familyStem(folded);
}
