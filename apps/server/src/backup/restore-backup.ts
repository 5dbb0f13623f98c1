import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { FilesPlace } from '../platform/files/files-place.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import {
  type BackupManifest,
  BackupProblem,
  backupManifestSchema,
  documentsFolder,
  filesFolder,
  manifestName,
  tablesFolder,
} from './backup-manifest.ts';
import { readMigrations, readTables, type TableShape } from './read-tables.ts';
import { copyHashed } from './take-backup.ts';

/** What goes in one statement: PostgreSQL takes no JSON of more than 256 MB, whatever the rows of a table weigh. */
const rowsAtOnce = 500;
const charactersAtOnce = 8 * 1024 * 1024;

/** Reads what a backup says of itself. @throws {BackupProblem} for a folder that holds no whole one. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return backupManifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  } catch {
    throw new BackupProblem(`${folder} no tiene una copia entera: ${manifestName} falta o no se puede leer.`);
  }
}

/**
 * Puts a backup into an empty place: a database whose tables are made and hold nothing, and a data folder without documents and secrets.
 * All rows or none; what was damaged is refused before anything is written.
 * @throws {BackupProblem} where the place is not empty, the tables are of another release, or a part is not as it was written.
 */
export async function restoreBackup(
  { db, dataDir, files: place }: { db: Database; dataDir: string; files: FilesPlace },
  folder: string,
): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  await requireWhole(folder, manifest);
  if (JSON.stringify(await readMigrations(db)) !== JSON.stringify(manifest.migrations)) {
    throw new BackupProblem(
      `La copia es de la versión ${manifest.appVersion}, que tiene otras tablas. Restaurala con esa versión y después iniciá esta, que las pone al día.`,
    );
  }
  const store = openFileStore(place);
  await requireNoFiles({ dataDir, store }, manifest);
  await db.transaction(async (transaction) => {
    const tables = await readTables(transaction);
    for (const table of tables) await requireEmpty(transaction, table);
    for (const { name, rows } of manifest.tables) {
      const table = tables.find((one) => one.name === name);
      if (!table) throw new BackupProblem(`Acá no hay una tabla ${name}.`);
      const filled = await fillTable(transaction, table, join(folder, tablesFolder, `${name}.jsonl`));
      if (filled !== rows) throw new BackupProblem(`De ${rows} filas de ${name} solo se pudieron restaurar ${filled}.`);
    }
    await putFiles({ dataDir, store }, folder, manifest);
  });
  return manifest;
}

interface FilesPlaces {
  dataDir: string;
  store: FileStore;
}

/** All of them, or none: what was written goes again where one fails. */
async function putFiles({ dataDir, store }: FilesPlaces, folder: string, { files }: BackupManifest): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const { path } of files) {
      const content = createReadStream(join(folder, filesFolder, path));
      const name = nameInStore(path);
      if (name === null) {
        undo.push(() => rm(join(dataDir, path), { force: true }));
        await copyHashed(content, join(dataDir, path));
        continue;
      }
      await store.prepare(dirname(name));
      undo.push(
        () => store.discardDraft(name),
        () => store.remove(name),
      );
      await copyHashed(content, store.pathOfDraft(name));
      await store.keep([name]);
    }
  } catch (error) {
    for (const step of undo) await step().catch(() => {});
    throw error;
  }
}

/** Null for what lies in the data folder itself. */
function nameInStore(path: string): string | null {
  return path.startsWith(`${documentsFolder}/`) ? path.slice(documentsFolder.length + 1) : null;
}

async function requireWhole(folder: string, { files, tables }: BackupManifest): Promise<void> {
  const parts = [
    ...tables.map(({ name, sha256 }) => ({ path: join(tablesFolder, `${name}.jsonl`), sha256 })),
    ...files.map(({ path, sha256 }) => ({ path: join(filesFolder, path), sha256 })),
  ];
  for (const { path, sha256 } of parts) {
    if (isAbsolute(path) || path.split(/[\\/]/).includes('..'))
      throw new BackupProblem(`${path} lleva afuera de la copia.`);
    if ((await hashOf(join(folder, path))) !== sha256) {
      throw new BackupProblem(`${path} falta, o no es lo que se copió: no se restauró nada.`);
    }
  }
}

async function hashOf(path: string): Promise<string | null> {
  if (!existsSync(path)) return null;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function requireNoFiles({ dataDir, store }: FilesPlaces, { files }: BackupManifest): Promise<void> {
  const secret = files.find(({ path }) => nameInStore(path) === null && existsSync(join(dataDir, path)));
  const folders = new Set(files.flatMap(({ path }) => nameInStore(path)?.split('/')[0] ?? []));
  let there = secret && join(dataDir, secret.path);
  for (const account of await store.listFolders()) {
    if (folders.has(account) && (await store.list(account)).length > 0) there ??= `${documentsFolder}/${account}`;
  }
  if (there) throw new BackupProblem(`${there} ya existe: una copia se restaura en un lugar vacío.`);
}

async function requireEmpty(transaction: Transaction, { name }: TableShape): Promise<void> {
  const { rows } = await transaction.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
  if (rows.length > 0)
    throw new BackupProblem(`La base de datos no está vacía (${name}): una copia se restaura en un lugar vacío.`);
}

async function fillTable(transaction: Transaction, table: TableShape, path: string): Promise<number> {
  const name = sql.identifier(table.name);
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  let filled = 0;
  const fill = async (lines: readonly string[]) => {
    if (lines.length === 0) return;
    // The rows go as they lie: numbers keep every digit that JavaScript would round.
    const { rowCount } = await transaction.execute(
      sql`insert into ${name} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::jsonb)`,
    );
    filled += rowCount ?? 0;
  };
  let lines: string[] = [];
  let characters = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line);
    characters += line.length;
    if (lines.length < rowsAtOnce && characters < charactersAtOnce) continue;
    await fill(lines);
    lines = [];
    characters = 0;
  }
  await fill(lines);
  for (const column of table.serials) {
    await transaction.execute(sql`
      select setval(pg_get_serial_sequence(${table.name}, ${column}), max(${sql.identifier(column)}))
      from ${name} having count(*) > 0`);
  }
  return filled;
}
