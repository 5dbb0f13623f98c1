import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { describeSchema, emptyDatabase } from './empty-database.ts';
import { openTestDatabase } from './test-database.ts';

let database: OpenDatabase;
let connection: pg.PoolClient;
let asNew: string[];
beforeEach(async () => {
  database = await openTestDatabase();
  // Its type tells nobody of the driver below.
  connection = await (database.db as unknown as { $client: pg.Pool }).$client.connect();
  asNew = await describeSchema(connection);
});
afterEach(async () => {
  connection.release();
  await database.close();
});

const logged = () => connection.query('select id from activity_log order by id');
const log = () =>
  connection.query("insert into activity_log (at, event, details) values (now(), 'login_succeeded', '{}')");

describe('a database that tests have used', () => {
  it('is as new for the next: without rows, counted from one again, its log included', async () => {
    await log();
    await log();
    await emptyDatabase(connection, asNew);
    expect((await logged()).rows).toEqual([]);
    await log();
    expect((await logged()).rows).toEqual([{ id: '1' }]);
    // And it still only grows.
    await expect(connection.query('delete from activity_log')).rejects.toThrow('only grows');
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
    await connection.query(statement);
    await expect(emptyDatabase(connection, asNew)).rejects.toThrow(named);
    await connection.query(undo);
    await emptyDatabase(connection, asNew);
  });

  it('keeps no setting and no prepared statement of a session', async () => {
    const { rows: before } = await connection.query('show statement_timeout');
    await connection.query('set statement_timeout = 12345');
    await connection.query('prepare one as select 1');
    await emptyDatabase(connection, asNew);
    expect((await connection.query('show statement_timeout')).rows).toEqual(before);
    expect((await connection.query('select name from pg_prepared_statements')).rows).toEqual([]);
  });
});
