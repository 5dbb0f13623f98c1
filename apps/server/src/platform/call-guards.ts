import { randomBytes } from 'node:crypto';
import { applicationId, applicationIdHeader } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-errors.ts';
import { sameText } from './same-text.ts';

const csrfCookie = 'XSRF-TOKEN';
const csrfHeader = 'x-xsrf-token';
const readOnlyMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Read by programs that know nothing of this application: the address itself is the secret. */
const readByPrograms = new Set<string>([routes.agendaFeedFile(':file')]);

/** By the route that was matched: the address may be written in more than one way. */
function isApiCall(request: FastifyRequest): boolean {
  const path = request.is404 ? request.url : (request.routeOptions.url ?? request.url);
  return /^\/(?:(?:api|Rag|\w+Generator)\/|anonymize-)/.test(path);
}

/**
 * What every API call must carry: the application's identifier (400 without it), and where the CSRF cookie comes along on a
 * call that changes something, the same value in the header (403 otherwise).
 */
export function registerCallGuards(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiCall(request)) {
      if (request.method === 'GET' && !request.cookies[csrfCookie]) {
        // Readable by the page's script on purpose: it repeats the value in the header.
        reply.setCookie(csrfCookie, randomBytes(18).toString('base64url'), {
          path: '/',
          sameSite: 'strict',
          secure: request.protocol === 'https',
        });
      }
      return;
    }
    if (request.method === 'OPTIONS' || readByPrograms.has(request.routeOptions.url ?? '')) return;
    if (request.headers[applicationIdHeader.toLowerCase()] !== applicationId) {
      throw new HttpError(400, 'missing_application_id', 'Falta el identificador de la aplicación.');
    }
    const cookie = request.cookies[csrfCookie];
    if (
      !readOnlyMethods.has(request.method) &&
      cookie !== undefined &&
      !sameText(cookie, request.headers[csrfHeader])
    ) {
      throw new HttpError(403, 'csrf_mismatch', 'Acceso denegado');
    }
  });
}
