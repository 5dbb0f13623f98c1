import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { inject } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../platform/database/embedded/start-embedded-database.ts';
import { describeSchema, emptyDatabase } from './empty-database.ts';
import { prepareTemplate } from './test-database-template.ts';

/** An embedded database that runs as long as the test run does; test files use it in turn. */
interface SharedDatabase {
  id: number;
  host: string;
  port: number;
  /** What it holds apart from rows. */
  schema: string[];
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where {@link lendDatabases} listens. */
    databaseLenderPort: number;
  }
}

/** Lends embedded databases to the test files' processes, by HTTP: one is started where all are lent, from a copy of the template. */
export async function lendDatabases(): Promise<{ port: number; stop(): Promise<void> }> {
  const template = await prepareTemplate();
  const started: { embedded: EmbeddedDatabase; folder: string; shared: SharedDatabase }[] = [];
  const free: number[] = [];
  async function start(): Promise<SharedDatabase> {
    const folder = mkdtempSync(join(tmpdir(), 'foja-test-'));
    const dataDir = join(folder, 'data');
    cpSync(template, dataDir, { recursive: true });
    const embedded = await startEmbeddedDatabase(dataDir);
    const { host, port } = embedded;
    const schema = await withConnection(embedded, describeSchema);
    const shared = { id: started.length, host, port, schema };
    started.push({ embedded, folder, shared });
    return shared;
  }
  const lender = createServer((call, answer) => {
    const returned = /^\/return\/(\d+)$/.exec(call.url ?? '')?.[1];
    if (returned) {
      free.push(Number(returned));
      answer.end();
      return;
    }
    const lent = started[free.pop() ?? -1]?.shared ?? start();
    Promise.resolve(lent).then(
      (shared) => answer.end(JSON.stringify(shared)),
      (error: Error) => answer.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((listening) => lender.listen(0, '127.0.0.1', listening));
  return {
    port: (lender.address() as AddressInfo).port,
    async stop() {
      await new Promise((closed) => lender.close(closed));
      for (const { embedded, folder } of started) {
        await embedded.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/**
 * An empty, migrated embedded database that nobody else has, or null where nobody lends. Its `close` gives it back emptied, and
 * fails where it cannot be made as new: then nobody gets it again.
 */
export async function borrowSharedDatabase(): Promise<EmbeddedDatabase | null> {
  // Undefined where a project runs without the setup that lends.
  const lenderPort: number | undefined = inject('databaseLenderPort');
  if (!lenderPort) return null;
  const { id, host, port, schema } = JSON.parse(await callLender(lenderPort, '/borrow')) as SharedDatabase;
  return {
    host,
    port,
    async close() {
      await withConnection({ host, port }, (connection) => emptyDatabase(connection, schema));
      await callLender(lenderPort, `/return/${id}`);
    },
  };
}

/** By a connection of its own, which is gone with the answer. */
async function callLender(port: number, path: string): Promise<string> {
  const { status, body } = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', agent: false }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
    });
    call.once('error', reject).end();
  });
  if (status !== 200) throw new Error(`No test database: ${body}`);
  return body;
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
