import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../platform/database/open-database.ts';
import { findProjectRoot } from '../platform/project-root.ts';

/** Names the migrations as they stand: what was prepared from others is not used. */
function migrationsFingerprint(): string {
  const migrations = join(findProjectRoot(), 'apps/server/migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(file).update(readFileSync(join(migrations, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The folder of a migrated, empty embedded database for the migrations as they stand; test files start from a copy. */
export const testDatabaseTemplate = (): string =>
  join(findProjectRoot(), '.cache/test-database', migrationsFingerprint());

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated, empty database on the server of `TEST_DATABASE_URL`; test files start from a copy. */
    serverTemplate: string;
  }
}

/**
 * Names that database.
 * @param share of the tests that this run has, where another run has the rest, perhaps at the same time: each makes its own.
 */
export const serverTemplateName = (share: number | undefined): string =>
  `foja_test_template_${migrationsFingerprint()}${share === undefined ? '' : `_${share}`}`;

/** The address of one database of a server. */
export function databaseUrlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on the server's own database. */
export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The template's folder, made where it is missing; of two makers at once the first to finish wins. */
export async function prepareTemplate(): Promise<string> {
  const template = testDatabaseTemplate();
  if (existsSync(template)) return template;
  const draft = `${template}.${process.pid}.preparing`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await (await openDatabase({ dataDir: draft, databaseUrl: null })).close();
  try {
    renameSync(draft, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return template;
}
