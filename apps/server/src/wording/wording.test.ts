import { wordingMaxCharacters } from '@foja/contracts/wording';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TextThreadPool } from '../platform/threads/text-threads.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const word = (payload: object, remoteAddress = '127.0.0.1') =>
  test.app.inject({ method: 'POST', url: '/Rag/wording', headers: { applicationid: 'foja' }, payload, remoteAddress });

describe('POST /Rag/wording', () => {
  it.each([
    ['nothing', {}],
    ['an empty answer', { content: '', citations: [] }],
    ['an answer that is too long', { content: 'a'.repeat(wordingMaxCharacters + 1), citations: [] }],
  ])('answers 400 to %s', async (_, payload) => {
    expect((await word(payload)).statusCode).toBe(400);
  });

  it('answers 429 to a network that asks more often than people read, until the minute is over, and to no other one', async () => {
    const short = { content: 'Podés pedir el cambio.', citations: [] };
    for (let n = 0; n < 120; n += 1) expect((await word(short, `2001:db8:0:1::${n}`)).statusCode).toBe(200);
    const refused = await word(short, '2001:db8:0:1:ffff::1');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '60',
      { error: 'rate_limited', message: expect.stringContaining('en poco tiempo') },
    ]);
    expect((await word(short, '2001:db8:0:2::1')).statusCode).toBe(200);
    test.clock.moveMs(60_001);
    expect((await word(short, '2001:db8:0:1::1')).statusCode).toBe(200);
  });

  it('counts the threads’ work as its network’s, so that one subscriber’s addresses hold one owner’s places', async () => {
    const run = vi.spyOn(TextThreadPool.prototype, 'run');
    for (const address of ['2001:db8:0:3::1', '2001:db8:0:3::2'])
      await word({ content: 'Podés pedir el cambio.', citations: [] }, address);
    expect(run.mock.calls.map(([, , { owner }]) => owner)).toEqual(Array(2).fill('network:2001:db8:0:3::/64'));
    run.mockRestore();
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
