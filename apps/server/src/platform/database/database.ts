import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The database as every domain sees it: drizzle over an ordinary `pg` Pool, embedded or not. */
export type Database = NodePgDatabase<Record<string, never>>;

/** What runs inside `db.transaction(...)`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The database, or a transaction that the work is part of. */
export type DatabaseOrTransaction = Database | Transaction;
