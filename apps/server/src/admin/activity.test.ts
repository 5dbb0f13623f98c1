import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityLog } from '../activity/activity.table.ts';
import { type Activity, recordActivity } from '../activity/record-activity.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { type SignedIn, signInAs } from '../testing/sign-in-as.ts';

let test: TestApp;
let admin: SignedIn;
let ana: SignedIn;
let eva: SignedIn;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await signInAs(test, 'Admin');
  ana = await signInAs(test, 'User', { email: 'ana_ruiz@estudio.example' });
  eva = await signInAs(test, 'User', { email: 'eva@juzgado.example' });
  const lines: Activity[] = [
    { event: 'account_registered', actorId: ana.accountId, actorRole: 'User' },
    { event: 'login_succeeded', actorId: eva.accountId, actorRole: 'User' },
    { event: 'role_changed', actorId: eva.accountId, actorRole: 'Admin', targetId: ana.accountId },
    { event: 'login_failed', details: { note: '=HYPERLINK("http://malo.example")' } },
    { event: 'login_succeeded', actorId: '00000000-0000-4000-8000-000000000001', actorRole: 'User' },
  ];
  for (const line of lines) {
    await recordActivity(test.deps, line);
    test.clock.moveMs(86_400_000);
  }
  // Tokens that began five days ago have ended.
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const read = async (query = '', token = admin.token) => {
  const response = await test.app.inject({ url: `/api/admin/activity${query}`, headers: callHeaders(token) });
  return { status: response.statusCode, body: response.json() };
};
const events = async (query: string) => (await read(query)).body.entries.map((entry: { event: string }) => entry.event);

