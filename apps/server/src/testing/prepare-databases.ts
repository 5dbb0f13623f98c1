import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/database/open-database.ts';
import { startSharedDatabases } from './shared-embedded-databases.ts';
import { databaseUrlOf, runOnServer, serverTemplateName } from './test-database-template.ts';

/** Vitest's global setup: no test file waits for initdb, for the migrations, or for an embedded database to start. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) {
    // One for each test file that runs at a time.
    const shared = await startSharedDatabases(Number(project.vitest.config.maxWorkers));
    project.provide('embeddedDatabases', shared.databases);
    return shared.stop;
  }
  const name = serverTemplateName();
  await runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
  await runOnServer(serverUrl, `create database ${name}`);
  await (await openDatabase({ dataDir: tmpdir(), databaseUrl: databaseUrlOf(serverUrl, name) })).close();
  return () => runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
}
