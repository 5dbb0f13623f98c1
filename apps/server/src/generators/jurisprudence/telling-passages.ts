import { analyzeTerms } from '@foja/legal-text/analyze';
import { splitSentences } from '@foja/legal-text/split-sentences';
import type { TextTask } from '../../platform/threads/text-threads.ts';
import { asQuote } from '../extract/sentences.ts';

/** Shorter sentences of a ruling are its headings. */
const passageLeastCharacters = 80;

/** Of each text, the sentence that holds most of the question's words; null where none holds any. */
export const tellingPassages: TextTask<{ texts: string[]; question: string }, (string | null)[]> = {
  name: 'telling-passages',
  run({ texts, question }) {
    const words = new Set(analyzeTerms(question));
    return texts.map((text) => {
      const [best] = splitSentences(text)
        .filter((sentence) => sentence.text.length >= passageLeastCharacters)
        .map((sentence) => ({
          text: sentence.text,
          held: new Set(analyzeTerms(sentence.text).filter((term) => words.has(term))).size,
        }))
        .sort((a, b) => b.held - a.held);
      return best === undefined || best.held === 0 ? null : asQuote(best.text);
    });
  },
};
