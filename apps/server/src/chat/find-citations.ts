import { type Citation, parseCitations } from '@foja/legal-text/citations';
import { parseCitationsInContext } from '@foja/legal-text/find-references';
import type { TextTask } from '../platform/threads/text-threads.ts';
import { receiveNorms, type SentNorms } from '../retrieval/norms-in-threads.ts';

/** The citations of a text. */
export const findCitations: TextTask<{ text: string; inContext: boolean; norms: SentNorms }, Citation[]> = {
  name: 'find-citations',
  run: ({ text, inContext, norms }) =>
    inContext ? parseCitationsInContext(text, receiveNorms(norms)) : parseCitations(text, receiveNorms(norms)),
};
