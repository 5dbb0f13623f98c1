import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readServerSentEvents } from './server-sent-events.ts';

function bodyOf(pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function read(pieces: Uint8Array[]) {
  const events = [];
  for await (const event of readServerSentEvents(bodyOf(pieces))) events.push(event);
  return events;
}

const stream =
  ': hola\r\nevent: sources\r\ndata: {"n":1}\r\n\r\nevent: delta\ndata: {"text":"año 🙂"}\n\ndata: a\ndata: b\n\nid: 4\nevent: done\ndata:{}\n\n';
const expected = [
  { event: 'sources', data: '{"n":1}' },
  { event: 'delta', data: '{"text":"año 🙂"}' },
  { event: 'message', data: 'a\nb' },
  { event: 'done', data: '{}' },
];

describe('reading server-sent events', () => {
  it('drops an event that the connection cut before its blank line', async () => {
    expect(await read([new TextEncoder().encode('event: delta\ndata: {"text":"sin')])).toEqual([]);
  });

  it('gives the same events whatever the pieces that they arrive in', async () => {
    const bytes = new TextEncoder().encode(stream);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: bytes.length - 1 }), { maxLength: 40 }), async (cuts) => {
        const at = [0, ...[...new Set(cuts)].sort((one, other) => one - other), bytes.length];
        const pieces = at.slice(1).map((end, index) => bytes.slice(at[index], end));
        expect(await read(pieces)).toEqual(expected);
      }),
    );
  });
});
