import type pg from 'pg';

type Connection = Pick<pg.Client, 'query'>;

const ownSchemas = "select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'";

/** Everything that a statement can make or change apart from rows, a line each: a test that leaves one changes what the next finds. */
const schemaQuery = `
  select concat_ws(' ', 'relation', oid::regclass, relkind::text, relpersistence::text, reloptions::text, relrowsecurity)
    as line from pg_class where relnamespace in (${ownSchemas})
  union all select concat_ws(' ', 'column', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
    pg_get_expr(adbin, adrelid)) from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and attrelid in (select oid from pg_class where relnamespace in (${ownSchemas}))
  union all select concat_ws(' ', 'index', pg_get_indexdef(indexrelid)) from pg_index
    where indrelid in (select oid from pg_class where relnamespace in (${ownSchemas}))
  union all select concat_ws(' ', 'constraint', conname, convalidated, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace in (${ownSchemas})
  union all select concat_ws(' ', 'function', pg_get_functiondef(oid)) from pg_proc
    where prokind in ('f', 'p') and pronamespace in (${ownSchemas})
  union all select concat_ws(' ', 'trigger', tgenabled::text, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all select concat_ws(' ', 'type', oid::regtype) from pg_type where typnamespace in (${ownSchemas})
  union all select concat_ws(' ', 'schema', nspname) from pg_namespace where nspname !~ '^pg_(temp|toast_temp)'
  union all select concat_ws(' ', 'extension', extname) from pg_extension
  union all select concat_ws(' ', 'setting', setconfig::text) from pg_db_role_setting
  union all select concat_ws(' ', 'role', rolname) from pg_roles
  union all select concat_ws(' ', 'migration', hash) from drizzle.__drizzle_migrations
  order by line`;

/** The schema of a database as lines that can be compared. */
export async function describeSchema(connection: Connection): Promise<string[]> {
  return (await connection.query<{ line: string }>(schemaQuery)).rows.map(({ line }) => line);
}

/**
 * Makes a database that tests have used as new again: no rows, sequences at their start, nothing of the session.
 * @param asNew {@link describeSchema} of it before the first test.
 * @throws where the tests left more than rows, with its name; the database is then good for nothing.
 */
export async function emptyDatabase(connection: Connection, asNew: readonly string[]): Promise<void> {
  // Prepared statements, settings, temporary tables and locks: the embedded database has one session for all connections.
  await connection.query('discard all');
  const now = await describeSchema(connection);
  const left = [
    ...now.filter((line) => !asNew.includes(line)).map((line) => `more: ${line}`),
    ...asNew.filter((line) => !now.includes(line)).map((line) => `missing: ${line}`),
  ];
  if (left.length > 0) throw new Error(`Tests changed the database that others use after them: ${left.join('; ')}`);

  const { rows: tables } = await connection.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' or (schemaname, tablename) = ('pgboss', 'job')",
  );
  const isFilled = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const filled = (await connection.query<{ name: string }>(isFilled.join(' union all '))).rows.map(({ name }) => name);
  const { rows: sequences } = await connection.query<{ name: string }>(
    "select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' and last_value is not null",
  );
  // Without triggers: references point both ways, and the log of activity refuses to be emptied.
  await connection.query('set session_replication_role = replica');
  for (const name of filled) await connection.query(`delete from ${name}`);
  await connection.query('set session_replication_role = origin');
  for (const { name } of sequences) await connection.query(`alter sequence ${name} restart`);
  // The rows are gone from the files too, or searches would get slower from test file to test file.
  for (const name of filled) await connection.query(`vacuum ${name}`);
}
