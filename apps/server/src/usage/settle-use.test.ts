import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../accounts/actor.ts';
import { readConfig } from '../platform/config.ts';
import { buildRetrieval } from '../testing/build-retrieval.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { keepUse } from './keep-use.ts';
import { readUsage } from './read-usage.ts';
import { refundAbandonedUses } from './refund-abandoned-uses.ts';
import { refundUse } from './refund-use.ts';
import { reserveUse } from './reserve-use.ts';

const lines: string[] = [];
/** How many statements the database refuses from now on. */
let refused = 0;
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp(({ db }) => ({
    config: readConfig({ LOG_LEVEL: 'info' }),
    logStream: { write: (line) => void lines.push(line) },
    db: new Proxy(db, {
      get(target, name, receiver) {
        const own = Reflect.get(target, name, receiver);
        if (name !== 'execute' || refused === 0) return own;
        return async () => {
          refused -= 1;
          throw Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
        };
      },
    }),
    retrieve: async () => buildRetrieval(),
    answerer: {
      answer: async () => {
        refused = 2;
        throw new Error('the answerer broke');
      },
    },
  }));
});
afterAll(() => test.close());

const usedBy = async (actor: Actor) => (await readUsage(test.deps, actor)).used;

it('a use that the database did not take back is told in the log and given back once it answers', async () => {
  const { token, actor } = await signInAs(test);
  const asked = await test.app.inject({
    method: 'POST',
    url: '/Rag/rag-query',
    headers: callHeaders(token),
    payload: { message: 'garantía' },
  });
  expect(asked.statusCode).toBe(500);
  expect(await usedBy(actor)).toBe(1);
  expect(lines.some((line) => line.includes('a use could not be settled'))).toBe(true);
  await expect.poll(() => usedBy(actor)).toBe(0);
  expect(lines.some((line) => line.includes('a use was settled late'))).toBe(true);
});

it('a use is given back once, however often that is tried, and never after its work was done', async () => {
  const { actor } = await signInAs(test);
  const [first, second, third] = [
    await reserveUse(test.deps, actor, 'chat'),
    await reserveUse(test.deps, actor, 'chat'),
    await reserveUse(test.deps, actor, 'chat'),
  ];
  await refundUse(test.deps, first);
  await refundUse(test.deps, first);
  await Promise.all([refundUse(test.deps, second), refundUse(test.deps, second)]);
  expect(await usedBy(actor)).toBe(1);
  await keepUse(test.deps, third);
  await refundUse(test.deps, third);
  expect(await usedBy(actor)).toBe(1);
});

it('a use of a server that died in mid-work is given back by another; one whose work was done is not', async () => {
  const { actor } = await signInAs(test);
  await reserveUse(test.deps, actor, 'chat');
  await keepUse(test.deps, await reserveUse(test.deps, actor, 'chat'));
  expect(await refundAbandonedUses(test.deps)).toBe(0);
  test.clock.moveMs(3_600_001);
  expect(await refundAbandonedUses(test.deps)).toBe(1);
  expect(await usedBy(actor)).toBe(1);
  expect(await refundAbandonedUses(test.deps)).toBe(0);
});
