import { fold } from '@foja/legal-text/fold';
import { citationsShort } from './rules/abbreviations.ts';
import { impersonal } from './rules/academic.ts';
import { capitalsOfCourts, capitalsOfNorms } from './rules/capitals.ts';
import { longSentences } from './rules/long-sentences.ts';
import type { WritingRule } from './rules/rule.ts';
import { numbersInWords, ruleBook, withoutFillers, writtenOut } from './rules/rule-book.ts';
import { repeatedWords, spacing } from './rules/spacing.ts';
import { toThirdPerson } from './rules/third-person.ts';
import { toFormalTreatment, toVoseo } from './rules/treatment.ts';

/** What a wish in a person's own words asks of the local engine. */
export interface UnderstoodWish {
  rules: readonly WritingRule[];
  /** Whether each paragraph is to get a number. */
  numbersParagraphs: boolean;
}

/** Words of a wish, in lower case without accents, and what they ask for. */
const wishes: readonly (readonly [pattern: RegExp, rules: readonly WritingRule[]])[] = [
  [
    /\b(?:breves?|cort[oa]\b(?! plazo)|concis[oa]s?|acort\w+|abrevia(?:lo|do|r)?\b(?! la)|simplific\w+|sintetic\w+)/,
    ruleBook.concise,
  ],
  [/\bformal(?:es|idad|mente)?\b/, ruleBook.formal],
  [/\bacademic[oa]s?\b/, ruleBook.academic],
  [/\b(?:juridic[oa]s?|legal(?:es)?|forense|abogad[oa])\b/, ruleBook.legal],
  [/\b(?:usted|ustedeo)\b/, [toFormalTreatment]],
  [/\b(?:voseo|vosear|vos)\b/, [toVoseo]],
  [/\bmayusculas?\b/, [capitalsOfCourts, capitalsOfNorms]],
  [/\b(?:numeros?|importes?|montos?|plazos?|cantidades)\b.*\b(?:letras|palabras)\b|\ben letras\b/, numbersInWords],
  [/\b(?:sin|quita\w*|saca\w*|desarroll\w+|expand\w+)\b.*\babreviaturas?\b|\bdesabrevi\w+/, writtenOut],
  [/\b(?:con|usa\w*) abreviaturas?\b|\babrevi\w+ (?:la|las) citas?\b/, [citationsShort]],
  [/\b(?:muletillas?|relleno)\b/, withoutFillers],
  [
    /\b(?:oraciones|frases) (?:mas )?(?:cortas|breves)\b|\b(?:divid\w+|parti\w+|separ\w+) (?:las )?(?:oraciones|frases)\b/,
    [longSentences],
  ],
  [/\bimpersonal(?:es)?\b/, [impersonal]],
  [/\btercera persona\b/, [toThirdPerson]],
  [/\b(?:espacios?|puntuacion|palabras repetidas|repeticiones)\b/, [spacing, repeatedWords]],
];
/** A wish turned round by these words is not what the pattern reads. */
const denial =
  /\b(?:menos|no(?: lo)? (?:hagas|cambies|uses)|evita\w*) (?:tan |muy )?(?:formal|academic|juridic|legal|breve|cort)/;

/** The wishes that can be served without a model, read from their words; null where none is understood. */
export function interpretWish(wish: string): UnderstoodWish | null {
  const words = fold(wish);
  if (denial.test(words)) return null;
  const rules = wishes.flatMap(([pattern, asked]) => (pattern.test(words) ? asked : []));
  const numbersParagraphs = /\b(?:numera\w*|enumera\w*)\b/.test(words);
  return rules.length > 0 || numbersParagraphs ? { rules: [...new Set(rules)], numbersParagraphs } : null;
}
