import {
  chatCompletionRequestSchema,
  embeddingsRequestSchema,
  embeddingsResponseSchema,
  exampleAnswerSchema,
  feedbackRequestSchema,
  feedbackResponseSchema,
  ragRequestSchema,
  ragResponseSchema,
  safetyRequestSchema,
  safetyResponseSchema,
} from '@foja/contracts/chat';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorFrom, type IdentifyDeps, requireActor } from '../accounts/identify-actor.ts';
import { type RequireAnonymizedDeps, requireAnonymized } from '../anonymization/require-anonymized.ts';
import { widestDomain } from '../corpus/widest-domain.ts';
import type { EvaluateCase } from '../evaluation/evaluate-case.ts';
import { type TakeGuestQuestionDeps, takeGuestQuestion } from '../guests/take-guest-question.ts';
import type { LanguageModels } from '../platform/language-model.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { openUnderstanding } from '../understanding/open-understanding.ts';
import type { SettleUse } from '../usage/settle-use.ts';
import type { AttestAnswerDeps } from '../verification-records/attest-answer.ts';
import { openExampleAnswer } from './answer-example.ts';
import type { AnswerQuestionDeps } from './answer-question.ts';
import { type EmbedDeps, embedTexts } from './embed-texts.ts';
import { findHelp } from './find-help.ts';
import { giveFeedback } from './give-feedback.ts';
import { openCitationResolver } from './open-citation-resolver.ts';
import { replyWithAnswer } from './reply-with-answer.ts';

export type ChatDeps = IdentifyDeps &
  Omit<AnswerQuestionDeps, 'citationResolver' | 'understand'> &
  RequireAnonymizedDeps &
  AttestAnswerDeps &
  EmbedDeps & {
    evaluateCase: EvaluateCase;
    languageModels: LanguageModels | null;
    settleUse: SettleUse;
  } & TakeGuestQuestionDeps;

const answerResponses = {
  200: ragResponseSchema,
  400: errorBodySchema,
  401: errorBodySchema,
  403: errorBodySchema,
  422: errorBodySchema,
  429: errorBodySchema,
  502: errorBodySchema,
};
const streamNote =
  'Con `Accept: text/event-stream` la respuesta llega como eventos: help (si hay peligro), step, sources, delta, done o error.';

/** POST /Rag/rag-query, /Rag/chat-completion, /Rag/embeddings and /Rag/feedback. */
export function chatRoutes(deps: ChatDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireActor(deps);
    const understand = openUnderstanding({ registry: openNormRegistry(deps.db, deps.clock), clock: deps.clock });
    const answering = { ...deps, citationResolver: openCitationResolver(deps), understand };

    app.post(
      routes.ragQuery,
      {
        onRequest,
        schema: {
          tags: ['Chat'],
          summary: 'Consulta con fuentes',
          description: streamNote,
          body: ragRequestSchema,
          response: answerResponses,
        },
      },
      (request, reply) => {
        const { message, ...options } = request.body;
        const domain = options.domain ?? widestDomain(actorFrom(request).role);
        return replyWithAnswer(answering, { ...options, domain, question: message }, request, reply);
      },
    );

    app.post(
      routes.chatCompletion,
      {
        onRequest,
        schema: {
          tags: ['Chat'],
          summary: 'Conversación',
          description: streamNote,
          body: chatCompletionRequestSchema,
          response: answerResponses,
        },
      },
      (request, reply) => {
        const { messages, ...options } = request.body;
        const question = messages.at(-1)?.content ?? '';
        return replyWithAnswer(answering, { ...options, question, history: messages.slice(0, -1) }, request, reply);
      },
    );

    app.post(
      routes.embeddings,
      {
        onRequest,
        schema: {
          tags: ['Chat'],
          summary: 'Vectores de textos',
          body: embeddingsRequestSchema,
          response: {
            200: embeddingsResponseSchema,
            401: errorBodySchema,
            422: errorBodySchema,
            429: errorBodySchema,
            502: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      async (request) => {
        await takeGuestQuestion(deps, actorFrom(request), request.ip);
        const asked = { texts: request.body.texts, isAnonymized: false };
        const { texts } = await requireAnonymized(deps, actorFrom(request), 'rag', asked);
        return embedTexts(deps, texts);
      },
    );

    // Not bounded: it takes less of the processor than counting it would, and whom to call is refused to nobody.
    app.post(
      routes.safety,
      {
        schema: {
          tags: ['Chat'],
          summary: 'Ayuda urgente',
          description:
            'Dice a quién llamar si el mensaje cuenta un peligro. Abierta a todos; no usa un uso y no guarda nada.',
          body: safetyRequestSchema,
          response: { 200: safetyResponseSchema, 400: errorBodySchema },
        },
      },
      async (request) => ({ safety: findHelp(request.body.message) }),
    );

    const answerExample = openExampleAnswer(answering);
    app.get(
      routes.exampleAnswer,
      {
        schema: {
          tags: ['Chat'],
          summary: 'Una respuesta de ejemplo',
          description: 'Lo que el motor responde a una consulta inventada fuera del dominio abierto. Abierta a todos.',
          response: { 200: exampleAnswerSchema },
        },
      },
      answerExample,
    );

    app.post(
      routes.feedback,
      {
        onRequest,
        schema: {
          tags: ['Chat'],
          summary: 'Opinión sobre una respuesta',
          body: feedbackRequestSchema,
          response: { 200: feedbackResponseSchema, 401: errorBodySchema, 404: errorBodySchema },
        },
      },
      async (request) => {
        await giveFeedback(deps, actorFrom(request).subject, request.body);
        return { success: true as const };
      },
    );
  };
}
