import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const yearMs = 31_536_000_000;

/** Serves the built web application; any path that is not a file is the application's own to route. */
export async function registerWebFiles(app: FastifyInstance, projectRoot: string): Promise<void> {
  const root = join(projectRoot, 'apps/web/dist');
  if (!existsSync(join(root, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      // Names under assets/ carry a hash of their content.
      const immutable = path.includes('/assets/');
      response.setHeader('cache-control', immutable ? `public, max-age=${yearMs / 1000}, immutable` : 'no-cache');
    },
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (/^\/(api|Rag)\//.test(request.url)) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
