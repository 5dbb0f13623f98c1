import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { addDays, type CivilDay } from '@foja/computable-law/core/civil-day';
import type { DeadlineLaw } from '@foja/computable-law/deadlines/deadline';
import type { AgendaEntry, AgendaPreferences, AgendaSummary } from '@foja/contracts/agenda';
import { agendaMessages, agendaUndoMs } from '@foja/contracts/agenda-text';
import { routes } from '@foja/contracts/routes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openComputableLaw } from '../corpus/computable-law/open-computable-law.ts';
import { mailOutbox } from '../mail/mail.table.ts';
import type { Mail } from '../mail/mail.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { countOpenings } from '../testing/count-openings.ts';
import { guestToken } from '../testing/guest-token.ts';
import { readMails } from '../testing/read-mails.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { databaseUrlOf } from '../testing/test-database-template.ts';
import { agendaEntries } from './agenda.table.ts';
import { mailNotices } from './mail-notices.ts';
import { presentEntries } from './present-entry.ts';
import { purgeAgenda } from './purge-agenda.ts';
import { recomputeDeadlines } from './recompute-deadlines.ts';
import { remindOfAgenda } from './remind.ts';
import { openEntryBody, sealEntry } from './sealed-entry.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db.delete(agendaEntries);
  await test.deps.db.delete(mailOutbox);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, url: string, token?: string, payload?: object) {
  const response = await test.app.inject({
    method,
    url,
    headers: callHeaders(token),
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}
const unknown = '00000000-0000-4000-8000-000000000000';
const hearing = { kind: 'hearing', title: 'Audiencia Zurbarán', day: '2026-12-01', time: '10:30' };
/** Five working days that run over the end of November 2026. */
const term = {
  kind: 'deadline',
  title: 'Contestar la demanda de Zurbarán',
  deadline: { notified: '2026-11-19', by: 'cedula', deadline: 'apelar', jurisdiction: 'nacional-civil-comercial' },
};
const add = async (token: string, payload: object = hearing): Promise<AgendaEntry> => {
  const { status, body } = await call('POST', routes.agendaEntries, token, payload);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const summaryOf = async (token: string): Promise<AgendaSummary> =>
  (await call('GET', routes.agendaSummary, token)).body;
/** The clock stands at nine in the morning of 20 November 2026 in Argentina. */
const today = '2026-11-20' as CivilDay;
const in_ = (days: number) => addDays(today, days);
const after = (days: number) => ({
  ...test.deps,
  clock: { now: () => new Date(test.deps.clock.now().getTime() + days * 86_400_000) },
});

/** The law with one more day on which no court of the Capital works. */
function withClosedDay(day: string): DeadlineLaw {
  const law = openComputableLaw().deadlines;
  return {
    ...law,
    calendars: law.calendars.map((year) =>
      year.calendar === 'justicia-nacional' && day.startsWith(String(year.year))
        ? {
            ...year,
            closed: [
              ...year.closed,
              { day: day as CivilDay, kind: 'inhabil' as const, name: 'Asueto', source: 'Prueba' },
            ],
          }
        : year,
    ),
  };
}

describe('the agenda refuses', () => {
  it('who is not signed in with 401, and a guest with 403', async () => {
    expect(await call('GET', routes.agenda)).toMatchObject({ status: 401 });
    expect(await call('POST', routes.agendaEntries, await guestToken(test), hearing)).toMatchObject({ status: 403 });
  });

  it('another’s entry with 404, in every call, and leaves it; and another’s causa', async () => {
    const owner = await signInAs(test);
    const { token } = await signInAs(test);
    const { id } = await add(owner.token);
    const entry = { ...hearing, title: 'Otra' };
    for (const [method, url, payload] of [
      ['GET', routes.agendaEntry(id)],
      ['PUT', routes.agendaEntry(id), { version: 1, entry }],
      ['DELETE', routes.agendaEntry(id)],
      ['POST', routes.agendaEntryRestore(id)],
      ['GET', routes.agendaEntry(unknown)],
      ['POST', routes.agendaEntries, { ...hearing, matterId: unknown }],
      ['GET', `${routes.agenda}?matterId=${unknown}`],
    ] as [Method, string, object?][]) {
      expect(await call(method, url, token, payload), `${method} ${url}`).toMatchObject({ status: 404 });
    }
    expect((await call('GET', routes.agenda, token)).body.entries).toEqual([]);
    expect((await call('GET', routes.agendaEntry(id), owner.token)).body).toMatchObject({ title: hearing.title });
  });

  it('what is no entry with 400 in Spanish, notes that are too long with 413, and a term that cannot be with 422', async () => {
    const { token } = await signInAs(test);
    for (const [part, message] of [
      [{ title: ' ' }, 'Escribí un título.'],
      [{ title: 't'.repeat(161) }, 'El título puede tener hasta 160 caracteres.'],
      [{ kind: 'otro' }, 'Elegí qué se agenda.'],
      [{ day: '2026-02-30' }, 'Escribí una fecha válida.'],
      [{ day: '1789-07-14' }, 'La fecha tiene que estar entre 1990 y 2100.'],
      [{ time: '25:00' }, 'Escribí una hora válida.'],
      [{ state: 'expired' }, 'Elegí un estado.'],
      [{ responsibleAccountId: unknown }, agendaMessages.personNotFound],
    ] as [object, string][]) {
      const refused = await call('POST', routes.agendaEntries, token, { ...hearing, ...part });
      expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_request', message } });
    }
    expect(await call('POST', routes.agendaEntries, token, { ...hearing, notes: 'n'.repeat(4_001) })).toMatchObject({
      status: 413,
      body: { message: agendaMessages.tooLong },
    });
    const deadline = { ...term.deadline, notified: '2099-01-04' };
    expect(await call('POST', routes.agendaEntries, token, { ...term, deadline })).toMatchObject({
      status: 422,
      body: { error: 'calendar-missing' },
    });
    expect(await call('GET', `${routes.agenda}?from=2020-01-01&to=2026-01-01`, token)).toMatchObject({
      status: 400,
      body: { message: agendaMessages.span },
    });
  });

  it('a save over another version with 409, and gives the one that is there', async () => {
    const { token } = await signInAs(test);
    const { id } = await add(token);
    const save = (title: string) =>
      call('PUT', routes.agendaEntry(id), token, { version: 1, entry: { ...hearing, title } });
    expect(await save('Primera')).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await save('Segunda')).toMatchObject({
      status: 409,
      body: { error: 'item_changed', details: { current: { title: 'Primera', version: 2 } } },
    });
  });

  it('a save over a version that no row has with 400', async () => {
    const { token } = await signInAs(test);
    const { id } = await add(token);
    const change = { version: 3_000_000_000, entry: hearing };
    expect(await call('PUT', routes.agendaEntry(id), token, change)).toMatchObject({ status: 400 });
  });

  it('one more than a free account keeps with 409 and says so, and too many changes with 429', async () => {
    const few = await buildApp({ ...test.deps, agendaLimits: { entriesOfFree: 1, changesPerHour: 3 } });
    try {
      const { token } = await signInAs(test);
      const again = () =>
        few.inject({ method: 'POST', url: routes.agendaEntries, headers: callHeaders(token), payload: hearing });
      expect((await again()).statusCode).toBe(201);
      expect((await again()).json()).toMatchObject({ error: 'storage_full', message: agendaMessages.fullOfFree });
      await again();
      expect((await again()).json()).toMatchObject({ error: 'rate_limited', message: agendaMessages.tooMany });
    } finally {
      await few.close();
    }
  });
});

describe('the agenda', () => {
  it('computes a term as the calculator does, with its extension, and never takes the day from the caller', async () => {
    const { token } = await signInAs(test);
    const computed = (await call('POST', routes.calculatorDeadline, undefined, term.deadline)).body;
    const entry = await add(token, { ...term, day: '2030-01-01' });
    expect(entry).toMatchObject({ day: computed.due, state: 'pending', deadline: { graceUntil: computed.graceUntil } });
    const extended = { ...term, deadline: { ...term.deadline, extension: 3 } };
    const saved = await call('PUT', routes.agendaEntry(entry.id), token, { version: 1, entry: extended });
    const longer = (await call('POST', routes.calculatorDeadline, undefined, extended.deadline)).body;
    expect(saved.body).toMatchObject({ day: longer.due, version: 2 });
    expect(longer.due > computed.due).toBe(true);
  });

  it('lists a stretch of days in order, and says what has run out once its grace hours are over', async () => {
    const { token } = await signInAs(test);
    const { day, deadline } = await add(token, term);
    await add(token, { ...hearing, day: in_(400) });
    await add(token, { ...hearing, kind: 'due', day, time: null, title: 'A mano' });
    const { body } = await call('GET', routes.agenda, token);
    expect(body.today).toBe(today);
    expect(body.entries.map(({ title }: AgendaEntry) => title).sort()).toEqual(['A mano', term.title]);
    const grace = deadline?.graceUntil as CivilDay;
    expect(grace > day).toBe(true);
    const states = async (now: string) => {
      const rows = await test.deps.db.select().from(agendaEntries).where(eq(agendaEntries.day, day));
      const entries = await presentEntries(test.deps, rows, now);
      return Object.fromEntries(entries.map(({ title, state }) => [title, state]));
    };
    expect(await states(grace)).toEqual({ 'A mano': 'expired', [term.title]: 'pending' });
    expect(await states(addDays(grace, 1))).toMatchObject({ [term.title]: 'expired' });
  });

  it('keeps what belongs to a causa with it: in its list, as its next day, and gone when the causa is deleted', async () => {
    const { token } = await signInAs(test, 'Professional');
    const stranger = await signInAs(test, 'Premium');
    const { id: matterId } = (
      await call('POST', routes.matters, token, { head: { title: 'Pérez c/ Gómez' }, forum: 'civil' })
    ).body;
    const { id } = await add(token, { ...hearing, matterId });
    await add(token, { ...hearing, matterId, title: 'Después', day: in_(30) });
    await add(token);
    expect(await call('GET', routes.agendaEntry(id), stranger.token)).toMatchObject({ status: 404 });
    expect(await call('GET', `${routes.agenda}?matterId=${matterId}`, stranger.token)).toMatchObject({ status: 404 });
    expect(await call('POST', routes.agendaEntries, stranger.token, { ...hearing, matterId })).toMatchObject({
      status: 404,
    });
    const asResponsible = { ...hearing, matterId, responsibleAccountId: stranger.accountId };
    expect(await call('PUT', routes.agendaEntry(id), token, { version: 1, entry: asResponsible })).toMatchObject({
      status: 400,
      body: { message: agendaMessages.personNotFound },
    });
    const { entries } = (await call('GET', `${routes.agenda}?matterId=${matterId}`, token)).body;
    expect(entries.map(({ title }: AgendaEntry) => title)).toEqual([hearing.title, 'Después']);
    expect((await call('GET', routes.matters, token)).body.matters).toMatchObject([
      {
        nextDeadline: {
          date: hearing.day,
          title: hearing.title,
          kind: 'hearing',
          isOverdue: false,
          upcoming: hearing.day,
        },
      },
    ]);
    // A term that ran out is still to be done; a hearing that is over is not.
    await add(token, { ...hearing, matterId, title: 'Pasada', day: in_(-5) });
    await add(token, { ...hearing, matterId, kind: 'due', title: 'Pagar la tasa', day: in_(-3), time: null });
    expect((await call('GET', routes.matter(matterId), token)).body.nextDeadline).toEqual({
      date: in_(-3),
      title: 'Pagar la tasa',
      kind: 'due',
      isOverdue: true,
      upcoming: hearing.day,
    });
    const { body: exported } = await call('GET', routes.accountExport, token);
    expect(exported.agenda).toHaveLength(1);
    expect(exported.agendaSettings.preferences.mailReminders).toBe(true);
    expect(exported.matters).toMatchObject([
      {
        agenda: expect.arrayContaining([
          expect.objectContaining({ title: hearing.title, time: '10:30' }),
          expect.objectContaining({ title: 'Después' }),
        ]),
      },
    ]);
    await call('DELETE', routes.matter(matterId), token);
    expect((await call('GET', routes.agenda, token)).body.entries).toHaveLength(1);
    expect(await remindOfAgenda(after(11))).toBe(1);
  });

  it('lies sealed: what it says is not in the database', async () => {
    const { token } = await signInAs(test);
    const { id } = await add(token, term);
    const rows = JSON.stringify(await test.deps.db.select().from(agendaEntries));
    expect(rows).toContain(id);
    expect(rows).not.toMatch(/Zurbar|apelar/);
  });

  it('brings back what was deleted for a while, and then it is gone for good', async () => {
    const { token } = await signInAs(test);
    const { id } = await add(token);
    await call('DELETE', routes.agendaEntry(id), token);
    expect((await call('GET', routes.agenda, token)).body.entries).toEqual([]);
    expect(await call('POST', routes.agendaEntryRestore(id), token)).toMatchObject({ status: 200 });
    await call('DELETE', routes.agendaEntry(id), token);
    await purgeAgenda({
      db: test.deps.db,
      clock: { now: () => new Date(test.deps.clock.now().getTime() + agendaUndoMs + 1_000) },
    });
    expect((await call('POST', routes.agendaEntryRestore(id), token)).status).toBe(404);
  });
});

describe('what was deleted from the agenda', () => {
  it('comes back after the plan became smaller, unless something else was put down since', async () => {
    const { token } = await signInAs(test);
    const [one, two] = [await add(token), await add(token)];
    const few = await buildApp({ ...test.deps, agendaLimits: { entriesOfFree: 1 } });
    try {
      const inFew = async (method: 'POST' | 'DELETE', url: string, payload?: object) =>
        (await few.inject({ method, url, headers: callHeaders(token), ...(payload ? { payload } : {}) })).statusCode;
      for (const { id } of [one, two]) expect(await inFew('DELETE', routes.agendaEntry(id))).toBe(200);
      for (const { id } of [one, two]) expect(await inFew('POST', routes.agendaEntryRestore(id))).toBe(200);
      for (const { id } of [one, two]) expect(await inFew('DELETE', routes.agendaEntry(id))).toBe(200);
      test.clock.moveMs(1_000);
      expect(await inFew('POST', routes.agendaEntries, hearing)).toBe(201);
      expect(await inFew('POST', routes.agendaEntryRestore(one.id))).toBe(409);
    } finally {
      await few.close();
    }
  });
});

describe('reminders', () => {
  const linesOf = (mails: Mail[]) =>
    mails.map((mail) => (mail.template === 'agenda-reminder' ? mail.values.lines : [mail.template]));

  it('leave seven, three and one days before and on the day, once each of two servers that ask at once, and say no title', async () => {
    const { token, email } = await signInAs(test);
    await add(token, { ...hearing, day: in_(10) });
    for (let day = 0; day <= 11; day++) {
      await Promise.all([remindOfAgenda(after(day)), remindOfAgenda(after(day))]);
      await remindOfAgenda(after(day));
    }
    expect(linesOf(await readMails(test, email))).toEqual([
      ['En 7 días, lunes 30 de noviembre de 2026, 10:30 · Audiencia'],
      ['En 3 días, lunes 30 de noviembre de 2026, 10:30 · Audiencia'],
      ['Mañana, lunes 30 de noviembre de 2026, 10:30 · Audiencia'],
      ['Hoy, lunes 30 de noviembre de 2026, 10:30 · Audiencia'],
    ]);
  });

  it.skipIf(!process.env.TEST_DATABASE_URL)('leave once of two processes on one database', async () => {
    const { token, email } = await signInAs(test);
    for (let n = 0; n < 20; n++) await add(token, { ...hearing, title: `Audiencia ${n}`, day: in_(1) });
    const { rows } = await test.deps.db.execute<{ name: string }>(sql`select current_database() as name`);
    const url = databaseUrlOf(process.env.TEST_DATABASE_URL ?? '', rows[0]?.name ?? '');
    const script = join(findProjectRoot(), 'apps/server/src/testing/reminds-at.ts');
    const moment = test.clock.now().toISOString();
    const { secret } = test.deps.keyring.current();
    const processes = [1, 2].map(() => fork(script, [url, moment, secret], { execArgv: ['--import', 'tsx'] }));
    const ended = processes.map((child) => once(child, 'exit'));
    await Promise.all(processes.map((child) => once(child, 'message')));
    const filed = processes.map((child) => once(child, 'message'));
    for (const child of processes) child.send('go');
    await Promise.all([...filed, ...ended]);
    expect(linesOf(await readMails(test, email)).flat()).toHaveLength(20);
  });

  it('of one person are one mail, with titles only where that was chosen, and none of what is done or not to be reminded of', async () => {
    const { token, email } = await signInAs(test);
    const preferences: AgendaPreferences = { mailReminders: true, leads: [3], mailTitles: true, feedTitles: true };
    expect(await call('PUT', routes.agendaPreferences, token, preferences)).toMatchObject({ body: { preferences } });
    await add(token, { ...hearing, day: in_(3) });
    await add(token, { ...hearing, kind: 'due', title: 'Pagar la tasa', day: in_(3), time: null });
    await add(token, { ...hearing, title: 'Hecha', day: in_(3), state: 'done' });
    await add(token, { ...hearing, title: 'Callada', day: in_(3), reminds: false });
    await add(token, { ...hearing, title: 'Mañana', day: in_(1) });
    await remindOfAgenda(after(0));
    const [lines, ...others] = linesOf(await readMails(test, email));
    expect(others).toEqual([]);
    expect(lines?.map((line) => line.split(' · ')[1])).toEqual([
      'Vencimiento: Pagar la tasa',
      'Audiencia: Audiencia Zurbarán',
    ]);
  });

  it('can be switched off, and wait for the morning', async () => {
    const off = await signInAs(test);
    await call('PUT', routes.agendaPreferences, off.token, {
      mailReminders: false,
      leads: [7, 3, 1, 0],
      mailTitles: false,
      feedTitles: true,
    });
    await add(off.token, { ...hearing, day: in_(3) });
    const early = await signInAs(test);
    await add(early.token, { ...hearing, day: in_(3) });
    expect(await remindOfAgenda({ ...test.deps, clock: { now: () => new Date('2026-11-20T08:00:00Z') } })).toBe(0);
    expect(await remindOfAgenda(after(0))).toBe(1);
    expect(await readMails(test, off.email)).toEqual([]);
  });
});

describe('a calendar that changed', () => {
  it('moves the open terms that it touches, once, and tells it on screen and in one mail', async () => {
    const { token, email } = await signInAs(test);
    const touched = await add(token, term);
    const done = await add(token, { ...term, title: 'Hecho', state: 'done' });
    await add(token);
    const law = withClosedDay('2026-11-26');
    const moved = await Promise.all([recomputeDeadlines(test.deps, { law }), recomputeDeadlines(test.deps, { law })]);
    expect(moved[0] + moved[1]).toBe(1);
    await Promise.all([mailNotices(test.deps), mailNotices(test.deps)]);
    const now = (await call('GET', routes.agendaEntry(touched.id), token)).body as AgendaEntry;
    expect(now.day > touched.day && now.version === 2).toBe(true);
    expect((await call('GET', routes.agendaEntry(done.id), token)).body).toMatchObject({
      day: touched.day,
      version: 1,
    });
    const { notices } = await summaryOf(token);
    expect(notices).toMatchObject([{ kind: 'moved', title: term.title, from: touched.day, to: now.day }]);
    const mails = await readMails(test, email);
    expect(mails).toMatchObject([
      { template: 'agenda-changed', values: { lines: [expect.stringMatching(/^Un plazo se corre del .* al /)] } },
    ]);

    const another = await signInAs(test);
    const ids = notices.map(({ id }) => id);
    await call('POST', routes.agendaNoticesSeen, another.token, { ids });
    expect((await summaryOf(token)).notices).toHaveLength(1);
    expect((await call('POST', routes.agendaNoticesSeen, token, { ids })).body.notices).toEqual([]);
    // Back to the calendar that there was: told again, and never in silence.
    expect(await recomputeDeadlines(test.deps)).toBe(1);
    expect((await summaryOf(token)).notices).toMatchObject([{ from: now.day, to: touched.day }]);
  });

  it('is told in the activity of the causa whose term it moved, in nobody’s name', async () => {
    const { token } = await signInAs(test);
    const payload = { head: { title: 'Pérez c/ Gómez' }, forum: 'civil' };
    const { id: matterId } = (await call('POST', routes.matters, token, payload)).body;
    await add(token, { ...term, matterId });
    await recomputeDeadlines(test.deps, { law: withClosedDay('2026-11-26') });
    const { entries } = (await call('GET', routes.matterActivity(matterId), token)).body;
    expect(entries[0]).toMatchObject({ action: 'entry_recomputed', by: null });
    await recomputeDeadlines(test.deps);
  });

  it('says of a term that it can no longer be computed, and leaves its day', async () => {
    const { token } = await signInAs(test);
    const { id, day } = await add(token, term);
    await recomputeDeadlines(test.deps, { law: { ...openComputableLaw().deadlines, calendars: [] } });
    expect((await summaryOf(token)).notices).toMatchObject([{ kind: 'unsettled', from: day, to: null }]);
    expect((await call('GET', routes.agendaEntry(id), token)).body.day).toBe(day);
  });
});

describe('the secret address of a calendar', () => {
  const read = (address: string) => test.app.inject({ url: new URL(address).pathname });

  it('is read so many times in an hour, of one address and from one network, and then refused with when to come back', async () => {
    const { token } = await signInAs(test);
    const { address } = (await call('POST', routes.agendaFeed, token)).body;
    for (const agendaLimits of [{ feedReadsPerHour: 1 }, { feedReadsPerHourOfNetwork: 2 }]) {
      const few = await buildApp({ ...test.deps, agendaLimits });
      try {
        await few.inject({ url: new URL(address).pathname });
        const refused = await few.inject({ url: new URL(address).pathname });
        expect(refused.json()).toMatchObject({ error: 'rate_limited', message: agendaMessages.feedTooOften });
        expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
      } finally {
        await few.close();
      }
    }
  });

  it('is opened in turns where it holds much, as the agenda is, so that others are served between', async () => {
    const { token } = await signInAs(test);
    const { id } = await add(token);
    const { address } = (await call('POST', routes.agendaFeed, token)).body;
    const [row] = await test.deps.db.select().from(agendaEntries).where(eq(agendaEntries.id, id));
    if (!row) throw new Error('It was added');
    const body = openEntryBody(test.deps, row);
    await test.deps.db.insert(agendaEntries).values(
      Array.from({ length: 250 }, () => {
        const other = { ...row, id: randomUUID() };
        return { ...other, sealedBody: sealEntry(test.deps, other, body) };
      }),
    );
    const openings = countOpenings(test.deps.keyring);
    const app = await buildApp({ ...test.deps, keyring: openings.keyring });
    try {
      const calendar = await app.inject({ url: new URL(address).pathname });
      expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(251);
      const list = await app.inject({ url: routes.agenda, headers: callHeaders(token) });
      expect(list.json().entries).toHaveLength(251);
      expect(list.headers['cache-control']).toBe('no-store');
      expect(openings.total()).toBe(502);
      expect(openings.maxInOneTurn()).toBeLessThanOrEqual(100);
    } finally {
      await app.close();
    }
  });

  it('gives the calendar to who has it, without a login, until it is made anew or revoked; its secret is not kept', async () => {
    const { token } = await signInAs(test);
    const entry = await add(token, { ...hearing, title: 'Vista; de causa, con «ñ»', time: null });
    const { address } = (await call('POST', routes.agendaFeed, token)).body;
    const calendar = await read(address);
    expect([calendar.statusCode, calendar.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(calendar.body).toContain(`UID:${entry.id}@foja\r\n`);
    expect(calendar.body).toContain('DTSTART;VALUE=DATE:20261201\r\n');
    expect(calendar.body.replaceAll('\r\n ', '')).toContain('SUMMARY:Audiencia: Vista\\; de causa\\, con «ñ»\r\n');

    const { address: next } = (await call('POST', routes.agendaFeed, token)).body;
    expect((await read(address)).statusCode).toBe(404);
    expect((await read(next)).statusCode).toBe(200);
    expect((await call('DELETE', routes.agendaFeed, token)).body.feedCreatedAt).toBeNull();
    expect(await read(next)).toMatchObject({ statusCode: 404 });
    expect((await read('https://foja.example/api/agenda/feed/otra.ics')).statusCode).toBe(404);
  });

  it('holds nobody else’s entries, and no title where that was chosen', async () => {
    const { token } = await signInAs(test);
    await add((await signInAs(test)).token, { ...hearing, title: 'Ajena' });
    await add(token, term);
    await call('PUT', routes.agendaPreferences, token, {
      mailReminders: true,
      leads: [],
      mailTitles: false,
      feedTitles: false,
    });
    const { body } = await read((await call('POST', routes.agendaFeed, token)).body.address);
    expect(body).toContain('SUMMARY:Vencimiento\r\n');
    expect(body).not.toMatch(/Ajena|Zurbar/);
  });
});
