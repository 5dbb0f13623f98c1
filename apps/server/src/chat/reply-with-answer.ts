import type { Readable } from 'node:stream';
import type { RagResponse } from '@foja/contracts/chat';
import type { FactCorrection } from '@foja/contracts/corrected-question';
import type { DomainId } from '@foja/contracts/domains';
import type { ErrorBody } from '@foja/contracts/errors';
import type { Evaluation } from '@foja/contracts/evaluation';
import { messages } from '@foja/contracts/messages';
import type { ModelId } from '@foja/contracts/models';
import { freeOutcomes } from '@foja/contracts/outcomes';
import { can } from '@foja/contracts/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../accounts/actor.ts';
import { actorFrom } from '../accounts/identify-actor.ts';
import type { RequireAnonymizedDeps } from '../anonymization/require-anonymized.ts';
import { requirePastDay } from '../corpus/versions/require-past-day.ts';
import type { EvaluateCase } from '../evaluation/evaluate-case.ts';
import { putBackNames } from '../evaluation/put-back-names.ts';
import { type TakeGuestQuestionDeps, takeGuestQuestion } from '../guests/take-guest-question.ts';
import { forCaller, signalOfCaller } from '../platform/caller.ts';
import { type GoingOn, isContinuation, sealContinuation } from '../platform/continuation.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { LanguageModels } from '../platform/language-model.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';
import { placesOf } from '../platform/tell-safely.ts';
import { retrieveOnceEach } from '../retrieval/retrieve-once-each.ts';
import { readUsage } from '../usage/read-usage.ts';
import { type Reservation, reserveUse } from '../usage/reserve-use.ts';
import type { SettleUse } from '../usage/settle-use.ts';
import { orRefund } from '../usage/spend-use.ts';
import { type AttestAnswerDeps, attestAnswer } from '../verification-records/attest-answer.ts';
import { answerBeforeLaw } from './answer-before-law.ts';
import { answerBelowHelp, asksForLaw } from './answer-below-help.ts';
import { type AnswerQuestionDeps, answerQuestion, type Progress } from './answer-question.ts';
import { AnswererFailed, type AnswerInput } from './answerer.ts';
import { ownQuestionOf } from './ask-which-question.ts';
import { correctFact } from './correct-fact.ts';
import { createLocalAnswerer } from './local-answerer.ts';
import { type ProtectedConversation, protectPersonalData } from './protect-personal-data.ts';
import { eventStreamHeaders, openEventStream } from './stream-answer.ts';

export interface AnswerCall {
  question: string;
  history: AnswerInput['history'];
  domain: DomainId;
  model: ModelId;
  isAnonymized: boolean;
  enableCaseEvaluation?: boolean;
  /** A choice that the answer before offered; read as part of the question. */
  choice?: string;
  /** Proves that the question goes on. */
  continuation?: string;
  /** A fact of the question put right. */
  correction?: FactCorrection;
  /** The day whose law is asked for. */
  asOf?: string | null | undefined;
}

type ReplyDeps = AnswerQuestionDeps &
  AttestAnswerDeps &
  RequireAnonymizedDeps & {
    evaluateCase: EvaluateCase;
    jwtSecret: string;
    languageModels: LanguageModels | null;
    settleUse: SettleUse;
    config: TakeGuestQuestionDeps['config'];
  };

/**
 * Answers a call of the chat as JSON, or as server-sent events where the caller accepts them. The work stops when the
 * caller goes away.
 * @throws {HttpError} 400 for the law of a day to come, 403 `premium_required`, 422 `anonymization_required`, 429, and 502 `upstream_failed` in JSON.
 */
