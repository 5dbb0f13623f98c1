import { authMessages } from '@foja/contracts/accounts';
import { can, type Permission } from '@foja/contracts/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordActivity } from '../activity/record-activity.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { Actor } from './actor.ts';
import { actorFrom, type IdentifyDeps, requireActor } from './identify-actor.ts';

/**
 * A preHandler for calls that need a permission, such as `administration`.
 * Answers as `requireActor` without a token that holds, and 403 `forbidden` to a guest or a role that has not got it. Each
 * refusal leaves an `access_denied` line.
 */
export function requirePermission(deps: IdentifyDeps, permission: Permission) {
  const identified = requireActor(deps);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      await identified(request, reply);
    } catch (error) {
      if (error instanceof HttpError) await recordDenial(deps, request, null, error.status);
      throw error;
    }
    const actor = actorFrom(request);
    if (can(actor.role, permission)) return;
    await recordDenial(deps, request, actor, 403);
    throw new HttpError(403, 'forbidden', authMessages.forbidden);
  };
}

/** The route's pattern and not its address: an address may hold somebody's e-mail. */
async function recordDenial(deps: IdentifyDeps, request: FastifyRequest, actor: Actor | null, status: number) {
  await recordActivity(deps, {
    event: 'access_denied',
    ...(actor ? { actorRole: actor.role } : {}),
    ...(actor?.accountId ? { actorId: actor.accountId } : {}),
    details: { method: request.method, route: request.routeOptions.url ?? '', status },
  });
}
