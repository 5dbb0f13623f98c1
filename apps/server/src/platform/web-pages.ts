import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { publicAddress } from './public-address.ts';

/** Paths whose page shows its screen before any script has run; the build writes them under first-paint/. */
const firstPaints: Record<string, string> = { '/': 'landing.html', '/chatbot': 'chatbot.html' };

/** The paths that search engines are told of: what a visitor may read without an account. */
const publicPaths = [
  '/',
  '/chatbot',
  '/boletin-oficial-republica-argentina-primera-seccion',
  '/trial',
  '/legal/privacy',
  '/legal/terms',
  '/legal/disclaimer',
];
/** The API, and screens that are nobody's to find: accounts', and those that a mail leads to. */
const privatePaths = [
  '/api/',
  '/Rag/',
  '/admin',
  '/dashboard',
  '/profile',
  '/change-password',
  '/reset-password',
  '/confirm-email',
  '/anonymization-tool',
  '/upload',
];

/** Nearly as small as the best, in a twentieth of its time: every start waits for it. */
const brotliQuality = 5;

interface Page {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** The pages of the application, ready to be sent; whole addresses in them are those of this installation. */
export function readWebPages(root: string, config: Pick<Config, 'publicUrl' | 'host' | 'port'>) {
  const read = (file: string): Page => {
    // Readers of previews take whole addresses only.
    const html = readFileSync(join(root, file), 'utf8').replace(
      /(<meta property="og:(?:url|image)" content=")(\/[^"]*)/g,
      (_, before: string, path: string) => before + publicAddress(config, path),
    );
    const plain = Buffer.from(html);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    return {
      etag,
      plain,
      br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
      gzip: gzipSync(plain),
    };
  };
  const shell = read('index.html');
  const pages = new Map(
    Object.entries(firstPaints).flatMap(([path, name]) => {
      const file = join('first-paint', name);
      return existsSync(join(root, file)) ? [[path, read(file)] as const] : [];
    }),
  );

  return {
    /** Answers with the page for a path; every path that is not a file is the application's own to route. */
    send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const page = pages.get(request.url.split('?', 1)[0] ?? '') ?? shell;
      reply.header('cache-control', 'no-cache').header('etag', page.etag).header('vary', 'accept-encoding');
      if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
      reply.type('text/html; charset=utf-8');
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
      return encoding ? reply.header('content-encoding', encoding).send(page[encoding]) : reply.send(page.plain);
    },
    robots: [
      'User-agent: *',
      ...privatePaths.map((path) => `Disallow: ${path}`),
      `Sitemap: ${publicAddress(config, '/sitemap.xml')}`,
      '',
    ].join('\n'),
    sitemap: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...publicPaths.map((path) => `  <url><loc>${publicAddress(config, path)}</loc></url>`),
      '</urlset>',
      '',
    ].join('\n'),
  };
}
