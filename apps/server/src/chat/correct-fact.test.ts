import type { RagRequestInput } from '@foja/contracts/chat';
import { correctedQuestion } from '@foja/contracts/corrected-question';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, type ChatTestApp, refusalOf, startChatTestApp } from '../testing/start-chat-test-app.ts';

let site: ChatTestApp;
beforeAll(async () => {
  site = await startChatTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const message = 'Hace 7 años que laburo en una fábrica y me echaron sin causa, ¿cuánto me toca?';
const seniority = 'Hace 7 años que laburo';
const correction = (words: string, instead: string) => ({ start: message.indexOf(words), words, instead });

/** Somebody who has asked `message`, and what proves it. */
async function asked(on = site) {
  const { token, used } = await on.somebody();
  const answer = await answerOf(await on.ask({ message }, token));
  const correct = (body: Partial<RagRequestInput>) =>
    on.ask({ message, continuation: answer.continuation ?? '', ...body }, token);
  return { token, used, answer, correct };
}

describe('the facts understood', () => {
  test('come with the answer, each stretch of words once, in order', async () => {
    const { answer } = await asked();
    expect(answer.understood).toEqual([
      { name: 'antiguedad', label: 'Antigüedad: 7 años', words: seniority, start: 0 },
      { name: 'despedido', label: 'Ya despedido', words: 'me echaron', start: message.indexOf('me echaron') },
      { name: 'sin-causa', label: 'Despido sin causa', words: 'sin causa', start: message.indexOf('sin causa') },
    ]);
    expect(answer.debugStats.understanding?.facts.length).toBeGreaterThanOrEqual(3);
  });

  test('of an earlier question are not given as words of this one', async () => {
    const { token } = await site.somebody();
    const history = [{ role: 'user' as const, content: message }];
    const answer = await answerOf(await site.ask({ message: '¿y si no me pagan?', history }, token));
    expect(answer.understood.map(({ words }) => words)).not.toContain(seniority);
  });
});

describe('a correction takes no use', () => {
  test.each([
    ['another figure', correction(seniority, 'hace 5 años que laburo')],
    ['figures in words', correction(seniority, 'hace cinco años y medio que laburo')],
    ['the opposite', correction('sin causa', 'con causa')],
    ['nothing: the fact is taken out', correction('sin causa', '')],
  ])('where %s stands in the place of the fact', async (_, corrected) => {
    const { used, correct } = await asked();
    const answer = await answerOf(await correct({ correction: corrected }));
    expect(answer.outcome).toBe('grounded');
    // Below it may stand what the law calls it.
    expect(site.searched.at(-1)?.question.split('\n')[0]).toBe(correctedQuestion(message, corrected));
    expect(await used()).toBe(1);
  });

  test('and may be corrected again, or the same asked again', async () => {
    const { token, used, correct } = await asked();
    const first = correction(seniority, 'hace 5 años que laburo');
    const answer = await answerOf(await correct({ correction: first }));
    const next = { message: correctedQuestion(message, first), continuation: answer.continuation ?? '' };
    const words = 'hace 5 años que laburo';
    await answerOf(await site.ask({ ...next, correction: { start: 0, words, instead: '' } }, token));
    await answerOf(await site.ask(next, token));
    expect(await used()).toBe(1);
  });

  test('with no uses left either', async () => {
    const { token, used, correct } = await asked();
    for (let n = 0; n < 9; n += 1) await site.ask({ message: 'garantía' }, token);
    await answerOf(await correct({ correction: correction('sin causa', '') }));
    expect(await used()).toBe(10);
  });
});

describe('a correction is refused with 400, without a use', () => {
  test.each([
    ['of words that tell no fact', correction('en una fábrica', 'en una oficina')],
    ['of words that stand elsewhere', { ...correction('sin causa', 'con causa'), start: 3 }],
    ['by another question', correction('sin causa', 'sin causa y cuánto dura la garantía de un celular')],
    ['by words that tell nothing', correction(seniority, 'lo que sea')],
    ['by more words around the figure', correction(seniority, 'hace 5 años que alquilo y laburo')],
    ['by too long a text', correction('sin causa', 'sin causa '.repeat(20))],
  ])('%s', async (_, wrong) => {
    const { used, correct } = await asked();
    expect(await refusalOf(await correct({ correction: wrong }))).toEqual([400, 'invalid_request']);
    expect(await used()).toBe(1);
  });

  test('where nothing would be left to answer', async () => {
    const { token } = await site.somebody();
    const told = { start: 0, words: 'sin causa', instead: '' };
    expect(await refusalOf(await site.ask({ message: 'sin causa', correction: told }, token))).toEqual([
      400,
      'invalid_request',
    ]);
  });
});

describe('a correction takes a use', () => {
  test.each([
    ['of a question that was not asked', { continuation: 'x' }],
    ['without a proof', { continuation: undefined }],
  ])('%s', async (_, change) => {
    const { used, correct } = await asked();
    await answerOf(await correct({ correction: correction('sin causa', ''), ...change }));
    expect(await used()).toBe(2);
  });

  test('the fourth time in an hour while a model writes, however they follow each other', async () => {
    const modelled = await startChatTestApp({ tellsModels: true });
    try {
      const { token, used, answer } = await asked(modelled);
      let next = { message, continuation: answer.continuation ?? '' };
      for (const years of [1, 2, 3, 4]) {
        expect(await used()).toBe(1);
        const words = next.message.slice(0, seniority.length);
        const told = { start: 0, words, instead: `Hace ${years} años que laburo` };
        const corrected = await answerOf(await modelled.ask({ ...next, correction: told }, token));
        next = { message: correctedQuestion(next.message, told), continuation: corrected.continuation ?? '' };
      }
      expect(await used()).toBe(2);
    } finally {
      await modelled.close();
    }
  });
});
