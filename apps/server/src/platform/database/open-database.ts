import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { findLiveHolder, isEnding } from '../exclusive-lock.ts';
import { NotAnInstallation } from '../existing-installation.ts';
import { findProjectRoot } from '../project-root.ts';
import type { Database } from './database.ts';
import { databaseLockPath, socketPort } from './embedded/embedded-paths.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded/start-embedded-database.ts';

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'server';
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  dataDir: string;
  databaseUrl: string | null;
  /** A command may use the database of a server that is running on the same data folder; a server may not. */
  joinRunning?: boolean;
  /** What acts on an installation that there is makes none: a database whose tables were never made is refused. */
  mustExist?: boolean;
  /** The embedded database's process, where it was started before; it is closed with the database. */
  embedded?: Promise<EmbeddedDatabase>;
  /** How long a call may wait for a connection; ten seconds where left out. */
  connectionTimeoutMs?: number;
}

/** Any number that nothing else locks by; servers that start together migrate one after the other. */
const migrationLockKey = 2_026_112_0;
const usualConnectionTimeoutMs = 10_000;
/** A server that has just taken the lock listens a moment later. */
const joinTimeoutMs = 15_000;

/**
 * Opens the database, embedded or on a server, and brings its tables up to date.
 * @throws {NotAnInstallation} where there is nothing in it and `mustExist` is set.
 * @throws {DataFolderInUse} when another process holds the embedded database and `joinRunning` is not set.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const connectionTimeoutMillis = options.connectionTimeoutMs ?? usualConnectionTimeoutMs;
  if (options.databaseUrl) {
    const pool = new pg.Pool({ connectionString: options.databaseUrl, connectionTimeoutMillis });
    return open(pool, 'server', async () => {}, options);
  }
  const holder = options.joinRunning ? findLiveHolder(databaseLockPath(options.dataDir)) : null;
  // Whose server was killed is about to end: the start below waits for it. Only a Unix socket's address says all that a driver needs; elsewhere the start below tells who holds the folder.
  if (holder?.address.startsWith('/') && !isEnding(holder)) {
    await waitForSocket(join(holder.address, `.s.PGSQL.${socketPort}`));
    return open(embeddedPool(holder.address, socketPort, connectionTimeoutMillis), 'embedded', async () => {}, options);
  }

  const embedded = await (options.embedded ?? startEmbeddedDatabase(options.dataDir));
  return open(embeddedPool(embedded.host, embedded.port, connectionTimeoutMillis), 'embedded', embedded.close, options);
}

async function waitForSocket(path: string): Promise<void> {
  const deadline = Date.now() + joinTimeoutMs;
  while (!existsSync(path) && Date.now() < deadline) await sleep(100);
}

function embeddedPool(host: string, port: number, connectionTimeoutMillis: number): pg.Pool {
  return new pg.Pool({
    host,
    port,
    user: 'postgres',
    database: 'postgres',
    // The child accepts 20 connections; the rest is left for commands that join a running server.
    max: 8,
    connectionTimeoutMillis,
  });
}

async function open(
  pool: pg.Pool,
  kind: OpenDatabase['kind'],
  stop: () => Promise<void>,
  { mustExist = false }: OpenDatabaseOptions,
): Promise<OpenDatabase> {
  // An idle connection that breaks (the server restarts) is replaced by the next query; it must not end the process.
  pool.on('error', () => {});
  // One in use that breaks between two queries of a transaction has no other listener; its next query fails and tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db: Database = drizzle(pool);
  const close = async () => {
    await pool.end();
    await stop();
  };
  try {
    if (mustExist) await requireTables(pool);
    await migrateOnce(pool, kind);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, kind, close };
}

/** @throws {NotAnInstallation} */
async function requireTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("select to_regclass('drizzle.__drizzle_migrations') is not null as made");
  if (rows[0]?.made === true) return;
  throw new NotAnInstallation(
    'En esa base de datos no hay una instalación de Foja. No se tocó nada. Fijate en DATABASE_URL.',
  );
}

async function migrateOnce(pool: pg.Pool, kind: OpenDatabase['kind']): Promise<void> {
  const client = await pool.connect();
  try {
    if (kind === 'server') await client.query('select pg_advisory_lock($1)', [migrationLockKey]);
    await migrate(drizzle(client), { migrationsFolder: join(findProjectRoot(), 'apps/server/migrations') });
  } finally {
    if (kind === 'server') await client.query('select pg_advisory_unlock($1)', [migrationLockKey]).catch(() => {});
    client.release();
  }
}
