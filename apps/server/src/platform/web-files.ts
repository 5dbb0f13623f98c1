import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { readWebPages, type ScreenHead } from './web-pages.ts';

const yearMs = 31_536_000_000;

/** Where the build puts the web application. */
export const webRoot = (config: Pick<Config, 'projectRoot'>) => join(config.projectRoot, 'apps/web/dist');

/**
 * Serves the built web application; any path that is not a file is the application's own to route.
 * @param heads screens that search engines are told more of.
 */
export async function registerWebFiles(
  app: FastifyInstance,
  config: Config,
  heads: readonly ScreenHead[] = [],
): Promise<void> {
  const root = webRoot(config);
  if (!existsSync(join(root, 'index.html'))) return;
  const pages = readWebPages(root, config, heads);
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The compressed ones are sent in the place of theirs: addresses of their own would be two thirds of all that a start makes.
    globIgnore: ['index.html*', 'first-paint/**', '**/*.{br,gz}'],
    setHeaders(response, path) {
      // Names under assets/ carry a hash of their content.
      const immutable = path.includes('/assets/');
      response.setHeader('cache-control', immutable ? `public, max-age=${yearMs / 1000}, immutable` : 'no-cache');
    },
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    // A chunk of an earlier build is gone: with a page in its place the browser would not know, nor would a program that looks
    // under .well-known whether a server has what it does not have (an assistant, for a way to sign in).
    if (/^\/(api|Rag|assets|\.well-known)\//.test(request.url)) return reply.callNotFound();
    return pages.send(request, reply);
  });
}
