import type { Readable } from 'node:stream';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorBodySchema } from '@foja/contracts/errors';
import { applicationIdHeader, appVersion } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a call that reads its body itself, to refuse in its own way: what the documentation says of it. */
    documentedBody?: z.ZodType;
  }
}

/** The scope of an API key that opens a call; `any` where every key does, null where none does. */
type ScopeOf = (method: string, route: string) => string | null;

/** How whoever calls with a key is refused before the call itself looks. */
const keyRefusals = { 401: errorBodySchema, 403: errorBodySchema, 429: errorBodySchema };

/** For the documentation a file, for a handler what Fastify sends as it is. */
const sentAsItIs = z.file() as unknown as z.ZodType<Readable | Uint8Array>;

/** An answer that is a file of one of these types. */
export function fileResponse(...mediaTypes: readonly string[]) {
  const content = Object.fromEntries(mediaTypes.map((type) => [type, { schema: sentAsItIs }]));
  return { description: 'El archivo', content };
}

/**
 * OpenAPI of every route, from the same contracts that validate: a page at /docs, the document at /docs/json. Each call says whether
 * an API key opens it, and with which scope.
 */
export async function registerApiDocumentation(app: FastifyInstance, scopeOf: ScopeOf): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Foja', description: 'Asistente legal de derecho argentino.', version: appVersion },
      components: {
        securitySchemes: {
          application: { type: 'apiKey', in: 'header', name: applicationIdHeader },
          token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'foja_…',
            description: 'Clave de API, creada en el perfil. Abre las llamadas de sus permisos.',
          },
        },
      },
      security: [{ application: [], token: [] }],
    },
    transform: (call) => {
      const body = call.route.config?.documentedBody;
      const scope = scopeOf(String(call.route.method), call.url);
      const schema = call.schema && {
        ...call.schema,
        ...(body && { body }),
        ...(scope !== null && { response: { ...keyRefusals, ...(call.schema.response as object) } }),
      };
      const told = jsonSchemaTransform({ ...call, schema });
      const described = { ...told, schema: anythingForCircles(told.schema) };
      if (scope === null || described.schema === undefined) return described;
      const scopes = scope === 'any' ? [] : [scope];
      const security: Record<string, string[]>[] = [
        { application: [], token: [] },
        { application: [], apiKey: scopes },
      ];
      return { ...described, schema: { ...described.schema, security } };
    },
  });
  await app.register(swaggerUi, { routePrefix: routes.docs });
}

/** A schema that holds itself ("any JSON") refers to a place that the document does not have: any value may stand there. */
function anythingForCircles<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(anythingForCircles) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (entries.some(([name, to]) => name === '$ref' && typeof to === 'string')) {
    return Object.fromEntries(entries.filter(([name]) => name !== '$ref')) as Value;
  }
  return Object.fromEntries(entries.map(([name, inner]) => [name, anythingForCircles(inner)])) as Value;
}
