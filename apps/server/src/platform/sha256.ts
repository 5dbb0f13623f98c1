import { createHash } from 'node:crypto';

/** SHA-256 of a text in UTF-8, or of bytes, in hexadecimal: what anybody's own tool computes of the same. */
export function sha256(of: string | Uint8Array): string {
  return createHash('sha256').update(of).digest('hex');
}
