// `npm run admin -- reset-password | reset-second-factor EMAIL`: wires the command to the configured database and secrets.

import { endOtherAccess } from '../account-lifecycle/end-other-access.ts';
import { runAdminCommand } from '../accounts/admin-command.ts';
import { systemClock } from '../platform/clock.ts';
import { loadDotenv, readConfig } from '../platform/config.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { requireInstallation } from '../platform/existing-installation.ts';
import { readInstallationSecret } from '../platform/installation-secret.ts';
import { openKeyring } from '../platform/keyring.ts';
import { keepDataFolderPrivate } from '../platform/private-data-folder.ts';
import { tellSafely } from '../platform/tell-safely.ts';

let opened: OpenDatabase | null = null;
try {
  loadDotenv();
  const config = readConfig(process.env);
  requireInstallation(config);
  keepDataFolderPrivate(config.dataDir);
  process.exitCode = await runAdminCommand({
    args: process.argv.slice(2),
    accounts: async () => {
      opened = await openDatabase({
        dataDir: config.dataDir,
        databaseUrl: config.databaseUrl,
        joinRunning: true,
        mustExist: true,
      });
      return {
        db: opened.db,
        clock: systemClock,
        jwtSecret: config.jwtSecret ?? readInstallationSecret(config.dataDir, 'jwt'),
        keyring: openKeyring(config),
        config,
        endOtherAccess,
      };
    },
    print: (line) => console.log(line),
    printProblem: (line) => console.error(line),
  });
} catch (error) {
  console.error(tellSafely(error).message);
  process.exitCode = 1;
} finally {
  await (opened as OpenDatabase | null)?.close();
}
