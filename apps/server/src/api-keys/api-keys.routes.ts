import { doneResponseSchema } from '@foja/contracts/accounts';
import { apiKeyMessages } from '@foja/contracts/api-key-scopes';
import {
  apiCallsResponseSchema,
  apiKeysResponseSchema,
  createApiKeyRequestSchema,
  createdApiKeySchema,
} from '@foja/contracts/api-keys';
import { errorBodySchema } from '@foja/contracts/errors';
import { can } from '@foja/contracts/roles';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AccountsDeps } from '../accounts/accounts-deps.ts';
import { requireUser, userFrom } from '../accounts/identify-actor.ts';
import { requirePermission } from '../accounts/require-permission.ts';
import { createApiKey } from './create-api-key.ts';
import { listApiCalls } from './list-api-calls.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeAllApiKeys, revokeApiKey } from './revoke-api-keys.ts';

const tags = ['Claves de API'];
const refusals = { 401: errorBodySchema, 403: errorBodySchema };
const params = z.object({ id: z.uuid() });

/** /api/account/api-keys: a person's own keys. They may be looked at and revoked without the plan that includes them. */
export function apiKeysRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const onRequest = requireUser(deps);

    app.get(
      routes.apiKeys,
      { onRequest, schema: { tags, summary: 'Mis claves', response: { 200: apiKeysResponseSchema, ...refusals } } },
      async (request) => {
        const { accountId, role } = userFrom(request);
        return { isIncluded: can(role, 'api-keys'), keys: await listApiKeys(deps, accountId) };
      },
    );

    app.post(
      routes.apiKeys,
      {
        onRequest: requirePermission(deps, 'api-keys'),
        schema: {
          tags,
          summary: 'Crear una clave',
          description: 'La clave viene en esta respuesta y en ninguna otra.',
          body: createApiKeyRequestSchema,
          response: { 201: createdApiKeySchema, 400: errorBodySchema, 409: errorBodySchema, ...refusals },
        },
      },
      async (request, reply) => reply.status(201).send(await createApiKey(deps, userFrom(request), request.body)),
    );

    app.delete(
      routes.apiKeys,
      {
        onRequest,
        schema: { tags, summary: 'Revocar todas mis claves', response: { 200: doneResponseSchema, ...refusals } },
      },
      async (request) => {
        await revokeAllApiKeys(deps, userFrom(request));
        return { success: true as const, message: apiKeyMessages.allRevoked };
      },
    );

    app.delete(
      routes.apiKey(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Revocar una clave',
          params,
          response: { 200: doneResponseSchema, 400: errorBodySchema, 404: errorBodySchema, ...refusals },
        },
      },
      async (request) => {
        await revokeApiKey(deps, userFrom(request), request.params.id);
        return { success: true as const, message: apiKeyMessages.revoked };
      },
    );

    app.get(
      routes.apiKeyCalls(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Últimas llamadas de una clave',
          params,
          response: { 200: apiCallsResponseSchema, 400: errorBodySchema, 404: errorBodySchema, ...refusals },
        },
      },
      async (request) => ({ calls: await listApiCalls(deps, userFrom(request).accountId, request.params.id) }),
    );
  };
}
