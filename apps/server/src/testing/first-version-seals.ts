import { createCipheriv, randomBytes } from 'node:crypto';
import { keyFor } from '../platform/sealing.ts';

/** Text as the first version sealed it: without version and key. */
export function sealFirstVersion(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** A file of one piece as the first version sealed it. */
export function sealFileFirstVersion(secret: string, purpose: string, content: Buffer): Buffer {
  if (content.length > 64 * 1024) throw new Error('Only one piece.');
  const prefix = randomBytes(7);
  const iv = Buffer.concat([prefix, Buffer.from([0, 0, 0, 0, 1])]);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  return Buffer.concat([prefix, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}
