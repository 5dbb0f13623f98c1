import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildRetrieval } from '../testing/build-retrieval.ts';
import { answerOf, type ChatTestApp, eventsOf, startChatTestApp } from '../testing/start-chat-test-app.ts';
import { answers } from './chat.table.ts';

let site: ChatTestApp;
beforeAll(async () => {
  site = await startChatTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const message = '¿Cuánto dura la garantía?';
const kept = async (answerId: string) =>
  (await site.test.deps.db.select().from(answers)).find((row) => row.id === answerId);

describe('the tokens of a model', () => {
  test('are kept with the answer, and told to nobody', async () => {
    const { token } = await site.somebody();
    const answer = await answerOf(await site.ask({ message }, token));
    expect(await kept(answer.answerId)).toMatchObject({ promptTokens: 120, completionTokens: 30 });
    expect(answer).not.toHaveProperty('tokens');
    const events = await eventsOf(await site.askStream({ message }, token));
    expect(events.at(-1)?.event).toBe('done');
    expect(JSON.stringify(events)).not.toContain('"tokens"');
  });

  test('are unknown where the model tells none, and where no model answered', async () => {
    const { token } = await site.somebody();
    site.model.script({ kind: 'answer', text: 'La garantía dura seis meses [1].', silent: true });
    const silent = await answerOf(await site.ask({ message }, token));
    site.retrieval = buildRetrieval({ decision: 'no-match', sources: [] });
    const refused = await answerOf(await site.ask({ message }, token));
    for (const { answerId } of [silent, refused]) {
      expect(await kept(answerId)).toMatchObject({ promptTokens: null, completionTokens: null });
    }
  });
});
