import { createHash } from 'node:crypto';

/** SHA-256, in hexadecimal, of values in this order. Two lists of values share a hash only if they are equal. */
export function contentHash(...values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
