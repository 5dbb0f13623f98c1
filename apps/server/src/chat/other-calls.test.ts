import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, callHeaders } from '../testing/build-test-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { answerOf, type ChatTestApp, startChatTestApp } from '../testing/start-chat-test-app.ts';
import { answerFeedback } from './chat.table.ts';

let site: ChatTestApp;
beforeAll(async () => {
  site = await startChatTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

describe('POST /Rag/chat-completion', () => {
  test('answers the last message, searching with the one before it where it does not stand alone', async () => {
    const { token, used } = await site.somebody();
    const messages = [
      { role: 'user', content: 'Compré un celular y no anda' },
      { role: 'assistant', content: 'Tenés garantía [1].' },
      { role: 'user', content: '¿y cuánto dura?' },
    ];
    const answer = await answerOf(await site.post('/Rag/chat-completion', { messages, isAnonymized: true }, token));
    expect(answer.outcome).toBe('grounded');
    expect(site.searched[0]!.question).toBe('Compré un celular y no anda\n¿y cuánto dura?');
    expect(site.model.calls[0]!.body.messages!.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
    expect(await used()).toBe(1);
  });

  test('refuses a conversation that does not end with the person', async () => {
    const { token } = await site.somebody();
    const response = await site.post(
      '/Rag/chat-completion',
      { messages: [{ role: 'assistant', content: 'hola' }] },
      token,
    );
    expect(response.status).toBe(400);
  });
});

describe('POST /Rag/embeddings', () => {
  test('needs a token', async () => {
    expect((await site.post('/Rag/embeddings', { texts: ['hola'] })).status).toBe(401);
  });

  test('gives one vector a text and takes no use', async () => {
    const { token, used } = await site.somebody();
    const body = await (await site.post('/Rag/embeddings', { texts: ['aa', 'e'] }, token)).json();
    expect(body).toEqual({
      model: 'vectors',
      embeddings: [
        [2, 0, 0, 0, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0, 0, 0],
      ],
    });
    expect(await used()).toBe(0);
  });
});

describe('POST /Rag/feedback', () => {
  test("knows neither an answer that does not exist nor somebody else's", async () => {
    const owner = await site.somebody();
    const other = await site.somebody();
    const { answerId } = await answerOf(await site.ask({ message: 'garantía' }, owner.token));
    expect((await site.post('/Rag/feedback', { answerId: randomUUID(), useful: true }, owner.token)).status).toBe(404);
    expect((await site.post('/Rag/feedback', { answerId, useful: true }, other.token)).status).toBe(404);
    expect((await site.post('/Rag/feedback', { answerId, useful: true })).status).toBe(401);
  });

  test('keeps one opinion an answer, the last one, with the question only when it is sent', async () => {
    const { token } = await site.somebody();
    const { answerId } = await answerOf(await site.ask({ message: 'garantía' }, token));
    const question = '¿cuánto dura?';
    await site.post('/Rag/feedback', { answerId, useful: true, question }, token);
    const response = await site.post('/Rag/feedback', { answerId, useful: false, comment: 'Faltó el plazo' }, token);
    expect(await response.json()).toEqual({ success: true });
    const kept = (await site.test.deps.db.select().from(answerFeedback)).filter((row) => row.answerId === answerId);
    expect(kept).toMatchObject([{ useful: false, comment: 'Faltó el plazo', question: null }]);
  });
});

test('without an embedder /Rag/embeddings says so with 503', async () => {
  const bare = await buildTestApp({ embedder: null });
  try {
    const { token } = await signInAs(bare);
    const response = await bare.app.inject({
      method: 'POST',
      url: '/Rag/embeddings',
      headers: callHeaders(token),
      payload: { texts: ['hola'] },
    });
    expect([response.statusCode, response.json().error]).toEqual([503, 'not_configured']);
  } finally {
    await bare.close();
  }
});
