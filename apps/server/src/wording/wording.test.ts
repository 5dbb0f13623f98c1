import { wordingMaxCharacters } from '@foja/contracts/wording';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const word = (payload: object) =>
  test.app.inject({ method: 'POST', url: '/Rag/wording', headers: { applicationid: 'foja' }, payload });

describe('POST /Rag/wording', () => {
  it.each([
    ['nothing', {}],
    ['an empty answer', { content: '', citations: [] }],
    ['an answer that is too long', { content: 'a'.repeat(wordingMaxCharacters + 1), citations: [] }],
  ])('answers 400 to %s', async (_, payload) => {
    expect((await word(payload)).statusCode).toBe(400);
  });

  it('words an answer as a filing, for anybody, with its citations in their places', async () => {
    const content = 'Te corresponde un mes de sueldo (art. 245 LCT).';
    const citation = { text: 'art. 245 LCT', start: 33, end: 45, source: 'lct:245', verified: true, problem: null };
    const response = await word({ content, citations: [citation] });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      content: 'Corresponde al interesado un mes de sueldo, conf. art. 245, LCT (ley 20.744, t.o. 1976).',
      citations: [{ ...citation, text: 'art. 245, LCT (ley 20.744, t.o. 1976)', start: 50, end: 87 }],
    });
  });

  it('words a long answer in a thread', async () => {
    const content = Array.from({ length: 200 }, (_, index) => `- Podés pedir ${index}.`).join('\n');
    const { content: worded } = (await word({ content, citations: [] })).json();
    expect(worded.split('\n')[199]).toBe('- El interesado puede solicitar 199.');
  });
});

describe('what closed tools are shown with', () => {
  it('is an answer of the engine on an invented question, which nobody is counted for', async () => {
    const response = await test.app.inject({ url: '/Rag/example', headers: { applicationid: 'foja' } });
    expect(response.json()).toMatchObject({ question: expect.stringContaining('imputado'), model: 'Motor local' });
  });

  it('is what the vault answers on an invented contract, with the page of each citation', async () => {
    const response = await test.app.inject({ url: '/api/documents/example', headers: { applicationid: 'foja' } });
    const { response: answer } = response.json();
    expect(answer.isGrounded).toBe(true);
    expect(answer.citations[0]).toMatchObject({ page: 2, quote: expect.stringContaining('expensas extraordinarias') });
  });
});
