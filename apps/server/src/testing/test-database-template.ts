import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../platform/database/open-database.ts';
import { findProjectRoot } from '../platform/project-root.ts';

/** The folder of a migrated, empty embedded database for the migrations as they stand; test files start from a copy. */
export function testDatabaseTemplate(): string {
  const migrations = join(findProjectRoot(), 'apps/server/migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(file).update(readFileSync(join(migrations, file)));
  }
  return join(findProjectRoot(), '.cache/test-database', hash.digest('hex').slice(0, 16));
}

/** Vitest's global setup: makes the template once, so that no test file waits for initdb. */
export async function setup(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) await prepareTemplate();
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
