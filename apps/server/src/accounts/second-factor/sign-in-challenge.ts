import { randomBytes } from 'node:crypto';
import type { LoginResponse } from '@foja/contracts/accounts';
import { signInChallengeLifetimeMs } from '@foja/contracts/limits';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import type { Browser } from '../browser.ts';
import { signInChallenges } from '../second-factor.table.ts';

type ChallengeDeps<Connection> = { db: Connection; clock: Clock; jwtSecret: string };

/** What a right password gives where a code is asked as well: no session, only the way to the second step. */
export async function issueChallenge(
  deps: ChallengeDeps<Transaction>,
  account: { id: string; passwordHash: string },
  browser: Browser,
): Promise<LoginResponse> {
  const now = deps.clock.now();
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + signInChallengeLifetimeMs);
  await deps.db
    .delete(signInChallenges)
    .where(and(eq(signInChallenges.accountId, account.id), lte(signInChallenges.expiresAt, now)));
  await deps.db.insert(signInChallenges).values({
    tokenHash: hashOf(deps, challenge),
    accountId: account.id,
    passwordMark: passwordMark(deps, account.passwordHash),
    browserHash: browser.browserHash,
    expiresAt,
  });
  return { success: true, requiresSecondFactor: true, challenge, expiresAt: expiresAt.toISOString() };
}

/** What a challenge would open for this browser; null where it would open nothing. */
export async function peekChallenge(
  deps: ChallengeDeps<Pick<Database, 'select'>>,
  challenge: string,
  browser: Browser,
): Promise<{ accountId: string; passwordMark: string } | null> {
  const [found] = await deps.db
    .select({ accountId: signInChallenges.accountId, passwordMark: signInChallenges.passwordMark })
    .from(signInChallenges)
    .where(
      and(
        eq(signInChallenges.tokenHash, hashOf(deps, challenge)),
        eq(signInChallenges.browserHash, browser.browserHash),
        gt(signInChallenges.expiresAt, deps.clock.now()),
      ),
    );
  return found ?? null;
}

/** Uses a challenge up; of calls that race one gets true. */
export async function useChallenge(deps: ChallengeDeps<Transaction>, challenge: string): Promise<boolean> {
  const used = await deps.db
    .delete(signInChallenges)
    .where(eq(signInChallenges.tokenHash, hashOf(deps, challenge)))
    .returning({ accountId: signInChallenges.accountId });
  return used.length > 0;
}

/** Tells whether a password is still the one that was found right, without keeping its hash twice. */
export function passwordMark(deps: { jwtSecret: string }, passwordHash: string): string {
  return keyedHash(deps.jwtSecret, 'password-mark', passwordHash);
}

function hashOf(deps: { jwtSecret: string }, challenge: string): string {
  return keyedHash(deps.jwtSecret, 'sign-in-challenge', challenge);
}
