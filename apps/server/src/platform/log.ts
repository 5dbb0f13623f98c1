import type { FastifyServerOptions } from 'fastify';

/** Where the lines go; tests read them. */
export interface LogStream {
  write(line: string): void;
}

/**
 * What is logged of a call: method, route, status and time. Never a body, a query, a token or an address: questions hold
 * personal data.
 */
export function loggerOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    ...(stream && { stream }),
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  };
}
