import { createHash, randomUUID } from 'node:crypto';
import { type GuestProof, type GuestProofTask, hasLeadingZeroBits, proofInput } from '@foja/contracts/guest-proof';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { TokenDeps } from '../accounts/tokens.ts';
import type { Transaction } from '../platform/database/database.ts';
import { attemptKey, consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';

const algorithm = 'HS256';
/** Another than that of the access tokens: one cannot pass for the other. */
const issuer = 'foja-guest-proof';
const lifetimeMs = 10 * 60_000;
/** A second or so of a desktop's time, a few of a phone's. */
const minBits = 18;

const claimsSchema = z.object({ jti: z.string(), bits: z.number().int(), network: z.string() });

/** A task for a browser of this network. @param more how much harder than the easiest: each step doubles the work. */
export async function setProofTask(deps: TokenDeps, network: string, more: number): Promise<GuestProofTask> {
  const bits = minBits + more;
  const challenge = await new SignJWT({ bits, network: attemptKey(deps, network) })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setJti(randomUUID())
    .setExpirationTime(new Date(deps.clock.now().getTime() + lifetimeMs))
    .sign(secretOf(deps));
  return { challenge, bits };
}

/** Whether the work was done: for a task of ours, of this network, that has not ended and was not handed in before. */
export async function acceptProof(
  deps: TokenDeps & { db: Transaction },
  network: string,
  proof: GuestProof,
): Promise<boolean> {
  const task = await readTask(deps, proof.challenge);
  if (task?.network !== attemptKey(deps, network)) return false;
  if (!hasLeadingZeroBits(createHash('sha256').update(proofInput(proof)).digest(), task.bits)) return false;
  return consumeRateLimit(deps, { kind: 'guest-proof', limit: 1, windowMs: lifetimeMs }, task.jti);
}

async function readTask(deps: TokenDeps, challenge: string): Promise<z.infer<typeof claimsSchema> | null> {
  try {
    const options = { algorithms: [algorithm], issuer, currentDate: deps.clock.now() };
    const { payload } = await jwtVerify(challenge, secretOf(deps), options);
    return claimsSchema.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function secretOf({ jwtSecret }: TokenDeps): Uint8Array {
  return new TextEncoder().encode(jwtSecret);
}
