import { tracePassage } from '../../chat/trace-passage.ts';

/** The stretch of `text` that holds the quoted words, letter for letter as the text writes it; null where it does not. */
export function verbatimIn(text: string, quoted: string | null | undefined): string | null {
  if (quoted == null || quoted.trim() === '') return null;
  const trimmed = quoted.trim();
  return text.includes(trimmed) ? trimmed : (tracePassage(trimmed, text, 'verbatim')?.text ?? null);
}
