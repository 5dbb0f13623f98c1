import { citationCheckMaxReferences } from '@foja/contracts/citation-check-limits';
import { findReferences } from '@foja/legal-text/find-references';
import type { LegalReference } from '@foja/legal-text/legal-reference';
import type { TextTask } from '../platform/threads/text-threads.ts';
import { receiveNorms, type SentNorms } from '../retrieval/norms-in-threads.ts';
import { type AttachedQuote, attachQuotes } from './attach-quotes.ts';
import { findQuotes } from './find-quotes.ts';
import { type ReferenceTime, readReferenceTimes } from './reference-time.ts';

export interface QuotedReferences {
  references: LegalReference[];
  attached: AttachedQuote[];
  /** The time whose law each reference names; null where it names none. */
  times: (ReferenceTime | null)[];
  /** Where reading stopped because there are more references; null where all were read. */
  readTo: number | null;
}

/** The references of a text, as many as one check looks up, and the words that it quotes from them. */
export const findQuotedReferences: TextTask<{ text: string; norms: SentNorms }, QuotedReferences> = {
  name: 'find-quoted-references',
  run({ text, norms }) {
    const all = findReferences(text, receiveNorms(norms));
    const references = all.slice(0, citationCheckMaxReferences);
    const times = readReferenceTimes(text, references);
    return {
      references,
      attached: attachQuotes(text, findQuotes(text, references), references).map((quote) => ({
        ...quote,
        reference: answerableFor(quote.reference, references, times),
      })),
      times,
      readTo: all[citationCheckMaxReferences]?.start ?? null,
    };
  },
};

/** "El art. 8, en su redacción anterior a la ley 26.361, dice: «…»": those are words of the article, whose time the law only tells. */
function answerableFor(
  place: number,
  references: readonly LegalReference[],
  times: readonly (ReferenceTime | null)[],
): number {
  const [norm, article] = [references[place], references[place - 1]];
  const number = digitsOf(norm?.text);
  const marksTime =
    norm?.kind === 'norm' &&
    article?.kind === 'article' &&
    number !== '' &&
    digitsOf(times[place - 1]?.asOf) === number;
  return marksTime ? place - 1 : place;
}

function digitsOf(text: string | null | undefined): string {
  return text?.replace(/\D/g, '') ?? '';
}
