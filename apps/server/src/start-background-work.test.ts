import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { enqueueMail } from './mail/enqueue-mail.ts';
import { mailOutbox } from './mail/mail.table.ts';
import { type BackgroundDeps, startBackgroundWork } from './start-background-work.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { readMail } from './testing/read-mail.ts';
import { signInAs } from './testing/sign-in-as.ts';
import { startStandInSmtp } from './testing/stand-in-smtp.ts';
import { readUsage } from './usage/read-usage.ts';
import { reserveUse } from './usage/reserve-use.ts';

let test: TestApp;
let dataDir: string;
beforeAll(async () => {
  test = await buildTestApp();
  dataDir = mkdtempSync(join(tmpdir(), 'foja-background-'));
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await test.deps.db.delete(mailOutbox);
});

const link = 'https://foja.example/confirm-email?token=abc';
const file = () =>
  enqueueMail(test.deps, { template: 'confirm-email', to: 'ana@estudio.example', values: { firstName: 'Ana', link } });

/** Lines of the log, and a promise of the first one with these words. */
function listeningLog() {
  const lines: { fields: unknown; message: string }[] = [];
  const waiting: { words: string; resolve: (fields: unknown) => void }[] = [];
  const write = (fields: unknown, message: string) => {
    lines.push({ fields, message });
    for (const { words, resolve } of waiting) if (message.includes(words)) resolve(fields);
  };
  return {
    lines,
    log: { info: write, warn: write, error: write } as unknown as BackgroundDeps['log'],
    line: (words: string) => new Promise<unknown>((resolve) => waiting.push({ words, resolve })),
  };
}

it('sends what is filed through the mail server, a trial’s end included, and logs no link', async () => {
  const smtp = await startStandInSmtp();
  const { email } = await signInAs(test, 'User', { trialEndsAt: new Date(test.clock.now().getTime() + 3_600_000) });
  await file();
  const { lines, log } = listeningLog();
  const config = { ...test.deps.config, smtpUrl: smtp.url, dataDir };
  const work = startBackgroundWork({ ...test.deps, config, log });
  const subjects = new Map(
    [await smtp.arrival(0), await smtp.arrival(1)].map((m) => [m.to[0], readMail(m.raw).headers.subject]),
  );
  await work.stop();
  await smtp.stop();
  expect(subjects.get('ana@estudio.example')).toBe('Confirmá tu email en Foja');
  expect(subjects.get(email)).toBe('Tu prueba de Foja Premium está por terminar');
  expect(lines).toEqual([]);
});

it('writes mails to the data folder without a mail server, and logs where they are, not their links', async () => {
  await file();
  const { log, line } = listeningLog();
  const written = line('written to a file');
  const work = startBackgroundWork({ ...test.deps, config: { ...test.deps.config, smtpUrl: null, dataDir }, log });
  const told = await written;
  expect(told).toMatchObject({ subject: 'Confirmá tu email en Foja', path: expect.stringContaining('outbox') });
  expect(JSON.stringify(told)).not.toContain(link);
  await work.stop();
  expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(1);
});

it('gives back, by itself, the uses of a server that ended in mid-work, and says how many', async () => {
  const { actor } = await signInAs(test);
  await reserveUse(test.deps, actor, 'chat');
  test.clock.moveMs(3_600_001);
  const { log, line } = listeningLog();
  const told = line('given back');
  const work = startBackgroundWork({ ...test.deps, config: { ...test.deps.config, smtpUrl: null, dataDir }, log });
  expect(await told).toEqual({ count: 1 });
  await work.stop();
  expect((await readUsage(test.deps, actor)).used).toBe(0);
});
