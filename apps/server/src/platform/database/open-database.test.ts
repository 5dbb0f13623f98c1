import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { prepareTemplate } from '../../testing/test-database-template.ts';
import { registerErrorHandler } from '../error-handler.ts';
import { readLockHolder } from '../exclusive-lock.ts';
import { NotAnInstallation } from '../existing-installation.ts';
import { databaseLockPath } from './embedded/embedded-paths.ts';
import { DataFolderInUse } from './embedded/start-embedded-database.ts';
import { openDatabase } from './open-database.ts';

// Embedded by its nature: on a PostgreSQL server there is no folder to lock and no child to lose.
describe.skipIf(process.env.TEST_DATABASE_URL)('embedded database', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'foja-db-'));
    cpSync(await prepareTemplate(), dataDir, { recursive: true });
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const open = (joinRunning = false) => openDatabase({ dataDir, databaseUrl: null, joinRunning });

  it('refuses a second opener of the same folder and names the process that holds it', async () => {
    const first = await open();
    try {
      await expect(open()).rejects.toThrow(DataFolderInUse);
      await expect(open()).rejects.toThrow(String(process.pid));
    } finally {
      await first.close();
    }
  });

  it('lets a command join the database of a running server', async () => {
    const server = await open();
    const command = await open(true);
    try {
      await command.db.execute(sql`create table joined (x int)`);
      expect((await server.db.execute(sql`select count(*)::int as n from joined`)).rows).toEqual([{ n: 0 }]);
    } finally {
      await command.close();
      await server.close();
    }
  });

  it('is not made by a command that acts on one: without tables it is refused, with them it is joined', async () => {
    const server = await open();
    const command = () => openDatabase({ dataDir, databaseUrl: null, joinRunning: true, mustExist: true });
    try {
      await (await command()).close();
      await server.db.execute(sql`drop schema drizzle cascade`);
      await expect(command()).rejects.toThrow(NotAnInstallation);
      const { rows } = await server.db.execute(sql`select 1 from pg_namespace where nspname = 'drizzle'`);
      expect(rows).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it('leaves no lock and no child process behind when it closes', async () => {
    const database = await open();
    const child = readLockHolder(databaseLockPath(dataDir))?.pid ?? 0;
    await database.close();
    expect(existsSync(databaseLockPath(dataDir))).toBe(false);
    expect(() => process.kill(child, 0)).toThrow();
  });

  it('answers again after its child was killed, with every acknowledged row', async () => {
    const database = await open();
    try {
      await database.db.execute(sql`create table kept (x int)`);
      await database.db.execute(sql`insert into kept values (1), (2)`);
      process.kill(readLockHolder(databaseLockPath(dataDir))?.pid ?? 0, 'SIGKILL');
      await expect
        .poll(
          async () => (await database.db.execute(sql`select count(*)::int as n from kept`).catch(() => null))?.rows,
          {
            timeout: 120_000,
          },
        )
        .toEqual([{ n: 2 }]);
    } finally {
      await database.close();
    }
  });

  it('survives a child that is killed inside a transaction: nothing of it is kept, the caller is told to come back, and the next call succeeds', async () => {
    const database = await open();
    try {
      await database.db.execute(sql`create table kept (x int)`);
      const cut = database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into kept values (1)`);
        const child = readLockHolder(databaseLockPath(dataDir))?.pid ?? 0;
        process.kill(child, 'SIGKILL');
        // The connection breaks while no query waits on it: only its own listener hears of that.
        await expect.poll(() => isRunning(child)).toBe(false);
        await tx.execute(sql`insert into kept values (2)`);
      });
      expect(await answerWhere(cut)).toEqual(comeBack);
      await expect
        .poll(async () => (await database.db.execute(sql`select x from kept`).catch(() => null))?.rows, {
          timeout: 120_000,
        })
        .toEqual([]);
    } finally {
      await database.close();
    }
  });

  it('keeps every acknowledged row when the whole server is killed, and the next command recovers the lock by itself, joining nothing that ends', async () => {
    const writer = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('../../testing/writes-until-killed.ts', import.meta.url)), dataDir],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const acknowledged = await killAfterAcknowledging(writer, 25);
    const database = await open(true);
    try {
      const { rows } = await database.db.execute<{ x: number }>(sql`select x from written order by x`);
      expect(rows.map((row) => row.x)).toEqual(expect.arrayContaining(acknowledged));
      expect(rows.length).toBeLessThanOrEqual(acknowledged.length + 1);
    } finally {
      await database.close();
    }
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('a database server', () => {
  it('that ends a connection inside a transaction is survived: nothing of it is kept, the caller is told to come back, and the next call succeeds', async () => {
    const database = await openTestDatabase();
    try {
      await database.db.execute(sql`create table kept (x int)`);
      const cut = database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into kept values (1)`);
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`);
        await expect
          .poll(
            async () =>
              (await database.db.execute(sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`)).rows,
          )
          .toEqual([]);
        await tx.execute(sql`insert into kept values (2)`);
      });
      expect(await answerWhere(cut)).toEqual(comeBack);
      expect((await database.db.execute(sql`select x from kept`)).rows).toEqual([]);
    } finally {
      await database.close();
    }
  });
});

/** What a call is answered that meets a database which is away. */
const comeBack = { status: 503, error: 'database_unavailable', retryAfter: expect.stringMatching(/^\d+$/) };

/** What a call is answered whose work fails, by the handler that every call has. */
async function answerWhere(work: Promise<unknown>) {
  const app = Fastify();
  registerErrorHandler(app);
  app.get('/', () => work);
  const answer = await app.inject('/');
  return {
    status: answer.statusCode,
    error: answer.json().error,
    retryAfter: answer.headers['retry-after'],
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Reads the numbers that the writer reports as committed, and kills it without warning after `count` of them. */
async function killAfterAcknowledging(writer: ChildProcess, count: number): Promise<number[]> {
  let output = '';
  writer.stdout?.on('data', (chunk) => {
    output += chunk;
    if (output.split('\n').length > count) writer.kill('SIGKILL');
  });
  await once(writer, 'exit');
  return output.split('\n').slice(0, -1).map(Number);
}
