import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { borrowSharedDatabase } from './shared-embedded-databases.ts';
import { databaseUrlOf, prepareTemplate, runOnServer } from './test-database-template.ts';

/** For a connection, where many calls at once wait their turn: it only ends what would hang. */
const connectionTimeoutMs = 100_000;

/**
 * An empty, migrated database for one test file: embedded by default, on the server of `TEST_DATABASE_URL` where that is set.
 * An embedded one is shared with the files that run before and after.
 * `close` leaves nothing behind.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) return openOnServer(serverUrl);
  const embedded = await borrowSharedDatabase();
  if (embedded)
    return openDatabase({
      dataDir: tmpdir(),
      databaseUrl: null,
      embedded: Promise.resolve(embedded),
      connectionTimeoutMs,
    });
  const dataDir = mkdtempSync(join(tmpdir(), 'foja-test-'));
  cpSync(await prepareTemplate(), dataDir, { recursive: true });
  const opened = await openDatabase({ dataDir, databaseUrl: null, connectionTimeoutMs });
  return {
    ...opened,
    async close() {
      await opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openOnServer(serverUrl: string): Promise<OpenDatabase> {
  const name = `foja_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `create database ${name} template ${inject('serverTemplate')}`);
  const opened = await openDatabase({
    dataDir: tmpdir(),
    databaseUrl: databaseUrlOf(serverUrl, name),
    connectionTimeoutMs,
  });
  return {
    ...opened,
    async close() {
      await opened.close();
      await runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
