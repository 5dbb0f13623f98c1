import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { anonymizationKeyHeader, anonymizationUserHeader } from '@foja/contracts/anonymization-calls';
import { applicationIdHeader } from '@foja/contracts/limits';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Headers that keep the page to its own scripts, and the origins that may call from elsewhere. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const overHttps = config.publicUrl?.startsWith('https://') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Components set positions as inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: overHttps ? [] : null,
      },
    },
    strictTransportSecurity: overHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  if (config.allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: config.allowedOrigins,
      allowedHeaders: [
        'content-type',
        'accept',
        'authorization',
        applicationIdHeader,
        anonymizationKeyHeader,
        anonymizationUserHeader,
      ],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      maxAge: 600,
    });
  }
}
