import {
  anonymizationKeyHeader,
  anonymizationMessages,
  anonymizationUserHeader,
} from '@foja/contracts/anonymization-calls';
import type { FastifyRequest } from 'fastify';
import { isSignedIn } from '../accounts/actor.ts';
import { actorOfToken, type IdentifyDeps } from '../accounts/identify-actor.ts';
import type { Config } from '../platform/config.ts';
import { HttpError } from '../platform/http-errors.ts';
import { sameText } from '../platform/same-text.ts';

export type CallerDeps = IdentifyDeps & { config: Pick<Config, 'anonymizationPublicKey'> };

/**
 * An onRequest hook of the anonymization calls (specification 7.4), which refuses before a long body is read: the public key in
 * `Authorization: Bearer` and in `apikey`, the user's token in `X-QGS-Token`.
 * Answers 401 `invalid_public_key` for a key that is missing or another, 401 `unauthenticated` without a user (a guest is
 * none), 401 `invalid_token` for a user's token that does not hold any more.
 */
export function identifyCaller(deps: CallerDeps) {
  return async (request: FastifyRequest): Promise<void> => {
    // A program's key says who it is, and needs no other.
    if (request.actor?.apiKeyId) return;
    const { headers } = request;
    const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    const key = deps.config.anonymizationPublicKey;
    if (!sameText(key, bearer) || !sameText(key, headers[anonymizationKeyHeader])) {
      throw new HttpError(401, 'invalid_public_key', anonymizationMessages.invalidKey);
    }
    const token = headers[anonymizationUserHeader.toLowerCase()];
    if (typeof token !== 'string' || token === '') throw notAuthenticated('unauthenticated');
    const actor = await actorOfToken(deps, token);
    if (!actor) throw notAuthenticated('invalid_token');
    if (!isSignedIn(actor)) throw notAuthenticated('unauthenticated');
    request.actor = actor;
  };
}

function notAuthenticated(code: 'unauthenticated' | 'invalid_token'): HttpError {
  return new HttpError(401, code, anonymizationMessages.notAuthenticated);
}
