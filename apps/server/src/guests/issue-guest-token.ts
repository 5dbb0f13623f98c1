import { createHmac, randomUUID } from 'node:crypto';
import type { GuestTokenRequest, GuestTokenResponse } from '@foja/contracts/guests';
import { guestTokensPerDay, guestUsageLimit } from '@foja/contracts/limits';
import { sql } from 'drizzle-orm';
import { signToken, type TokenDeps } from '../accounts/tokens.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { guestTokens } from './guests.table.ts';

const dayMs = 86_400_000;
/** A guest token lasts as long as the count of tokens of one client. */
const lifetimeMs = dayMs;

/**
 * Hands out a guest token of {@link guestUsageLimit} uses, at most {@link guestTokensPerDay} in 24 hours for one fingerprint and
 * address. Simultaneous calls of one client are counted one after the other, so that they cannot pass the limit together.
 * @throws {HttpError} 429 `guest_tokens_exhausted`.
 */
export async function issueGuestToken(
  deps: TokenDeps & { db: Database },
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
      throw new HttpError(
        429,
        'guest_tokens_exhausted',
        'Ha alcanzado el límite de consultas. Por favor, regístrese para continuar usando Foja.',
      );
    }
    await transaction.insert(guestTokens).values({ id, clientHash, createdAt: now, expiresAt });
  });

  return {
    token: await signToken(deps, { kind: 'guest', sub: id }, expiresAt),
    expiresAt: expiresAt.toISOString(),
    usageRemaining: guestUsageLimit,
    usageLimit: guestUsageLimit,
  };
}
