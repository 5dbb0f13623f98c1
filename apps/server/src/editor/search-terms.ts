import { fold } from '@foja/legal-text/fold';

/** The words of a text for searching: folded, each once, without the marks around them ("(24.240)," is "24.240"). */
export function searchTerms(text: string): string[] {
  const words = fold(text)
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return [...new Set(words)].filter((word) => word !== '');
}
