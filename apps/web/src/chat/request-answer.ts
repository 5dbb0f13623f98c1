import type { HelpLine, RagEvent, RagRequestInput, RagResponse } from '@foja/contracts/chat';
import type { ErrorCode } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { Source } from '@foja/contracts/sources';
import { withGuestToken } from '../guests/guest-session.ts';
import { CallFailed, call } from '../platform/http.ts';
import { readServerSentEvents } from '../platform/server-sent-events.ts';
import { currentSession } from '../platform/session.ts';

export interface AnswerListener {
  onHelp(lines: HelpLine[]): void;
  onStep(step: 'searching' | 'writing' | 'verifying'): void;
  onSources(sources: Source[]): void;
  onDelta(text: string): void;
}

/** An answer that takes this long to begin has failed; a model on a small machine may well need a minute. */
const firstByteTimeoutMs = 90_000;

/**
 * Asks and listens while the answer comes.
 * @returns the verified answer, whose content replaces what was streamed.
 * @throws {CallFailed} when the server refuses or fails, also in mid-stream.
 */
export function requestAnswer(
  request: RagRequestInput,
  listener: AnswerListener,
  signal: AbortSignal,
): Promise<RagResponse> {
  if (currentSession()) return stream(request, undefined, listener, signal);
  return withGuestToken((token) => stream(request, token, listener, signal));
}

async function stream(
  request: RagRequestInput,
  token: string | undefined,
  listener: AnswerListener,
  signal: AbortSignal,
): Promise<RagResponse> {
  const response = await call(routes.ragQuery, {
    method: 'POST',
    body: request,
    accept: 'text/event-stream',
    token,
    timeoutMs: firstByteTimeoutMs,
    signal,
  });
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    return (await response.json()) as RagResponse;
  }
  if (!response.body) throw cutOff();
  try {
    for await (const { event, data } of readServerSentEvents(response.body)) {
      const message = { event, data: JSON.parse(data) } as RagEvent;
      if (message.event === 'help') listener.onHelp(message.data.helpLines);
      else if (message.event === 'step') listener.onStep(message.data.step);
      else if (message.event === 'sources') listener.onSources(message.data.sources);
      else if (message.event === 'delta') listener.onDelta(message.data.text);
      else if (message.event === 'done') return message.data;
      else if (message.event === 'error') throw streamFailure(message.data.error, message.data.message);
    }
  } catch (cause) {
    if (signal.aborted || cause instanceof CallFailed) throw cause;
    throw cutOff(cause);
  }
  throw cutOff();
}

function cutOff(cause?: unknown): CallFailed {
  return new CallFailed(0, 'network', 'La respuesta se cortó antes de terminar.', { cause });
}

// The status line has already gone when a stream fails, so its code stands for the status that it would have been.
const statusOfCode: Partial<Record<ErrorCode, number>> = {
  upstream_failed: 502,
  usage_exhausted: 429,
  guest_limit_reached: 429,
  rate_limited: 429,
  premium_required: 403,
  forbidden: 403,
};

function streamFailure(code: string, message: string): CallFailed {
  return new CallFailed(statusOfCode[code as ErrorCode] ?? 500, code as ErrorCode, message);
}
