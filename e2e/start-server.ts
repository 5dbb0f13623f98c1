import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** A server as a test sees it that does not stop it. */
export interface ReachableServer {
  url: string;
  dataDir: string;
  /** Everything printed so far. */
  output(): string;
}

export interface RunningServer extends ReachableServer {
  process: ChildProcess;
  /** Stops it as Ctrl-C does, and resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** The environment of the tests without what would make a start differ from a fresh machine's. */
function cleanEnvironment(extra: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, LOG_LEVEL: 'warn', PORT: '0', ...extra };
}

/** As of the processes that test (`vitest.config.ts`): a server that lives for one file runs little often enough to be worth machine code. */
const forShortLives = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  ...(process.version.startsWith('v20.') ? ['--interrupt-budget=400000'] : []),
];

const spawned = new Set<ChildProcess>();

/** Ids of the server processes that were started and still run. */
export const serversLeft = (): number[] =>
  [...spawned].filter((child) => child.exitCode === null && child.signalCode === null).map((child) => child.pid ?? 0);

/** Runs `npm start` and does not wait for it to listen. */
export function spawnServer(dataDir: string, environment: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [...forShortLives, join(projectRoot, 'scripts/start.mjs')], {
    cwd: projectRoot,
    // Every guest of a test comes from one network.
    env: cleanEnvironment({
      DATA_DIR: dataDir,
      GUEST_TOKENS_PER_NETWORK: '100000',
      GUEST_QUESTIONS_PER_NETWORK: '100000',
      ...environment,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  spawned.add(child);
  return child;
}

/** Starts the product as a person does, on a new data folder, and waits until it prints its address. */
export async function startServer(
  environment: Record<string, string> = {},
  dataDir = newDataFolder(),
  onPrinted: (printed: Buffer) => void = () => {},
): Promise<RunningServer> {
  const child = spawnServer(dataDir, environment);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      onPrinted(chunk);
      const address = /http:\/\/[\w.[\]:]+:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended while starting (code ${code}):\n${output}`)));
  });
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        // To the whole group, as a terminal does.
        process.kill(-(child.pid ?? 0), 'SIGINT');
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}

/** The same on a data folder whose first start is behind it, with the administrator `knownAdmin`: seconds sooner. */
export function startPreparedServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  return startServer(environment, copyPreparedFolder(inject('preparedDataFolder')));
}

/** A data folder of its own, like the prepared one. */
export function copyPreparedFolder(prepared: string): string {
  const dataDir = newDataFolder();
  cpSync(prepared, dataDir, { recursive: true });
  return dataDir;
}

const newDataFolder = () => mkdtempSync(join(tmpdir(), 'foja-e2e-'));

/** Stops a server and removes what it stored. */
export async function stopAndRemove(server: RunningServer | undefined): Promise<void> {
  if (!server) return;
  await server.stop();
  rmSync(server.dataDir, { recursive: true, force: true });
}
