import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { readWebPages } from './web-pages.ts';

const yearMs = 31_536_000_000;

/** Serves the built web application; any path that is not a file is the application's own to route. */
export async function registerWebFiles(app: FastifyInstance, config: Config): Promise<void> {
  const root = join(config.projectRoot, 'apps/web/dist');
  if (!existsSync(join(root, 'index.html'))) return;
  const pages = readWebPages(root, config);
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html*', 'first-paint/**'],
    setHeaders(response, path) {
      // Names under assets/ carry a hash of their content.
      const immutable = path.includes('/assets/');
      response.setHeader('cache-control', immutable ? `public, max-age=${yearMs / 1000}, immutable` : 'no-cache');
    },
  });
  app.get('/robots.txt', { schema: { hide: true } }, (_, reply) => reply.type('text/plain').send(pages.robots));
  app.get('/sitemap.xml', { schema: { hide: true } }, (_, reply) => reply.type('application/xml').send(pages.sitemap));
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    // A chunk of an earlier build is gone: with a page in its place the browser would not know.
    if (/^\/(api|Rag|assets)\//.test(request.url)) return reply.callNotFound();
    return pages.send(request, reply);
  });
}
