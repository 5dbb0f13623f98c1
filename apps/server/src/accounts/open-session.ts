import { randomBytes, randomUUID } from 'node:crypto';
import type { SessionResponse } from '@foja/contracts/accounts';
import { accessTokenLifetimeMs, refreshTokenLifetimeMs } from '@foja/contracts/limits';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { accounts, refreshTokens, sessions } from './accounts.table.ts';
import type { Browser } from './browser.ts';
import { type AccountRow, accountColumns } from './find-account.ts';
import { presentAccount } from './present-account.ts';
import { signToken, type TokenDeps } from './tokens.ts';

/** How a refresh token is stored. */
export function refreshTokenHash(deps: { jwtSecret: string }, token: string): string {
  return keyedHash(deps.jwtSecret, 'refresh-token', token);
}

/**
 * Signs an account in on a browser: a session and its first tokens.
 * @param verified the account's password hash at the time when the password was found right.
 * @returns null where the password was changed or the account locked or deleted since.
 */
export async function openSession(
  deps: TokenDeps & { db: Transaction },
  verified: { id: string; passwordHash: string },
  browser: Browser,
): Promise<SessionResponse | null> {
  const now = deps.clock.now();
  // Held until the session exists: a change of password that runs at the same time ends it, or refuses it here.
  const [account] = await deps.db
    .update(accounts)
    .set({ lastLoginAt: now })
    .where(
      and(eq(accounts.id, verified.id), eq(accounts.passwordHash, verified.passwordHash), isNull(accounts.lockedAt)),
    )
    .returning(accountColumns);
  if (!account) return null;

  const sessionId = randomUUID();
  const refreshToken = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + refreshTokenLifetimeMs);
  await deps.db.delete(sessions).where(and(eq(sessions.accountId, account.id), lte(sessions.expiresAt, now)));
  await deps.db
    .insert(sessions)
    .values({ id: sessionId, accountId: account.id, ...browser, createdAt: now, lastUsedAt: now, expiresAt });
  await deps.db.insert(refreshTokens).values({ tokenHash: refreshTokenHash(deps, refreshToken), sessionId, expiresAt });
  return sessionResponse(deps, { account, sessionId, refreshToken, issuedAt: now });
}

/** The answer of login and refresh. The same parts give the same answer, to the letter. */
export async function sessionResponse(
  deps: TokenDeps,
  parts: { account: AccountRow; sessionId: string; refreshToken: string; issuedAt: Date },
): Promise<SessionResponse> {
  const { account, sessionId, refreshToken, issuedAt } = parts;
  const expiresAt = new Date(issuedAt.getTime() + accessTokenLifetimeMs);
  const token = await signToken(
    { ...deps, clock: { now: () => issuedAt } },
    { kind: 'user', sub: account.id, sid: sessionId },
    expiresAt,
  );
  return {
    success: true,
    token,
    refreshToken,
    expiresAt: expiresAt.toISOString(),
    user: presentAccount(account, issuedAt),
  };
}
