import { documentMessages } from '@foja/contracts/document-limits';
import type { AskDocumentsRequest, AskDocumentsResponse } from '@foja/contracts/documents';
import { localEngineName } from '@foja/contracts/models';
import type { SignedInActor } from '../accounts/actor.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';
import { countFeature } from '../usage/count-feature.ts';
import { answerFromPassages } from './answer-from-passages.ts';
import { answerWithModel } from './answer-with-model.ts';
import { type CitedPassage, chooseQuote, presentCitation } from './cite-passage.ts';
import { documentDamaged } from './damaged-document.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { documentNotFound, findDocuments } from './find-documents.ts';
import { partsAsked, readAsked } from './passage-evidence.ts';
import { candidatesMax, chosenPassages } from './passages-asked-for.ts';
import { presentDocument } from './present-document.ts';
import { questionWords } from './question-words.ts';
import { DamagedDocument, type SearchOutcome, type WantedTerm } from './reading/search-passages.ts';
import { partOf } from './vault-folder.ts';
import { wantedTerms } from './wanted-terms.ts';

const hourMs = 3_600_000;

/**
 * Answers a question from one's own documents and nothing else: the passages are searched in this account's files alone, opened
 * with this account's keys.
 * @throws {HttpError} 404 `not_found` where a document is not one's own; 422 `anonymization_required`; 429 `rate_limited`; 503
 * `documents_busy`; 500 `document_damaged`, which names the document.
 */
export async function askDocuments(
  deps: DocumentsDeps,
  actor: SignedInActor,
  { question, fileIds, known }: AskDocumentsRequest,
  signal: AbortSignal,
): Promise<AskDocumentsResponse> {
  const bound = { kind: 'document-question', limit: deps.limits.questionsPerHour, windowMs: hourMs };
  if (!(await consumeRateLimit(deps, bound, actor.accountId))) {
    throw new HttpError(429, 'rate_limited', documentMessages.tooMany);
  }
  const rows = await findDocuments(deps, actor.accountId, fileIds);
  if (fileIds && rows.length !== new Set(fileIds).size) throw documentNotFound();
  const readable = rows.filter(({ characters }) => characters > 0);
  const counts = { searchedDocuments: readable.length, documentsWithoutText: rows.length - readable.length };
  const terms = wantedTerms(question);
  const { passages: found, rarity } = await search(
    deps,
    actor.accountId,
    readable.map(({ id }) => id),
    terms,
  ).catch((error: unknown) => {
    const row = error instanceof DamagedDocument && rows.find(({ id }) => id === error.fileId);
    throw row ? documentDamaged(presentDocument(deps, row).fileName) : error;
  });
  const words = questionWords(question, terms, rarity);
  const asked = readAsked(question, words);
  const passages = chosenPassages(found, asked, partsAsked(question, terms, rarity));
  await countFeature(deps, actor, 'documentQuestion');
  if (passages.length === 0) {
    return { ...counts, ...refusal(rows.length, readable.length), citations: [], isGrounded: false, notice: null };
  }
  const byId = new Map(rows.map((row) => [row.id, presentDocument(deps, row)]));
  const cited: CitedPassage[] = passages.flatMap((passage) => {
    const document = byId.get(passage.fileId);
    return document ? [{ passage, document, quote: chooseQuote(passage, words) }] : [];
  });
  const written = await answerWithModel(deps, actor, { question, known }, cited, signal);
  const { answer, used, model, notice } = written.answer ?? {
    ...answerFromPassages(asked, cited),
    notice: written.notice,
  };
  return {
    ...counts,
    answer,
    isGrounded: true,
    citations: used.map((number) => presentCitation(number, cited[number - 1] as CitedPassage, words)),
    model,
    notice,
  };
}

async function search(
  deps: DocumentsDeps,
  accountId: string,
  fileIds: readonly string[],
  terms: WantedTerm[],
): Promise<SearchOutcome> {
  if (fileIds.length === 0 || terms.length === 0) return { passages: [], rarity: {} };
  const documents = () =>
    fileIds.map((fileId) => ({
      fileId,
      text: partOf(deps, { accountId, fileId }, 'text'),
      words: partOf(deps, { accountId, fileId }, 'words'),
    }));
  return deps.threads.search(
    () => ({ task: 'search', documents: documents(), terms, limit: candidatesMax }),
    accountId,
  );
}

function refusal(documents: number, readable: number): { answer: string; model: string } {
  const answer =
    documents === 0
      ? 'Todavía no hay documentos en tu bóveda. Subí uno para poder preguntar sobre su contenido.'
      : readable === 0
        ? 'Los documentos elegidos no tienen texto que se pueda leer: son imágenes escaneadas.'
        : 'No encontré en tus documentos nada que responda a esa pregunta. Probá con otras palabras, tal como las diría el documento.';
  return { answer, model: localEngineName };
}
