import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLiveHolder, LockHeld, readLockHolder, releaseLock, takeLock } from './exclusive-lock.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foja-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const claim = { serverPid: process.pid, address: 'here' };

/** A process number that belonged to a process which has ended. */
async function endedPid(): Promise<number> {
  const child = fork(fileURLToPath(new URL('../testing/ends-at-once.mjs', import.meta.url)));
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('exclusive lock', () => {
  it('is refused while a live process holds it, and says which', async () => {
    await takeLock(path, claim);
    await expect(takeLock(path, claim)).rejects.toThrow(LockHeld);
    await expect(takeLock(path, claim)).rejects.toThrow(String(process.pid));
  });

  it('is free again after its release', async () => {
    releaseLock(path, await takeLock(path, claim));
    expect(findLiveHolder(path)).toBeNull();
    await takeLock(path, claim);
  });

  it('is taken over from a process that was killed', async () => {
    const pid = await endedPid();
    writeFileSync(path, JSON.stringify({ token: 'old', pid, pidStartedAt: null, serverPid: pid, address: 'gone' }));
    const mine = await takeLock(path, claim);
    expect(readLockHolder(path)).toEqual(mine);
  });

  it.runIf(process.platform === 'linux')(
    'is taken over when another process has got the dead one’s number',
    async () => {
      writeFileSync(
        path,
        JSON.stringify({ token: 'old', pid: process.pid, pidStartedAt: '1', serverPid: process.pid, address: 'gone' }),
      );
      const mine = await takeLock(path, claim);
      expect(readLockHolder(path)?.token).toBe(mine.token);
    },
  );

  it('recovers from an unreadable lock file', async () => {
    writeFileSync(path, '{"tok');
    await takeLock(path, claim);
    expect(findLiveHolder(path)?.pid).toBe(process.pid);
  });

  it('goes to exactly one of many that see the same dead holder', async () => {
    const pid = await endedPid();
    writeFileSync(path, JSON.stringify({ token: 'old', pid, pidStartedAt: null, serverPid: pid, address: 'gone' }));
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => takeLock(path, claim)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not released by somebody who no longer holds it', async () => {
    const first = await takeLock(path, claim);
    releaseLock(path, first);
    const second = await takeLock(path, claim);
    releaseLock(path, first);
    expect(readLockHolder(path)?.token).toBe(second.token);
  });
});
