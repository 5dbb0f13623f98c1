import type { SessionResponse } from '@foja/contracts/accounts';
import { refreshRaceMs, refreshTokenLifetimeMs } from '@foja/contracts/limits';
import { messages } from '@foja/contracts/messages';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { accounts, refreshTokens, sessions } from './accounts.table.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { Browser } from './browser.ts';
import { endSessions } from './end-sessions.ts';
import { type AccountRow, accountColumns } from './find-account.ts';
import { refreshTokenHash, sessionResponse } from './open-session.ts';
import { tellOfSecurityEvent } from './tell-of-security-event.ts';
import type { TokenDeps } from './tokens.ts';

type RefreshDeps = Pick<AccountsDeps, 'db' | 'clock' | 'jwtSecret' | 'keyring' | 'config'>;

/** A rotation that was made: its answer can be given again, because the successor is derived from the spent token. */
interface Rotation {
  account: AccountRow;
  sessionId: string;
  issuedAt: Date;
}

/**
 * Spends a refresh token and gives its successor. Of calls that race with one token the first rotates; the others, and any
 * within {@link refreshRaceMs} from the same browser, get the very same answer: two tabs may race. Any other use of a spent
 * token means that somebody has a copy: it ends the session.
 * @throws {HttpError} 401 `invalid_refresh_token`; 423 `account_locked` where an administrator has locked the account.
 */
export async function refreshSession(deps: RefreshDeps, presented: string, browser: Browser): Promise<SessionResponse> {
  const tokenHash = refreshTokenHash(deps, presented);
  const successor = keyedHash(deps.jwtSecret, 'refresh-successor', presented);
  const rotation = await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    return (await rotate(within, tokenHash, successor, browser)) ?? (await reuse(within, tokenHash, browser));
  });
  if (!rotation && (await isOfLockedAccount(deps, tokenHash))) {
    throw new HttpError(423, 'account_locked', messages.sessionOfLocked);
  }
  if (!rotation) throw new HttpError(401, 'invalid_refresh_token', 'La sesión venció. Iniciá sesión otra vez.');
  return sessionResponse(deps, { ...rotation, refreshToken: successor });
}

/** Who holds a token of the account may know that it is locked. */
async function isOfLockedAccount(deps: Pick<RefreshDeps, 'db'>, tokenHash: string): Promise<boolean> {
  const [found] = await deps.db
    .select({ lockedAt: accounts.lockedAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return found?.lockedAt != null;
}

async function rotate(
  deps: TokenDeps & { db: Transaction },
  tokenHash: string,
  successor: string,
  browser: Browser,
): Promise<Rotation | null> {
  const now = deps.clock.now();
  // One statement decides: whoever comes second waits for the row and finds it spent.
  const [spent] = await deps.db
    .update(refreshTokens)
    .set({ spentAt: now })
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.spentAt), gt(refreshTokens.expiresAt, now)))
    .returning({ sessionId: refreshTokens.sessionId });
  if (!spent) return null;

  const expiresAt = new Date(now.getTime() + refreshTokenLifetimeMs);
  const [session] = await deps.db
    .update(sessions)
    .set({ ...browser, lastUsedAt: now, expiresAt })
    .where(and(eq(sessions.id, spent.sessionId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id, accountId: sessions.accountId });
  if (!session) return null;
  const [account] = await deps.db
    .select(accountColumns)
    .from(accounts)
    .where(and(eq(accounts.id, session.accountId), isNull(accounts.lockedAt)));
  if (!account) return null;

  await deps.db
    .insert(refreshTokens)
    .values({ tokenHash: refreshTokenHash(deps, successor), sessionId: session.id, expiresAt });
  await deps.db
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, session.id), lte(refreshTokens.expiresAt, now)));
  return { account, sessionId: session.id, issuedAt: now };
}

/** What a token is worth that could not be rotated: the same answer again, or the end of its session. */
async function reuse(
  deps: Omit<RefreshDeps, 'db'> & { db: Transaction },
  tokenHash: string,
  browser: Browser,
): Promise<Rotation | null> {
  const now = deps.clock.now();
  const [known] = await deps.db
    .select({
      account: accountColumns,
      sessionId: sessions.id,
      browserHash: sessions.browserHash,
      spentAt: refreshTokens.spentAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(refreshTokens.tokenHash, tokenHash),
        gt(refreshTokens.expiresAt, now),
        isNull(sessions.endedAt),
        isNull(accounts.lockedAt),
      ),
    );
  if (!known?.spentAt) return null;
  const { account, sessionId, spentAt } = known;
  const isSameBrowser = known.browserHash === browser.browserHash;
  if (isSameBrowser && now.getTime() - spentAt.getTime() <= refreshRaceMs) {
    return { account, sessionId, issuedAt: spentAt };
  }
  const ended = await endSessions(deps, account.id, { only: sessionId });
  if (ended > 0) {
    await recordActivity(deps, {
      event: 'refresh_reused',
      targetId: account.id,
      details: { sessionId, sameBrowser: isSameBrowser },
    });
    await tellOfSecurityEvent(deps, account.id, 'session-copied', browser.device);
  }
  return null;
}
