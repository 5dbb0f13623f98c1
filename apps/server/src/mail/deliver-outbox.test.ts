import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { fixedKeyring } from '../platform/keyring.ts';
import { moveableClock } from '../testing/moveable-clock.ts';
import { readMail } from '../testing/read-mail.ts';
import { type StandInSmtp, startStandInSmtp } from '../testing/stand-in-smtp.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type DeliverDeps, deliverOutbox } from './deliver-outbox.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { mailOutbox } from './mail.table.ts';
import type { Mail } from './mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const minuteMs = 60_000;
const link = 'https://foja.example/confirm-email?token=abc_123';
let database: OpenDatabase;
let smtp: StandInSmtp;
let clock: ReturnType<typeof moveableClock>;
let deps: DeliverDeps;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  smtp = await startStandInSmtp();
  clock = moveableClock();
  await database.db.delete(mailOutbox);
  deps = {
    db: database.db,
    clock,
    keyring: fixedKeyring('an-encryption-key-that-only-tests-use-01'),
    transport: openTransport(patienceMs),
  };
});
afterEach(() => smtp.stop());

/** It only ends what would hang. */
const patienceMs = 100_000;
const openTransport = (totalTimeoutMs: number) =>
  createSmtpTransport(
    { url: smtp.url, from: 'Foja <no-responder@foja.example>' },
    { connectionTimeoutMs: patienceMs, socketTimeoutMs: patienceMs, totalTimeoutMs, stopGraceMs: 1 },
  );

const file = (to = 'ana@estudio.example', firstName = 'Ana Clara') =>
  enqueueMail(deps, { template: 'confirm-email', to, values: { firstName, link } });
const onlyRow = async () => {
  const rows = await database.db.select().from(mailOutbox);
  expect(rows).toHaveLength(1);
  return rows[0]!;
};

/** What is personal in that mail: words with a sign or too long to turn up by chance among sealed letters ("ana" does). */
const personal = /ana@|ana clara|estudio|token=/i;

describe('a mail in the outbox', () => {
  it('lies there encrypted', async () => {
    await file();
    expect(JSON.stringify(await onlyRow())).not.toMatch(personal);
  });

  it('arrives once with its headers and both forms, and nothing of it is kept', async () => {
    await file();
    expect(await deliverOutbox(deps)).toEqual({ sent: 1, failures: [] });
    expect(await deliverOutbox(deps)).toEqual({ sent: 0, failures: [] });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatchObject({ from: 'no-responder@foja.example', to: ['ana@estudio.example'] });
    const row = await onlyRow();
    const { headers, text, html } = readMail(smtp.received[0]!.raw);
    expect(headers).toMatchObject({
      from: 'Foja <no-responder@foja.example>',
      to: 'ana@estudio.example',
      subject: 'Confirmá tu email en Foja',
      'message-id': `<${row.id}@foja.example>`,
      'auto-submitted': 'auto-generated',
      'mime-version': '1.0',
    });
    expect(text).toContain('Hola, Ana Clara:');
    expect(text).toContain(link);
    expect(html).toContain('<html lang="es">');
    expect(html).toContain(`href="${link}"`);
    expect(row).toMatchObject({ sealed: null, attempts: 1, sentAt: clock.now(), failedAt: null, lastError: null });
  });

  it('is sent once when two servers deliver at the same time', async () => {
    for (let n = 0; n < 6; n++) await file(`persona${n}@estudio.example`);
    const reports = await Promise.all([deliverOutbox(deps), deliverOutbox({ ...deps }), deliverOutbox({ ...deps })]);
    expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(6);
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(
      [...Array(6).keys()].map((n) => `persona${n}@estudio.example`),
    );
  });

  it('goes to one address only, whatever that address holds', async () => {
    await file('"ana, eva@otro.example" <ana@estudio.example>');
    await deliverOutbox(deps);
    for (const { to } of smtp.received) expect(to).toHaveLength(1);
    expect(smtp.received.flatMap(({ to }) => to)).not.toContain('eva@otro.example');
  });
});

