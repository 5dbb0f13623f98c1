import { compounds } from './lexicon/compounds.ts';
import { irregularForms } from './lexicon/irregular-forms.ts';
import { stopWords } from './lexicon/stop-words.ts';
import { wordFamilies } from './lexicon/word-families.ts';

/** Raised by hand when the stemmer or the tokeniser changes what a text is analysed into. */
const analyzerRevision = 1;

/** Changes when a text would be analysed otherwise than before: stored terms of another version are stale. */
export const lexiconVersion = `${analyzerRevision}-${hash([compounds, irregularForms, stopWords, wordFamilies].join('|'))}`;

/** FNV-1a, 32 bits: enough to notice a change, and the same in a browser. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36);
}
