import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database.ts';

let dataDir: string;
let embedded: EmbeddedDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foja-connections-'));
  embedded = await startEmbeddedDatabase(dataDir);
  const { host, port } = embedded;
  pool = new pg.Pool({ host, port, user: 'postgres', database: 'postgres', max: 8 });
  await pool.query('create table counted (id int primary key, n int not null)');
  await pool.query('insert into counted values (1, 0)');
});
afterAll(async () => {
  await pool.end();
  await embedded.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Queries that differ in the number and type of their parameters, so that another's answer cannot pass for one's own. */
const questions: ((n: number) => Promise<boolean>)[] = [
  async (n) => (await pool.query('select $1::int as v', [n])).rows[0]?.v === n,
  async (n) => (await pool.query('select $1::text || $2::text as w', ['a', String(n)])).rows[0]?.w === `a${n}`,
  async (n) => (await pool.query('select $1::int + $2::int + $3::int as x', [n, 1, 2])).rows[0]?.x === n + 3,
  async (n) => (await pool.query(`select ${n}::int as y`)).rows[0]?.y === n,
  async (n) => {
    const failed = await pool.query('select $1::int / 0', [n]).then(
      () => false,
      (error: { code?: string }) => error.code === '22012',
    );
    return failed;
  },
];

async function transaction(): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const before = await client.query('select n from counted where id = $1', [1]);
    await client.query('select pg_sleep(0.002)');
    await client.query('update counted set n = $1 where id = $2', [before.rows[0].n + 1, 1]);
    await client.query('commit');
    return true;
  } finally {
    client.release();
  }
}

// Windows keeps access lists of its own.
it.skipIf(process.platform === 'win32')(
  'no file of a new database is open to others, nor is one that is written later',
  async () => {
    await pool.query('create table written_later as select generate_series(1, 1000)');
    const paths = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
    expect(paths.length).toBeGreaterThan(900);
    expect(paths.filter((path) => (lstatSync(join(dataDir, path)).mode & 0o077) !== 0)).toEqual([]);
  },
);

describe('connections at once', () => {
  it('each get their own answers, while transactions begin and end among them', async () => {
    const answers: Promise<boolean>[] = [];
    for (let round = 0; round < 40; round++) {
      if (round % 2 === 0) answers.push(transaction());
      for (const [index, ask] of questions.entries()) answers.push(ask(round * 10 + index));
    }
    const outcomes = await Promise.allSettled(answers);
    expect(outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => String(reason))).toEqual([]);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && !outcome.value)).toEqual([]);
    // Nothing slipped into another's transaction either: each read and wrote alone.
    expect((await pool.query('select n from counted')).rows[0].n).toBe(20);
  });

  it('go on when one is cut in the middle of its transaction, which is rolled back', async () => {
    const client = new pg.Client({ host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin');
    await client.query('update counted set n = -1');
    const waiting = Promise.all([pool.query('select n from counted'), pool.query('select $1::int as v', [7])]);
    // As when the process dies: no goodbye.
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    const [counted, other] = await waiting;
    expect(counted.rows[0].n).toBeGreaterThanOrEqual(0);
    expect(other.rows[0].v).toBe(7);
  });
});
