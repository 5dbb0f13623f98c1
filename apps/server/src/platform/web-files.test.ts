import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { registerMetrics } from './metrics.ts';
import { registerWebFiles } from './web-files.ts';

const page = (text: string) =>
  `<html><head><meta name="description" content="De todo." /><meta property="og:image" content="/social-preview.png" /><title>Foja</title></head><body>${text}</body></html>`;

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
  writeFileSync(join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync('let a'));
  writeFileSync(join(dist, 'sw.js'), 'let b');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  app = Fastify();
  const config = { ...readConfig({ PUBLIC_URL: 'https://foja.example/' }), projectRoot };
  await registerMetrics(app, null, async () => []);
  await registerWebFiles(app, config, [
    { path: '/calculadoras/x', title: 'Una & otra', description: 'Cuánto "vale".' },
  ]);
});
afterAll(async () => {
  await app.close();
  rmSync(projectRoot, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the web application', () => {
  it.each([
    '/api/nothing',
    '/Rag/nothing',
    '/assets/chunk-of-an-earlier-build.js',
    '/.well-known/oauth-protected-resource',
    '/metrics',
    '/metrics?name[]=foja_jobs',
  ])('has no page in the place of %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

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
    const asset = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(asset.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(asset.rawPayload).toString()).toBe('let a');
    expect((await get('/assets/app-1a2b.js')).body).toBe('let a');
  });

  it('tells previews the whole address of the picture', async () => {
    for (const path of ['/', '/legal/terms']) {
      expect((await get(path)).body).toContain('content="https://foja.example/social-preview.png"');
    }
  });

  it('tells search engines the title, description and address of a screen that has its own', async () => {
    const { body } = await get('/calculadoras/x?utm_source=x');
    expect(body).toContain('<title>Una &amp; otra · Foja</title>');
    expect(body).toContain('<meta name="description" content="Cuánto &quot;vale&quot;." />');
    expect(body).toContain('<link rel="canonical" href="https://foja.example/calculadoras/x" />');
    expect(body).toContain('shell');
    expect((await get('/calculadoras/y')).body).toContain('<title>Foja</title>');
  });

  it('keeps files with a hash for a year, and the service worker not at all', async () => {
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/manifest.webmanifest')).headers['content-type']).toContain('application/manifest+json');
  });
});
