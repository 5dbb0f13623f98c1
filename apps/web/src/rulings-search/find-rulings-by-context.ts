import type {
  AgentProgress,
  ContextSearchEvent,
  ContextSearchInput,
  ContextSearchResponse,
  FoundRuling,
} from '@foja/contracts/jurisprudence';
import { routes } from '@foja/contracts/routes';
import { CallFailed, call } from '../platform/http.ts';
import { readServerSentEvents } from '../platform/server-sent-events.ts';

export interface ContextSearchListener {
  onAgent(progress: AgentProgress): void;
  onResults(found: { results: FoundRuling[]; notices: string[] }): void;
}

/** Until the first event; the agents say what they do from the start. */
const firstByteTimeoutMs = 20_000;

/**
 * Has the three agents search what a text is about, and listens to them.
 * @throws {CallFailed} when the server refuses or fails, also in mid-stream; {DOMException} `AbortError` when `signal` aborts.
 */
export async function findRulingsByContext(
  asked: ContextSearchInput,
  listener: ContextSearchListener,
  signal: AbortSignal,
): Promise<ContextSearchResponse> {
  const response = await call(routes.jurisprudenceContextSearch, {
    method: 'POST',
    body: asked,
    accept: 'text/event-stream',
    timeoutMs: firstByteTimeoutMs,
    signal,
  });
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    return (await response.json()) as ContextSearchResponse;
  }
  if (!response.body) throw cutOff();
  try {
    for await (const { event, data } of readServerSentEvents(response.body)) {
      const message = { event, data: JSON.parse(data) } as ContextSearchEvent;
      if (signal.aborted) throw signal.reason;
      if (message.event === 'agent') listener.onAgent(message.data);
      else if (message.event === 'results') listener.onResults(message.data);
      else if (message.event === 'done') return message.data;
      else if (message.event === 'error') {
        throw new CallFailed(500, message.data.error as CallFailed['code'], message.data.message);
      }
    }
  } catch (cause) {
    if (signal.aborted || cause instanceof CallFailed) throw cause;
    throw cutOff(cause);
  }
  throw cutOff();
}

function cutOff(cause?: unknown): CallFailed {
  return new CallFailed(0, 'network', 'La búsqueda se cortó antes de terminar.', { cause });
}
