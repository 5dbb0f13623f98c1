import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { LockHeld, releaseLock, takeLock } from '../../exclusive-lock.ts';
import { closeToOthers, writePrivately } from '../../private-data-folder.ts';
import type { ChildOptions, ChildReport, DraftOptions } from './child-messages.ts';
import { databaseFolder, databaseLockPath, socketPort } from './embedded-paths.ts';
import { listenOnSocket } from './listen-on-socket.ts';

/**
 * The embedded database's own process: PGlite computes on the thread that it lives in, so it must not share the server's.
 * It takes the exclusive lock (PGlite has none), listens, and ends with the server.
 */
const options = JSON.parse(process.argv[2] ?? '{}') as ChildOptions | DraftOptions;

const maxConnections = 20;

// Where whoever started it has not.
writePrivately();

// Ctrl-C reaches the whole process group; the server decides when the database closes.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

function report(message: ChildReport): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });
}

/** Opens the cluster in `folder`. A new one is made beside it and moved in whole: a start killed half-way leaves no half. */
async function openCluster(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    const draft = `${folder}.preparing`;
    rmSync(draft, { recursive: true, force: true });
    await makeInOwnProcess(draft);
    renameSync(draft, folder);
  }
  // PGlite's own default turns fsync off ("-F"); an acknowledged row must survive a power cut.
  const database = await PGlite.create(folder, {
    startParams: PGlite.defaultStartParams.filter((param) => param !== '-F'),
  });
  // PGlite follows no umask: what it makes a new cluster of, and what it writes as it opens one, is open to everybody.
  closeToOthers(folder);
  return database;
}

/** What made a cluster keeps a hundred megabytes as long as its process lives. @throws where it could not be made. */
async function makeInOwnProcess(draft: string): Promise<void> {
  const options: DraftOptions = { draft };
  const maker = fork(process.argv[1] ?? '', [JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [code] = await once(maker, 'exit');
  if (code !== 0) throw new Error(`A new database could not be made (code ${code}).`);
}

async function makeDraft({ draft }: DraftOptions): Promise<void> {
  // Whoever starts next makes another in the same place.
  process.once('disconnect', () => process.exit(1));
  await (await PGlite.create(draft)).close();
  process.exit(0);
}

async function run(options: ChildOptions): Promise<void> {
  mkdirSync(options.dataDir, { recursive: true });
  const lockPath = databaseLockPath(options.dataDir);
  const address = options.socketFolder ?? '127.0.0.1';
  const lock = await takeLock(lockPath, { serverPid: options.serverPid, address });

  const database = await openCluster(databaseFolder(options.dataDir));
  const listener = await listenOnSocket(
    database,
    options.socketFolder
      ? { path: join(options.socketFolder, `.s.PGSQL.${socketPort}`) }
      : { host: '127.0.0.1', port: 0 },
    maxConnections,
  );

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await listener.stop();
    await database.close();
    releaseLock(lockPath, lock);
    process.exit(0);
  };
  process.on('disconnect', close);
  process.on('message', (message) => message === 'close' && close());
  if (!process.connected) await close();

  await report({ kind: 'ready', host: address, port: listener.port ?? socketPort });
}

(options.draft === undefined ? run(options) : makeDraft(options)).catch(async (error: unknown) => {
  if (error instanceof LockHeld) await report({ kind: 'lock-held', pid: error.holder.serverPid });
  else await report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
});
