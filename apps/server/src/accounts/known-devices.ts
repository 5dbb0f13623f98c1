import { randomBytes } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { knownDevices } from './accounts.table.ts';

const cookieName = 'foja_device';
/** A device that signed in nowhere for longer is a new one. */
const knownForMs = 400 * 86_400_000;
const form = /^[\w-]{32}$/;

/**
 * The mark by which a browser is known again where it has signed in: a random value that no script reads and that opens nothing. A
 * browser without one is given one with this answer.
 */
export function deviceOf(request: FastifyRequest, reply: FastifyReply): string {
  const kept = request.cookies[cookieName];
  const device = kept !== undefined && form.test(kept) ? kept : randomBytes(24).toString('base64url');
  reply.setCookie(cookieName, device, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: knownForMs / 1_000,
  });
  return device;
}

/**
 * Remembers that the account has signed in on this device, and forgets devices of long ago.
 * @returns whether it was known before.
 */
export async function rememberDevice(
  deps: { db: Transaction; clock: Clock; jwtSecret: string },
  accountId: string,
  device: string,
): Promise<boolean> {
  const lastSignInAt = deps.clock.now();
  const forgotten = new Date(lastSignInAt.getTime() - knownForMs);
  await deps.db
    .delete(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), lte(knownDevices.lastSignInAt, forgotten)));
  const deviceHash = keyedHash(deps.jwtSecret, 'device', device);
  const known = await deps.db
    .update(knownDevices)
    .set({ lastSignInAt })
    .where(and(eq(knownDevices.accountId, accountId), eq(knownDevices.deviceHash, deviceHash)))
    .returning({ accountId: knownDevices.accountId });
  if (known.length > 0) return true;
  await deps.db.insert(knownDevices).values({ accountId, deviceHash, lastSignInAt }).onConflictDoNothing();
  return false;
}
