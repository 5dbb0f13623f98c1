import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { databaseFolder } from './database/embedded/embedded-paths.ts';
import { listKeyFiles } from './keyring.ts';

/** A command was pointed at something else than an installation that it may act on. It has touched nothing. */
export class NotAnInstallation extends Error {
  override readonly name = 'NotAnInstallation';
}

/**
 * Refuses to write as another user than the one whose the data folder is: the server could not read what this process makes there. A
 * folder that is not there yet is nobody's.
 * @throws {NotAnInstallation}
 */
export function requireOwner(dataDir: string): void {
  const uid = process.getuid?.();
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (uid === undefined || owner === undefined || owner === uid) return;
  const name = nameOf(owner);
  throw new NotAnInstallation(
    `${dataDir} es del usuario ${name} y esta orden corre como ${nameOf(uid)}: el servidor no podría leer lo que ella escriba. No se tocó nada. Repetila como ${name} («runuser -u ${name} -- …»).`,
  );
}

/**
 * Refuses a place without a database, where opening one would make it: what a command told of it would be told of nothing.
 * @throws {NotAnInstallation}
 */
export function requireDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  requireOwner(dataDir);
  if (databaseUrl !== null || existsSync(join(databaseFolder(dataDir), 'PG_VERSION'))) return;
  throw new NotAnInstallation(
    `En ${dataDir} no hay una base de datos de Foja. No se tocó nada. Fijate en DATA_DIR (o DATABASE_URL): tiene que ser lo mismo que usa el servidor.`,
  );
}

/**
 * The same, and the keys: with a database elsewhere a wrong folder would be given keys of its own.
 * @throws {NotAnInstallation}
 */
export function requireInstallation(config: Pick<Config, 'databaseUrl' | 'dataDir' | 'encryptionKey'>): void {
  requireDatabase(config);
  if (config.databaseUrl === null || config.encryptionKey !== null || listKeyFiles(config.dataDir).length > 0) return;
  throw new NotAnInstallation(
    `En ${config.dataDir} no están las claves de cifrado de Foja, y ENCRYPTION_KEY no está puesta. No se tocó nada. Fijate en DATA_DIR: tiene que ser la misma carpeta que usa el servidor.`,
  );
}

/** As the system calls a user, or the number where it has no name for it. */
function nameOf(uid: number): string {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
    return lines.map((line) => line.split(':')).find(([, , id]) => id === String(uid))?.[0] ?? String(uid);
  } catch {
    return String(uid);
  }
}