export async function replyWithAnswer(
  deps: ReplyDeps,
  { choice, continuation, correction, ...told }: AnswerCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RagResponse> {
  requirePastDay(deps.clock, told.asOf);
  const actor = actorFrom(request);
  const streams = request.headers.accept?.includes('text/event-stream') ?? false;
  const ownQuestion = ownQuestionOf(choice);
  const asked = ownQuestion ?? (choice === undefined ? told.question : `${told.question.trim()} ${choice}`);
  // Putting a fact right reads the question twice, also where it is refused.
  if (correction) await takeGuestQuestion(deps, actor, request.ip);
  // A question of its own is asked after the one that was not sure, which told the facts.
  const history =
    ownQuestion === null ? told.history : [...told.history, { role: 'user' as const, content: told.question }];
  const call = { ...told, history, question: correction ? await correctFact(deps, asked, correction) : asked };
  // Who chose to go on has been told whom to call.
  const before = choice === undefined ? await answerBeforeLaw(deps, { ...call, subject: actor.subject }) : null;
  if (before !== null) {
    const whole = () => withLawBelow(deps, actor, call, before, signalOfCaller(reply));
    if (streams) return streamHelp(before, whole, request, reply);
    return whole();
  }
  if (!correction) await takeGuestQuestion(deps, actor, request.ip);
  if (call.domain === 'todos_premium' && !can(actor.role, 'premium-domain')) {
    throw new HttpError(403, 'premium_required', 'Este dominio es parte del plan Premium.');
  }
  const gone = signalOfCaller(reply);
  const safe = await protectPersonalData(deps, actor, call);
  const evaluates = call.enableCaseEvaluation === true && can(actor.role, 'case-evaluation');
  const retrieve = retrieveOnceEach(deps.retrieve);
  const evaluateCase: EvaluateCase = (story, signal) => deps.evaluateCase({ ...story, retrieve }, signal);
  const ready = {
    ...call,
    question: safe.question,
    history: safe.history,
    subject: actor.subject,
    evaluate: evaluates
      ? (signal: AbortSignal) => evaluateQuestion(evaluateCase, call, actor.subject, safe, signal)
      : null,
  };
  const answering = { ...deps, retrieve, answerer: safe.protect(deps.answerer) };
  const goingOn = { subject: actor.subject, message: told.question, choice: choice ?? '' };
  const goesOn = await goesOnFree(deps, goingOn, continuation, correction !== undefined);
  const reservation = goesOn ? null : await reserveUse(deps, actor, 'chat');
  // Who leaves after the sources or the first word has had them.
  let isHeard = false;
  let isKept = false;
  // Who got an evaluation got something, whatever the chat itself found.
  const isFree = ({ evaluation, outcome }: RagResponse) => evaluation === null && freeOutcomes.includes(outcome);
  const useOf = (response: RagResponse) => (isFree(response) ? null : reservation);
  const answer = async (onProgress: (event: Progress) => void): Promise<RagResponse> => {
    const work = async () => {
      const response = await answerQuestion(
        answering,
        { ...ready, useOf },
        (event) => {
          onProgress(event);
          isHeard ||= streams && isHeardIn(event);
        },
        gone,
      );
      isKept = useOf(response) !== null;
      return response;
    };
    const response = await (reservation === null
      ? work()
      : orRefund(deps, reservation, gone, work, { isHeard: () => isHeard, isFree, isKept: () => isKept }));
    // Where personal data were taken out here they are back in the answer, which is then nobody else's to see.
    const read = safe.putBack === null ? safe.question : null;
    // The answer is there: it does not fail because it could not be attested.
    const basis = { question: read, history: safe.history, asOf: call.asOf ?? null };
    const attestation = await attestAnswer(deps, actor.subject, basis, response).catch(() => null);
    return withNextSteps(deps, actor, call.question, { ...response, attestation }, useOf(response));
  };

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

/** Sources or words; that nothing was found is nothing. */
function isHeardIn(event: Progress): boolean {
  return event.event === 'delta' || (event.event === 'sources' && event.data.sources.length > 0);
}

/** How often a choice may be taken anew while a model writes; from then on it takes a use as any question. */
const choiceBound = { kind: 'chat-choice', limit: 3, windowMs: 3_600_000 };
/** The same of one person's corrections: each opens the next. */
const correctionBound = { kind: 'chat-correction', limit: 3, windowMs: 3_600_000 };

/** The same question again costs the local engine nothing; a choice that was offered or a fact put right costs nobody a use. */
async function goesOnFree(
  deps: ReplyDeps,
  goingOn: GoingOn,
  continuation: string | undefined,
  isCorrection: boolean,
): Promise<boolean> {
  if (continuation === undefined || !isContinuation(deps.jwtSecret, goingOn, continuation)) return false;
  if (deps.languageModels === null) return true;
  if (isCorrection) return consumeRateLimit(deps, correctionBound, goingOn.subject);
  return goingOn.choice !== '' && consumeRateLimit(deps, choiceBound, continuation);
}

/** Seals what lets the person go on with this question without a use, and tells how many uses are left for another. */
async function withNextSteps(
  deps: ReplyDeps,
  actor: Actor,
  message: string,
  response: RagResponse,
  taken: Reservation | null = null,
): Promise<RagResponse> {
  const seal = (choice: string) => sealContinuation(deps.jwtSecret, { subject: actor.subject, message, choice });
  const { clarification } = response;
  return {
    ...response,
    // Where names were replaced here, the caller has other words than those that were read.
    understood: response.understood.filter(({ start, words }) => message.startsWith(words, start)),
    continuation: seal(''),
    // The answer is there: it does not fail because a number could not be read.
    usesLeft:
      taken?.remaining ??
      (await readUsage(deps, actor).then(
        ({ remaining }) => remaining,
        () => null,
      )),
    clarification: clarification && {
      ...clarification,
      options: clarification.options.map((option) => ({ ...option, continuation: seal(option.adds) })),
    },
  };
}

/** How often in an hour the law is answered below whom to call: it takes no use. From then on whom to call is told alone. */
const belowHelpBound = { kind: 'chat-below-help', limit: 10, windowMs: 3_600_000 };

/** What was told before the law, and below whom to call what the person asked of the law, without a use. */
async function withLawBelow(
  deps: ReplyDeps,
  actor: Actor,
  call: AnswerCall,
  before: RagResponse,
  gone: AbortSignal,
): Promise<RagResponse> {
  const answered = before.outcome === 'safety' ? await lawBelow(deps, actor, call, before, gone) : before;
  return withNextSteps(deps, actor, call.question, answered);
}

async function lawBelow(
  deps: ReplyDeps,
  actor: Actor,
  call: AnswerCall,
  help: RagResponse,
  gone: AbortSignal,
): Promise<RagResponse> {
  try {
    if (!asksForLaw(await deps.understand(call.question, []))) return help;
    if (!(await consumeRateLimit(deps, belowHelpBound, actor.subject))) return help;
    const safe = await protectPersonalData(deps, actor, call);
    const answerer = safe.protect(createLocalAnswerer(deps.citationResolver));
    const asked = { subject: actor.subject, question: safe.question, history: safe.history };
    return await answerBelowHelp({ ...deps, answerer }, asked, help, gone);
  } catch (error) {
    // Whom to call is told whatever else fails.
    if (gone.aborted) throw error;
    return help;
  }
}

/** Whom to call goes out at once; the rest as the events of any other answer. */
function streamHelp(
  before: RagResponse,
  whole: () => Promise<RagResponse>,
  request: FastifyRequest,
  reply: FastifyReply,
): RagResponse {
  reply.headers(eventStreamHeaders);
  const tell = async (onProgress: (event: Progress) => void) => {
    if (before.helpLines.length > 0) onProgress({ event: 'help', data: { helpLines: before.helpLines } });
    const response = await whole();
    onProgress({ event: 'sources', data: { sources: response.sources } });
    onProgress({ event: 'delta', data: { text: response.content } });
    return response;
  };
  return streamAnswer(tell, signalOfCaller(reply), request) as unknown as RagResponse;
}

async function evaluateQuestion(
  evaluateCase: EvaluateCase,
  call: AnswerCall,
  subject: string,
  { question, putBack }: ProtectedConversation,
  signal: AbortSignal,
): Promise<Evaluation> {
  const asked = { story: question, domain: call.domain, model: call.model, subject };
  const evaluation = await evaluateCase(asked, signal);
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
  return { failure: error.name, at: placesOf(error) };
}
