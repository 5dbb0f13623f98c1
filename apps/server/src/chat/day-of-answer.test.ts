import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf, type ChatTestApp, startChatTestApp } from '../testing/start-chat-test-app.ts';

let site: ChatTestApp;
beforeAll(async () => {
  site = await startChatTestApp();
});
afterAll(() => site.close());

/** The answer, and what the model was told to say first. */
const ask = async (message: string, domain: 'civil_comercial' | 'todos_premium' = 'civil_comercial') => {
  site.reset();
  const { token } = await site.somebody('Premium');
  const answer = await answerOf(await site.ask({ message, domain }, token));
  return { ...answer, told: JSON.stringify(site.model.calls[0]?.body) };
};
const question = 'compré un lavarropas nuevo, ¿cuánto dura la garantía legal de una cosa nueva?';

test('who tells the day from which the term of the answer runs is told the day on which it ends, and how it was counted', async () => {
  const { told, calculation } = await ask(`Me lo entregaron ayer. ${question}`);
  expect(told).toMatch(/Contando desde la entrega del \S+ [\d/]+, los 6 meses vencen el \S+ [\d/]+ \(art\. 11 LDC/);
  expect(calculation).toMatchObject({ slug: 'vencimientos', inputs: { length: '6', unit: 'meses' } });
});

test.each([question, `Ayer me dijeron que no. ${question}`])(
  'who tells no such day is told none: %s',
  async (message) => {
    const { told, calculation } = await ask(message);
    expect(told).not.toContain('Contando desde');
    expect(calculation).toBeNull();
  },
);

test('who names a term of which it is known which one it is gets its day, and not that of a namesake of the courts', async () => {
  const { told } = await ask(
    'El gremio notificó a la empresa mi candidatura a delegado el 3/8/2026, ¿hasta cuándo estoy protegido?',
    'todos_premium',
  );
  expect(told).toContain('los 6 meses vencen el miércoles 3/2/2027');
  expect(told).not.toContain('Depende de qué haya que presentar');
});
