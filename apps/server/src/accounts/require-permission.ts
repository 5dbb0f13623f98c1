import { authMessages } from '@foja/contracts/accounts';
import { can, type Permission } from '@foja/contracts/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordActivity } from '../activity/record-activity.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { Actor } from './actor.ts';
import { actorFrom, type IdentifyDeps, requireActor } from './identify-actor.ts';

/**
 * An onRequest hook for calls that need a permission, such as `administration`.
 * Answers as `requireActor` without a token that holds, and 403 `forbidden` to a guest or a role that has not got it, which
 * leaves an `access_denied` line. A call without a token that holds leaves none: anybody could grow a log that is never emptied.
 */
export function requirePermission(deps: IdentifyDeps, permission: Permission) {
  const identified = requireActor(deps);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await identified(request, reply);
    const actor = actorFrom(request);
    if (can(actor.role, permission)) return;
    await recordDenial(deps, request, actor);
    throw new HttpError(403, 'forbidden', authMessages.forbidden);
  };
}

/** The route's pattern and not its address: an address may hold somebody's e-mail. */
async function recordDenial(deps: IdentifyDeps, request: FastifyRequest, actor: Actor) {
  await recordActivity(deps, {
    event: 'access_denied',
    actorRole: actor.role,
    ...(actor.accountId ? { actorId: actor.accountId } : {}),
    details: { method: request.method, route: request.routeOptions.url ?? '' },
  });
}
