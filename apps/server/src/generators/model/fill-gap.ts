import type { Finding } from '@foja/contracts/generators/finding';
import { found } from '../extract/findings.ts';
import { verbatimIn } from '../extract/verbatim.ts';

/** What a model read of one thing counts only where it was not found without it, and with words of the text behind it. */
export function fillGap<F extends Finding>(
  text: string,
  own: F,
  read: { text: string | null; quote: string | null } | null | undefined,
): F {
  if (own.mark === 'found' || own.mark === 'inferred') return own;
  const quote = verbatimIn(text, read?.quote);
  return quote === null ? own : { ...own, ...found(quote, read?.text ?? quote, own.articles) };
}
