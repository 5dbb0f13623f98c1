import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';

/** How many words a denial reaches: "no tengo ningún comprobante". */
const denialReach = 5;
const denials = new Set([
  'no',
  'sin',
  'nunca',
  'jamas',
  'tampoco',
  'ningun',
  'ninguna',
  'falta',
  'faltan',
  'perdi',
  'perdio',
]);

/** Whether a sentence names a thing right after a denial, in the same stretch between commas. */
export function deniesThing(sentence: string, thing: string): boolean {
  const wanted = new Set(analyzeTerms(thing));
  return fold(sentence)
    .split(/[,;:.]/)
    .some((stretch) => {
      const words = stretch.match(/[a-z0-9]+/g) ?? [];
      return words.some(
        (word, place) =>
          denials.has(word) &&
          analyzeTerms(words.slice(place + 1, place + 1 + denialReach).join(' ')).some((term) => wanted.has(term)),
      );
    });
}
