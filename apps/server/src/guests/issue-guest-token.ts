import { createHmac, randomUUID } from 'node:crypto';
import type { GuestTokenRequest, GuestTokenResponse } from '@foja/contracts/guests';
import { guestTokensPerDay, guestUsageLimit } from '@foja/contracts/limits';
import { sql } from 'drizzle-orm';
import { takeAttempt } from '../accounts/bounded-attempts.ts';
import { networkOf } from '../accounts/bounds.ts';
import { signToken, type TokenDeps } from '../accounts/tokens.ts';
import type { Config } from '../config.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { guestTokens } from './guests.table.ts';

const dayMs = 86_400_000;
/** A guest token lasts as long as the count of tokens of one client. */
const lifetimeMs = dayMs;

/**
 * Hands out a guest token of {@link guestUsageLimit} uses, at most {@link guestTokensPerDay} in 24 hours for one fingerprint and
 * address, and `guestTokensPerNetwork` for one network, whatever browsers call themselves. Simultaneous calls are counted one after
 * the other, so that they cannot pass a limit together.
 * @throws {HttpError} 429 `guest_tokens_exhausted`.
 */
export async function issueGuestToken(
  deps: TokenDeps & { db: Database; config: Pick<Config, 'guestTokensPerNetwork'> },
  request: GuestTokenRequest,
  address: string,
): Promise<GuestTokenResponse> {
  const now = deps.clock.now();
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  // Keyed, so that the stored value tells nothing about an address without the installation's secret.
  const clientHash = createHmac('sha256', deps.jwtSecret)
    .update(`${request.clientFingerprint}|${address}`)
    .digest('hex');
  const since = new Date(now.getTime() - dayMs);

  await deps.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${clientHash}, 0))`);
    const [row] = await transaction
      .select({ count: sql<number>`count(*)::int` })
      .from(guestTokens)
      .where(sql`${guestTokens.clientHash} = ${clientHash} and ${guestTokens.createdAt} > ${since}`);
    if ((row?.count ?? 0) >= guestTokensPerDay) {
      throw exhausted();
    }
    const ofNetwork = { kind: 'guest-token', limit: deps.config.guestTokensPerNetwork, windowMs: dayMs };
    if (!(await takeAttempt({ ...deps, db: transaction }, ofNetwork, networkOf(address)))) throw exhausted();
    await transaction.insert(guestTokens).values({ id, clientHash, createdAt: now, expiresAt });
  });

  return {
    token: await signToken(deps, { kind: 'guest', sub: id }, expiresAt),
    expiresAt: expiresAt.toISOString(),
    usageRemaining: guestUsageLimit,
    usageLimit: guestUsageLimit,
  };
}

function exhausted(): HttpError {
  const message = 'Ha alcanzado el límite de consultas. Por favor, regístrese para continuar usando Foja.';
  return new HttpError(429, 'guest_tokens_exhausted', message);
}
