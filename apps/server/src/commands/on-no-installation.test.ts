import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findProjectRoot } from '../platform/project-root.ts';

let base: string;
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'foja-typo-'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

it.each([
  ['backup', ['copia']],
  ['keys', ['rotate']],
  ['admin', ['reset-password', 'admin@foja.local']],
  ['corpus', ['status']],
])('%s refuses a data folder that was mistyped, in Spanish, and makes nothing there', (name, args) => {
  const dataDir = join(base, 'typo');
  const command = join(findProjectRoot(), `apps/server/src/commands/${name}.ts`);
  const { DATABASE_URL, ENCRYPTION_KEY, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', command, ...args.map((one) => (one === 'copia' ? join(base, one) : one))],
    { env: { ...environment, DATA_DIR: dataDir }, encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `En ${dataDir} no hay una base de datos de Foja. No se tocó nada. Fijate en DATA_DIR (o DATABASE_URL): tiene que ser lo mismo que usa el servidor.\n`,
  );
  expect(existsSync(dataDir) || existsSync(join(base, 'copia'))).toBe(false);
});
