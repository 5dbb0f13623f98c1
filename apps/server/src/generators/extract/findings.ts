import type { Finding } from '@foja/contracts/generators/finding';
import { asQuote } from './sentences.ts';

/** The text says it. @param text what it says, in short; the quotation itself where left out. */
export function found(quote: string, text: string = quote, articles: string[] = []): Finding {
  return { mark: 'found', text: asQuote(text), quote: asQuote(quote), articles, note: null };
}

/** Concluded from the text or the law; the note says how. */
export function inferred(text: string, note: string, quote: string | null = null, articles: string[] = []): Finding {
  return { mark: 'inferred', text, quote: quote === null ? null : asQuote(quote), articles, note };
}

/** Needs a person's judgement; the note says what to look at. */
export function toJudge(note: string, quote: string | null = null, articles: string[] = []): Finding {
  return { mark: 'to-judge', text: null, quote: quote === null ? null : asQuote(quote), articles, note };
}

/** Looked for and not there; the note says what that means or what to check. */
export function absent(note: string, articles: string[] = []): Finding {
  return { mark: 'absent', text: null, quote: null, articles, note };
}
