import { type KnowsName, mayBeName, nameFacts, readFeatures } from './name-features.ts';
import { normalise } from './normalise.ts';
import { wordsOf } from './words.ts';

/** One word that may be part of a name, with what is seen of it; `fit-names` learns from them. */
export interface NameExample {
  /** UTF-16 offset of the word in the text. */
  start: number;
  features: readonly { kind: number; value: string }[];
}

/** Every word of a text that may be part of a name. `knows` may forget names of the lists. */
export function nameExamples(text: string, knows?: KnowsName): NameExample[] {
  const document = normalise(text, []);
  const words = wordsOf(document);
  const facts = nameFacts(document, words, knows);
  return words.flatMap((word, index) => {
    if (!mayBeName(facts, index)) return [];
    const features: { kind: number; value: string }[] = [];
    readFeatures(facts, index, (kind, ...parts) => features.push({ kind, value: parts.join('') }));
    return [{ start: document.sourceStart[word.start] as number, features }];
  });
}
