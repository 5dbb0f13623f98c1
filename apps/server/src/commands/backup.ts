// `npm run backup -- FOLDER`: writes rows, sealed files and secrets into an empty folder; also while the server runs.
import { resolve } from 'node:path';
import { BackupProblem } from '../backup/backup-manifest.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { systemClock } from '../platform/clock.ts';
import { loadDotenv, readConfig } from '../platform/config.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { keepDataFolderPrivate } from '../platform/private-data-folder.ts';
import { tellSafely } from '../platform/tell-safely.ts';

const [folder] = process.argv.slice(2);
let opened: OpenDatabase | null = null;
try {
  if (!folder) throw new BackupProblem('Usage: npm run backup -- FOLDER');
  loadDotenv();
  const { databaseUrl, dataDir, files: place } = readConfig(process.env);
  keepDataFolderPrivate(dataDir);
  opened = await openDatabase({ dataDir, databaseUrl, joinRunning: true });
  const { files, tables } = await takeBackup(
    { db: opened.db, clock: systemClock, dataDir, files: place },
    resolve(folder),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables and ${files.length} files are in ${resolve(folder)}.`);
  if (!files.some(({ path }) => path.endsWith('.secret'))) {
    console.log('The secrets come from the environment: keep them with the backup, nothing sealed opens without them.');
  }
} catch (error) {
  console.error(error instanceof BackupProblem ? error.message : tellSafely(error).message);
  process.exitCode = 1;
} finally {
  await (opened as OpenDatabase | null)?.close();
}
