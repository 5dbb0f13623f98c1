import { ownQuestionMark } from '@foja/contracts/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildRetrieval, buildSource } from '../testing/build-retrieval.ts';
import { answerOf, type ChatTestApp, startChatTestApp } from '../testing/start-chat-test-app.ts';

let site: ChatTestApp;
beforeAll(async () => {
  site = await startChatTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const nothingFound = buildRetrieval({ decision: 'no-match', sources: [], topScore: 0.1 });
const weaklyFound = buildRetrieval({
  decision: 'no-match',
  sources: [buildSource({ id: 'nota:ley-24449:72bis', articles: ['ley-24449:72bis'], score: 0.3 })],
  topScore: 0.3,
});
const message = 'me quedó el carnet ahí';

describe('where it is not sure what is asked', () => {
  test('the questions that come nearest are offered, and the one that is chosen is answered as itself, without a use', async () => {
    const { token, used } = await site.somebody('Premium');
    site.retrieval = weaklyFound;
    const first = await answerOf(await site.ask({ message, domain: 'todos_premium' }, token));
    expect(first).toMatchObject({ outcome: 'no-match', nearestTopics: [] });
    expect(first.content).toContain('Si es una de las preguntas que te ofrezco, elegila y te contesto.');
    const option = first.clarification?.options[0];
    const own = option?.adds?.slice(ownQuestionMark.length) ?? '';
    expect(option).toMatchObject({
      label: own.charAt(0).toUpperCase() + own.slice(1),
      adds: `${ownQuestionMark}${own}`,
    });
    const { adds: choice, continuation } = option!;
    const next = await answerOf(await site.ask({ message, domain: 'todos_premium', choice, continuation }, token));
    expect(next.outcome).toBe('grounded');
    expect(next.content).toMatch(/\(art\. \d+ /);
    expect(await used()).toBe(0);
  });

  test('no more than three are offered, each once', async () => {
    const { token } = await site.somebody('Premium');
    site.retrieval = weaklyFound;
    const { clarification } = await answerOf(await site.ask({ message, domain: 'todos_premium' }, token));
    const labels = clarification?.options.map(({ label }) => label) ?? [];
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.length).toBeLessThanOrEqual(3);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('in a domain only what was found in it is offered', async () => {
    const { token } = await site.somebody('Premium');
    site.retrieval = nothingFound;
    const { clarification } = await answerOf(await site.ask({ message, domain: 'civil_comercial' }, token));
    expect(clarification).toBeNull();
  });

  test.each([
    'me ayudás a elegir el nombre para mi perra caniche?',
    'escribime un poema romántico para regalarle a mi novia por el aniversario',
    'Me duele el pecho y tengo el brazo dormido, qué tomo?',
  ])('none is offered where none comes near: %s', async (far) => {
    const { token } = await site.somebody('Premium');
    site.retrieval = nothingFound;
    const answer = await answerOf(await site.ask({ message: far, domain: 'todos_premium' }, token));
    expect([answer.outcome, answer.clarification]).toEqual(['no-match', null]);
  });

  test('of one of two things asked, the questions near it are offered beside what is answered of the other', async () => {
    const { token } = await site.somebody('Premium');
    const open = 'dejé el carnet de conducir ahí retenido y no fui más';
    site.retrieval = buildRetrieval({ sources: [...buildRetrieval().sources, ...weaklyFound.sources] });
    site.model.script({
      kind: 'answer',
      text: `La garantía dura seis meses [1]. Sobre «${open}» no encontré una respuesta clara: preguntámelo aparte.`,
    });
    const asked = `¿Cuánto dura la garantía de un celular nuevo? ¿${open}?`;
    const answer = await answerOf(await site.ask({ message: asked, domain: 'todos_premium' }, token));
    expect(answer.outcome).toBe('grounded');
    const labels = answer.clarification?.options.map(({ label }) => label) ?? [];
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.join('\n')).toMatch(/registro|licencia|carnet/i);
  });

  test('nothing is offered beside an answer that leaves nothing open', async () => {
    const { token } = await site.somebody('Premium');
    const asked = '¿Cuánto dura la garantía de un celular nuevo? ¿Y quién paga el traslado al taller?';
    const answer = await answerOf(await site.ask({ message: asked, domain: 'todos_premium' }, token));
    expect([answer.outcome, answer.clarification]).toEqual(['grounded', null]);
  });

  test('what was told before the choice is read with it', async () => {
    const { token } = await site.somebody('Premium');
    const told = 'trabajé 6 años en una fábrica';
    const choice = `${ownQuestionMark}cuántos días de vacaciones me corresponden`;
    const answer = await answerOf(await site.ask({ message: told, domain: 'todos_premium', choice }, token));
    expect(answer.debugStats.understanding?.facts.map(({ name }) => name)).toContain('antiguedad');
    expect(site.searched.at(-1)?.question).toContain('vacaciones');
  });
});
