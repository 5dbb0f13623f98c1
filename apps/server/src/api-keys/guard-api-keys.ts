import { apiCallsPerMinute, apiKeyMessages, mcpMessagesPerMinute } from '@foja/contracts/api-key-scopes';
import { can } from '@foja/contracts/roles';
import { routes } from '@foja/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import {
  consumeRateLimit,
  type RateLimit,
  type RateLimitDeps,
  secondsUntilNextAttempt,
} from '../platform/rate-limit/rate-limit.ts';
import { tellSafely } from '../platform/tell-safely.ts';
import { apiKeyIn } from './api-key-secret.ts';
import { scopeOf } from './calls-of-scopes.ts';
import { type KeyActor, readKeyActor } from './read-key-actor.ts';
import { recordApiCall } from './record-api-call.ts';

type GuardDeps = RateLimitDeps & { db: Database };

const windowMs = 60_000;
const callBound: RateLimit = { kind: 'api-key', limit: apiCallsPerMinute, windowMs };
const messageBound: RateLimit = { kind: 'mcp-key', limit: mcpMessagesPerMinute, windowMs };

/**
 * Lets programs in by their keys: who calls with one is known before any other guard looks, and only the calls of its scopes are
 * answered. Answers 401 `invalid_api_key`, 403 `api_plan_required`, `not_for_api_keys` or `api_scope_missing`, and 429 with
 * `Retry-After`. What is let in is written down, when it is answered; what floods is not, so that a flood fills nothing.
 */
export function guardApiKeys(app: FastifyInstance, deps: GuardDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    const key = apiKeyIn(request.headers.authorization);
    if (key === null || request.is404 || request.routeOptions.url === anyPage) return;
    const actor = await readKeyActor(deps, key);
    if (!actor) throw new HttpError(401, 'invalid_api_key', apiKeyMessages.invalid);
    await bound(deps, request, reply, actor);
    request.actor = actor;
    requireScope(request, actor);
  });
  app.addHook('onSend', async (request, reply) => {
    const keyId = request.actor?.apiKeyId;
    if (keyId === undefined) return;
    const { statusCode } = reply;
    // What a message to the MCP server makes the server call is written down by itself.
    if (isMessage(request) && statusCode < 400) return;
    await recordApiCall(deps, keyId, nameOf(request), statusCode).catch((error: unknown) => {
      request.log.error({ err: tellSafely(error) }, 'a call with a key was not written down');
    });
  });
}

/** Every address that no call has: it is answered as to anybody, with a page or with 404, and not as a call that is a person's. */
const anyPage = '/*';
const isMessage = (request: FastifyRequest) => request.routeOptions.url === routes.mcp;
const nameOf = (request: FastifyRequest) => `${request.method} ${request.routeOptions.url ?? ''}`;

async function bound(deps: GuardDeps, request: FastifyRequest, reply: FastifyReply, actor: KeyActor): Promise<void> {
  const limit = isMessage(request) ? messageBound : callBound;
  if (await consumeRateLimit(deps, limit, actor.apiKeyId)) return;
  reply.header('retry-after', await secondsUntilNextAttempt(deps, limit, actor.apiKeyId));
  throw new HttpError(429, 'rate_limited', apiKeyMessages.tooFast);
}

function requireScope(request: FastifyRequest, actor: KeyActor): void {
  const scope = scopeOf(request.method, request.routeOptions.url ?? '');
  if (scope === null) throw new HttpError(403, 'not_for_api_keys', apiKeyMessages.notForKeys);
  if (!can(actor.role, 'api-keys')) throw new HttpError(403, 'api_plan_required', apiKeyMessages.planEnded);
  if (scope !== 'any' && !actor.scopes.includes(scope)) {
    throw new HttpError(403, 'api_scope_missing', apiKeyMessages.scopeMissing(scope), { scope });
  }
}
