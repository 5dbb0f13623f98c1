import { createHmac } from 'node:crypto';

/**
 * A keyed hash (HMAC-SHA256, base64url): finds a value again without keeping it, and tells nothing without the secret.
 * @param purpose what it is for: the same value has another hash for each purpose.
 */
export function keyedHash(secret: string, purpose: string, value: string): string {
  // A signed token never holds a zero byte, so no hash of these can pass for a signature made with the same secret.
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');
}
