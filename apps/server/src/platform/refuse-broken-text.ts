import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-errors.ts';

/** Half of a pair of UTF-16, which is no character, or the one that a database refuses. */
const broken = /\0|\p{Surrogate}/u;

/**
 * Refuses with 400 what no database stores and no text means: a NUL, and half of a surrogate pair, wherever a call carries them.
 * @throws {HttpError} 400 `invalid_request`.
 */
export function refuseBrokenText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body]) {
      if (holdsBrokenText(part)) {
        throw new HttpError(400, 'invalid_request', 'La consulta tiene caracteres que no son texto.');
      }
    }
  });
}

function holdsBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return broken.test(value);
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, inner]) => broken.test(key) || holdsBrokenText(inner));
}
