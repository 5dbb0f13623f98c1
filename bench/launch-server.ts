import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findProjectRoot } from '../apps/server/src/platform/project-root.ts';

export interface LaunchedServer {
  url: string;
  pid: number;
  /** From the command to the printed address. */
  listeningMs: number;
  /** Stops it as Ctrl-C does. */
  stop(): Promise<void>;
}

export interface LaunchOptions {
  dataDir: string;
  /** `npm start` as a person types it, or the built server alone. */
  command: 'npm start' | 'built server';
  environment?: Record<string, string>;
}

/** What would make this start another than the one on a fresh machine; an empty value also hides what `.env` says. */
const unset = Object.fromEntries(
  [
    ...['CORPUS_DIR', 'DATABASE_URL', 'RETRIEVAL_URI', 'FILES_URI'],
    ...['LLM_BASE_URL', 'EMBEDDINGS_BASE_URL', 'EMBEDDINGS_MODEL'],
  ].map((name) => [name, '']),
);

/** @throws when it ends before it listens; what it said is on standard error. */
export async function launchServer({ dataDir, command, environment }: LaunchOptions): Promise<LaunchedServer> {
  const root = findProjectRoot();
  const [program, args] =
    command === 'npm start' ? ['npm', ['start']] : [process.execPath, [join(root, 'apps/server/dist/main.js')]];
  const startedMs = performance.now();
  const child = spawn(program, args as string[], {
    cwd: root,
    env: {
      ...process.env,
      ...unset,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      GUEST_TOKENS_PER_NETWORK: '100000',
      GUEST_QUESTIONS_PER_NETWORK: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32' && command === 'npm start',
    // Its own group, so that a stop reaches npm and all that it started, as a terminal's does.
    detached: process.platform !== 'win32',
  });
  const url = await readAddress(child);
  return {
    url,
    pid: child.pid ?? 0,
    listeningMs: performance.now() - startedMs,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'close');
      if (process.platform === 'win32') child.kill();
      else process.kill(-(child.pid ?? 0), 'SIGINT');
      await ended;
    },
  };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const address = /Foja: (http:\/\/\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The server ended before it listened (${signal ?? `code ${code}`}):\n${output}`)),
    );
  });
}
