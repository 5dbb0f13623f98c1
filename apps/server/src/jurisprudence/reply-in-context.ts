import type { ContextSearchEvent, ContextSearchRequest, ContextSearchResponse } from '@foja/contracts/jurisprudence';
import { messages } from '@foja/contracts/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { userFrom } from '../accounts/identify-actor.ts';
import { eventStreamHeaders, openEventStream } from '../chat/stream-answer.ts';
import { forCaller, signalOfCaller } from '../platform/caller.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { JurisprudenceDeps } from './jurisprudence-deps.ts';
import { searchInContext } from './search-in-context.ts';

/**
 * Answers a context search as JSON, or as events where the caller accepts them. What is refused is refused with its status either
 * way; the work stops when the caller goes away.
 */
export async function replyInContext(
  deps: JurisprudenceDeps,
  asked: ContextSearchRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ContextSearchResponse> {
  const gone = signalOfCaller(reply);
  const search = await searchInContext(deps, userFrom(request), asked);
  if (!(request.headers.accept?.includes('text/event-stream') ?? false)) {
    return forCaller(
      reply,
      gone,
      search.run(() => {}, gone),
    );
  }
  reply.headers(eventStreamHeaders);
  const stream = openEventStream<ContextSearchEvent>();
  search
    .run((progress) => stream.send({ event: 'agent', data: progress }), gone)
    .then((response) => {
      stream.send({ event: 'results', data: { results: response.results, notices: response.notices } });
      stream.send({ event: 'done', data: response });
    })
    .catch((error: unknown) => {
      const isMeant = error instanceof HttpError;
      // Its message may repeat what was searched for.
      if (!isMeant && !gone.aborted) request.log.error({ failure: (error as Error).name }, 'context search failed');
      const data = isMeant
        ? { error: error.code, message: error.message }
        : { error: 'internal', message: messages.serviceUnavailable };
      stream.send({ event: 'error', data });
    })
    .finally(() => stream.end());
  // Fastify sends a stream as it is; its types know only the body of the contract.
  return stream.body as unknown as ContextSearchResponse;
}
