import { createParser } from 'eventsource-parser';

export interface ServerSentEvent {
  event: string;
  data: string;
}

/** Reads `text/event-stream` from a response's body, whatever the pieces it arrives in. */
export async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: ServerSentEvent[] = [];
  const parser = createParser({ onEvent: ({ event = 'message', data }) => events.push({ event, data }) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      parser.feed(done ? decoder.decode() : decoder.decode(value, { stream: true }));
      yield* events.splice(0);
      if (done) return;
    }
  } finally {
    // Leaving early must also end the connection; nobody has to wait for that.
    void reader.cancel().catch(() => undefined);
  }
}
