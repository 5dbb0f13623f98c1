import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RagResponse } from '@foja/contracts/chat';
import { routes } from '@foja/contracts/routes';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleTasks } from '../apps/web/src/landing/example-tasks.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll, openContext } from './browser.ts';
import { openRelay, type Relay } from './open-relay.ts';
import { callApi, signInAs } from './sign-in-as.ts';
import { startApp } from './start-app.ts';
import { projectRoot } from './start-server.ts';

/** ARCHITECTURE's budget for the first load of the landing page and of the chat, before the first question. */
const firstLoadBudgetBytes = 170_000;
const themes = ['light', 'dark'] as const;

const app = startApp();

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Plataforma Legal AI-First Todo-en-Uno' });
/** Until the application has taken the place of the page's first paint. */
const running = (page: Page) => page.locator('#root > :not([data-first-paint]) main').waitFor();

describe('the landing page', () => {
  it('is accessible in both themes and never scrolls sideways from 360 to 1920 px', async () => {
    const { page, close } = await app.open({ path: '/' });
    await title(page).waitFor();
    await running(page);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      if (width === 360 || width === 1280) await expectAccessibleInBothThemes(page, `the landing page at ${width} px`);
    }
    await close();
  });

  it('is accessible while its examples are typed, and they can be paused by keyboard', async () => {
    const { page, close } = await app.open({ path: '/', motion: true });
    await running(page);
    const typed = page.getByTestId('typed');
    await expect.poll(() => typed.textContent()).not.toBe('');
    await expectAccessible(page, 'the landing page in motion');
    await page.getByRole('button', { name: 'Pausar los ejemplos' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Reanudar los ejemplos' }).waitFor();
    expect(exampleTasks.map(({ text }) => text)).toContain(await typed.textContent());
    await close();
  });

  it('is walked by keyboard alone: everything has its turn, in the order of the page, with a ring', async () => {
    const { page, close } = await app.open({ path: '/' });
    await running(page);
    const expected = await page.evaluate(
      // Of a group of radios, only the chosen one has its turn.
      () =>
        document.querySelectorAll('#root a[href], #root button:not(:disabled), #root textarea, #root :checked').length,
    );
    const tops: number[] = [];
    for (let step = 0; step < expected; step++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        // A radio is hidden, and its label wears the ring.
        const ringed = element.matches('[type=radio]') ? (element.closest('label') as HTMLElement) : element;
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
        const label = (element as HTMLInputElement).labels?.[0]?.textContent;
        return {
          name: element.textContent || element.getAttribute('aria-label') || label || '',
          ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          top: element.closest('header') ? 0 : element.getBoundingClientRect().top + window.scrollY,
        };
      });
      expect(focused.name).not.toBe('');
      expect(focused.ring, `the ring of ${focused.name}`).toBe(true);
      tops.push(Math.round(focused.top / 200));
    }
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await page.getByRole('link', { name: /^Dashboard/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toBe(`${app.url}/login?returnUrl=%2Fdashboard`);
    await close();
  });

  it('lets a keyboard skip to the content', async () => {
    const { page, close } = await app.open({ path: '/' });
    await running(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await close();
  });

  it('leads to another screen at its top, and back to where one was', async () => {
    const { page, close } = await app.open({ path: '/', width: 'phone' });
    await running(page);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    // The address of the installation comes last, and moves what stands below it.
    await page.getByText('Contacto:').waitFor();
    await page.getByRole('link', { name: 'Términos' }).scrollIntoViewIfNeeded();
    const before = await scrolled();
    expect(before).toBeGreaterThan(500);
    await page.getByRole('link', { name: 'Términos' }).click();
    await page.waitForURL('**/legal/terms');
    await expect.poll(scrolled).toBe(0);
    await expect.poll(() => page.title()).toBe('Términos · Foja');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.goBack();
    await title(page).waitFor();
    await expect.poll(scrolled).toBe(before);
    await close();
  });

  it('asks only what the product answers, from the articles that it shows', async () => {
    const { token } = await signInAs(app.url, 'User');
    for (const { text, articles } of exampleTasks) {
      const answer = await callApi<RagResponse>(app.url, routes.ragQuery, {
        token,
        body: { message: text, userOrigin: 'dashboard', isAnonymized: true },
      });
      expect(answer.outcome, text).toBe('grounded');
      const found = answer.sources.flatMap((source) => source.articles);
      for (const { id } of articles) expect(found, text).toContain(id);
    }
  });
});

describe('the first load', () => {
  it.each(['/', '/chatbot'])('of %s takes no more JavaScript than the budget', async (path) => {
    // A browser that has been nowhere: what another screen still loads would count, and its files are gone with it.
    const context = await openContext(app.browser, { serviceWorkers: 'block' });
    const page = await context.newPage();
    const scripts = new Map<string, Response>();
    page.on('response', (response) => {
      if (response.status() === 200 && response.url().endsWith('.js')) scripts.set(response.url(), response);
    });
    await page.goto(app.url + path, { waitUntil: 'networkidle' });
    await running(page);
    let bytes = 0;
    for (const response of scripts.values()) bytes += gzipSync(await response.body(), { level: 9 }).length;
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(firstLoadBudgetBytes);
    await context.close();
  });

  it.each([
    ['/', 'Plataforma Legal AI-First Todo-en-Uno', 'Foja · Plataforma legal'],
    ['/chatbot', 'Consulta legal', 'Consulta legal · Foja'],
  ])('of %s shows the screen, with its title, before any script has run', async (path, heading, windowTitle) => {
    const context = await openContext(app.browser, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(app.url + path);
    expect(await page.title()).toBe(windowTitle);
    expect(await page.locator('h1').textContent()).toBe(heading);
    expect(await page.locator('h1').isVisible()).toBe(true);
    await context.close();
  });

  it('never shows a visitor’s page to somebody who comes back to a session', async () => {
    const context = await openContext(app.browser, { viewport: { width: 1280, height: 800 } });
    await context.addInitScript(() => sessionStorage.setItem('foja_token', 'kept'));
    const page = await context.newPage();
    await page.route('**/*.js', (route) =>
      route.request().url().endsWith('/theme.js') ? route.continue() : route.abort(),
    );
    await page.goto(app.url);
    expect(await page.locator('h1').isVisible()).toBe(false);
    await context.close();
  });

  it.each([
    ['light', '#f6f7fb'],
    ['dark', '#0f1322'],
  ] as const)('colours the browser’s own frame in the %s theme', async (theme, color) => {
    const { page, close } = await app.open({ path: '/', theme });
    expect(await page.locator('meta[name="theme-color"]').getAttribute('content')).toBe(color);
    await close();
  });
});

describe('what others read of the site', () => {
  it('a manifest whose icons are there, in the sizes that it says', async () => {
    const manifest = (await (await fetch(`${app.url}/manifest.webmanifest`)).json()) as {
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    const png = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(png.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const { src, sizes } of png) {
      const bytes = Buffer.from(await (await fetch(app.url + src)).arrayBuffer());
      // Width and height stand in the first chunk of a PNG.
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('a preview with a picture at a whole address', async () => {
    const html = await (await fetch(app.url)).text();
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(image).pathname).toBe('/social-preview.png');
    const picture = await fetch(new URL(new URL(image).pathname, app.url));
    expect(picture.headers.get('content-type')).toBe('image/png');
  });
});

describe('without a connection', () => {
  let relay: Relay;
  beforeAll(async () => {
    relay = await openRelay(app.url);
  });
  afterAll(() => relay.close());

  it('the browser has a page that says so, in both themes, keeps nothing else, and leads on once it is back', async () => {
    const context = await openContext(app.browser, { viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(relay.url);
    await running(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`${relay.url}/legal/terms`);
    // A screen whose own part cannot be fetched any more loads itself anew, over what the test asks for.
    await running(page);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.toSorted()).toEqual(['/favicon.svg', '/offline.html', '/theme.js']);
    await relay.close();
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(`${relay.url}/trial`);
      await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, `the offline page (${theme})`);
    }
    relay = await openRelay(app.url, Number(new URL(relay.url).port));
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await page.getByRole('heading', { level: 1, name: /^Premium gratis/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/trial');
    await context.close();
  });

  it('the service worker has a version made by the build', () => {
    const worker = readFileSync(join(projectRoot, 'apps/web/dist/sw.js'), 'utf8');
    expect(worker).toMatch(/foja-offline-[0-9a-f]{12}/);
  });
});
