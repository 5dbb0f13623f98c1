import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

/** A question that goes on: who asked, what, and the choice that was offered (empty where the same is asked again). */
export interface GoingOn {
  subject: string;
  message: string;
  choice: string;
}

/** Proves later that this person asked just this, without anything of it being kept. */
export function sealContinuation(secret: string, { subject, message, choice }: GoingOn): string {
  return keyedHash(secret, 'continuation', JSON.stringify([subject, message.trim(), choice.trim()]));
}

export function isContinuation(secret: string, goingOn: GoingOn, sealed: string | undefined): boolean {
  if (sealed === undefined) return false;
  const wanted = Buffer.from(sealContinuation(secret, goingOn));
  const given = Buffer.from(sealed);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
