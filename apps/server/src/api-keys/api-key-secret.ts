import { createHash, randomBytes } from 'node:crypto';
import { apiKeyPrefix } from '@foja/contracts/api-key-scopes';

const secretBytes = 32;

/** A new key, which nobody can guess. */
export function makeApiKey(): string {
  return apiKeyPrefix + randomBytes(secretBytes).toString('base64url');
}

/** How a key is found again. It is random and long, so that no secret has to guard its hash, and no change of one ends it. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** The key in an `Authorization` header; null where the header holds something else. */
export function apiKeyIn(authorization: string | undefined): string | null {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  return token?.startsWith(apiKeyPrefix) ? token : null;
}
