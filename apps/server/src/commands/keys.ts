// `npm run keys -- rotate | status`: wires the command to the configured database, vault and keys.

import { systemClock } from '../platform/clock.ts';
import { loadDotenv, readConfig } from '../platform/config.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { requireInstallation } from '../platform/existing-installation.ts';
import { openKeyring } from '../platform/keyring.ts';
import { runKeysCommand } from '../platform/keys-command.ts';
import { keepDataFolderPrivate } from '../platform/private-data-folder.ts';
import { sealedStores } from '../sealed-stores.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

let opened: OpenDatabase | null = null;
try {
  loadDotenv();
  const config = readConfig(process.env);
  requireInstallation(config);
  keepDataFolderPrivate(config.dataDir);
  const keyring = openKeyring(config);
  process.exitCode = await runKeysCommand({
    args: process.argv.slice(2),
    dataDir: config.dataDir,
    isKeyOfOperator: config.encryptionKey !== null,
    keyring,
    stores: async () => {
      opened = await openDatabase({
        dataDir: config.dataDir,
        databaseUrl: config.databaseUrl,
        joinRunning: true,
        mustExist: true,
      });
      return sealedStores({ config, keyring, db: opened.db });
    },
    clock: systemClock,
    signal: interrupted.signal,
    print: (line) => console.log(line),
    printProblem: (line) => console.error(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await (opened as OpenDatabase | null)?.close();
}
