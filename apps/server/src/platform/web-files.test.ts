import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { registerWebFiles } from './web-files.ts';

const page = (text: string) =>
  `<html><head><meta property="og:image" content="/social-preview.png" /></head><body>${text}</body></html>`;

let projectRoot: string;
let app: FastifyInstance;
beforeAll(async () => {
  projectRoot = mkdtempSync(join(tmpdir(), 'foja-web-'));
  const dist = join(projectRoot, 'apps/web/dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, 'first-paint'));
  writeFileSync(join(dist, 'index.html'), page('shell'));
  writeFileSync(join(dist, 'first-paint/landing.html'), page('landing'));
  writeFileSync(join(dist, 'assets/app-1a2b.js'), 'let a');
  writeFileSync(join(dist, 'sw.js'), 'let b');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  app = Fastify();
  await registerWebFiles(app, { ...readConfig({ PUBLIC_URL: 'https://foja.example/' }), projectRoot });
});
afterAll(async () => {
  await app.close();
  rmSync(projectRoot, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the web application', () => {
  it.each(['/api/nothing', '/Rag/nothing', '/assets/chunk-of-an-earlier-build.js'])(
    'has no page in the place of %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('answers any other path with its page, and the landing page with one that shows it at once', async () => {
    expect((await get('/dashboard/usage')).body).toContain('shell');
    expect((await get('/?utm_source=x')).body).toContain('landing');
    // Not rendered by this build.
    expect((await get('/chatbot')).body).toContain('shell');
  });

  it('is asked for again at each visit, and sent only where it has changed', async () => {
    const first = await get('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('comes compressed to whoever takes that', async () => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('landing');
  });

  it('tells previews the whole address of the picture', async () => {
    for (const path of ['/', '/legal/terms']) {
      expect((await get(path)).body).toContain('content="https://foja.example/social-preview.png"');
    }
  });

  it('keeps files with a hash for a year, and the service worker not at all', async () => {
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/manifest.webmanifest')).headers['content-type']).toContain('application/manifest+json');
  });
});

describe('search engines', () => {
  it('are kept from accounts and the API, and find the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    for (const path of ['/api/', '/dashboard', '/admin', '/profile']) expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain('Sitemap: https://foja.example/sitemap.xml');
  });

  it('are told of the public pages, by their whole addresses', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    for (const path of ['/', '/chatbot', '/trial', '/legal/privacy']) {
      expect(body).toContain(`<loc>https://foja.example${path}</loc>`);
    }
    expect(body).not.toContain('/dashboard');
  });
});
