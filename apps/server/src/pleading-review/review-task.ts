import type { PleadingCorrection } from '@foja/contracts/pleading-review';
import type { TextTask } from '../platform/threads/text-threads.ts';
import { receiveNorms, type SentNorms } from '../retrieval/norms-in-threads.ts';
import { checkPleading, checksFor } from './check-pleading.ts';
import { lawFromCorpusFolder } from './law-from-corpus-folder.ts';
import { type PleadingRead, readPleading } from './read-pleading.ts';

export interface ReviewedText {
  read: Omit<PleadingRead, 'sections' | 'text' | 'sentences' | 'cited' | 'title'>;
  /** Ids of the rules that found something, with the words. */
  troubles: { id: string; quote: string | null }[];
  /** Ids of all rules that were tried. */
  tried: string[];
}

/** A pleading read and checked by the rules. */
export const reviewPleadingText: TextTask<
  { text: string; norms: SentNorms; correction: PleadingCorrection },
  ReviewedText
> = {
  name: 'review-pleading',
  run({ text, norms, correction }) {
    const read = readPleading(text, receiveNorms(norms), correction);
    const { cited: _, sections: __, sentences: ___, text: ____, title: _____, ...shown } = read;
    return {
      read: shown,
      troubles: checkPleading(read, lawFromCorpusFolder()).map(({ quote, rule }) => ({ id: rule.id, quote })),
      tried: checksFor(read).map(({ id }) => id),
    };
  },
};
