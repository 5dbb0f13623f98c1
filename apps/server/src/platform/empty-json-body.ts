import type { FastifyInstance } from 'fastify';

/** Lets a call with an empty body say that it is JSON, as browsers' HTTP clients do; Fastify alone answers 400 to it. */
export function acceptEmptyJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
