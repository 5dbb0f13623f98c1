import type { Closers } from './open-server.ts';
import { type Config, InvalidConfig, loadDotenv, readConfig } from './platform/config.ts';
import { DataFolderInUse, startEmbeddedDatabase } from './platform/database/embedded/start-embedded-database.ts';
import { DataFolderNotPrivate, keepDataFolderPrivate } from './platform/private-data-folder.ts';
import { listeningAddress } from './platform/public-address.ts';
import { onStopSignal } from './platform/stop-signal.ts';
import { tellSafely } from './platform/tell-safely.ts';

/** Opens everything in order, listens, and closes everything in the opposite order on a stop signal. */
async function start(config: Config): Promise<void> {
  const closers: Closers = [];
  const stopping = new AbortController();
  const stop = async () => {
    stopping.abort();
    for (const close of closers.reverse()) await close();
  };
  // A signal that comes while still starting stops as soon as what is being opened can be closed.
  let ready = false;
  onStopSignal(async () => {
    stopping.abort();
    if (ready) await stop();
  });

  try {
    // The database's process comes up while this one reads what the server is made of.
    const embedded = config.databaseUrl ? null : startEmbeddedDatabase(config.dataDir, tellRestart);
    // A failure is met where it is awaited.
    const started = embedded?.catch(() => null);
    closers.push(async () => (await started)?.close());
    const { openServer } = await import('./open-server.ts');
    const app = await openServer(config, embedded, closers, stopping.signal);
    await app.listen({ port: config.port, host: config.host });
    ready = true;
    if (stopping.signal.aborted) return await stop();
    // With PORT=0 the system chose one: the links in mails name it.
    config.port = (app.server.address() as { port: number }).port;
    process.stdout.write(`Foja: ${listeningAddress(config.host, config.port)}\n`);
  } catch (error) {
    await stop();
    if (!stopping.signal.aborted || !ready) throw error;
  }
}

function tellRestart(attempt: number): void {
  console.error(`The embedded database ended; starting it again (attempt ${attempt}).`);
}

process.on('uncaughtException', (error) => {
  console.error('The server ends, because of an error that nothing handles:', tellSafely(error));
  process.exit(1);
});

try {
  loadDotenv();
  const config = readConfig(process.env);
  keepDataFolderPrivate(config.dataDir);
  await start(config);
} catch (error) {
  const code = (error as NodeJS.ErrnoException).code;
  const isClear =
    error instanceof InvalidConfig || error instanceof DataFolderInUse || error instanceof DataFolderNotPrivate;
  if (isClear) console.error(error.message);
  else if (code === 'EADDRINUSE')
    console.error(`The port is busy: ${(error as Error).message}. Set PORT to another one.`);
  // Whole where it is ours to read; of a database's error the words are somebody's data.
  else console.error(tellSafely(error));
  process.exit(1);
}