describe('a refusal', () => {
  it.each(['RCPT TO', 'DATA', 'MAIL FROM'] as const)(
    'with 4xx at %s is tried again after one minute, then two, and then arrives',
    async (command) => {
      await file();
      smtp.refuse(command, 451, 451);
      const failure = { template: 'confirm-email', reason: `${command} 451`, isGivenUp: false };
      expect((await deliverOutbox(deps)).failures).toMatchObject([failure]);
      clock.moveMs(minuteMs - 1);
      expect(await deliverOutbox(deps)).toEqual({ sent: 0, failures: [] });
      clock.moveMs(1);
      expect((await deliverOutbox(deps)).failures).toMatchObject([failure]);
      clock.moveMs(2 * minuteMs - 1);
      expect(await deliverOutbox(deps)).toEqual({ sent: 0, failures: [] });
      clock.moveMs(1);
      expect(await deliverOutbox(deps)).toEqual({ sent: 1, failures: [] });
      expect(await onlyRow()).toMatchObject({ attempts: 3, sealed: null, lastError: null });
    },
  );

  it.each(['RCPT TO', 'DATA'] as const)('with 5xx at %s is given up at once', async (command) => {
    await file();
    smtp.refuse(command, 550);
    expect((await deliverOutbox(deps)).failures).toMatchObject([{ reason: `${command} 550`, isGivenUp: true }]);
    clock.moveMs(24 * 60 * minuteMs);
    expect(await deliverOutbox(deps)).toEqual({ sent: 0, failures: [] });
    expect(await onlyRow()).toMatchObject({ attempts: 1, sealed: null, sentAt: null, lastError: `${command} 550` });
  });

  it('of our own sender is tried again: the operator may put it right', async () => {
    await file();
    smtp.refuse('MAIL FROM', 550);
    expect((await deliverOutbox(deps)).failures).toMatchObject([{ isGivenUp: false }]);
    clock.moveMs(minuteMs);
    expect(await deliverOutbox(deps)).toMatchObject({ sent: 1 });
  });

  it('leaves nothing personal in what is kept of it', async () => {
    await file();
    smtp.refuse('RCPT TO', 550);
    const report = await deliverOutbox(deps);
    expect(JSON.stringify([report, await onlyRow()])).not.toMatch(personal);
    expect(JSON.stringify([report, await onlyRow()])).not.toContain('wanted');
  });

  it('of one mail does not hold up the others', async () => {
    await file('rota@estudio.example');
    clock.moveMs(1);
    await file('sana@estudio.example');
    smtp.refuse('RCPT TO', 550);
    expect(await deliverOutbox(deps)).toMatchObject({ sent: 1, failures: [{ isGivenUp: true }] });
    expect(smtp.received[0]?.to).toEqual(['sana@estudio.example']);
  });
});

describe('a mail server', () => {
  it('that is down delays a mail until it is up again', async () => {
    await file();
    await smtp.stop();
    expect((await deliverOutbox(deps)).failures).toMatchObject([{ isGivenUp: false }]);
    await smtp.start();
    clock.moveMs(minuteMs);
    expect(await deliverOutbox(deps)).toEqual({ sent: 1, failures: [] });
  });

  it('that never comes back gets eight attempts over some two hours, and then the mail is given up', async () => {
    await file();
    await smtp.stop();
    const start = clock.now().getTime();
    for (let attempt = 1; attempt <= 8; attempt++) {
      const { failures } = await deliverOutbox(deps);
      expect(failures).toMatchObject([{ isGivenUp: attempt === 8 }]);
      if (attempt < 8) clock.moveMs((await onlyRow()).nextAttemptAt.getTime() - clock.now().getTime());
    }
    expect((clock.now().getTime() - start) / minuteMs).toBe(1 + 2 + 4 + 8 + 16 + 32 + 60);
    expect(await onlyRow()).toMatchObject({ attempts: 8, sealed: null, failedAt: clock.now() });
    await smtp.start();
  });

  it('that takes a mail and never answers is not waited for without end', async () => {
    await file();
    smtp.hang();
    const hasty = { ...deps, transport: openTransport(1_000) };
    expect((await deliverOutbox(hasty)).failures).toMatchObject([{ isGivenUp: false }]);
  });
});

describe('a server of ours that stops', () => {
  it('in mid-conversation with a mail server that hangs lets go of it, and the mail is tried again later', async () => {
    await file();
    smtp.hang();
    const stopping = new AbortController();
    const delivering = deliverOutbox(deps, stopping.signal);
    await smtp.hanging();
    stopping.abort();
    expect((await delivering).failures).toMatchObject([{ reason: 'EABORT', isGivenUp: false }]);
    expect((await onlyRow()).sealed).not.toBeNull();
  });

  it('begins no other mail', async () => {
    await file();
    expect(await deliverOutbox(deps, AbortSignal.abort())).toEqual({ sent: 0, failures: [] });
    expect(await onlyRow()).toMatchObject({ attempts: 0 });
  });
});

describe('a server of ours that dies in mid-delivery', () => {
  it('leaves the mail to another one once its lease is over, under the same Message-ID', async () => {
    await file();
    const dying = { ...deps, transport: { send: () => Promise.reject(new Error('killed')) } };
    await expect(deliverOutbox(dying)).rejects.toThrow('killed');
    expect(await deliverOutbox(deps)).toEqual({ sent: 0, failures: [] });
    clock.moveMs(5 * minuteMs);
    expect(await deliverOutbox(deps)).toEqual({ sent: 1, failures: [] });
    expect(readMail(smtp.received[0]!.raw).headers['message-id']).toBe(`<${(await onlyRow()).id}@foja.example>`);
  });
});

it('a mail that was sealed with another key is given up and does not hold up the rest', async () => {
  await enqueueMail({ ...deps, keyring: fixedKeyring('another-key-that-only-this-test-uses-0001') }, someMail());
  clock.moveMs(1);
  await file('sana@estudio.example');
  expect(await deliverOutbox(deps)).toMatchObject({ sent: 1, failures: [{ reason: 'unreadable', isGivenUp: true }] });
});

it('a mail filed in a transaction that is undone never leaves', async () => {
  await database.db
    .transaction(async (transaction) => {
      await enqueueMail({ ...deps, db: transaction }, someMail());
      throw new Error('undone');
    })
    .catch(() => {});
  expect(await deliverOutbox(deps)).toEqual({ sent: 0, failures: [] });
  expect(await database.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'confirm-email'))).toEqual([]);
});

function someMail(): Mail {
  return { template: 'confirm-email', to: 'ana@estudio.example', values: { firstName: 'Ana', link } };
}