describe('GET /api/admin/activity', () => {
  it.each(['?event=nothing', '?from=ayer', '?limit=0', '?limit=201', '?cursor=%3F%3F', '?cursor=bm8'])(
    'refuses %s with 400',
    async (query) => {
      const { status, body } = await read(query);
      expect([status, body.error]).toEqual([400, 'invalid_request']);
    },
  );

  it('answers 401 without a token and 403 to an ordinary account, which leaves a line', async () => {
    const before = (await read('?event=access_denied')).body.entries.length;
    const nobody = await test.app.inject({ url: '/api/admin/activity', headers: callHeaders() });
    expect(nobody.statusCode).toBe(401);
    const somebody = await signInAs(test, 'Premium');
    expect((await read('', somebody.token)).status).toBe(403);
    const { entries } = (await read('?event=access_denied')).body;
    expect(entries).toHaveLength(before + 1);
    expect(entries[0]).toMatchObject({ actorEmail: somebody.email, actorRole: 'Premium' });
  });

  it('lists newest first and names people by their address of today; somebody who is gone has none', async () => {
    const { entries } = (await read('?to=2026-11-24')).body;
    expect(entries).toHaveLength(5);
    expect(entries[0]).toMatchObject({ event: 'login_succeeded', actorEmail: null, actorRole: 'User' });
    expect(entries[2]).toMatchObject({ event: 'role_changed', actorEmail: eva.email, targetEmail: ana.email });
    expect(entries[2].at).toBe('2026-11-22T12:00:00.000Z');
  });

  it('filters by event, by days with both ends included, and by who acted or was acted upon', async () => {
    expect(await events('?event=login_succeeded&to=2026-11-24')).toHaveLength(2);
    expect(await events('?from=2026-11-21&to=2026-11-22')).toEqual(['role_changed', 'login_succeeded']);
    expect(await events('?email=RUIZ%40estudio')).toEqual(['role_changed', 'account_registered']);
    expect(await events('?email=nadie%40ninguna')).toEqual([]);
  });

  it('reads the signs of a pattern in an address as they are', async () => {
    expect(await events('?email=ana_ruiz')).toHaveLength(2);
    expect(await events('?email=anaXruiz')).toEqual([]);
    expect(await events('?email=_')).toEqual(await events('?email=ana_ruiz'));
    expect(await events('?email=%25')).toEqual([]);
  });

  it('pages by cursor without gaps or repeats, while lines are added', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const page: { entries: { id: string }[]; nextCursor: string | null } = (
        await read(`?to=2026-11-24&limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      ).body;
      seen.push(...page.entries.map(({ id }) => id));
      await recordActivity(test.deps, { event: 'logout', actorId: ana.accountId });
      cursor = page.nextCursor;
      pages++;
    }
    expect(pages).toBe(3);
    expect(new Set(seen).size).toBe(5);
    expect(seen.map(Number)).toEqual(seen.map(Number).sort((a, b) => b - a));
  });
});

describe('GET /api/admin/activity.csv', () => {
  const download = (query: string, token = admin.token) =>
    test.app.inject({ url: `/api/admin/activity.csv${query}`, headers: callHeaders(token) });

  it('refuses an ordinary account', async () => {
    expect((await download('', (await signInAs(test, 'User')).token)).statusCode).toBe(403);
  });

  it('refuses a filter that is none before anything is sent', async () => {
    expect((await download('?event=nothing')).statusCode).toBe(400);
  });

  it('opens in a spreadsheet: byte order mark, a header, one line an event, and nothing that runs', async () => {
    await recordActivity(test.deps, { event: 'logout', actorRole: '=1+1' as 'User', actorId: eva.accountId });
    const before = await test.deps.db.$count(activityLog);
    const response = await download('?from=2026-11-20');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="foja-actividad-2026-11-25.csv"');
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = response.body.slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toBe('id;fecha_utc;evento;hecho;quien;rol;a_quien;detalles');
    // The download's own line is written meanwhile: it may or may not be in it.
    expect([before + 1, before + 2]).toContain(lines.length);
    expect(lines.find((line) => line.includes('role_changed'))).toMatch(
      /^\d+;2026-11-22T12:00:00\.000Z;role_changed;Rol cambiado;eva@juzgado\.example;Admin;ana_ruiz@estudio\.example;\{\}$/,
    );
    for (const cell of lines.slice(1).flatMap((line) => line.split(';'))) expect(cell).not.toMatch(/^"?[=+\-@\t\r]/);
  });

  it('has every line of a log longer than one reading', async () => {
    await test.deps.db.execute(sql`
      insert into activity_log (at, event, details)
      select '2027-01-01T00:00:00Z', 'login_failed', '{}' from generate_series(1, 1200)`);
    const body = (await download('?from=2027-01-01&to=2027-01-01')).body;
    expect(body.trimEnd().split('\r\n')).toHaveLength(1_201);
  });

  it('is itself in the log, without the address that was asked for', async () => {
    await download('?email=ana_ruiz%40estudio.example&from=2026-11-20');
    const [entry] = (await read('?event=activity_exported&limit=1')).body.entries;
    expect(entry).toMatchObject({
      actorEmail: admin.email,
      details: { byEmail: true, from: '2026-11-20', to: null, event: null },
    });
    expect(JSON.stringify(entry.details)).not.toContain('@');
  });
});

describe('GET /api/admin/activity.jsonl', () => {
  const download = (query: string, token = admin.token) =>
    test.app.inject({ url: `/api/admin/activity.jsonl${query}`, headers: callHeaders(token) });

  it('refuses an ordinary account, and a filter that is none before anything is sent', async () => {
    expect((await download('', (await signInAs(test, 'Professional')).token)).statusCode).toBe(403);
    expect((await download('?from=ayer')).statusCode).toBe(400);
  });

  it('gives one object a line for the days that were asked for, however many readings they take', async () => {
    await test.deps.db.execute(sql`
      insert into activity_log (at, event, details)
      select '2027-02-01T23:59:59Z', 'login_failed', '{"reason":"a\\nb"}' from generate_series(1, 1200)`);
    const response = await download('?from=2027-02-01&to=2027-02-01');
    expect(response.headers['content-type']).toBe('application/jsonl; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(/filename="foja-actividad-[\d-]{10}\.jsonl"$/);
    const lines = response.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(1_200);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(1_200);
    expect(lines[0]).toMatchObject({ event: 'login_failed', name: 'Inicio de sesión fallido', actorEmail: null });
    expect((await download('?from=2027-02-02&to=2027-02-02')).body).toBe('');
  });

  it('is itself in the log, with its form', async () => {
    await download('?from=2026-11-20');
    const [entry] = (await read('?event=activity_exported&limit=1')).body.entries;
    expect(entry.details).toMatchObject({ format: 'jsonl', from: '2026-11-20' });
  });
});

describe('the activity log', () => {
  const refusal = async (statement: ReturnType<typeof sql>) =>
    test.deps.db.execute(statement).then(
      () => 'done',
      (error: Error) => String(error.cause ?? error),
    );

  it.each([
    ['changed', sql`update activity_log set event = 'logout'`],
    ['deleted from', sql`delete from activity_log`],
    ['emptied', sql`truncate activity_log`],
    ['emptied through a cascade', sql`truncate activity_log restart identity cascade`],
  ])('cannot be %s', async (_how, statement) => {
    const before = await test.deps.db.$count(activityLog);
    expect(await refusal(statement)).toContain('the activity log only grows');
    expect(await test.deps.db.$count(activityLog)).toBe(before);
  });
});
