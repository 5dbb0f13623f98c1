import { secondFactorMessages } from '@foja/contracts/second-factor';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type IdentifyDeps, userFrom } from './identify-actor.ts';
import { requirePermission } from './require-permission.ts';
import { findSecondFactor, mustHaveSecondFactor } from './second-factor/find-second-factor.ts';

export type AdministrationDeps = IdentifyDeps & { config: Pick<Config, 'requireSecondFactor'> };

/**
 * An onRequest hook for every call of administration. Answers as `requirePermission`, and 403 `second_factor_required` where the
 * installation asks for a second factor and the account has set none up.
 */
export function requireAdministration(deps: AdministrationDeps) {
  const permitted = requirePermission(deps, 'administration');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await permitted(request, reply);
    const actor = userFrom(request);
    if (!mustHaveSecondFactor(deps.config, actor.role)) return;
    if (await findSecondFactor(deps.db, actor.accountId)) return;
    throw new HttpError(403, 'second_factor_required', secondFactorMessages.required);
  };
}
