import type { Readable } from 'node:stream';
import type { RagResponse } from '@foja/contracts/chat';
import type { DomainId } from '@foja/contracts/domains';
import type { ErrorBody } from '@foja/contracts/errors';
import type { Evaluation } from '@foja/contracts/evaluation';
import { messages } from '@foja/contracts/messages';
import type { ModelId } from '@foja/contracts/models';
import { can } from '@foja/contracts/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorFrom } from '../accounts/identify-actor.ts';
import type { RequireAnonymizedDeps } from '../anonymization/require-anonymized.ts';
import type { EvaluateCase } from '../evaluation/evaluate-case.ts';
import { putBackNames } from '../evaluation/put-back-names.ts';
import { forCaller, signalOfCaller } from '../platform/caller.ts';
import { HttpError } from '../platform/http-errors.ts';
import { reserveUse } from '../usage/reserve-use.ts';
import { orGiveBack } from '../usage/spend-use.ts';
import { type AnswerQuestionDeps, answerQuestion, type Progress } from './answer-question.ts';
import { AnswererFailed, type AnswerInput } from './answerer.ts';
import { type ProtectedConversation, protectPersonalData } from './protect-personal-data.ts';
import { eventStreamHeaders, openEventStream } from './stream-answer.ts';

export interface AnswerCall {
  question: string;
  history: AnswerInput['history'];
  domain: DomainId;
  model: ModelId;
  isAnonymized: boolean;
  enableCaseEvaluation?: boolean;
}

/**
 * Answers a call of the chat as JSON, or as server-sent events where the caller accepts them. The work stops when the
 * caller goes away.
 * @throws {HttpError} 403 `premium_required`, 422 `anonymization_required`, 429, and 502 `upstream_failed` in JSON.
 */
export async function replyWithAnswer(
  deps: AnswerQuestionDeps & RequireAnonymizedDeps & { evaluateCase: EvaluateCase },
  call: AnswerCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RagResponse> {
  const actor = actorFrom(request);
  if (call.domain === 'todos_premium' && !can(actor.role, 'premium-domain')) {
    throw new HttpError(403, 'premium_required', 'Este dominio es parte del plan Premium.');
  }
  const gone = signalOfCaller(reply);
  const safe = await protectPersonalData(deps, actor, call);
  const evaluates = call.enableCaseEvaluation === true && can(actor.role, 'case-evaluation');
  const asked = {
    ...call,
    question: safe.question,
    history: safe.history,
    subject: actor.subject,
    evaluate: evaluates ? (signal: AbortSignal) => evaluateQuestion(deps.evaluateCase, call, safe, signal) : null,
  };
  const answering = { ...deps, answerer: safe.protect(deps.answerer) };
  const reservation = await reserveUse(deps, actor, 'chat');
  // Who stops an answer after its first word has had it.
  let isHeard = false;
  const answer = (onProgress: (event: Progress) => void) =>
    orGiveBack(
      deps,
      reservation,
      () =>
        answerQuestion(
          answering,
          asked,
          (event) => {
            onProgress(event);
            isHeard ||= event.event === 'delta' && streams;
          },
          gone,
        ),
      () => isHeard && gone.aborted,
    );

  const streams = request.headers.accept?.includes('text/event-stream') ?? false;
  if (streams) {
    reply.headers(eventStreamHeaders);
    // Fastify sends a stream as it is; its types know only the body of the contract.
    return streamAnswer(answer, gone, request) as unknown as RagResponse;
  }
  const answered = answer(() => {}).catch((error: unknown) => {
    logModelFailure(error, request);
    throw asHttpError(error);
  });
  return forCaller(reply, gone, answered);
}

async function evaluateQuestion(
  evaluateCase: EvaluateCase,
  call: AnswerCall,
  { question, putBack }: ProtectedConversation,
  signal: AbortSignal,
): Promise<Evaluation> {
  const evaluation = await evaluateCase({ story: question, domain: call.domain, model: call.model }, signal);
  return putBack === null ? evaluation : putBackNames(evaluation, call.question, putBack);
}

/** The status goes out at once; from here on a failure is an event. */
function streamAnswer(
  answer: (onProgress: (event: Progress) => void) => Promise<RagResponse>,
  gone: AbortSignal,
  request: FastifyRequest,
): Readable {
  const stream = openEventStream();
  answer(stream.send)
    .then((response) => stream.send({ event: 'done', data: response }))
    .catch((error: unknown) => {
      logModelFailure(error, request);
      const failure = asHttpError(error);
      const isHttp = failure instanceof HttpError;
      if (!isHttp && !gone.aborted) request.log.error(withoutWords(error), 'answer failed');
      const data: ErrorBody = isHttp
        ? { error: failure.code, message: failure.message }
        : { error: 'internal', message: messages.chatFailed };
      stream.send({ event: 'error', data });
    })
    .finally(() => stream.end());
  return stream.body;
}

/** A model that does not answer is the service being unavailable; any other error stays as it is. */
function asHttpError(error: unknown): unknown {
  return error instanceof AnswererFailed ? new HttpError(502, 'upstream_failed', messages.serviceUnavailable) : error;
}

/** Why the model failed, for the operator; neither the question nor the prompt is in it. */
function logModelFailure(error: unknown, request: FastifyRequest): void {
  if (!(error instanceof AnswererFailed)) return;
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  request.log.warn({ reason: error.reason, cause }, 'the language model did not answer');
}

/** The place of an error without its message, which may repeat what was searched for. */
function withoutWords(error: unknown): { failure: string; at: string | undefined } {
  if (!(error instanceof Error)) return { failure: 'unknown', at: undefined };
  return {
    failure: error.name,
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}
