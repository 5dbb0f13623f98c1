import { createHmac, randomUUID } from 'node:crypto';
import type { GuestProof } from '@foja/contracts/guest-proof';
import type { GuestTokenRequest, GuestTokenResponse } from '@foja/contracts/guests';
import { guestTokensPerDay, guestUsageLimit } from '@foja/contracts/limits';
import { sql } from 'drizzle-orm';
import { networkOf } from '../accounts/bounds.ts';
import { countGuestTokens, keepGuestToken } from '../accounts/guest-tokens.ts';
import { signToken, type TokenDeps } from '../accounts/tokens.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { addAttempt, countAttempts, holdAttempts } from '../platform/rate-limit/rate-limit.ts';
import { acceptProof, setProofTask } from './guest-proof.ts';

const dayMs = 86_400_000;
/** A guest token lasts as long as the count of tokens of one client. */
const lifetimeMs = dayMs;

/** Beyond so many times what a network may take freely, nothing is given for work either. */
const maxWithProof = 10;

/**
 * Hands out a guest token of {@link guestUsageLimit} uses, at most {@link guestTokensPerDay} in 24 hours for one fingerprint and
 * address. Whatever browsers call themselves, one network has `guestTokensPerNetwork` freely, and up to ten times as many against a
 * proof of work, which grows. Simultaneous calls are counted one after the other, so that they cannot pass a limit together.
 * @throws {HttpError} 429 `guest_tokens_exhausted`; 428 `proof_required` with a {@link GuestProofTask} in its details.
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
    const taken = await countGuestTokens({ db: transaction }, clientHash, since);
    if (taken >= guestTokensPerDay) throw exhausted();
    await takeOfNetwork({ ...deps, db: transaction }, networkOf(address), request.proof);
    await keepGuestToken({ db: transaction }, { id, clientHash, createdAt: now, expiresAt });
  });

  return {
    token: await signToken(deps, { kind: 'guest', sub: id }, expiresAt),
    expiresAt: expiresAt.toISOString(),
    usageRemaining: guestUsageLimit,
    usageLimit: guestUsageLimit,
  };
}

/** Counts a token of the network, where it may have one more. */
async function takeOfNetwork(
  deps: TokenDeps & { db: Transaction; config: Pick<Config, 'guestTokensPerNetwork'> },
  network: string,
  proof: GuestProof | undefined,
): Promise<void> {
  const free = deps.config.guestTokensPerNetwork;
  const bound = { kind: 'guest-token', limit: free * maxWithProof, windowMs: dayMs };
  await holdAttempts(deps, bound, network);
  const taken = await countAttempts(deps, bound, network);
  if (taken >= bound.limit) throw exhausted();
  if (taken >= free && !(proof && (await acceptProof(deps, network, proof)))) {
    const task = await setProofTask(deps, network, Math.floor((taken - free) / free));
    throw new HttpError(428, 'proof_required', 'Tu red pidió muchos accesos hoy: hace falta una comprobación.', task);
  }
  await addAttempt(deps, bound, network);
}

function exhausted(): HttpError {
  const message = 'Ha alcanzado el límite de consultas. Por favor, regístrese para continuar usando Foja.';
  return new HttpError(429, 'guest_tokens_exhausted', message);
}
