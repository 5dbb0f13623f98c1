import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AnonymizationFailed } from '../anonymization/anonymization-failed.ts';
import { buildRetrieval } from '../testing/build-retrieval.ts';
import { callHeaders } from '../testing/build-test-app.ts';
import { answerOf, type ChatTestApp, startChatTestApp } from '../testing/start-chat-test-app.ts';
import { answers } from './chat.table.ts';

let site: ChatTestApp;
beforeAll(async () => {
  site = await startChatTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

async function switchOff(token: string): Promise<void> {
  const off = { mode: 'none', enabled: false };
  const basic = { mode: 'basic', enabled: true };
  const response = await site.test.app.inject({
    method: 'PUT',
    url: '/api/anonymization/settings',
    headers: callHeaders(token),
    payload: { rag: off, questionGeneration: basic, jurisprudenceSearch: basic, documentUpload: basic },
  });
  expect(response.statusCode).toBe(200);
}

describe('personal data', () => {
  const message = 'Soy Juan Carlos Pérez, DNI 28.456.789: ¿cuánto dura la garantía?';

  test('are taken out before search and model, and put back in the answer', async () => {
    const { token } = await site.somebody();
    site.model.script({
      kind: 'answer',
      text: (prompt) => `${/\[PERSONA_\d+\]/.exec(prompt.split('CONSULTA').at(-1)!)?.[0]}, dura seis meses [1].`,
    });
    const answer = await answerOf(await site.ask({ message }, token));
    expect(JSON.stringify([site.searched, site.model.calls[0]!.body])).not.toMatch(/Pérez|28\.456\.789/);
    expect(answer.content).toContain('Juan Carlos Pérez, dura seis meses [1].');
    const citation = answer.citations[0]!;
    expect(answer.content.slice(citation.start, citation.end)).toBe('[1]');
  });

  test('stay only for a SuperAdmin who has switched anonymization off', async () => {
    const { token } = await site.somebody('SuperAdmin');
    await site.ask({ message }, token);
    await switchOff(token);
    await site.ask({ message }, token);
    expect(site.searched.map(({ question }) => question.includes('Pérez'))).toEqual([false, true]);
  });

  test('that are unmistakable are taken out also where the browser says that it did, and put back in the answer', async () => {
    const { token } = await site.somebody('Professional');
    const said =
      '[EMAIL_1] y [PERSONA_1] me escriben desde ana@correo.example, CUIT 20-28456789-5: ¿qué garantía tengo?';
    site.model.script({ kind: 'answer', text: (prompt) => `${/\[EMAIL_2\]/.exec(prompt)?.[0]}: seis meses [1].` });
    const answer = await answerOf(await site.ask({ message: said, isAnonymized: true }, token));
    expect(JSON.stringify([site.searched, site.model.calls[0]!.body])).not.toMatch(/ana@correo|28456789/);
    expect(site.searched[0]!.question).toMatch(
      /^\[EMAIL_1\] y \[PERSONA_1\] me escriben desde \[EMAIL_2\], CUIT \[CUIT_1\]/,
    );
    expect(answer.content).toContain('ana@correo.example: seis meses [1].');
  });

  test.each([
    ['a document', 'mi DNI es 28.456.789', '28.456.789'],
    ['a CUIT', 'mi CUIT es 20-28456789-5', '28456789'],
    ['a CBU', 'mi CBU es 2850590940090418135201', '2850590940090418135201'],
    ['a card', 'mi tarjeta es 4111 1111 1111 1111', '4111'],
    ['a mail address', 'escribime a ana@correo.example', 'ana@correo'],
    ['a telephone', 'mi teléfono es 011 4567-8901', '4567-8901'],
  ])('of that kind is %s, also in an earlier turn', async (_, words, told) => {
    const { token } = await site.somebody();
    const message = `${words}: ¿cuánto dura la garantía?`;
    const history = [{ role: 'user' as const, content: `Antes dije que ${words}.` }];
    await site.ask({ message, history, isAnonymized: true }, token);
    expect(site.model.calls).toHaveLength(1);
    expect(JSON.stringify([site.searched, site.model.calls[0]!.body])).not.toContain(told);
  });

  test('of an earlier turn never take the placeholder that the browser gave to somebody later', async () => {
    const { token } = await site.somebody();
    const messages = [
      { role: 'user', content: 'Me escribió ana@correo.example por la garantía del lavarropas.' },
      { role: 'assistant', content: 'Tenés garantía [1].' },
      { role: 'user', content: '¿Y si [EMAIL_1] no contesta por la garantía del lavarropas roto?' },
    ];
    site.model.script({ kind: 'answer', text: 'Le escribís a [EMAIL_1] [1].' });
    const answer = await answerOf(await site.post('/Rag/chat-completion', { messages, isAnonymized: true }, token));
    expect(JSON.stringify(site.model.calls[0]!.body)).toContain('[EMAIL_2]');
    expect(answer.content).toContain('Le escribís a [EMAIL_1] [1].');
  });

  test('never reach the embeddings endpoint', async () => {
    const { token } = await site.somebody();
    await site.post('/Rag/embeddings', { texts: [message] }, token);
    expect(site.model.calls[0]!.body.input).toHaveLength(1);
    expect(JSON.stringify(site.model.calls)).not.toMatch(/Pérez|28\.456\.789/);
  });

  test('block a long conversation with 422 when the engine fails, and no use is taken', async () => {
    const { token, used } = await site.somebody();
    const { anonymizer } = site.test.deps;
    const working = anonymizer.anonymize;
    anonymizer.anonymize = () => Promise.reject(new AnonymizationFailed('timeout'));
    const refusals = [await site.ask({ message }, token), await site.ask({ message, isAnonymized: true }, token)];
    anonymizer.anonymize = working;
    for (const refusal of refusals) {
      expect(refusal.status).toBe(422);
      expect(await refusal.json()).toEqual({
        error: 'anonymization_required',
        message: 'Anonymization required but failed. Cannot proceed with RAG query for data privacy.',
      });
    }
    expect([await used(), site.searched, site.model.calls]).toEqual([0, [], []]);
  });

  test('are not kept with the answer', async () => {
    const { token, subject } = await site.somebody();
    site.retrieval = buildRetrieval({ topScore: 1 });
    const { answerId } = await answerOf(await site.ask({ message }, token));
    const kept = (await site.test.deps.db.select().from(answers)).find((row) => row.id === answerId);
    expect(kept).toMatchObject({ subject, outcome: 'grounded', sourceIds: ['ldc:11', 'ldc:17'] });
    expect(JSON.stringify(kept)).not.toMatch(/Pérez|garantía/);
  });
});
