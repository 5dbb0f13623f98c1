import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMail } from '../testing/read-mail.ts';
import { composeMail } from './compose-mail.ts';
import { createFileTransport } from './file-transport.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foja-mail-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const from = 'Foja <no-responder@foja.example>';
const link = 'https://foja.example/reset-password?token=abc';
const mail = composeMail({
  template: 'reset-password',
  to: 'ana@estudio.example',
  values: { firstName: 'Ana', link },
});

it('writes each mail once as a file that only its owner reads, and tells where, not its link', async () => {
  const folder = join(dataDir, 'outbox');
  const told: unknown[] = [];
  const transport = createFileTransport({ folder, from, onWritten: (written) => told.push(written) });
  await transport.send('11111111-1111-4111-8111-111111111111', mail);
  await transport.send('11111111-1111-4111-8111-111111111111', mail);
  expect(readdirSync(folder)).toEqual(['11111111-1111-4111-8111-111111111111.eml']);
  const path = join(folder, '11111111-1111-4111-8111-111111111111.eml');
  expect(statSync(path).mode & 0o077).toBe(0);
  const { headers, text, html } = readMail(readFileSync(path, 'utf8'));
  expect(headers).toMatchObject({ from, to: 'ana@estudio.example', subject: 'Restablecé tu contraseña de Foja' });
  expect(text).toContain(link);
  expect(html).toContain(link);
  expect(told[0]).toEqual({ subject: 'Restablecé tu contraseña de Foja', path });
});

it('fails, to be tried again, where the folder cannot be written', async () => {
  const notAFolder = join(dataDir, 'taken');
  writeFileSync(notAFolder, '');
  const transport = createFileTransport({ folder: notAFolder, from, onWritten: () => {} });
  await expect(transport.send('id', mail)).rejects.toMatchObject({ name: 'MailNotTaken', isFinal: false });
});
