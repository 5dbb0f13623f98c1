import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { applicationIdHeader, appVersion } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** OpenAPI of every route, from the same contracts that validate: a page at /docs, the document at /docs/json. */
export async function registerApiDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Foja', description: 'Asistente legal de derecho argentino.', version: appVersion },
      components: {
        securitySchemes: {
          application: { type: 'apiKey', in: 'header', name: applicationIdHeader },
          token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
      security: [{ application: [], token: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: routes.docs });
}
