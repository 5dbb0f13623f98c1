import { fold } from '@foja/legal-text/fold';
import { type Stretch, splitSentences } from '@foja/legal-text/split-sentences';
import { type DocumentTerm, documentTerms } from './document-terms.ts';

/** A sentence of a document, read once for all that is measured of it. */
export interface SentenceRead extends Stretch {
  folded: string;
  /** Offsets within the sentence. */
  terms: readonly DocumentTerm[];
}

export function readSentences(text: string): SentenceRead[] {
  return splitSentences(text).map((sentence) => ({
    ...sentence,
    folded: fold(sentence.text),
    terms: documentTerms(sentence.text),
  }));
}
