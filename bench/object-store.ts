import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startStandInS3 } from '../apps/server/src/testing/stand-in-s3.ts';
import { freePort } from './free-port.ts';
import { workerFlag } from './worker.ts';

export interface ObjectStoreServer {
  /** What it is, for the table. */
  name: string;
  /** What a server needs to keep its files there. */
  environment: Record<string, string>;
  pid: number;
  stop(): Promise<void>;
}

/**
 * An S3 server in a process of its own: s3rver where `S3RVER` names its program, which keeps objects on this disk; else the one of the
 * tests, which keeps them in memory. Both compute each signature anew.
 * @param entry the built `bench.js`.
 */
export async function startObjectStore(entry: string, folder: string): Promise<ObjectStoreServer> {
  const program = process.env.S3RVER;
  return program ? startS3rver(program, join(folder, 'objects')) : startStandIn(entry);
}

async function startStandIn(entry: string): Promise<ObjectStoreServer> {
  const child = fork(entry, [workerFlag, 'serve-objects'], { stdio: ['ignore', 2, 2, 'ipc'] });
  const [environment] = (await once(child, 'message')) as [Record<string, string>];
  return {
    name: 'the S3 server of the tests, in memory',
    environment,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The task of the process that {@link startObjectStore} starts: serves until whoever started it lets go. */
export async function serveObjects(): Promise<never> {
  const store = await startStandInS3();
  process.send?.(store.environment());
  await once(process, 'disconnect');
  process.exit(0);
}

const startsWithinMs = 20_000;

async function startS3rver(program: string, folder: string): Promise<ObjectStoreServer> {
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const bucket = 'foja';
  const args = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port), '--silent'];
  const child = spawn(program, [...args, '--no-vhost-buckets', '--configure-bucket', bucket], {
    stdio: ['ignore', 'ignore', 2],
    // What it seals the places of its lists with, OpenSSL 3 has left to its legacy part.
    env: { ...process.env, NODE_OPTIONS: '--openssl-legacy-provider' },
  });
  const givenUpAtMs = performance.now() + startsWithinMs;
  while (!(await fetch(url).catch(() => null))) {
    if (performance.now() > givenUpAtMs || child.exitCode !== null) throw new Error(`${program} does not answer.`);
    await delay(100);
  }
  return {
    name: `s3rver ${version}, on this disk`,
    // The only keys that it knows.
    environment: {
      FILES_URI: `s3://${bucket}/bench`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL: url,
    },
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
