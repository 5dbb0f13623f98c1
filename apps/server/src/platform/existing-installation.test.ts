import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NotAnInstallation, requireDatabase, requireInstallation, requireOwner } from './existing-installation.ts';

let base: string;
let dataDir: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'foja-there-'));
  dataDir = join(base, 'data');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const databaseUrl = 'postgresql://foja@127.0.0.1/foja';
const makeCluster = () => {
  mkdirSync(join(dataDir, 'database'), { recursive: true });
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '17\n');
};

describe('a command that acts on an installation', () => {
  it('refuses a folder that is not there, and one without a database, and makes neither', () => {
    const config = { dataDir, databaseUrl: null, encryptionKey: null };
    expect(() => requireInstallation(config)).toThrow('no hay una base de datos de Foja');
    expect(existsSync(dataDir)).toBe(false);
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    expect(() => requireDatabase(config)).toThrow('no hay una base de datos de Foja');
    makeCluster();
    expect(() => requireInstallation(config)).not.toThrow();
  });

  it('refuses a folder without keys where the database is elsewhere, unless they come from the environment', () => {
    const config = { dataDir, databaseUrl, encryptionKey: null };
    expect(() => requireInstallation(config)).toThrow('no están las claves de cifrado');
    expect(existsSync(dataDir)).toBe(false);
    expect(() => requireInstallation({ ...config, encryptionKey: 'x'.repeat(32) })).not.toThrow();
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'encryption.secret'), 'x');
    expect(() => requireInstallation(config)).not.toThrow();
  });

  it.runIf(process.getuid?.() === 0)('refuses the folder of another user, and says as whom to run', () => {
    makeCluster();
    requireOwner(dataDir);
    chownSync(dataDir, 65_534, 65_534);
    expect(() => requireOwner(dataDir)).toThrow(NotAnInstallation);
    expect(() => requireInstallation({ dataDir, databaseUrl, encryptionKey: 'x' })).toThrow('runuser -u nobody');
    chownSync(dataDir, 54_321, 54_321);
    expect(() => requireOwner(dataDir)).toThrow('es del usuario 54321');
  });
});
