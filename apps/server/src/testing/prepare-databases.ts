import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/database/open-database.ts';
import { openKeptFolder } from './kept-folder.ts';
import { lendDatabases } from './shared-embedded-databases.ts';
import { databaseUrlOf, runOnServer, serverTemplateName } from './test-database-template.ts';

/** Vitest's global setup: no test file waits for initdb, for the migrations, or for an embedded database to start. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kept = openKeptFolder();
  project.provide('keptFolder', kept.folder);
  const stop = await prepareDatabases(project);
  return async () => {
    await stop();
    kept.remove();
  };
}

async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) {
    const lender = await lendDatabases();
    project.provide('databaseLenderPort', lender.port);
    return lender.stop;
  }
  const name = serverTemplateName(project.vitest.config.shard?.index);
  await runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
  await runOnServer(serverUrl, `create database ${name}`);
  await (await openDatabase({ dataDir: tmpdir(), databaseUrl: databaseUrlOf(serverUrl, name) })).close();
  project.provide('serverTemplate', name);
  return () => runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
}
