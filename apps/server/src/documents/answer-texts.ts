import type { AskDocumentsResponse } from '@foja/contracts/documents';
import { answerFromPassages } from './answer-from-passages.ts';
import { type CitedPassage, chooseQuote, presentCitation } from './cite-passage.ts';
import { candidatesMax, chosenPassages, wantedTerms } from './passages-asked-for.ts';
import { partsOf, questionWords } from './question-words.ts';
import { searchIn } from './reading/search-passages.ts';
import { buildTextIndex, pageBreak } from './reading/text-index.ts';

/** A document whose text is at hand. */
export interface OpenDocument {
  fileId: string;
  fileName: string;
  /** Null where its kind has none. */
  pages: number | null;
  /** The text of its pages; one where it has none. */
  texts: readonly string[];
}

/** What the vault answers on documents that lie open: searched and cited as anybody's own are, without a model. */
export async function answerTexts(documents: readonly OpenDocument[], question: string): Promise<AskDocumentsResponse> {
  const terms = wantedTerms(question);
  const { passages, rarity } = await searchIn(
    documents,
    { terms, limit: candidatesMax },
    {
      index: async ({ texts }) => buildTextIndex(texts),
      text: async ({ texts }) => texts.join(pageBreak),
    },
  );
  const words = questionWords(question, terms, rarity);
  const cited = chosenPassages(passages, words, partsOf(question, terms, rarity)).flatMap((passage): CitedPassage[] => {
    const document = documents.find(({ fileId }) => fileId === passage.fileId);
    return document ? [{ passage, document, quote: chooseQuote(passage.text, words) }] : [];
  });
  const { answer, used, model } = answerFromPassages(question, cited);
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
