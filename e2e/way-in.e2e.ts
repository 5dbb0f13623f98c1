import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everydayProblems } from '../apps/web/src/landing/everyday-problems.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll, openContext } from './browser.ts';
import { startApp } from './start-app.ts';
import { expectKeyboardReachesAll } from './tab-walk.ts';

const app = startApp();

const question = 'Compré un celular y a los cuatro meses dejó de andar';
const running = (page: Page) => page.locator('#root > :not([data-first-paint]) main').waitFor();

/** The page at 360 and at 1280 px: nothing beyond its edge, and no violation in either theme. */
async function expectFitAndAccessible(page: Page, where: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page, `${where} at ${width} px`);
  }
}

describe('a person with a problem', () => {
  it('asks on the landing page, on a phone and by keyboard alone, and finds the answer in the chat', async () => {
    const { page, close } = await app.open({ path: '/', width: 'phone' });
    await running(page);
    await page.getByRole('textbox', { name: 'Contá qué te pasó' }).fill(question);
    await page.keyboard.press('Enter');
    const answer = page.getByRole('article', { name: 'Respuesta de Foja' });
    await answer.getByText('Fundado', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/chatbot');
    expect(page.url()).not.toContain('celular');
    expect(await page.getByLabel('Tu consulta').inputValue()).toBe('');
    // Neither going back nor a reload asks it again.
    await page.reload();
    await answer.getByText('Fundado', { exact: true }).waitFor();
    expect(await page.getByRole('article', { name: 'Respuesta de Foja' }).count()).toBe(1);
    await expectNoSidewaysScroll(page);
    await close();
  });

  it('has names replaced in a question asked on the landing page before it is sent', async () => {
    const { page, close } = await app.open({ path: '/' });
    await running(page);
    const sent = page.waitForRequest((request) => request.url().endsWith('/Rag/rag-query'));
    await page
      .getByRole('textbox', { name: 'Contá qué te pasó' })
      .fill('Soy Juan Carlos Pérez, DNI 20.123.456, y me vendieron un celular fallado');
    await page.getByRole('button', { name: 'Preguntar' }).click();
    const body = (await sent).postData() ?? '';
    expect(body).not.toContain('20.123.456');
    expect(body).not.toContain('Pérez');
    await page.getByRole('article', { name: 'Respuesta de Foja' }).waitFor();
    await close();
  });

  it('finds a guide behind every tile, and asks from it in one step more', async () => {
    const { page, close } = await app.open({ path: '/', width: 'phone' });
    await running(page);
    for (const { label, guide } of everydayProblems) {
      await page.getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(`**/guias/${guide}`);
      await page.getByRole('heading', { name: 'Respuesta breve' }).waitFor();
      await expectNoSidewaysScroll(page);
      if (label === 'Sufro violencia') break;
      await page.goBack();
      await running(page);
    }
    expect(await page.getByRole('link', { name: '144', exact: true }).getAttribute('href')).toBe('tel:144');
    await page.goto(`${app.url}/guias/producto-fallado`);
    await page.getByLabel('Tu consulta').fill(question);
    await page.getByRole('button', { name: 'Preguntar' }).click();
    await page.getByRole('article', { name: 'Respuesta de Foja' }).getByText('Fundado', { exact: true }).waitFor();
    expect(page.url()).not.toContain('celular');
    await close();
  });

  it('is told where to go, in the province that was chosen once', async () => {
    const { page, close } = await app.open({ path: '/', width: 'phone' });
    await page.goto(`${app.url}/donde-ir`);
    const labour = page.getByRole('region', { name: 'Trabajo' });
    await labour.getByText('SECLO').waitFor();
    await page.getByLabel('Tu provincia').selectOption('Córdoba');
    await labour.getByText('SECLO').waitFor({ state: 'hidden' });
    await expectFitAndAccessible(page, 'where to go');
    await page.goto(`${app.url}/guias/producto-fallado`);
    expect(await page.getByLabel('Tu provincia').inputValue()).toBe('cordoba');
    await page.getByRole('link', { name: /^Ventanilla Federal/ }).waitFor();
    await close();
  });

  it('whose uses are spent finds the question in the input, where nothing is lost', async () => {
    const { page, close } = await app.open({ path: '/' });
    await running(page);
    await page.evaluate(() => {
      localStorage.setItem('foja_guest_usage', '3');
    });
    await page.getByRole('textbox', { name: 'Contá qué te pasó' }).fill(question);
    await page.getByRole('button', { name: 'Preguntar' }).click();
    await page.getByRole('region', { name: 'Límite de consultas' }).waitFor();
    await expect.poll(() => page.getByLabel('Tu consulta').inputValue()).toBe(question);
    await close();
  });
});

describe('a lawyer', () => {
  it('sees tools, verification and Word in the second half of the landing page', async () => {
    const { page, close } = await app.open({ path: '/', width: 'phone' });
    await running(page);
    await page.getByRole('button', { name: 'Soy abogado' }).click();
    await page.getByRole('heading', { name: 'Herramientas' }).waitFor();
    expect(new URL(page.url()).search).toBe('?para=abogados');
    await expectFitAndAccessible(page, 'the landing page for lawyers');
    await page.getByRole('link', { name: 'Verificar un escrito' }).click();
    await page.waitForURL('**/login?**');
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/dashboard/verificador');
    await close();
  });
});

describe('a public page', () => {
  it.each([
    '/guias',
    '/guias/violencia-de-genero-pedir-medidas',
    '/guias/me-despidieron-sin-causa',
    '/articulos',
    '/articulos/ldc',
    '/articulos/ldc/17',
    '/guias/no-hay',
  ])('%s is accessible at 360 and 1280 px in both themes, and used by keyboard alone', async (path) => {
    const { page, close } = await app.open({ path });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expectFitAndAccessible(page, path);
    if (path.startsWith('/guias/')) await expectKeyboardReachesAll(page);
    await close();
  });

  it('reports nothing to the console, and runs under the strict policy', async () => {
    const { page, close } = await app.open({ path: '/' });
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') told.push(message.text());
    });
    await page.goto(`${app.url}/guias/producto-fallado`, { waitUntil: 'networkidle' });
    expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(true);
    expect(told).toEqual([]);
    await close();
  });

  it('is read whole without JavaScript, and leads to the chat by a link', async () => {
    const context = await openContext(app.browser, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(`${app.url}/guias/me-despidieron-sin-causa`);
    expect(await page.title()).toBe('Me despidieron sin causa · Foja');
    for (const name of ['Respuesta breve', 'Pasos', 'Artículos en que se apoya']) {
      expect(await page.getByRole('heading', { name }).isVisible()).toBe(true);
    }
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Preguntar en el chat' }).getAttribute('href')).toBe('/chatbot');
    expect(await page.getByRole('button').count()).toBe(0);
    await context.close();
  });

  it('prints the text and where it is from, without what only a screen needs', async () => {
    const { page, close } = await app.open({ path: '/guias/producto-fallado' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Respuesta breve' }).isVisible()).toBe(true);
    expect(await page.getByText(`${app.url}/guias/producto-fallado`).isVisible()).toBe(true);
    for (const hidden of ['.ask', '.tools', '.site-header nav', '.near']) {
      expect(await page.locator(hidden).isVisible(), hidden).toBe(false);
    }
    await close();
  });

  it('needs next to no script', async () => {
    const context = await openContext(app.browser, { serviceWorkers: 'block' });
    const page = await context.newPage();
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response);
    });
    await page.goto(`${app.url}/guias/producto-fallado`, { waitUntil: 'networkidle' });
    let bytes = 0;
    for (const script of scripts) bytes += gzipSync(await script.body()).length;
    expect(bytes).toBeLessThan(3_000);
    await context.close();
  });

  it('of every guide and every kind of article is there, as the sitemap says', async () => {
    const addresses = [...(await (await fetch(`${app.url}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    const guides = addresses.filter((path) => path.startsWith('/guias/'));
    const articles = addresses.filter((path) => /^\/articulos\/[^/]+\/[^/]+$/.test(path));
    expect(guides.length).toBeGreaterThanOrEqual(183);
    expect(articles.length).toBeGreaterThanOrEqual(3_000);
    // Every guide, and of the articles each that is a hundred from the one before.
    for (const path of [...guides, ...articles.filter((_, index) => index % 100 === 0)]) {
      const response = await fetch(app.url + path);
      const html = await response.text();
      expect(response.status, path).toBe(200);
      // No key of the corpus is left in the text.
      expect(
        /\[[a-z][a-z0-9-]*:\d/.exec(html.replace(/<script type="application\/ld\+json">.*?<\/script>/s, ''))?.[0],
        path,
      ).toBeUndefined();
      expect(html, path).toContain('Resumen editorial de Foja');
    }
  });

  it('of a calculator has a title and a description before any script has run', async () => {
    const { page, close } = await app.open({ path: '/calculadoras/vacaciones' });
    const html = await (await fetch(`${app.url}/calculadoras/vacaciones`)).text();
    expect(html).toContain('<title>Calculadora: Vacaciones · Foja</title>');
    expect(html).toMatch(/<meta name="description" content="Cuántos días corresponden[^"]+"/);
    await expect.poll(() => page.title()).toBe('Calculadora: Vacaciones · Foja');
    await expectAccessible(page, 'a calculator');
    await close();
  });
});
