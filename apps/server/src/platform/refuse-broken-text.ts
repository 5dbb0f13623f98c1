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

function holdsBrokenText(part: unknown): boolean {
  // A list of what is still to be looked at: a body may be nested deeper than calls may be.
  const left: unknown[] = [part];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') {
      if (broken.test(value)) return true;
    } else if (value !== null && typeof value === 'object' && !Buffer.isBuffer(value)) {
      for (const [key, inner] of Object.entries(value)) {
        if (broken.test(key)) return true;
        left.push(inner);
      }
    }
  }
  return false;
}
