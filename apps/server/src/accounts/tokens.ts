import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';

const algorithm = 'HS256';
const issuer = 'foja';

const claimsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest'), sub: z.uuid() }),
  z.object({ kind: z.literal('user'), sub: z.uuid(), sid: z.uuid() }),
]);
export type TokenClaims = z.infer<typeof claimsSchema>;

export interface TokenDeps {
  jwtSecret: string;
  clock: Clock;
}

/** Signs an access token (JWT, HS256) that ends at `expiresAt`. */
export function signToken(deps: TokenDeps, claims: TokenClaims, expiresAt: Date): Promise<string> {
  const { sub, ...rest } = claims;
  return new SignJWT(rest)
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setSubject(sub)
    .setIssuedAt(deps.clock.now())
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(deps.jwtSecret));
}

/** The claims of a token that is ours, whole and not expired; null for any other. */
export async function verifyToken(deps: TokenDeps, token: string): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(deps.jwtSecret), {
      algorithms: [algorithm],
      issuer,
      currentDate: deps.clock.now(),
    });
    return claimsSchema.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
