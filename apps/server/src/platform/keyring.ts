import { hkdfSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInstallationSecret } from './installation-secret.ts';

/** A secret that things are sealed with; `id` is no secret and stands in what was sealed. */
export interface SealingKey {
  id: string;
  secret: string;
}

/** The keys of an installation, as they are at this moment: another process may add one at any time. */
export interface Keyring {
  /** What is sealed from now on is sealed with this one. */
  current(): SealingKey;
  /** Every key that there is, the current one first. */
  all(): readonly SealingKey[];
  find(id: string): SealingKey | null;
}

export interface KeyringOptions {
  dataDir: string;
  /** Chosen by the operator; null where the keys are kept in the data folder. */
  encryptionKey: string | null;
  /** Keys of the operator's that only open what was sealed before. */
  previousEncryptionKeys: readonly string[];
}

const idBytes = 6;
const firstName = 'encryption';
const fileName = /^encryption(?:-(\d+))?\.secret$/;

/** Eight characters that tell a secret from another and say nothing of it. */
function identify(secret: string): SealingKey {
  return { id: Buffer.from(hkdfSync('sha256', secret, 'foja', 'key-id', idBytes)).toString('base64url'), secret };
}

/** Keys that stay as they are, the current one first. */
export function fixedKeyring(current: string, ...previous: readonly string[]): Keyring {
  const keys = [current, ...previous].map(identify);
  return {
    current: () => keys[0] as SealingKey,
    all: () => keys,
    find: (id) => keys.find((key) => key.id === id) ?? null,
  };
}

/**
 * The keys of the environment, and those of the data folder (`encryption.secret`, `encryption-2.secret`, …, of which the last is the
 * current one where the environment names none). The folder is listed each time, so that a key made by another process is in use at once.
 */
export function openKeyring({ dataDir, encryptionKey, previousEncryptionKeys }: KeyringOptions): Keyring {
  const chosen = [...(encryptionKey ? [encryptionKey] : []), ...previousEncryptionKeys].map(identify);
  if (!encryptionKey && listKeyFiles(dataDir).length === 0) readInstallationSecret(dataDir, firstName);
  const known = new Map<string, SealingKey>();
  const kept = () =>
    listKeyFiles(dataDir).flatMap((name) => {
      const key = known.get(name) ?? readKeyFile(dataDir, name);
      if (!key) return [];
      known.set(name, key);
      return [key];
    });
  const all = () => (encryptionKey ? [...chosen, ...kept()] : [...kept(), ...chosen]);
  return {
    all,
    find(id) {
      const isIt = (key: SealingKey) => key.id === id;
      // One that is known needs no look into the folder.
      return chosen.find(isIt) ?? [...known.values()].find(isIt) ?? all().find(isIt) ?? null;
    },
    current() {
      const [key] = encryptionKey ? chosen : all();
      if (!key) throw new Error(`No encryption key is left in ${dataDir}.`);
      return key;
    },
  };
}

/** Names of the key files in the data folder, the last made first. */
export function listKeyFiles(dataDir: string): string[] {
  return namesIn(dataDir)
    .filter((name) => fileName.test(name))
    .sort((a, b) => numberOf(b) - numberOf(a));
}

/** Makes the key after this one; of processes that make it together, both get the same. */
export function makeKeyFile(dataDir: string, last: string | undefined): SealingKey {
  const name = last ? `${firstName}-${numberOf(last) + 1}` : firstName;
  return identify(readInstallationSecret(dataDir, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function numberOf(name: string): number {
  return Number(fileName.exec(name)?.[1] ?? 1);
}

/** Null where it was dropped meanwhile. */
function readKeyFile(dataDir: string, name: string): SealingKey | null {
  try {
    return identify(readFileSync(join(dataDir, name), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
