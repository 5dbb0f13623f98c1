import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Keyring, SealingKey } from './keyring.ts';

/**
 * Text that is kept encrypted (AES-256-GCM, a key of its own for each purpose): `v2.KEY-ID.BYTES`, the bytes in base64url: nonce, tag,
 * content. What stands before the bytes is authenticated with them. Text of the first version is the bytes alone, and opens with any
 * key that there is.
 */
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const form = /^(v2\.([\w-]{8}))\.([\w-]+)$/;

/** The key that something was sealed with is none of those that there are. */
export class KeyUnknown extends Error {
  override readonly name = 'KeyUnknown';
}

/** Keys of one generation; a list of a few thousand rows is opened again and again. */
const keysOfGeneration = 10_000;
let derived = new Map<string, Buffer>();
let derivedBefore = new Map<string, Buffer>();

/**
 * The key (32 bytes) that belongs to one purpose; nothing that is sealed for another opens with it. Deriving one takes longer than opening
 * a short text with it, so those that were asked for lately are kept, as the secret itself is.
 */
export function keyFor(secret: string, purpose: string): Buffer {
  const name = `${secret}\0${purpose}`;
  const kept = derived.get(name);
  if (kept) return kept;
  const key = derivedBefore.get(name) ?? Buffer.from(hkdfSync('sha256', secret, 'foja', purpose, 32));
  if (derived.size >= keysOfGeneration) {
    derivedBefore = derived;
    derived = new Map();
  }
  derived.set(name, key);
  return key;
}

/** How every text begins that was sealed with this key. */
export function sealPrefix(key: SealingKey): string {
  return `v2.${key.id}.`;
}

/** The key that a text names as the one it was sealed with; null where it is of the first version, which names none. */
export function keyIdOf(sealed: string): string | null {
  return form.exec(sealed)?.[2] ?? null;
}

/**
 * Encrypts text that is kept, with the installation's current key.
 * @param purpose what it is for, such as `mail`: text sealed for one purpose does not open for another.
 */
export function seal(keyring: Keyring, purpose: string, text: string): string {
  const key = keyring.current();
  const prefix = sealPrefix(key);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFor(key.secret, purpose), iv).setAAD(Buffer.from(prefix.slice(0, -1)));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return prefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/**
 * @throws {KeyUnknown}
 * @throws where the text was altered, or sealed for another purpose.
 */
export function unseal(keyring: Keyring, purpose: string, sealed: string): string {
  const parts = form.exec(sealed);
  if (!parts) return unsealFirstVersion(keyring, purpose, sealed);
  const [, header = '', id = '', bytes = ''] = parts;
  const key = keyring.find(id);
  if (!key) throw new KeyUnknown(`No key ${id} is there.`);
  return decrypt(key, purpose, Buffer.from(bytes, 'base64url'), Buffer.from(header));
}

function unsealFirstVersion(keyring: Keyring, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keyring.all()) {
    try {
      return decrypt(key, purpose, bytes, null);
    } catch {
      // It was sealed with another.
    }
  }
  throw new KeyUnknown('No key that is there opens it, or it was altered.');
}

function decrypt({ secret }: SealingKey, purpose: string, bytes: Buffer, header: Buffer | null): string {
  const decipher = createDecipheriv(algorithm, keyFor(secret, purpose), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  if (header) decipher.setAAD(header);
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}
