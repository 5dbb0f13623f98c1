import { citationCheckMaxReferences } from '@foja/contracts/citation-check-limits';
import { findReferences } from '@foja/legal-text/find-references';
import type { LegalReference } from '@foja/legal-text/legal-reference';
import type { TextTask } from '../platform/threads/text-threads.ts';
import { receiveNorms, type SentNorms } from '../retrieval/norms-in-threads.ts';
import { type AttachedQuote, attachQuotes } from './attach-quotes.ts';
import { findQuotes } from './find-quotes.ts';

export interface QuotedReferences {
  references: LegalReference[];
  attached: AttachedQuote[];
  /** Where reading stopped because there are more references; null where all were read. */
  readTo: number | null;
}

/** The references of a text, as many as one check looks up, and the words that it quotes from them. */
export const findQuotedReferences: TextTask<{ text: string; norms: SentNorms }, QuotedReferences> = {
  name: 'find-quoted-references',
  run({ text, norms }) {
    const all = findReferences(text, receiveNorms(norms));
    const references = all.slice(0, citationCheckMaxReferences);
    return {
      references,
      attached: attachQuotes(text, findQuotes(text, references), references),
      readTo: all[citationCheckMaxReferences]?.start ?? null,
    };
  },
};
