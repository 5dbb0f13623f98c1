import type { ActorRole, Role } from '@foja/contracts/roles';

/** Who makes a call, as the token says and the server has checked. */
export interface Actor {
  role: ActorRole;
  /** `guest:ID` or `user:ID`: what usage is counted by. */
  subject: string;
  /** Account of a signed-in user; a guest has none. */
  accountId?: string;
  /** Session (sign-in) of a signed-in user's token. */
  sessionId?: string;
  /** Of a call that a program makes, its key: `sessionId` says the same, which is no session's. */
  apiKeyId?: string;
}

/** Somebody with an account. */
export interface SignedInActor extends Actor {
  role: Role;
  accountId: string;
  sessionId: string;
}

export function isSignedIn(actor: Actor): actor is SignedInActor {
  return actor.accountId !== undefined && actor.sessionId !== undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireActor` and `readActor`; null for a call without a token. */
    actor: Actor | null;
  }
}
