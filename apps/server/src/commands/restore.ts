// `npm run restore -- FOLDER`: puts a backup into an empty DATA_DIR or DATABASE_URL; the next start builds the search index anew.
import { resolve } from 'node:path';
import { BackupProblem } from '../backup/backup-manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { loadDotenv, readConfig } from '../platform/config.ts';
import { DataFolderInUse } from '../platform/database/embedded/start-embedded-database.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { requireOwner } from '../platform/existing-installation.ts';
import { keepDataFolderPrivate } from '../platform/private-data-folder.ts';
import { counted } from '../platform/progress-bar.ts';
import { tellSafely } from '../platform/tell-safely.ts';

const [folder] = process.argv.slice(2);
let opened: OpenDatabase | null = null;
try {
  if (!folder) throw new BackupProblem('Se usa así: npm run restore -- CARPETA');
  loadDotenv();
  const { databaseUrl, dataDir, files: place } = readConfig(process.env);
  requireOwner(dataDir);
  keepDataFolderPrivate(dataDir);
  opened = await openDatabase({ dataDir, databaseUrl });
  const { appVersion, files, tables, takenAt } = await restoreBackup(
    { db: opened.db, dataDir, files: place },
    resolve(folder),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `De la copia del ${takenAt} (versión ${appVersion}) volvieron ${counted(rows, 'fila', 'filas')} y ${counted(files.length, 'archivo', 'archivos')}.`,
  );
} catch (error) {
  if (error instanceof DataFolderInUse) {
    console.error(
      `Un servidor (proceso ${error.pid}) usa esa carpeta de datos. No se tocó nada. Frenalo, o poné en DATA_DIR una carpeta vacía: una copia se restaura en un lugar vacío, sin ningún servidor.`,
    );
  } else console.error(error instanceof BackupProblem ? error.message : tellSafely(error).message);
  process.exitCode = 1;
} finally {
  await (opened as OpenDatabase | null)?.close();
}
