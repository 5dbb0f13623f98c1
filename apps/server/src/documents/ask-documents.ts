import { documentMessages } from '@foja/contracts/document-limits';
import type { AskDocumentsRequest, AskDocumentsResponse } from '@foja/contracts/documents';
import { localEngineName } from '@foja/contracts/models';
import { expandQuery } from '@foja/legal-text/expand-query';
import type { SignedInActor } from '../accounts/actor.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';
import { countFeature } from '../usage/count-feature.ts';
import { answerFromPassages } from './answer-from-passages.ts';
import { answerWithModel } from './answer-with-model.ts';
import { type CitedPassage, chooseQuote, presentCitation } from './cite-passage.ts';
import { documentDamaged } from './damaged-document.ts';
import { documentTerms } from './document-terms.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { documentNotFound, findDocuments } from './find-documents.ts';
import { presentDocument } from './present-document.ts';
import { closeness, type QuestionWords, questionWords } from './question-words.ts';
import { DamagedDocument, type FoundPassage, type SearchOutcome, type WantedTerm } from './reading/search-passages.ts';
import { partOf } from './vault-folder.ts';

const hourMs = 3_600_000;
const passagesMax = 6;
/** Read closely before the best ones are chosen. */
const candidatesMax = 16;
/** A passage that holds less of what is asked speaks of something else. */
const minCoverage = 0.35;
/** Beside the best one, a passage that says much less than it is left out. */
const minScoreRatio = 0.45;

/**
 * Answers a question from one's own documents and nothing else: the passages are searched in this account's files alone, opened
 * with this account's keys.
 * @throws {HttpError} 404 `not_found` where a document is not one's own; 422 `anonymization_required`; 429 `rate_limited`; 503
 * `documents_busy`; 500 `document_damaged`, which names the document.
 */
export async function askDocuments(
  deps: DocumentsDeps,
  actor: SignedInActor,
  { question, fileIds }: AskDocumentsRequest,
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
  const passages = chosen(found, words);
  await countFeature(deps, actor, 'documentQuestion');
  if (passages.length === 0) {
    return { ...counts, ...refusal(rows.length, readable.length), citations: [], isGrounded: false, notice: null };
  }
  const byId = new Map(rows.map((row) => [row.id, presentDocument(deps, row)]));
  const cited: CitedPassage[] = passages.flatMap((passage) => {
    const document = byId.get(passage.fileId);
    return document ? [{ passage, document, quote: chooseQuote(passage.text, words) }] : [];
  });
  const written = await answerWithModel(deps, actor, question, cited, signal);
  const { answer, used, model, notice } = written.answer ?? { ...answerFromPassages(cited), notice: written.notice };
  return {
    ...counts,
    answer,
    isGrounded: true,
    citations: used.map((number) => presentCitation(number, cited[number - 1] as CitedPassage, words)),
    model,
    notice,
  };
}

/** Words that ask, or speak of the documents themselves: a passage that answers need not hold them. */
const askingTerms = new Set(
  documentTerms(
    'día fecha momento número cantidad monto importe valor nombre persona lugar dice dicen habla menciona figura aparece documento documentos archivo archivos texto escrito',
  ).map(({ term }) => term),
);

/** The question's words and, for less, those that ask and the legal words that are implied. */
function wantedTerms(question: string): WantedTerm[] {
  const own = documentTerms(question).map(({ term }) => term);
  const implied = expandQuery(own).map(({ term, from }) => ({
    term,
    standsFor: from.map((place) => own[place] as string),
  }));
  return [...[...new Set(own)].map((term) => ({ term, standsFor: askingTerms.has(term) ? [] : null })), ...implied];
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

/** The passages that say most of what is asked; none where no passage says enough of it. */
function chosen(found: readonly FoundPassage[], words: QuestionWords): FoundPassage[] {
  const enough = found
    .filter(({ coverage }) => coverage >= minCoverage)
    .map((passage) => ({ ...passage, score: passage.score * closeness(passage.text, words) }))
    .toSorted((a, b) => b.score - a.score);
  const best = enough[0]?.score ?? 0;
  return enough.filter(({ score }) => score >= best * minScoreRatio).slice(0, passagesMax);
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
