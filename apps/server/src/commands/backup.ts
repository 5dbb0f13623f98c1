// `npm run backup -- FOLDER`: writes rows, sealed files and secrets into an empty folder; also while the server runs.
import { resolve } from 'node:path';
import { BackupProblem } from '../backup/backup-manifest.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { systemClock } from '../platform/clock.ts';
import { loadDotenv, readConfig } from '../platform/config.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { requireInstallation } from '../platform/existing-installation.ts';
import { keepDataFolderPrivate } from '../platform/private-data-folder.ts';
import { counted } from '../platform/progress-bar.ts';
import { tellSafely } from '../platform/tell-safely.ts';

const [folder] = process.argv.slice(2);
let opened: OpenDatabase | null = null;
try {
  if (!folder) throw new BackupProblem('Se usa así: npm run backup -- CARPETA');
  loadDotenv();
  const config = readConfig(process.env);
  const { databaseUrl, dataDir, files: place } = config;
  requireInstallation(config);
  keepDataFolderPrivate(dataDir);
  opened = await openDatabase({ dataDir, databaseUrl, joinRunning: true, mustExist: true });
  const { files, tables } = await takeBackup(
    { db: opened.db, clock: systemClock, dataDir, files: place },
    resolve(folder),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `En ${resolve(folder)}: ${counted(rows, 'fila', 'filas')} de ${tables.length} tablas y ${counted(files.length, 'archivo', 'archivos')}.`,
  );
  if (!files.some(({ path }) => path.endsWith('.secret'))) {
    console.log('Los secretos vienen del entorno: guardalos con la copia, sin ellos no se abre nada de lo cifrado.');
  }
} catch (error) {
  console.error(error instanceof BackupProblem ? error.message : tellSafely(error).message);
  process.exitCode = 1;
} finally {
  await (opened as OpenDatabase | null)?.close();
}
