import type { ActorRole } from '@foja/contracts/roles';

/** Who makes a call, as the token says and the server has checked. */
export interface Actor {
  role: ActorRole;
  /** `guest:ID` or `user:ID`: what usage is counted by. */
  subject: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireActor` and `readActor`; null for a call without a token. */
    actor: Actor | null;
  }
}
