import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildRetrieval } from '../testing/build-retrieval.ts';
import { guestToken } from '../testing/guest-token.ts';
import { answerOf, type ChatTestApp, eventsOf, startChatTestApp } from '../testing/start-chat-test-app.ts';

let site: ChatTestApp;
beforeAll(async () => {
  site = await startChatTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const clarification = { question: '¿Para vivir?', options: [{ label: 'Sí', adds: 'Es para vivir.' }] };

describe('an answer tells a guest how many uses are left', () => {
  test('after a use was taken, and the same number after what takes none', async () => {
    const token = await guestToken(site.test);
    site.retrieval = buildRetrieval({ clarification });
    const first = await answerOf(await site.ask({ message: '¿Cuánto dura?' }, token));
    expect(first.usesLeft).toBe(2);
    const { adds, continuation } = first.clarification!.options[0]!;
    const free = [
      { message: '¿Cuánto dura?', choice: adds, continuation },
      { message: '¿Cuánto dura?', continuation: first.continuation ?? '' },
      { message: 'hola' },
      { message: 'mi pareja me pega' },
    ];
    for (const body of free) expect((await answerOf(await site.ask(body, token))).usesLeft).toBe(2);
    site.retrieval = buildRetrieval({ decision: 'no-match', sources: [] });
    expect((await answerOf(await site.ask({ message: 'asado' }, token))).usesLeft).toBe(2);
  });

  test('at the end of a stream', async () => {
    const token = await guestToken(site.test);
    const done = (await eventsOf(await site.askStream({ message: 'garantía' }, token))).at(-1);
    expect(done).toMatchObject({ event: 'done', data: { usesLeft: 2 } });
  });
});
