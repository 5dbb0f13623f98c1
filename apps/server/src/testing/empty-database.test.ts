import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { describeSchema, emptyDatabase } from './empty-database.ts';
import { openTestDatabase } from './test-database.ts';

let database: OpenDatabase;
let pool: pg.Pool;
let asNew: string[];
beforeEach(async () => {
  database = await openTestDatabase();
  // Its type tells nobody of the driver below.
  pool = (database.db as unknown as { $client: pg.Pool }).$client;
  asNew = await describeSchema(pool);
});
afterEach(() => database.close());

const logged = () => pool.query('select id from activity_log order by id');
const log = () => pool.query("insert into activity_log (at, event, details) values (now(), 'login_succeeded', '{}')");

describe('a database that tests have used', () => {
  it('is as new for the next: without rows, counted from one again, its log included', async () => {
    await log();
    await log();
    await emptyDatabase(pool, asNew);
    expect((await logged()).rows).toEqual([]);
    await log();
    expect((await logged()).rows).toEqual([{ id: '1' }]);
    // And it still only grows.
    await expect(pool.query('delete from activity_log')).rejects.toThrow('only grows');
  });

  it.each([
    ['a table', 'create table left_behind (id int)', 'drop table left_behind', /more: relation left_behind/],
    [
      'a trigger that is off',
      'alter table activity_log disable trigger activity_log_only_grows',
      'alter table activity_log enable trigger activity_log_only_grows',
      /missing: trigger O/,
    ],
    [
      'a column that is gone',
      'alter table guides rename column title to titled',
      'alter table guides rename column titled to title',
      /missing: column guides title/,
    ],
  ])('is refused with %s that a test left', async (_what, statement, undo, named) => {
    await pool.query(statement);
    await expect(emptyDatabase(pool, asNew)).rejects.toThrow(named);
    await pool.query(undo);
    await emptyDatabase(pool, asNew);
  });

  it('keeps no setting and no prepared statement of a session', async () => {
    const client = await pool.connect();
    try {
      const { rows: before } = await client.query('show statement_timeout');
      await client.query('set statement_timeout = 12345');
      await client.query('prepare one as select 1');
      await emptyDatabase(client, asNew);
      expect((await client.query('show statement_timeout')).rows).toEqual(before);
      expect((await client.query('select name from pg_prepared_statements')).rows).toEqual([]);
    } finally {
      client.release();
    }
  });
});
