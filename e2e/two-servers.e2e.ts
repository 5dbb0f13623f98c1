import { randomUUID } from 'node:crypto';
import { routes } from '@foja/contracts/routes';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkInMail } from './read-outbox.ts';
import { callApi, knownAdmin, signInAs } from './sign-in-as.ts';
import { type RunningServer, startPreparedServer, stopAndRemove } from './start-server.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const database = `foja_two_${randomUUID().replaceAll('-', '')}`;
let first: RunningServer;
let second: RunningServer;

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A call with its status, also where it is refused. */
async function send(url: string, method: string, path: string, token: string, body: object) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ApplicationId: 'foja', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** The same of each at once, at one server and the other in turn. */
const atBoth = <Item, Answer>(items: readonly Item[], work: (url: string, item: Item) => Promise<Answer>) =>
  Promise.all(items.map((item, n) => work((n % 2 === 0 ? first : second).url, item)));

describe.skipIf(!serverUrl)('two server processes on one database', () => {
  beforeAll(async () => {
    await runOnServer(`create database ${database}`);
    const url = new URL(serverUrl ?? '');
    url.pathname = `/${database}`;
    const shared = { ...knownAdmin, DATABASE_URL: url.href, JWT_SECRET: randomUUID() + randomUUID() };
    // The database is new; the index of the corpus need not be built once for each.
    first = await startPreparedServer(shared);
    second = await startPreparedServer(shared);
  });
  afterAll(async () => {
    await stopAndRemove(second);
    await stopAndRemove(first);
    await runOnServer(`drop database if exists ${database} with (force)`);
  });

  it('give ten uses to fifty calls at once, and no more', async () => {
    const { token } = await signInAs(first.url, 'User');
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, call) => {
        const { url } = call % 2 === 0 ? first : second;
        const response = await fetch(`${url}${routes.ragQuery}`, {
          method: 'POST',
          headers: { ApplicationId: 'foja', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ message: 'El inquilino no paga el alquiler', isAnonymized: true }),
        });
        const text = await response.text();
        return response.status === 200 || response.status === 429 ? response.status : `${response.status} ${text}`;
      }),
    );
    expect(statuses.sort()).toEqual([...Array(10).fill(200), ...Array(40).fill(429)]);
    for (const { url } of [first, second]) {
      const left = await callApi<{ remaining: number }>(url, routes.usageRemaining, { method: 'GET', token });
      expect(left.remaining).toBe(0);
    }
  });

  it('save one of two changes of the same thing in a causa, and keep both texts', async () => {
    const { token } = await signInAs(first.url, 'Professional');
    const matter = await callApi<{ id: string }>(first.url, routes.matters, {
      token,
      body: { head: { title: 'Pérez c/ Gómez' }, forum: 'civil' },
    });
    const note = (text: string) => ({ kind: 'note', body: { text } });
    const item = await callApi<{ id: string }>(first.url, routes.matterItems(matter.id), { token, body: note('Uno') });
    const texts = Array.from({ length: 12 }, (_, n) => `Texto ${n}`);
    const answers = await atBoth(texts, (url, text) =>
      send(url, 'PUT', routes.matterItem(matter.id, item.id), token, { version: 1, content: note(text) }),
    );
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    for (const { status, body } of answers.filter((one) => !saved.includes(one)))
      expect([status, body.error, body.details.current.body.text]).toEqual([
        409,
        'item_changed',
        saved[0]?.body.body.text,
      ]);
  });

  it('save one of two changes of the same hearing', async () => {
    const { token } = await signInAs(second.url, 'Professional');
    const hearing = (title: string) => ({ kind: 'hearing', title, day: '2030-03-04', time: '10:00' });
    const entry = await callApi<{ id: string }>(first.url, routes.agendaEntries, { token, body: hearing('Uno') });
    const titles = Array.from({ length: 12 }, (_, n) => `Audiencia ${n}`);
    const answers = await atBoth(titles, (url, title) =>
      send(url, 'PUT', routes.agendaEntry(entry.id), token, { version: 1, entry: hearing(title) }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(409)]);
  });

  it('let one person in by one invitation, once', async () => {
    const titular = await signInAs(first.url, 'Premium');
    const invited = await signInAs(second.url, 'User');
    const { email } = invited.user;
    await callApi(first.url, routes.resendConfirmation, { body: { email } });
    const confirmation = await linkInMail([first, second], email, '/confirm-email');
    await callApi(first.url, `${routes.confirmEmail}${new URL(confirmation).search}`);
    await callApi(first.url, routes.firm, { token: titular.token, body: { name: 'Estudio Díaz' } });
    await callApi(first.url, routes.firmInvitations, { token: titular.token, body: { email, role: 'abogado' } });
    const link = await linkInMail([first, second], email, '/invitacion');
    const code = new URL(link).pathname.split('/').at(-1) ?? '';
    const answers = await atBoth(Array.from({ length: 8 }), (url) =>
      send(url, 'POST', routes.invitationAccept, invited.token, { token: code }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { firm } = await callApi<{ firm: { members: unknown[] } }>(second.url, routes.firm, {
      method: 'GET',
      token: titular.token,
    });
    expect(firm.members).toHaveLength(2);
  });

  it('make one first administrator, and end a session for both at once', async () => {
    const { token } = await signInAs(second.url, 'Premium');
    await callApi(first.url, routes.logout, { token });
    await expect(callApi(second.url, routes.account, { method: 'GET', token })).rejects.toThrow(/401/);
  });
});
