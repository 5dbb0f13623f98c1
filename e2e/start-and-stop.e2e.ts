import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  copyPreparedFolder,
  type RunningServer,
  spawnServer,
  startPreparedServer,
  startServer,
  stopAndRemove,
} from './start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startPreparedServer();
});
afterAll(() => stopAndRemove(server));

const headers = { ApplicationId: 'foja' };
const lockPath = () => join(server.dataDir, 'database.lock');
const childPid = (): number => JSON.parse(readFileSync(lockPath(), 'utf8')).pid;
const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Runs a start that is expected to fail and gives what it printed. */
async function failedStart(environment: Record<string, string>, dataDir = server.dataDir) {
  const child = spawnServer(dataDir, environment);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'exit');
  return { code, output };
}

describe('npm start', () => {
  it('prepares everything on an empty folder, and answers as soon as it prints its address', async () => {
    const ready = { api: { status: 'running' }, database: { status: 'connected' }, index: { status: 'ready' } };
    const first = inject('firstStatus') as { index: { passages: number } };
    expect(first).toMatchObject(ready);
    expect(first.index.passages).toBeGreaterThan(75);
    const status = await (await fetch(`${server.url}/api/status`, { headers })).json();
    expect(status).toMatchObject(ready);
    expect(status.index.passages).toBe(first.index.passages);
  });

  it('says which process holds the data folder when it is started twice', async () => {
    const { code, output } = await failedStart({});
    expect(code).toBe(1);
    expect(output).toContain(String(server.process.pid));
    expect(output).not.toContain('    at ');
  });

  it('says that the port is busy', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const otherFolder = copyPreparedFolder(inject('preparedDataFolder'));
    const { code, output } = await failedStart({ PORT: String(port) }, otherFolder);
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(String(port));
    expect(output).not.toContain('    at ');
    rmSync(otherFolder, { recursive: true, force: true });
  });

  it('stops on a wrong setting with one clear line', async () => {
    const { code, output } = await failedStart({ PORT: 'puerto' });
    expect(code).toBe(1);
    expect(output).toContain('PORT');
  });

  it('leaves no process and no lock behind on Ctrl-C, and starts again with its data', async () => {
    const child = childPid();
    const { dataDir } = server;
    expect(await server.stop()).toBe(0);
    expect(isRunning(child)).toBe(false);
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
    server = await startServer({}, dataDir);
    // A machine under load may take its time to read the index.
    await expect
      .poll(async () => (await (await fetch(`${server.url}/api/status`, { headers })).json()).index.status, {
        timeout: 60_000,
      })
      .toBe('ready');
  });

  it('recovers by itself after kill -9, lock included, with what was acknowledged', async () => {
    const response = await fetch(`${server.url}/api/auth/guest-token`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ clientFingerprint: 'killed-soon-12345', userAgent: 'e2e' }),
    });
    const { token } = (await response.json()) as { token: string };
    const { dataDir } = server;
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    server = await startServer({}, dataDir);
    const usage = await fetch(`${server.url}/api/usage/remaining`, {
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect(usage.status).toBe(200);
  });
});
