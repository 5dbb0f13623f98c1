import type { EvaluateCaseRequestInput, Evaluation } from '@foja/contracts/evaluation';
import { routes } from '@foja/contracts/routes';
import { callJson } from '../platform/http.ts';

/** A model on a small machine may well need a minute to read the facts. */
const timeoutMs = 120_000;

/** POST /Rag/evaluate-case. @throws {CallFailed} when the server refuses or fails. */
export function requestEvaluation(request: EvaluateCaseRequestInput, signal: AbortSignal): Promise<Evaluation> {
  return callJson<Evaluation>(routes.evaluateCase, { method: 'POST', body: request, timeoutMs, signal });
}
