import type { FastifyServerOptions } from 'fastify';

/**
 * What is logged of a call: method, route, status and time. Never a body, a query, a token or an address: questions hold
 * personal data.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  };
}
