import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { readTables } from '../backup/read-tables.ts';
import { startEmbeddedDatabase } from '../platform/database/embedded/start-embedded-database.ts';
import { findProjectRoot } from '../platform/project-root.ts';

/** The last migration that release 1.0.13 had: what came after it is Unreleased in the changelog. */
const lastMigration = '0016_own_templates';

/**
 * What the code of release 1.0.13 itself wrote, row by row and file by file, when two people used it: one with a document in the vault, a
 * document of the editor with a version and a clause of their own; the other with a second factor.
 */
export interface OldRelease {
  people: { password: string; email: string; withSecondFactor: string; secret: string };
  fileId: string;
  editorDocumentId: string;
  /** By their paths in the data folder, as base64. */
  files: Record<string, string>;
  tables: Record<string, Record<string, unknown>[]>;
}

/** Makes the data folder of an installation of release 1.0.13: its tables by its own migrations, its rows, its sealed files and its key. */
export async function makeOldDataFolder(dataDir: string): Promise<OldRelease> {
  const old: OldRelease = JSON.parse(
    readFileSync(join(findProjectRoot(), 'apps/server/src/testing/release-1.0.13.json'), 'utf8'),
  );
  for (const [path, content] of Object.entries(old.files)) {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true });
    writeFileSync(join(dataDir, path), Buffer.from(content, 'base64'), { mode: 0o600 });
  }
  const migrationsFolder = migrationsUpTo(lastMigration);
  const embedded = await startEmbeddedDatabase(dataDir);
  const client = new pg.Client({
    host: embedded.host,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
  });
  try {
    await client.connect();
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    for (const { name, columns, serials } of await readTables(db)) {
      const rows = old.tables[name];
      if (!rows) continue;
      const listed = sql.join(
        columns.map((column) => sql.identifier(column)),
        sql`, `,
      );
      await db.execute(sql`insert into ${sql.identifier(name)} (${listed}) overriding system value
        select ${listed} from jsonb_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(rows)}::jsonb)`);
      for (const serial of serials) {
        await db.execute(sql`select setval(pg_get_serial_sequence(${name}, ${serial}), max(${sql.identifier(serial)}))
          from ${sql.identifier(name)}`);
      }
    }
  } finally {
    await client.end();
    await embedded.close();
    rmSync(migrationsFolder, { recursive: true, force: true });
  }
  return old;
}

/** A copy of the migrations that ends where the release ended. */
function migrationsUpTo(last: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'foja-migrations-'));
  cpSync(join(findProjectRoot(), 'apps/server/migrations'), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(path, 'utf8'));
  const count = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  if (count === 0) throw new Error(`There is no migration ${last}.`);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}
