import type { ErrorBody } from '@foja/contracts/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseDown } from './database-down.ts';
import { isDiskFull } from './disk-full.ts';
import { HttpError } from './http-errors.ts';
import { KeyUnknown } from './sealing.ts';
import { tellSafely } from './tell-safely.ts';

const bearerChallenge = 'Bearer realm="foja"';

/** The embedded database is back within seconds; a server that fails over takes little longer. */
const retryAfterSeconds = 5;

/**
 * Every error leaves as `{error, message, details?}` in Spanish. What the caller may not see (stack, SQL, values) stays in
 * the log, without the body of the request.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = describe(error);
    if (status >= 500) request.log.error({ err: tellSafely(error) }, 'call failed');
    // Whoever calls without a key, or with one that does not hold, is told how to bring one.
    if (status === 401) reply.header('www-authenticate', bearerChallenge);
    if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
    return reply.status(status).send(body);
  });
  app.setNotFoundHandler((_request, reply) => {
    const body: ErrorBody = { error: 'not_found', message: 'No existe lo que se pidió.' };
    return reply.status(404).send(body);
  });
}

/** Answers alike what meets no route: an address that cannot be decoded, or that has too long a part. */
export function answerBrokenAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = describe(error);
  void reply.status(status).send(body);
}

function describe(error: FastifyError): { status: number; body: ErrorBody } {
  if (error instanceof HttpError) {
    const body: ErrorBody = { error: error.code, message: error.message };
    if (error.details !== undefined) body.details = error.details;
    return { status: error.status, body };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map((issue) => ({
      field: issue.instancePath.slice(1),
      message: issue.message ?? '',
    }));
    return {
      status: 400,
      body: { error: 'invalid_request', message: details[0]?.message || 'La consulta no es válida.', details },
    };
  }
  if (isDiskFull(error)) {
    return {
      status: 507,
      body: {
        error: 'disk_full',
        message: 'El servidor se quedó sin espacio y no guardó nada de esto. Avisale a quien lo administra.',
      },
    };
  }
  if (isDatabaseDown(error)) {
    return {
      status: 503,
      body: {
        error: 'database_unavailable',
        message: 'El servicio está temporalmente no disponible. Por favor, inténtelo más tarde.',
      },
    };
  }
  if (error instanceof KeyUnknown) {
    return {
      status: 503,
      body: {
        error: 'key_missing',
        message: 'Esto se guardó cifrado con una clave que el servidor no tiene. Avisale a quien lo administra.',
      },
    };
  }
  const status = error.statusCode ?? 500;
  if (status === 413) {
    return { status, body: { error: 'payload_too_large', message: 'Lo enviado es demasiado grande.' } };
  }
  if (status >= 400 && status < 500) {
    return { status, body: { error: 'invalid_request', message: 'La consulta no es válida.' } };
  }
  return { status: 500, body: { error: 'internal', message: 'Error del servidor. Inténtalo más tarde' } };
}
