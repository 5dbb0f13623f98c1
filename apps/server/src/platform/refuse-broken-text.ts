import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-errors.ts';

/** Half of a pair of UTF-16, which is no character, or the one that a database refuses. */
const broken = /\0|\p{Surrogate}/u;

/** The same as a query may write it out. What cannot be decoded is left as it is written, so that one of them may stand beside it. */
const brokenInQuery = /%00|%ED%[AB][0-9A-F]%[89AB][0-9A-F]/i;

/** No call takes a body nested half as deep; what goes through one by recursion would fail at some thousands. */
export const nestingMax = 100;

/**
 * Refuses with 400, wherever a call carries it, what no database stores and no text means (a NUL, and half of a surrogate pair), and
 * what is nested deeper than any call takes, before anything reads it by recursion.
 * @throws {HttpError} 400 `invalid_request`.
 */
export function refuseBrokenText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (brokenInQuery.test(queryOf(request.url))) throw new HttpError(400, 'invalid_request', noText);
    for (const part of [request.params, request.query, request.body]) {
      const problem = problemOf(part);
      if (problem !== null) throw new HttpError(400, 'invalid_request', problem);
    }
  });
}

const noText = 'La consulta tiene caracteres que no son texto.';
const tooDeep = `La consulta tiene datos unos dentro de otros en más de ${nestingMax} niveles.`;

function queryOf(url: string): string {
  const begin = url.indexOf('?');
  return begin === -1 ? '' : url.slice(begin);
}

/** Goes through a body level by level. */
function problemOf(part: unknown): string | null {
  let level: unknown[] = [part];
  for (let depth = 0; level.length > 0; depth++) {
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string') {
        if (broken.test(value)) return noText;
      } else if (value !== null && typeof value === 'object' && !Buffer.isBuffer(value)) {
        if (depth === nestingMax) return tooDeep;
        for (const [key, inner] of Object.entries(value)) {
          if (broken.test(key)) return noText;
          below.push(inner);
        }
      }
    }
    level = below;
  }
  return null;
}
