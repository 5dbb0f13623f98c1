import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from '../../threads/bundle-program.ts';
import type { ChildOptions, ChildReport } from './child-messages.ts';
import { tryAgain } from './try-again.ts';

/** Another process holds the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(`The data folder ${dataDir} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`);
    this.pid = pid;
  }
}

export interface EmbeddedDatabase {
  /** Socket folder or loopback address, as a PostgreSQL driver takes it. */
  host: string;
  port: number;
  /** Ends the child once everything acknowledged is on disk. */
  close(): Promise<void>;
}

const fromSource = import.meta.url.endsWith('.ts');
const childPath = fileURLToPath(
  new URL(fromSource ? './embedded-database.child.ts' : './embedded-database.child.js', import.meta.url),
);
const programPath = () => (fromSource ? bundleProgram(childPath) : childPath);

/**
 * Starts the embedded database for `dataDir` in a child process and waits until it listens. A child that dies while in use is
 * started again on the same address: the pool's next connection finds it.
 * @throws {DataFolderInUse} when a live process holds the folder.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  onRestart: (attempt: number) => void = () => {},
): Promise<EmbeddedDatabase> {
  const socketFolder = process.platform === 'win32' ? null : mkdtempSync(join(tmpdir(), 'foja-'));
  const options: ChildOptions = { dataDir, socketFolder, serverPid: process.pid };
  let closing = false;
  let { child, address } = await launch(options).catch((error: unknown) => {
    if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
    throw error;
  });

  const keepAlive = (running: ChildProcess) =>
    running.once('exit', async () => {
      const started = await tryAgain(() => launch(options), { isWanted: () => !closing, onTry: onRestart });
      if (!started) return;
      ({ child, address } = started);
      keepAlive(child);
    });
  keepAlive(child);

  return {
    ...address,
    async close() {
      closing = true;
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.send('close');
        await ended;
      }
      if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}

function launch(options: ChildOptions): Promise<{ child: ChildProcess; address: { host: string; port: number } }> {
  return new Promise((resolve, reject) => {
    if (options.socketFolder) rmSync(join(options.socketFolder, '.s.PGSQL.5432'), { force: true });
    const child = fork(programPath(), [JSON.stringify(options)], {
      execArgv: [],
      // The child needs none of the server's secrets.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The embedded database ended while starting (code ${code}).`)));
    child.once('message', (message) => {
      const report = message as ChildReport;
      if (report.kind === 'ready') resolve({ child, address: { host: report.host, port: report.port } });
      else if (report.kind === 'lock-held') reject(new DataFolderInUse(options.dataDir, report.pid));
      else reject(new Error(`The embedded database could not start: ${report.message}`));
    });
  });
}
