import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStarterCorpus } from '../corpus/load-starter-corpus.ts';
import { readConfig } from '../platform/config.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { guideFile, makeTestFolder, noteFile, starterNorm } from '../testing/corpus-folders.ts';

const hostile = `Rompió "todo" & <img src=x onerror=alert(1)>`;

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({ config: readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://foja.example/' }) });
  const starter = makeTestFolder();
  starter.write('norms.yaml', `${starterNorm('ldc', 'LDC')}${starterNorm('ccyc', 'CCyC')}`);
  starter.write('notes/ldc/11.md', noteFile('ldc', '11', { frontMatter: 'related: [ldc:10bis, ccyc:99]\n' }));
  starter.write('notes/ldc/10bis.md', noteFile('ldc', '10bis'));
  starter.write('guides/roto.md', guideFile(`'${hostile}'`, ['ldc:11', 'ccyc:99']));
  starter.write('guides/despido.md', guideFile('Me echaron', ['ldc:11'], { area: 'trabajo' }));
  starter.write('guides/violencia-de-genero-pedir-medidas.md', guideFile('Sufro violencia', ['ldc:11']));
  await loadStarterCorpus(site.deps.db, starter.path);
  starter.close();
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const dataOf = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null')['@graph'] as {
    '@type': string;
    [key: string]: unknown;
  }[];

describe('a page that is not there', () => {
  it.each(['/guias/no-hay', '/articulos/ldc/999', '/articulos/no-hay', "/articulos/ldc/'%20or%201=1"])(
    'answers %s with 404, says so in words and stays out of search engines',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toMatch(/<h1>(No|Foja no) /);
      expect(body).toContain('noindex');
      expect(body).not.toContain('or 1=1');
    },
  );
});

describe('where to go', () => {
  it('is told by area and place, with what it costs, whether a lawyer is needed and where that was read', async () => {
    const { statusCode, body } = await get('/donde-ir');
    expect(statusCode).toBe(200);
    expect(body).toContain('Ventanilla Federal Única de Reclamos de Defensa del Consumidor');
    expect(body).toContain('data-province="ciudad-de-buenos-aires"');
    for (const entry of body.split('<li class="door">').slice(1)) expect(entry).toMatch(/>Fuente<\/a>, leída el <time/);
  });

  it('stands on the page of a guide of its area, and of no other', async () => {
    expect((await get('/guias/despido')).body).toContain('Servicio de Conciliación Laboral Obligatoria');
    expect((await get('/guias/despido')).body).not.toContain('Ventanilla Federal Única');
  });
});

describe('a guide', () => {
  it('is a whole page: title, description, address, sections, the articles that it stands on', async () => {
    const { statusCode, body, headers } = await get('/guias/despido');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>Me echaron · Foja</title>');
    expect(body).toContain('<link rel="canonical" href="https://foja.example/guias/despido" />');
    expect(/<meta name="description" content="([^"]+)"/.exec(body)?.[1]?.length).toBeGreaterThan(10);
    expect(body).toContain('Resumen editorial de Foja');
    expect(body).toContain('<h2>Respuesta breve</h2>');
    expect(body).toContain('<a href="/articulos/ldc/11">art. 11 LDC</a>');
    expect(body).toContain('No reemplaza el consejo de un abogado.');
  });

  it('shows what stands in the corpus as text, never as markup', async () => {
    const { body } = await get('/guias/roto');
    expect(body).not.toContain('<img src=x');
    expect(body).toContain('Rompió &quot;todo&quot; &amp; &lt;img src=x onerror=alert(1)&gt;');
    expect(dataOf(body)[0]?.headline).toBe(hostile);
  });

  it('tells search engines what it is, and which law it stands on', async () => {
    const data = dataOf((await get('/guias/roto')).body);
    expect(data.map((each) => each['@type'])).toEqual(['Article', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({
      inLanguage: 'es-AR',
      citation: [
        { name: 'art. 11 LDC', url: 'https://foja.example/articulos/ldc/11' },
        { name: 'art. 99 CCyC', url: 'https://example.org/ccyc' },
      ],
    });
  });

  it('leads to the chat, and says beforehand where the chat asks for Premium', async () => {
    expect((await get('/guias/despido')).body).toContain('href="/trial"');
    const open = (await get('/guias/roto')).body;
    expect(open).toContain('¿Es tu caso? Preguntá');
    expect(open).toContain('href="/chatbot"');
    expect(open).not.toContain('href="/trial"');
  });

  it('for people in danger begins with whom to call', async () => {
    const { body } = await get('/guias/violencia-de-genero-pedir-medidas');
    expect(body).toContain('<a href="tel:144">144</a>');
    expect(body.indexOf('tel:144')).toBeLessThan(body.indexOf('Respuesta breve'));
    expect((await get('/guias/roto')).body).not.toContain('A quién llamar hoy');
  });
});

describe('an article', () => {
  it('shows what the corpus says of it, its norm’s official link and the guides that stand on it', async () => {
    const { body } = await get('/articulos/ldc/11');
    expect(body).toContain('<h2>Qué dice</h2>');
    expect(body).toContain('href="https://example.org/ldc"');
    expect(body).toContain('href="/guias/despido"');
    expect(body).toContain('href="/articulos/ldc/10bis"');
  });

  it.each(['/articulos/LDC/10bis', '/articulos/ldc/10%20bis', '/articulos/ldc/10BIS'])(
    'has one address: %s leads to it',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(301);
      expect(headers.location).toBe('/articulos/ldc/10bis');
    },
  );
});

describe('lists', () => {
  it('name every guide by area, every norm, and every article of a norm in its order', async () => {
    const guides = (await get('/guias')).body;
    for (const slug of ['roto', 'despido', 'violencia-de-genero-pedir-medidas']) {
      expect(guides).toContain(`href="/guias/${slug}"`);
    }
    expect(guides).toContain('id="trabajo"');
    expect((await get('/articulos')).body).toContain('href="/articulos/ldc"');
    const norm = (await get('/articulos/ldc')).body;
    expect(norm.indexOf('/articulos/ldc/10bis')).toBeLessThan(norm.indexOf('/articulos/ldc/11'));
  });
});

describe('every public page', () => {
  it.each(['/guias', '/guias/roto', '/articulos', '/articulos/ldc', '/articulos/ldc/11', '/guias/no-hay'])(
    '%s keeps the strict headers and runs no script of its own text',
    async (url) => {
      const { body, headers } = await get(url);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      const inline = [...body.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>/g)];
      expect(inline).toEqual([]);
      expect(body).not.toMatch(/ on\w+="/);
    },
  );

  it('is sent again only where it has changed', async () => {
    const first = await get('/guias/roto');
    const again = await get('/guias/roto', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('search engines', () => {
  it('are kept from accounts and the API, and find the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    for (const path of ['/api/', '/dashboard', '/admin', '/profile']) expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain('Sitemap: https://foja.example/sitemap.xml');
  });

  it('are told of the public screens, guides, articles and calculators, by their whole addresses', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const paths = ['/', '/chatbot', '/trial', '/legal/privacy', '/calculadoras/liquidacion', '/guias/despido'];
    for (const path of [...paths, '/articulos/ldc/10bis', '/articulos/ldc', '/guias']) {
      expect(body).toContain(`<loc>https://foja.example${path}</loc>`);
    }
    expect(body).toContain('<lastmod>2026-');
    expect(body).not.toContain('/dashboard');
  });
});
