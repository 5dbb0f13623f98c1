import type { Stretch } from '@foja/legal-text/split-sentences';
import { sentencesOf } from '../generators/extract/sentences.ts';

/** Abbreviations inside names of norms, courts and files, after which a capital goes on with the sentence. */
const openAbbreviation =
  /(?:^|[\s(«“"])(?:c[oó]d|civ|com|const|nac|proc|pen|trab|dto|dec|res|expte|exp|fs|fjs?|consid|dpto|pcia|prof|secr|juzg|c[aá]m|apel|tel|aprox|v|s)\.$/iu;

/** Sentences of a text as suggestions are made for them; each is `text.slice(start, end)` and none overlaps another. */
export function splitPassages(text: string): Stretch[] {
  const passages: Stretch[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = passages.at(-1);
    const gap = last ? text.slice(last.end, sentence.start) : '';
    if (last && /^[^\S\n]{1,4}$/.test(gap) && openAbbreviation.test(last.text)) {
      last.end = sentence.end;
      last.text = text.slice(last.start, last.end);
    } else passages.push({ ...sentence });
  }
  return passages;
}
