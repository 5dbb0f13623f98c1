import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerOf, type ChatTestApp, startChatTestApp } from '../testing/start-chat-test-app.ts';
import { statementsOf } from '../testing/statements-of.ts';

let site: ChatTestApp;
beforeAll(async () => {
  site = await startChatTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const story = 'Compré un lavarropas en marzo, a los dos meses dejó de andar y el service lo devolvió igual.';

it('a told story is searched once, its evaluation included; of two things that it asks each is searched too', async () => {
  const { token } = await site.somebody('Professional');
  const searchesOf = async (message: string) => {
    site.searched = [];
    const answer = await answerOf(await site.ask({ message, enableCaseEvaluation: true }, token));
    expect(answer.evaluation).not.toBeNull();
    return site.searched.map(({ question }) => question);
  };
  const first = `${story} ¿Me tienen que devolver la plata?`;
  const second = '¿Cuánto tiempo tengo para reclamar?';
  expect(await searchesOf(first)).toEqual([first]);
  expect(await searchesOf(`${first} ${second}`)).toEqual([
    `${first} ${second}`,
    first,
    expect.stringMatching(/^¿Cuánto tiempo tengo para reclamar\?/),
  ]);
});

it('the record of an answer and the use that it costs are kept by one statement, of the few that an answer asks', async () => {
  const { token, used } = await site.somebody('Premium');
  const ask = async () => answerOf(await site.ask({ message: '¿Cuánto dura la garantía?' }, token));
  await ask();
  const statements = await statementsOf(ask);
  expect(statements.filter((one) => /answers|usage_reservations/.test(one))).toEqual([
    expect.stringMatching(/^with taken as .* into "usage_counters".* into "usage_reservations"/s),
    expect.stringMatching(/^with "kept_use" as \(delete from "usage_reservations".* insert into "answers"/),
  ]);
  // Session, whether uses are shared, settings, the use, the corpus' version, states of articles, the record.
  expect(statements).toHaveLength(7);
  expect(await used()).toBe(2);
});
