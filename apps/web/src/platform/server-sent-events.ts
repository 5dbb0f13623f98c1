export interface ServerSentEvent {
  event: string;
  data: string;
}

/** Reads `text/event-stream` from a response's body, whatever the pieces it arrives in. */
export async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  let event = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      buffer += done ? decoder.decode() : decoder.decode(value, { stream: true });
      // A line may end in LF, CRLF or CR; a CR at the very end may be the first half of a CRLF, so it waits.
      for (let line = nextLine(buffer, done); line; line = nextLine(buffer, done)) {
        buffer = buffer.slice(line.length);
        if (line.text === '') {
          if (data.length > 0) yield { event: event || 'message', data: data.join('\n') };
          event = '';
          data = [];
        } else if (!line.text.startsWith(':')) {
          const colon = line.text.indexOf(':');
          const field = colon < 0 ? line.text : line.text.slice(0, colon);
          const fieldValue = colon < 0 ? '' : line.text.slice(colon + 1).replace(/^ /, '');
          if (field === 'event') event = fieldValue;
          if (field === 'data') data.push(fieldValue);
        }
      }
      if (done) return;
    }
  } finally {
    // Leaving early must also end the connection; nobody has to wait for that.
    void reader.cancel().catch(() => undefined);
  }
}

function nextLine(buffer: string, atEnd: boolean): { text: string; length: number } | null {
  const end = buffer.search(/[\r\n]/);
  if (end < 0) return null;
  if (buffer[end] === '\r') {
    if (end === buffer.length - 1 && !atEnd) return null;
    return { text: buffer.slice(0, end), length: end + (buffer[end + 1] === '\n' ? 2 : 1) };
  }
  return { text: buffer.slice(0, end), length: end + 1 };
}
