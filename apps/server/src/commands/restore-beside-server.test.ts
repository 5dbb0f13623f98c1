import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseLockPath } from '../platform/database/embedded/embedded-paths.ts';
import { type LockHolder, readProcessStart } from '../platform/exclusive-lock.ts';
import { findProjectRoot } from '../platform/project-root.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foja-held-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('restore into the folder of a server that runs is refused in Spanish, and says which process it is', () => {
  const { pid } = process;
  const holder: LockHolder = {
    token: 'x',
    pid,
    pidStartedAt: readProcessStart(pid),
    serverPid: pid,
    address: '/tmp/foja-nobody',
  };
  writeFileSync(databaseLockPath(dataDir), JSON.stringify(holder));
  mkdirSync(join(dataDir, 'copia'));
  const command = join(findProjectRoot(), 'apps/server/src/commands/restore.ts');
  const { DATABASE_URL, ...environment } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, join(dataDir, 'copia')], {
    env: { ...environment, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^Un servidor \\(proceso ${pid}\\) usa esa carpeta`)),
  ]);
  expect(readdirSync(dataDir).toSorted()).toEqual(['copia', 'database.lock']);
});
