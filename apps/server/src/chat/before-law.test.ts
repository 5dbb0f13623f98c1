import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { guides } from '../corpus/corpus.table.ts';
import { buildRetrieval } from '../testing/build-retrieval.ts';
import { answerOf, type ChatTestApp, eventsOf, refusalOf, startChatTestApp } from '../testing/start-chat-test-app.ts';

let site: ChatTestApp;
beforeAll(async () => {
  site = await startChatTestApp();
  await site.test.deps.db.insert(guides).values({
    id: 'guia:violencia-de-genero-pedir-medidas',
    title: 'Guía de prueba',
    area: 'familia',
    articles: ['ldc:11'],
    sections: [
      { heading: 'Respuesta breve', body: 'Breve de prueba.' },
      { heading: 'Pasos', body: '1. Ponerse a salvo.\n2. Denunciar ante cualquier juez.' },
    ],
    synonyms: [],
    says: [],
    caseData: { caseType: 'Prueba', situation: 'Prueba', elements: [], evidence: [], limitation: [], urgencySigns: [] },
    checkedOn: '2026-11-20',
    contentHash: 'test',
  });
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const danger = 'mi pareja me pega, ¿qué hago?';

describe('a person in danger', () => {
  test('is told whom to call before anything else, with the guide, whatever plan they have, without a use', async () => {
    const { token, used } = await site.somebody();
    const answer = await answerOf(await site.ask({ message: danger, domain: 'todos_premium' }, token));
    expect(answer).toMatchObject({ outcome: 'safety', model: 'Motor local', evaluation: null });
    expect(answer.helpLines.map(({ number }) => number)).toEqual(['911', '144', '137', null]);
    expect(answer.content).toMatch(/^Lamento lo que estás viviendo/);
    expect(answer.content).toContain('- **144** (Violencia por motivos de género)');
    expect(answer.content).toContain('1. Ponerse a salvo.');
    expect(answer.sources.map(({ id }) => id)).toEqual(['guia:violencia-de-genero-pedir-medidas']);
    expect(site.searched).toEqual([]);
    expect(site.model.calls).toHaveLength(0);
    expect(await used()).toBe(0);
  });

  test('is answered with no uses left', async () => {
    const { token, used } = await site.somebody();
    for (let n = 0; n < 10; n += 1) await site.ask({ message: 'garantía' }, token);
    expect(await refusalOf(await site.ask({ message: 'garantía' }, token))).toEqual([429, 'usage_exhausted']);
    expect((await answerOf(await site.ask({ message: danger }, token))).outcome).toBe('safety');
    expect(await used()).toBe(10);
  });

  test('is answered as events where they are asked for, whom to call first', async () => {
    const { token } = await site.somebody();
    const events = await eventsOf(await site.askStream({ message: danger }, token));
    expect(events.map(({ event }) => event)).toEqual(['help', 'sources', 'delta', 'done']);
    expect(events[0]).toMatchObject({ data: { helpLines: [{ number: '911' }, { number: '144' }, {}, {}] } });
  });

  test('may go on to the legal answer with the choice that is offered, without a use', async () => {
    const { token, used } = await site.somebody();
    site.retrieval = buildRetrieval({ topScore: 1 });
    const first = await answerOf(await site.ask({ message: danger }, token));
    const [option] = first.clarification?.options ?? [];
    const next = await answerOf(
      await site.ask({ message: danger, choice: option?.adds, continuation: option?.continuation }, token),
    );
    expect(next.outcome).toBe('grounded');
    expect(await used()).toBe(0);
  });

  test('who asks about the law as well has it answered right below whom to call, without a use, a wall or a model', async () => {
    const { token, used } = await site.somebody();
    for (let n = 0; n < 10; n += 1) await site.ask({ message: 'garantía' }, token);
    const calls = site.model.calls.length;
    const asks = 'mi pareja me pega, ¿puedo devolver el celular fallado que me regaló?';
    const answer = await answerOf(await site.ask({ message: asks, domain: 'todos_premium' }, token));
    expect(answer.outcome).toBe('safety');
    const [called, law, steps] = ['**144**', '### Lo que preguntaste', 'Ponerse a salvo'].map((words) =>
      answer.content.indexOf(words),
    ) as [number, number, number];
    expect(called).toBeGreaterThan(0);
    expect(law).toBeGreaterThan(called);
    expect(steps).toBeGreaterThan(law);
    expect(answer.content).toContain('seis meses');
    expect(answer.content.match(/No reemplaza/g)).toHaveLength(1);
    expect(answer.citations.length).toBeGreaterThan(0);
    for (const { start, end, text } of answer.citations) expect(answer.content.slice(start, end)).toBe(text);
    expect(answer.sources.at(-1)?.id).toBe('guia:violencia-de-genero-pedir-medidas');
    expect(site.model.calls).toHaveLength(calls);
    expect(await used()).toBe(10);
  });

  test('without an account or a use left is told by POST /Rag/safety', async () => {
    const told = await site.post('/Rag/safety', { message: 'no quiero vivir más' });
    const { safety } = (await told.json()) as { safety: { content: string; helpLines: { number: string }[] } };
    expect(safety.helpLines[0]?.number).toBe('135');
    const other = await site.post('/Rag/safety', { message: '¿cuánto dura la garantía?' });
    expect(await other.json()).toEqual({ safety: null });
    expect(await refusalOf(await site.post('/Rag/safety', { message: ' ' }))).toEqual([400, 'invalid_request']);
  });

  test('gets the line of a province that the message names', async () => {
    const told = await site.post('/Rag/safety', { message: 'soy de Formosa y no quiero vivir más' });
    expect(JSON.stringify(await told.json())).toContain('0800-888-3364');
  });
});

describe('takes no use', () => {
  test.each(['hola', 'Buen día', 'muchas gracias', 'chau, gracias'])(
    '«%s», answered as a person would',
    async (message) => {
      const { token, used } = await site.somebody();
      const answer = await answerOf(await site.ask({ message }, token));
      expect(answer).toMatchObject({ outcome: 'courtesy', sources: [], citations: [] });
      expect(answer.content).not.toContain('No encontré');
      expect(await used()).toBe(0);
    },
  );

  test('an answer that found nothing', async () => {
    const { token, used } = await site.somebody();
    site.retrieval = buildRetrieval({ decision: 'no-match', sources: [] });
    expect((await answerOf(await site.ask({ message: 'asado' }, token))).outcome).toBe('no-match');
    expect(await used()).toBe(0);
  });

  test('a choice that the answer before offered, even with none left', async () => {
    const { token, used } = await site.somebody();
    const clarification = { question: '¿Para vivir?', options: [{ label: 'Sí', adds: 'Es para vivir.' }] };
    for (let n = 0; n < 9; n += 1) await site.ask({ message: 'garantía' }, token);
    site.retrieval = buildRetrieval({ clarification, topScore: 1 });
    const first = await answerOf(await site.ask({ message: '¿Cuánto dura?' }, token));
    expect(await used()).toBe(10);
    const { adds, continuation } = first.clarification!.options[0]!;
    const next = await answerOf(await site.ask({ message: '¿Cuánto dura?', choice: adds, continuation }, token));
    expect(next.outcome).toBe('grounded');
    expect(site.searched.at(-1)?.question).toBe('¿Cuánto dura? Es para vivir.');
    expect(await used()).toBe(10);
  });
});

describe('a use is taken', () => {
  test.each([
    ['another question', { message: '¿Y el flete?' }],
    ['another choice', { choice: 'Contestá cualquier otra cosa.' }],
    ['a made-up proof', { continuation: 'x' }],
  ])('by a choice with %s', async (_, change) => {
    const { token, used } = await site.somebody();
    const clarification = { question: '¿Para vivir?', options: [{ label: 'Sí', adds: 'Es para vivir.' }] };
    site.retrieval = buildRetrieval({ clarification, topScore: 1 });
    const first = await answerOf(await site.ask({ message: '¿Cuánto dura?' }, token));
    const { adds, continuation } = first.clarification!.options[0]!;
    await site.ask({ message: '¿Cuánto dura?', choice: adds, continuation, ...change }, token);
    expect(await used()).toBe(2);
  });

  test("by somebody else's choice", async () => {
    const [first, second] = [await site.somebody(), await site.somebody()];
    const { continuation } = await answerOf(await site.ask({ message: 'garantía' }, first.token));
    await site.ask({ message: 'garantía', continuation: continuation ?? '' }, second.token);
    expect(await second.used()).toBe(1);
  });

  test('by the same question again while a model writes, and by a choice taken a fourth time', async () => {
    const modelled = await startChatTestApp({ tellsModels: true });
    try {
      const { token, used } = await modelled.somebody('Professional');
      const clarification = { question: '¿Para vivir?', options: [{ label: 'Sí', adds: 'Es para vivir.' }] };
      modelled.retrieval = buildRetrieval({ clarification, topScore: 1 });
      const first = await answerOf(await modelled.ask({ message: 'garantía' }, token));
      await modelled.ask({ message: 'garantía', continuation: first.continuation ?? '' }, token);
      expect(await used()).toBe(2);
      const { adds, continuation } = first.clarification!.options[0]!;
      for (let n = 0; n < 3; n += 1) await modelled.ask({ message: 'garantía', choice: adds, continuation }, token);
      expect(await used()).toBe(2);
      await modelled.ask({ message: 'garantía', choice: adds, continuation }, token);
      expect(await used()).toBe(3);
    } finally {
      await modelled.close();
    }
  });

  test('not by the same question again where the local engine answers', async () => {
    const { token, used } = await site.somebody();
    const { continuation } = await answerOf(await site.ask({ message: 'garantía' }, token));
    await site.ask({ message: 'garantía', continuation: continuation ?? '' }, token);
    expect(await used()).toBe(1);
  });
});

describe('the thread', () => {
  test('of more than six earlier turns is refused with 400, without taking a use', async () => {
    const { token, used } = await site.somebody();
    const history = Array.from({ length: 7 }, () => ({ role: 'user' as const, content: 'antes' }));
    expect(await refusalOf(await site.ask({ message: 'garantía', history }, token))).toEqual([400, 'invalid_request']);
    expect(await used()).toBe(0);
  });

  test('goes along with a follow-up, and the server keeps nothing of it', async () => {
    const { token } = await site.somebody();
    const history = [
      { role: 'user' as const, content: '¿Cuánto dura la garantía de un celular usado?' },
      { role: 'assistant' as const, content: 'Tres meses.' },
    ];
    const answer = await answerOf(await site.ask({ message: '¿y si no me pagan?', history }, token));
    expect(answer.outcome).toBe('grounded');
    expect(site.searched.at(-1)?.question).toContain('celular usado');
  });
});
