import { generationMessages } from '@foja/contracts/generators/generation-messages';
import { messages } from '@foja/contracts/messages';
import type { FastifyRequest } from 'fastify';
import { AnswererFailed } from '../../chat/answerer.ts';
import { HttpError } from '../../platform/http-errors.ts';
import { StructureFailed } from '../../platform/structure-model.ts';

/**
 * Tells the caller that the language model did not answer as it was asked to, and the operator why. Neither text nor answer is
 * in it; any other error goes on as it is.
 * @throws {HttpError} 502 `upstream_failed`; the error itself where it is another.
 */
export function tellModelFailure(request: FastifyRequest, useCase: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof StructureFailed) && !(error instanceof AnswererFailed)) throw error;
    request.log.warn({ reason: error.reason, useCase }, 'the language model did not answer');
    throw new HttpError(502, 'upstream_failed', failureMessages[error.reason]);
  };
}

const failureMessages: Record<StructureFailed['reason'] | AnswererFailed['reason'], string> = {
  'rate-limited': messages.serviceUnavailable,
  unavailable: messages.serviceUnavailable,
  timeout: generationMessages.modelTimeout,
  'cut-off': generationMessages.modelCutOff,
  refused: generationMessages.modelRefused,
  empty: generationMessages.modelRefused,
  unreadable: generationMessages.modelUnreadable,
};
