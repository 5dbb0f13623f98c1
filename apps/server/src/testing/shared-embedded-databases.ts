import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../platform/database/embedded/start-embedded-database.ts';
import { describeSchema, emptyDatabase } from './empty-database.ts';
import { prepareTemplate } from './test-database-template.ts';

/** An embedded database that runs as long as the test run does; test files use it in turn. */
export interface SharedEmbeddedDatabase {
  host: string;
  port: number;
  /** A file that is there while a test has the database. */
  lentPath: string;
  /** What it holds apart from rows. */
  schema: string[];
}

declare module 'vitest' {
  export interface ProvidedContext {
    embeddedDatabases: SharedEmbeddedDatabase[];
  }
}

/** Starts `count` of them on copies of the template. */
export async function startSharedDatabases(count: number) {
  const template = await prepareTemplate();
  const started = await Promise.all(
    Array.from({ length: count }, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'foja-test-'));
      const dataDir = join(folder, 'data');
      cpSync(template, dataDir, { recursive: true });
      const embedded = await startEmbeddedDatabase(dataDir);
      const { host, port } = embedded;
      const schema = await withConnection(embedded, describeSchema);
      return { embedded, folder, shared: { host, port, lentPath: join(folder, 'lent'), schema } };
    }),
  );
  return {
    databases: started.map(({ shared }): SharedEmbeddedDatabase => shared),
    async stop() {
      for (const { embedded, folder } of started) {
        await embedded.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/**
 * An empty, migrated embedded database that nobody else has, or null where all are lent. Its `close` gives it back emptied, and
 * fails where it cannot be made as new: then nobody gets it again.
 */
export function borrowSharedDatabase(): EmbeddedDatabase | null {
  // Undefined where a project runs without the setup that starts them.
  const databases: SharedEmbeddedDatabase[] | undefined = inject('embeddedDatabases');
  for (const { host, port, lentPath, schema } of databases ?? []) {
    try {
      writeFileSync(lentPath, '', { flag: 'wx' });
    } catch {
      continue;
    }
    return {
      host,
      port,
      async close() {
        await withConnection({ host, port }, (connection) => emptyDatabase(connection, schema));
        rmSync(lentPath);
      },
    };
  }
  return null;
}

async function withConnection<Result>(
  { host, port }: { host: string; port: number },
  use: (connection: pg.Client) => Promise<Result>,
): Promise<Result> {
  const connection = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
  await connection.connect();
  try {
    return await use(connection);
  } finally {
    await connection.end();
  }
}
