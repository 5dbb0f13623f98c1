import type { AskDocumentsResponse } from '@foja/contracts/documents';
import { answerFromPassages } from './answer-from-passages.ts';
import { type CitedPassage, chooseQuote, presentCitation } from './cite-passage.ts';
import { partsAsked, readAsked } from './passage-evidence.ts';
import { candidatesMax, chosenPassages } from './passages-asked-for.ts';
import { questionWords } from './question-words.ts';
import { searchIn } from './reading/search-passages.ts';
import { buildTextIndex, pageBreak } from './reading/text-index.ts';
import { wantedTerms } from './wanted-terms.ts';

/** A document whose text is at hand. */
export interface OpenDocument {
  fileId: string;
  fileName: string;
  /** Null where its kind has none. */
  pages: number | null;
  /** The text of its pages; one where it has none. */
  texts: readonly string[];
}

/** What is found in documents that lie open, as anybody's own are searched. */
export async function searchTexts(documents: readonly Pick<OpenDocument, 'fileId' | 'texts'>[], question: string) {
  const terms = wantedTerms(question);
  const { passages: found, rarity } = await searchIn(
    documents,
    { terms, limit: candidatesMax },
    {
      index: async ({ texts }) => buildTextIndex(texts),
      text: async ({ texts }) => texts.join(pageBreak),
    },
  );
  const words = questionWords(question, terms, rarity);
  return { found, words, asked: readAsked(question, words), parts: partsAsked(question, terms, rarity) };
}

/** What the vault answers on documents that lie open, without a model. */
export async function answerTexts(documents: readonly OpenDocument[], question: string): Promise<AskDocumentsResponse> {
  const { found, words, asked, parts } = await searchTexts(documents, question);
  const cited = chosenPassages(found, asked, parts).flatMap((passage): CitedPassage[] => {
    const document = documents.find(({ fileId }) => fileId === passage.fileId);
    return document ? [{ passage, document, quote: chooseQuote(passage, words) }] : [];
  });
  const { answer, used, model } = answerFromPassages(asked, cited);
  return {
    answer,
    isGrounded: cited.length > 0,
    citations: used.flatMap((number) => {
      const found = cited[number - 1];
      return found ? [presentCitation(number, found, words)] : [];
    }),
    model,
    notice: null,
    searchedDocuments: documents.length,
    documentsWithoutText: 0,
  };
}
