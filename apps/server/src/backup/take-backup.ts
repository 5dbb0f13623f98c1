import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appVersion } from '@foja/contracts/limits';
import { sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { draftSuffix } from '../platform/files/file-store.ts';
import type { FilesPlace } from '../platform/files/files-place.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import {
  type BackupManifest,
  BackupProblem,
  documentsFolder,
  filesFolder,
  manifestName,
  sharedEditionsFolder,
  tablesFolder,
} from './backup-manifest.ts';
import { readMigrations, readTables, type TableShape } from './read-tables.ts';

/** A row may weigh two megabytes, and all that is read at once is held. */
const rowsAtOnce = 50;

export interface BackupDeps {
  db: Database;
  clock: Clock;
  dataDir: string;
  /** Where the vault's files are. */
  files: FilesPlace;
}

/**
 * Writes a backup into a folder that is empty or not there: every row of every table as one moment saw it, the sealed files, and the
 * secrets without which nobody could open them. What can be made again (index, fetched pages) is left out.
 * @throws {BackupProblem} where the folder holds something.
 */
export async function takeBackup(deps: BackupDeps, folder: string): Promise<BackupManifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new BackupProblem(`${folder} no está vacía: una copia se escribe en una carpeta propia.`);
  }
  await mkdir(join(folder, tablesFolder), { recursive: true, mode: 0o700 });
  const takenAt = deps.clock.now().toISOString();
  const { migrations, tables } = await deps.db.transaction(
    async (transaction) => {
      const written: BackupManifest['tables'] = [];
      for (const table of await readTables(transaction)) {
        written.push(await writeTable(transaction, table, join(folder, tablesFolder, `${table.name}.jsonl`)));
      }
      return { migrations: await readMigrations(transaction), tables: written };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const files: BackupManifest['files'] = [];
  for (const { path, open } of await keptFiles(deps)) {
    const content = await open();
    const sha256 = content && (await copyHashed(content, join(folder, filesFolder, path)));
    // A document that its owner had deleted may be gone by now, and its row with it at the next look.
    if (sha256 !== null) files.push({ path, sha256 });
  }
  const manifest: BackupManifest = { format: 1, appVersion, takenAt, migrations, tables, files };
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  return manifest;
}

async function writeTable(
  transaction: Transaction,
  { name }: TableShape,
  path: string,
): Promise<BackupManifest['tables'][number]> {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let rows = 0;
  try {
    await transaction.execute(
      sql`declare backup_rows no scroll cursor for select to_jsonb(one)::text as line from ${sql.identifier(name)} one`,
    );
    for (;;) {
      const read = await transaction.execute<{ line: string }>(
        sql`fetch ${sql.raw(String(rowsAtOnce))} from backup_rows`,
      );
      if (read.rows.length === 0) break;
      const text = read.rows.map(({ line }) => `${line}\n`).join('');
      hash.update(text);
      await file.writeFile(text);
      rows += read.rows.length;
    }
    await transaction.execute(sql`close backup_rows`);
    await file.sync();
  } finally {
    await file.close();
  }
  return { name, rows, sha256: hash.digest('hex') };
}

interface KeptFile {
  /** Below the backup's files, with slashes. */
  path: string;
  /** Null where it is gone by now. */
  open: () => Promise<AsyncIterable<Uint8Array> | null>;
}

/** The installation's secrets and the vault's sealed files. */
async function keptFiles({ dataDir, files }: BackupDeps): Promise<KeptFile[]> {
  const kept: KeptFile[] = (await readdir(dataDir))
    .filter((name) => name.endsWith('.secret'))
    .map((name) => ({ path: name, open: async () => createReadStream(join(dataDir, name)) }));
  const store = openFileStore(files);
  for (const folder of (await store.listFolders()).filter((name) => name !== sharedEditionsFolder)) {
    for (const { name } of await store.list(folder)) {
      // What is being written belongs to no row yet.
      if (name.endsWith(draftSuffix)) continue;
      kept.push({
        path: `${documentsFolder}/${name}`,
        open: async () => (await store.open(name))?.content ?? null,
      });
    }
  }
  return kept.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Writes content to a new file. @returns its hash. */
export async function copyHashed(content: AsyncIterable<Uint8Array>, to: string): Promise<string> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const copy = await open(to, 'wx', 0o600);
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      await copy.writeFile(chunk);
    }
    await copy.sync();
  } finally {
    await copy.close();
  }
  return hash.digest('hex');
}
