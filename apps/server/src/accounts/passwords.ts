import { hash, hashRaw, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id, the library's default algorithm. Memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const base64 = (bytes: number) => Buffer.alloc(bytes).toString('base64').replace(/=+$/, '');
/** A hash of the same cost that no password has: checked where there is no account, so that the time says nothing. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`;

/** The same word typed on two systems may arrive in two Unicode forms. */
const normalized = (password: string) => password.normalize('NFKC');

/** Argon2id hash with its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), cost);
}

/** The hash of a code that is found again by it, at the cost of a password's. */
export function hashWithSalt(code: string, salt: Uint8Array): Promise<Buffer> {
  return hashRaw(code, { ...cost, salt });
}

/** Whether the password is the hash's; takes the same time where `passwordHash` is null, because there is no account. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const usable = passwordHash?.startsWith('$argon2') ? passwordHash : null;
  const matches = await verify(usable ?? nobodysHash, normalized(password));
  return matches && usable !== null;
}
