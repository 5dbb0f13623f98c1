import { apiKeyMessages } from '@foja/contracts/api-key-scopes';
import { routes } from '@foja/contracts/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { whileCallerWaits } from '../platform/caller.ts';
import type { Config } from '../platform/config.ts';
import { HttpError } from '../platform/http-errors.ts';
import { publicAddress } from '../platform/public-address.ts';
import { type ApiCall, type Carry, FojaApi } from './foja-api.ts';

export interface McpDeps {
  config: Pick<Config, 'publicUrl' | 'host' | 'port' | 'allowedOrigins'>;
}

/** Most JSON-RPC messages in one call: the bound on messages counts calls. */
const batchMax = 10;
const hide = true;

/** POST /mcp: the MCP server over streamable HTTP, for whoever brings an API key. */
export function mcpRoutes(deps: McpDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = async (request: FastifyRequest) => {
      requireOwnOrigin(deps.config, request);
      if (request.actor?.apiKeyId === undefined) {
        throw new HttpError(401, 'invalid_api_key', 'Hace falta una clave de API: «Authorization: Bearer foja_…».');
      }
    };
    app.post(routes.mcp, { onRequest, schema: { hide } }, (request, reply) =>
      whileCallerWaits(reply, async (signal) => {
        if (Array.isArray(request.body) && request.body.length > batchMax) {
          throw new HttpError(413, 'payload_too_large', `Una llamada lleva hasta ${batchMax} mensajes.`);
        }
        // The SDK is read with the first message: a start does not wait for it.
        const { answerMcpMessage } = await import('./answer-mcp-message.ts');
        const api = new FojaApi({
          carry: carryWithin(app, request.ip),
          key: (request.headers.authorization ?? '').replace(/^Bearer /i, ''),
          address: (path) => publicAddress(deps.config, path),
          signal,
        });
        const { headers, body } = request;
        const answer = await answerMcpMessage(api, { headers, body });
        const type = answer.headers.get('content-type');
        if (type) reply.type(type);
        return reply.status(answer.status).send(await answer.text());
      }),
    );
    // No stream is kept open for messages of the server's own, and there is no session to end.
    for (const method of ['GET', 'DELETE'] as const) {
      app.route({
        method,
        url: routes.mcp,
        onRequest,
        schema: { hide },
        handler: async (_request, reply) =>
          reply.status(405).header('allow', 'POST').send({ error: 'invalid_request', message: 'Se llama con POST.' }),
      });
    }
  };
}

/** A page of another site must not speak to this server through a person's browser, whatever name it has the browser resolve. */
function requireOwnOrigin(config: McpDeps['config'], request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = new URL(publicAddress(config, '/')).origin;
  if (origin === own || config.allowedOrigins.includes(origin)) return;
  throw new HttpError(403, 'forbidden', apiKeyMessages.foreignOrigin);
}

/** Into this same process, as from the caller's own address: what a call is counted by stays the same. */
function carryWithin(app: FastifyInstance, remoteAddress: string): Carry {
  return async ({ method, path, headers, body }: ApiCall, signal) => {
    const answer = await app.inject({
      method,
      url: path,
      headers,
      remoteAddress,
      signal,
      ...(body !== undefined && { body }),
    });
    const retryAfter = answer.headers['retry-after'];
    return { status: answer.statusCode, retryAfter: retryAfter ? String(retryAfter) : null, text: answer.body };
  };
}
