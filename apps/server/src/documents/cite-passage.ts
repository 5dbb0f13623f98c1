import type { DocumentCitation, VaultDocument } from '@foja/contracts/documents';
import { splitSentences } from '@foja/legal-text/split-sentences';
import { documentTerms } from './document-terms.ts';
import { type QuestionWords, worthOf } from './question-words.ts';
import type { FoundPassage } from './reading/search-passages.ts';

/** A passage that an answer may stand on, and its sentences that say most of what is asked (offsets within the passage). */
export interface CitedPassage {
  passage: FoundPassage;
  document: Pick<VaultDocument, 'fileId' | 'fileName' | 'pages'>;
  quote: { start: number; end: number };
}

const quoteMaxCharacters = 420;
/** A heading names a thing and says nothing of it. */
const headingWorth = 0.5;
/** The next sentence is quoted as well where it says this much of what the best one does. */
const neighbourRatio = 0.5;

/** The sentence of a passage that says most of what is asked, and the next one where that one says it too. */
export function chooseQuote(text: string, words: QuestionWords): { start: number; end: number } {
  const sentences = splitSentences(text).map((sentence) => {
    return { ...sentence, worth: worthOf(sentence.text, words) * (/\p{Ll}/u.test(sentence.text) ? 1 : headingWorth) };
  });
  let best = 0;
  for (const [place, { worth }] of sentences.entries()) if (worth > (sentences[best]?.worth ?? 0)) best = place;
  const [chosen, next] = sentences.slice(best, best + 2);
  if (!chosen) return { start: 0, end: text.length };
  const isJoined = next && next.worth >= chosen.worth * neighbourRatio && next.end - chosen.start <= quoteMaxCharacters;
  return { start: chosen.start, end: isJoined ? next.end : chosen.end };
}

/** The question's own words are marked. */
export function presentCitation(
  number: number,
  { passage, document, quote }: CitedPassage,
  words: QuestionWords,
): DocumentCitation {
  return {
    number,
    fileId: document.fileId,
    fileName: document.fileName,
    page: document.pages === null ? null : passage.page,
    quote: passage.text.slice(quote.start, quote.end),
    passage: passage.text,
    quoteRange: quote,
    marks: documentTerms(passage.text)
      .filter(({ term }) => words.own.has(term))
      .map(({ start, end }) => ({ start, end })),
  };
}
