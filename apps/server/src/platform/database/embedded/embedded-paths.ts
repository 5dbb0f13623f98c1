import { join } from 'node:path';

/** The number in the name of PostgreSQL's Unix socket; drivers build `.s.PGSQL.5432` from it. */
export const socketPort = 5432;

export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

export function databaseLockPath(dataDir: string): string {
  return join(dataDir, 'database.lock');
}
