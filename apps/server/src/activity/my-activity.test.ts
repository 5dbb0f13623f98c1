import type { MyActivityResponse } from '@foja/contracts/activity';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { guestToken } from '../testing/guest-token.ts';
import { type SignedIn, signInAs } from '../testing/sign-in-as.ts';
import { recordActivity } from './record-activity.ts';

let test: TestApp;
let ana: SignedIn;
let admin: SignedIn;

const dayMs = 86_400_000;

beforeAll(async () => {
  test = await buildTestApp();
  const [anaBefore, adminBefore] = [await signInAs(test), await signInAs(test, 'Admin')];
  const record = (line: Parameters<typeof recordActivity>[1]) => recordActivity(test.deps, line);
  await record({ event: 'login_succeeded', actorId: anaBefore.accountId, actorRole: 'User' });
  await record({ event: 'document_deleted', actorId: anaBefore.accountId, details: { documentId: 'd1' } });
  test.clock.moveMs(10 * 60_000);
  await record({
    event: 'account_locked',
    actorId: adminBefore.accountId,
    actorRole: 'Admin',
    targetId: anaBefore.accountId,
    details: { reason: 'un reclamo de Pérez' },
  });
  await record({ event: 'login_failed', targetId: anaBefore.accountId });
  await record({ event: 'logout', actorId: adminBefore.accountId });
  ana = anaBefore;
  admin = adminBefore;
});
afterAll(() => test.close());

const get = (path: string, token?: string) => test.app.inject({ url: path, headers: callHeaders(token) });
const read = async (query = '', token = ana.token) =>
  (await get(`${routes.accountActivity}${query}`, token)).json<MyActivityResponse>();

describe.each([routes.accountActivity, routes.accountActivityCsv])('GET %s', (path) => {
  it('answers 401 without a token and 403 to a guest', async () => {
    expect((await get(path)).statusCode).toBe(401);
    expect((await get(path, await guestToken(test))).statusCode).toBe(403);
  });

  it.each(['?event=nothing', '?from=ayer', '?to=31/12/2026'])('refuses %s with 400', async (query) => {
    expect((await get(`${path}${query}`, ana.token)).statusCode).toBe(400);
  });
});

describe('GET /api/account/activity', () => {
  it.each(['?limit=0', '?limit=101', '?cursor=%3F%3F', '?cursor=bm8'])('refuses %s with 400', async (query) => {
    const response = await get(`${routes.accountActivity}${query}`, ana.token);
    expect([response.statusCode, response.json().error]).toEqual([400, 'invalid_request']);
  });

  it('lists what one did and what was done to one, newest first, and nothing of others', async () => {
    const { entries, nextCursor } = await read();
    expect(entries.map(({ event, by }) => [event, by])).toEqual([
      ['login_failed', null],
      ['account_locked', 'administration'],
      ['document_deleted', 'self'],
      ['login_succeeded', 'self'],
    ]);
    expect(nextCursor).toBeNull();
    expect((await read('', admin.token)).entries.map(({ event }) => event)).toEqual(['logout', 'account_locked']);
  });

  it('tells the facts of one’s own acts, and never who else acted nor what that person noted', async () => {
    const { entries } = await read();
    expect(entries[2]?.details).toEqual({ documentId: 'd1' });
    expect(entries[1]?.details).toEqual({});
    expect(JSON.stringify(entries)).not.toContain(admin.accountId);
    expect(JSON.stringify(entries)).not.toContain('Pérez');
  });

  it('filters by event and by days, both included', async () => {
    expect((await read('?event=document_deleted')).entries).toHaveLength(1);
    const today = test.clock.now().toISOString().slice(0, 10);
    const tomorrow = new Date(test.clock.now().getTime() + dayMs).toISOString().slice(0, 10);
    expect((await read(`?from=${today}&to=${today}`)).entries).toHaveLength(4);
    expect((await read(`?from=${tomorrow}`)).entries).toEqual([]);
  });

  it('pages by cursor without gaps or repeats', async () => {
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 4; page++) {
      const { entries, nextCursor } = await read(`?limit=1${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...entries.map(({ event }) => event));
      cursor = nextCursor ?? '';
    }
    expect(cursor).toBe('');
    expect(seen).toEqual(['login_failed', 'account_locked', 'document_deleted', 'login_succeeded']);
  });
});

describe('GET /api/account/activity.csv', () => {
  it('opens in a spreadsheet, names each event in Spanish, and keeps to the filter', async () => {
    const response = await get(`${routes.accountActivityCsv}?event=document_deleted`, ana.token);
    const day = test.clock.now().toISOString().slice(0, 10);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe(`attachment; filename="foja-mi-actividad-${day}.csv"`);
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = response.body.slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toBe('fecha_utc;evento;hecho;quien;detalles');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(';document_deleted;Documento de la bóveda eliminado;Vos;');
  });

  it('says of the administration no more than that', async () => {
    const { body } = await get(`${routes.accountActivityCsv}?event=account_locked`, ana.token);
    expect(body).toContain(';Cuenta bloqueada;La administración;{}');
    expect(body).not.toContain('Pérez');
  });
});
