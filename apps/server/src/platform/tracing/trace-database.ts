import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { inSpan, type SpanAttributes } from './in-span.ts';

type Query = (...given: unknown[]) => unknown;

const verb = /^\s*(?:with\b[\s\S]*?\)\s*)?([a-z]+)/i;
const table = /\b(?:from|into|update|join)\s+"?([a-z_]+(?:"?\."?[a-z_]+)?)"?/i;

/** Every statement of the product as a span: what it does to which table, never its values nor its text. */
export function traceDatabase(db: Database): void {
  const pool = (db as Database & { $client: pg.Pool }).$client;
  pool.query = traced(pool.query.bind(pool) as Query) as typeof pool.query;
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  const known = new WeakSet<pg.PoolClient>();
  // A transaction's statements go by its own connection. What the pool itself asks it with a callback has its span already.
  pool.connect = ((...given: unknown[]) => {
    if (given.length > 0) return connect(...given);
    return (connect() as Promise<pg.PoolClient>).then((client) => {
      if (!known.has(client)) client.query = traced(client.query.bind(client) as Query) as typeof client.query;
      known.add(client);
      return client;
    });
  }) as typeof pool.connect;
}

function traced(query: Query): Query {
  return (...given) => {
    if (typeof given.at(-1) === 'function') return query(...given);
    const [asked] = given as [string | { text?: string }];
    const text = typeof asked === 'string' ? asked : (asked.text ?? '');
    return inSpan('database', attributesOf(text), async () => query(...given));
  };
}

function attributesOf(text: string): SpanAttributes {
  const collection = table.exec(text)?.[1]?.replaceAll('"', '');
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': (verb.exec(text)?.[1] ?? 'other').toLowerCase(),
    ...(collection ? { 'db.collection.name': collection } : {}),
  };
}
