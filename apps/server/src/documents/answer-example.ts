import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DocumentExample } from '@foja/contracts/documents';
import { readExamples } from '../corpus/examples/read-examples.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { answerFromPassages } from './answer-from-passages.ts';
import { chooseQuote, presentCitation } from './cite-passage.ts';
import { candidatesMax, chosenPassages, wantedTerms } from './passages-asked-for.ts';
import { questionWords } from './question-words.ts';
import { searchIn } from './reading/search-passages.ts';
import { buildTextIndex, pageBreak } from './reading/text-index.ts';

/** What the vault answers on a document that was invented for it: read, searched and cited as anybody's own. */
export async function answerExample(): Promise<DocumentExample> {
  const { fileName, question, pages } = readExamples(join(findProjectRoot(), 'corpus')).vault;
  const terms = wantedTerms(question);
  const document = { fileId: randomUUID(), fileName, pages: pages.length };
  const { passages, rarity } = await searchIn(
    [document],
    { terms, limit: candidatesMax },
    {
      index: async () => buildTextIndex(pages),
      text: async () => pages.join(pageBreak),
    },
  );
  const words = questionWords(question, terms, rarity);
  const cited = chosenPassages(passages, words).map((passage) => ({
    passage,
    document,
    quote: chooseQuote(passage.text, words),
  }));
  const { answer, used, model } = answerFromPassages(cited);
  return {
    question,
    fileName,
    response: {
      answer,
      isGrounded: true,
      citations: used.flatMap((number) => {
        const found = cited[number - 1];
        return found ? [presentCitation(number, found, words)] : [];
      }),
      model,
      notice: null,
      searchedDocuments: 1,
      documentsWithoutText: 0,
    },
  };
}
