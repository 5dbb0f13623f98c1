import type { AskDocumentsRequest, AskDocumentsResponse } from '@foja/contracts/documents';
import { routes } from '@foja/contracts/routes';
import { callJson } from '../platform/http.ts';
import { toolHistoryOf } from '../tool-history/tool-history.ts';

/** A model on a small machine may well need a minute. */
const timeoutMs = 90_000;

/** POST /api/documents/ask. Not counted as a use. @throws {CallFailed} when the server refuses or fails. */
export function askDocuments(request: AskDocumentsRequest, signal: AbortSignal): Promise<AskDocumentsResponse> {
  return callJson<AskDocumentsResponse>(routes.documentsAsk, { method: 'POST', body: request, timeoutMs, signal });
}

/** A question with its answer, as this browser keeps it. */
export interface AnsweredQuestion {
  question: string;
  /** Names of the documents that were asked about; null: all of them. */
  scope: string[] | null;
  response: AskDocumentsResponse;
}

function isAnsweredQuestion(value: unknown): value is AnsweredQuestion {
  if (typeof value !== 'object' || value === null) return false;
  const { question, scope, response } = value as Partial<AnsweredQuestion>;
  return (
    typeof question === 'string' &&
    (scope === null || Array.isArray(scope)) &&
    typeof response?.answer === 'string' &&
    Array.isArray(response.citations)
  );
}

/** The questions that an account has asked over its documents in this browser. */
export const askedQuestions = (email: string) => toolHistoryOf(email, 'boveda', isAnsweredQuestion);
