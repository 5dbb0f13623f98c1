import { authMessages } from '@foja/contracts/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type Actor, isSignedIn, type SignedInActor } from './actor.ts';
import { isKnownGuest } from './guest-tokens.ts';
import { readSessionActor } from './read-session-actor.ts';
import { type TokenDeps, verifyToken } from './tokens.ts';

export type IdentifyDeps = TokenDeps & { db: Database };

/** An onRequest hook that reads the caller's token into `request.actor`, and lets a call without one pass. */
export function readActor(deps: IdentifyDeps) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    request.actor = await identify(deps, request);
  };
}

/**
 * An onRequest hook for calls that need somebody: a guest or a user.
 * Answers 401 `unauthenticated` without a token, 401 `invalid_guest_token` or `invalid_token` for one that does not hold.
 */
export function requireActor(deps: IdentifyDeps) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    request.actor = await identify(deps, request);
    if (!request.actor) throw new HttpError(401, 'unauthenticated', 'Iniciá sesión o pedí acceso de invitado.');
  };
}

/**
 * An onRequest hook for calls that need an account.
 * Answers as {@link requireActor}, and 403 `forbidden` to a guest.
 */
export function requireUser(deps: IdentifyDeps) {
  const identified = requireActor(deps);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await identified(request, reply);
    userFrom(request);
  };
}

/** The signed-in user that a `requireUser` hook has let through. */
export function userFrom(request: FastifyRequest): SignedInActor {
  const actor = actorFrom(request);
  if (!isSignedIn(actor)) throw new HttpError(403, 'forbidden', authMessages.forbidden);
  return actor;
}

/** The actor that a `requireActor` hook has set. */
export function actorFrom(request: FastifyRequest): Actor {
  if (!request.actor) throw new HttpError(401, 'unauthenticated', 'Iniciá sesión o pedí acceso de invitado.');
  return request.actor;
}

async function identify(deps: IdentifyDeps, request: FastifyRequest): Promise<Actor | null> {
  // The door for other programs has read the key and looked at what it may do.
  if (request.actor?.apiKeyId) return request.actor;
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!request.headers.authorization) return null;
  const actor = token ? await actorOfToken(deps, token) : null;
  if (!actor) throw invalidToken(token);
  return actor;
}

/** Who a token stands for at this moment, wherever the call carried it; null for one that does not hold. */
export async function actorOfToken(deps: IdentifyDeps, token: string): Promise<Actor | null> {
  const claims = await verifyToken(deps, token);
  if (!claims) return null;
  if (claims.kind === 'user') return readSessionActor(deps, claims);
  return (await isKnownGuest(deps, claims.sub)) ? { role: 'Guest', subject: `guest:${claims.sub}` } : null;
}

/** The code tells a browser whether to ask for a new guest token or to sign in; nothing else is believed of a bad token. */
function invalidToken(token: string | undefined): HttpError {
  let claimsGuest = false;
  try {
    claimsGuest = token !== undefined && decodeJwt(token).kind === 'guest';
  } catch {
    // Not a JWT at all.
  }
  return claimsGuest
    ? new HttpError(401, 'invalid_guest_token', 'El acceso de invitado venció.')
    : new HttpError(401, 'invalid_token', 'La sesión no es válida o venció.');
}
