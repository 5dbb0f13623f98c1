import type { Source } from '@foja/contracts/sources';
import { quotesOf } from '../sources/mark-quotes.ts';

/** What an answer quotes: between « », and in block quotations. */
function quotationsIn(answer: string): string[] {
  const between = [...answer.matchAll(/«([^»]+)»/g)].map((match) => match[1] ?? '');
  const blocks = [...answer.matchAll(/^> ?(.+)$/gm)].map((match) => match[1] ?? '');
  return [...between, ...blocks];
}

/** The words that an answer takes from a source: to be marked in its foja, where they are found. */
export function citedWords(answer: { content: string; sources: readonly Source[] }, sourceId: string): string[] {
  const excerpt = answer.sources.find(({ id }) => id === sourceId)?.excerpt ?? '';
  return [excerpt, ...quotationsIn(answer.content)].flatMap(quotesOf);
}
