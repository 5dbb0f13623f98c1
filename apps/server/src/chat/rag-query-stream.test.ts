import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openUses } from '../testing/open-uses.ts';
import { type ChatTestApp, eventsOf, startChatTestApp } from '../testing/start-chat-test-app.ts';

let site: ChatTestApp;
beforeAll(async () => {
  site = await startChatTestApp({ tellsModels: true });
});
afterAll(() => site.close());
beforeEach(() => site.reset());

/** Reads an answer until it has sent this. */
async function readUntil(response: Response, sent: string): Promise<void> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  while (!heard.includes(sent)) heard += (await reader.read()).value ?? '';
}

describe('as server-sent events', () => {
  test('steps, sources, words and the verified answer come in order, with headers that proxies respect', async () => {
    const { token, used } = await site.somebody();
    const response = await site.askStream({ message: 'garantía' }, token);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const events = await eventsOf(response);
    expect(
      events.filter(({ event }) => event !== 'delta').map(({ event, data }) => ('step' in data ? data.step : event)),
    ).toEqual(['searching', 'sources', 'writing', 'verifying', 'done']);
    const words = events.flatMap((event) => (event.event === 'delta' ? [event.data.text] : []));
    expect(words.join('')).toBe('La garantía dura seis meses [1].');
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { outcome: 'grounded', citations: [{ verified: true }] },
    });
    expect(await used()).toBe(1);
  });

  test('a model that fails half-way ends in an error event and gives the use back', async () => {
    const { token, used } = await site.somebody();
    site.model.script({ kind: 'cut', text: 'La garantía dura' });
    const events = await eventsOf(await site.askStream({ message: 'garantía' }, token));
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { error: 'upstream_failed' } });
    expect(await used()).toBe(0);
  });

  test.each([
    ['as a stream', true],
    ['as JSON', false],
  ])('leaving once the model has begun drops its call and costs the use, %s', async (_, streams) => {
    const { token, used } = await site.somebody();
    site.model.script({ kind: 'hang' });
    const person = new AbortController();
    const asked = (streams ? site.askStream : site.ask)({ message: 'garantía' }, token, person.signal).catch(
      () => null,
    );
    const call = await site.model.call(0);
    expect(await used()).toBe(1);
    person.abort();
    expect(await call.closedEarly).toBe(true);
    await asked;
    expect(await used()).toBe(1);
  });

  test('stopping after the first word keeps the use', async () => {
    const { token, used } = await site.somebody();
    site.model.script({ kind: 'hang-after', text: 'La garantía dura' });
    const person = new AbortController();
    const response = await site.askStream({ message: 'garantía' }, token, person.signal);
    await readUntil(response, 'event: delta');
    const call = await site.model.call(0);
    person.abort();
    expect(await call.closedEarly).toBe(true);
    expect(await used()).toBe(1);
  });

  test('leaving once the sources were sent keeps the use, though no word was written and no model asked', async () => {
    const silent = await startChatTestApp({
      answerer: {
        // Whoever left may have done so before it begins.
        answer: (_input, _onText, signal) =>
          new Promise((_, reject) => {
            if (signal.aborted) reject(signal.reason);
            signal.addEventListener('abort', () => reject(signal.reason));
          }),
      },
    });
    const { token, used } = await silent.somebody();
    const person = new AbortController();
    const response = await silent.askStream({ message: 'garantía' }, token, person.signal);
    await readUntil(response, 'event: sources');
    expect(await openUses(silent.test)).toBe(1);
    person.abort();
    await expect.poll(() => openUses(silent.test)).toBe(0);
    expect(await used()).toBe(1);
    expect(silent.model.calls).toEqual([]);
    await silent.close();
  });
});
