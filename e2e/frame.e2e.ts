import { appVersion } from '@foja/contracts/limits';
import type { Role } from '@foja/contracts/roles';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openContext, widths } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();
const everyWidth = ['phone', 'tablet', 'desktop'] as const;
const menuEntries = ['Ver Perfil', 'Cambiar Contraseña', 'Ir al Dashboard', 'Modo Oscuro', 'Cerrar Sesión'];

const pathOf = (page: Page) => new URL(page.url()).pathname;
const tools = (page: Page) => page.getByRole('navigation', { name: 'Herramientas' });
const sidebar = (page: Page) => page.locator('aside', { has: tools(page) });
const sidebarWidth = async (page: Page) => Math.round((await sidebar(page).boundingBox())?.width ?? 0);
const savedCollapse = (page: Page) => page.evaluate(() => localStorage.getItem('foja_sidebar_collapsed'));
const menuButton = (page: Page) => page.getByRole('button', { name: /^Menú de/ });

async function openDashboard(width: keyof typeof widths, role: Role = 'User') {
  const opened = await app.open({ role, path: '/dashboard', width });
  await opened.page.getByText('En qué puedo ayudarte hoy?').waitFor();
  return opened;
}

describe('the header', () => {
  it.each(everyWidth)('of a visitor has logo, theme, Iniciar Sesión and Registrarse on a %s', async (width) => {
    const { page, close } = await app.open({ path: '/legal/terms', width });
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Usar tema oscuro' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    for (const name of ['Iniciar Sesión', 'Registrarse']) expect(await header.getByText(name).isVisible()).toBe(true);
    await expectInSight(page, header);
    await header.getByRole('link', { name: 'Foja, inicio' }).click();
    await expect.poll(() => pathOf(page)).toBe('/');
    await close();
  });

  // The longest: the badge of the SuperAdmin, and a number of uses with six digits.
  it.each([
    ['User', '10 usos restantes'],
    ['Professional', '50 usos restantes'],
    ['SuperAdmin', '999.999 usos restantes'],
  ] as const)('of a %s has plan, connection, "%s" and menu at every width, and nothing is cut', async (role, uses) => {
    const { page, close } = await app.open({ path: '/legal/terms', role });
    const header = page.getByRole('banner').first();
    await header.getByTitle('Conectado al backend').waitFor();
    for (const path of ['/legal/terms', '/dashboard']) {
      await page.goto(`${app.url}${path}`);
      for (const width of everyWidth) {
        await page.setViewportSize(widths[width]);
        await header.getByText(uses).waitFor();
        await menuButton(page).waitFor();
        expect(await header.getByText(role, { exact: true }).count()).toBe(role === 'User' ? 0 : 1);
        await expectInSight(page, header);
      }
    }
    await close();
  });

  it('says that the server is gone, and that it is back as soon as somebody looks again', async () => {
    const { page, close } = await app.open({ path: '/legal/terms', role: 'User' });
    await page.getByTitle('Conectado al backend').waitFor();
    await page.route('**/api/status', (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await page.getByTitle('Desconectado del backend').waitFor();
    await page.unroute('**/api/status');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByTitle('Conectado al backend').waitFor();
    await close();
  });
});

describe('the status bar', () => {
  it.each(everyWidth)('says connection, uses and version under the dashboard on a %s', async (width) => {
    const { page, close } = await openDashboard(width);
    const bar = page.locator('footer', { hasText: `v${appVersion}` });
    await bar.getByText('Conectado', { exact: true }).waitFor();
    await bar.getByText('10 usos restantes').waitFor();
    await page.route('**/api/status', (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await bar.getByText('Desconectado', { exact: true }).waitFor();
    await expectInSight(page, bar);
    await close();
  });
});

describe('the user menu', () => {
  it.each(everyWidth)(
    'has its five entries on a %s and closes on Escape, outside and after a choice',
    async (width) => {
      const { page, close } = await app.open({ path: '/legal/terms', width, role: 'User' });
      const menu = page.getByRole('menu');
      const closed = () => expect.poll(() => menu.count()).toBe(0);
      await menuButton(page).click();
      await expect.poll(() => menu.locator('[role^=menuitem]').allInnerTexts()).toEqual(menuEntries);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, `the user menu (${width})`);
      await page.keyboard.press('Escape');
      await closed();
      await expect.poll(() => menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);

      await menuButton(page).click();
      await menu.waitFor();
      await page.mouse.click(20, 600);
      await closed();

      await menuButton(page).click();
      await menu.getByRole('menuitemcheckbox', { name: 'Modo Oscuro', checked: false }).click();
      await closed();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
      await menuButton(page).click();
      await menu.getByRole('menuitemcheckbox', { name: 'Modo Oscuro', checked: true }).waitFor();
      await menu.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
      await closed();
      await expect.poll(() => pathOf(page)).toBe('/');
      await close();
    },
  );
});

describe('the sidebar at 1280 px', () => {
  it('folds and unfolds on the active item, keeps that for the next visit, and leads elsewhere on another', async () => {
    const { page, close } = await openDashboard('desktop');
    const active = tools(page).getByRole('link', { name: 'Consulta legal' });
    expect(await active.getAttribute('aria-current')).toBe('page');
    await expect.poll(() => sidebarWidth(page)).toBe(264);
    await active.click();
    await expect.poll(() => sidebarWidth(page)).toBe(72);
    await expect.poll(() => savedCollapse(page)).toBe('true');
    expect(pathOf(page)).toBe('/dashboard');

    await page.reload();
    await expect.poll(() => sidebarWidth(page)).toBe(72);
    await tools(page).getByRole('link', { name: 'Uso', exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe('/dashboard/usage');
    expect(await sidebarWidth(page)).toBe(72);
    await tools(page).getByRole('link', { name: 'Uso', exact: true }).click();
    await expect.poll(() => sidebarWidth(page)).toBe(264);
    await expect.poll(() => savedCollapse(page)).toBe('false');

    await page.getByRole('button', { name: 'Contraer menú' }).press('Enter');
    await expect.poll(() => sidebarWidth(page)).toBe(72);
    await page.getByRole('button', { name: 'Expandir menú' }).press('Enter');
    await expect.poll(() => sidebarWidth(page)).toBe(264);
    await close();
  });
});

describe('the sidebar at 700 px', () => {
  it('is folded whatever was chosen, does not unfold, and leads elsewhere', async () => {
    const { page, close } = await openDashboard('tablet');
    await page.evaluate(() => localStorage.setItem('foja_sidebar_collapsed', 'false'));
    await page.reload();
    await expect.poll(() => sidebarWidth(page)).toBe(72);
    expect(await page.getByRole('button', { name: 'Expandir menú' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Abrir menú' }).count()).toBe(0);
    await tools(page).getByRole('link', { name: 'Consulta legal' }).click();
    expect(await sidebarWidth(page)).toBe(72);
    expect(await savedCollapse(page)).toBe('false');

    const usage = tools(page).getByRole('link', { name: 'Uso', exact: true });
    await usage.focus();
    await page.getByRole('tooltip', { name: 'Uso' }).waitFor();
    await expectAccessible(page, 'the folded sidebar');
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toBe('/dashboard/usage');
    expect(await sidebarWidth(page)).toBe(72);

    await page.setViewportSize(widths.desktop);
    await expect.poll(() => sidebarWidth(page)).toBe(264);
    await close();
  });
});

describe('the sidebar at 360 px', () => {
  it('is a panel with a backdrop, closed by Escape, outside, the active item and a choice', async () => {
    const { page, close } = await openDashboard('phone');
    const button = page.getByRole('button', { name: 'Abrir menú' });
    const closed = () => expect.poll(() => tools(page).count()).toBe(0);
    const open = async () => {
      await button.click();
      await tools(page).waitFor();
      // Names and not icons alone, whatever a wide window was left at.
      expect(await tools(page).getByText('Consulta legal').isVisible()).toBe(true);
    };
    expect(await sidebar(page).count()).toBe(0);
    await page.evaluate(() => localStorage.setItem('foja_sidebar_collapsed', 'true'));
    await open();
    await page.getByTestId('backdrop').waitFor();
    await expectAccessible(page, 'the tools on a phone');
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await closed();
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

    await open();
    await page.getByTestId('backdrop').click({ position: { x: 340, y: 400 } });
    await closed();
    await open();
    await tools(page).getByRole('link', { name: 'Consulta legal' }).click();
    await closed();
    expect(pathOf(page)).toBe('/dashboard');
    await open();
    await tools(page).getByRole('link', { name: 'Uso', exact: true }).click();
    await closed();
    await expect.poll(() => pathOf(page)).toBe('/dashboard/usage');
    expect(await savedCollapse(page)).toBe('true');
    await close();
  });

  it.each([
    [360, 640],
    [390, 844],
  ])('has a button of 44 px that covers nothing at %i × %i, before and after an answer', async (width, height) => {
    const { page, ask, close } = await openDashboard('phone', 'SuperAdmin');
    await page.setViewportSize({ width, height });
    expect(await coveredByMenuButton(page)).toEqual([]);
    await ask('Compré un celular y a los cuatro meses dejó de andar');
    expect(await coveredByMenuButton(page)).toEqual([]);
    const box = await page.getByRole('button', { name: 'Abrir menú' }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await close();
  });
});

describe('the theme', () => {
  /** What each frame showed, and how many were painted before the page had a theme. */
  async function openRecorded(saved: string | null, system: 'light' | 'dark') {
    const context = await openContext(app.browser, { viewport: widths.desktop, colorScheme: system });
    await context.addInitScript((theme) => {
      if (theme && location.protocol.startsWith('http')) localStorage.setItem('foja-theme', theme);
      const frames: { theme: string | undefined; ground: string }[] = [];
      Object.assign(window, { frames_: frames });
      const record = () => {
        if (document.body) {
          frames.push({
            theme: document.documentElement.dataset.theme,
            ground: getComputedStyle(document.documentElement).backgroundColor,
          });
        }
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
      new MutationObserver((_, observer) => {
        if (!document.documentElement?.dataset.theme) return;
        Object.assign(window, { framesBeforeTheme: frames.length });
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    }, saved);
    const page = await context.newPage();
    await page.goto(app.url);
    await page.getByRole('banner').waitFor();
    // Each frame is recorded before it is painted, from the first that has a body.
    await page.waitForFunction(() => (window as unknown as { frames_: unknown[] }).frames_.length > 0);
    const seen = await page.evaluate(() => {
      const { frames_, framesBeforeTheme } = window as unknown as {
        frames_: { theme?: string; ground: string }[];
        framesBeforeTheme: number;
      };
      return {
        themes: [...new Set(frames_.map(({ theme }) => theme))],
        grounds: [...new Set(frames_.map(({ ground }) => ground))],
        framesBeforeTheme,
      };
    });
    return { page, seen, close: () => context.close() };
  }

  it.each([
    { saved: null, system: 'dark', shown: 'dark', ground: 'rgb(15, 19, 34)' },
    { saved: null, system: 'light', shown: 'light', ground: 'rgb(246, 247, 251)' },
    { saved: 'dark', system: 'light', shown: 'dark', ground: 'rgb(15, 19, 34)' },
    { saved: 'light', system: 'dark', shown: 'light', ground: 'rgb(246, 247, 251)' },
  ] as const)(
    'is right from the first paint on: saved $saved, system $system, shown $shown',
    async ({ saved, system, shown, ground }) => {
      const { seen, close } = await openRecorded(saved, system);
      expect(seen).toEqual({ themes: [shown], grounds: [ground], framesBeforeTheme: 0 });
      await close();
    },
  );

  it('follows the system while nothing is saved, and no longer once it was chosen', async () => {
    const { page, close } = await app.open({ path: '/legal/terms' });
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await page.getByRole('button', { name: 'Usar tema oscuro' }).waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(theme).toBe('dark');
    await page.getByRole('button', { name: 'Usar tema claro' }).click();
    await expect.poll(theme).toBe('light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await page.getByRole('button', { name: 'Usar tema oscuro' }).waitFor();
    expect(await theme()).toBe('light');
    await close();
  });
});

/** Fails where a part of the frame sticks out of the window, or where its parts lie on each other. */
async function expectInSight(page: Page, frame: ReturnType<Page['locator']>): Promise<void> {
  await expectNoSidewaysScroll(page);
  const problems = await frame.evaluate((element) => {
    const found: string[] = [];
    const inner = element.getBoundingClientRect();
    const parts = [...element.querySelectorAll('a, button, span')]
      .filter((part) => part.childElementCount === 0 || part.matches('a, button'))
      // A name that shows while the pointer is on its button may lie on anything.
      .filter((part) => !part.matches('[aria-hidden=true]'))
      .map((part) => ({
        part,
        name: part.textContent || part.getAttribute('aria-label'),
        box: part.getBoundingClientRect(),
      }))
      // What is only read aloud has no size.
      .filter(({ box }) => box.width > 1 && box.height > 1);
    for (const [index, { part, name, box }] of parts.entries()) {
      if (box.left < 0 || box.right > innerWidth || box.top < inner.top - 1 || box.bottom > inner.bottom + 1) {
        found.push(`${name} sticks out`);
      }
      for (const other of parts.slice(index + 1)) {
        if (part.contains(other.part)) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 1) found.push(`${name} lies on ${other.name}`);
      }
    }
    return found;
  });
  expect(problems).toEqual([]);
}

/** The texts and controls of the page that the floating button lies on. */
function coveredByMenuButton(page: Page): Promise<string[]> {
  return page.getByRole('button', { name: 'Abrir menú' }).evaluate((button) => {
    const top = button.getBoundingClientRect();
    const covers = (box: DOMRect) =>
      box.width > 1 && box.left < top.right && box.right > top.left && box.top < top.bottom && box.bottom > top.top;
    const covered: string[] = [];
    for (const control of document.querySelectorAll('a, button, input, textarea, select')) {
      if (control !== button && covers(control.getBoundingClientRect())) covered.push(control.outerHTML.slice(0, 80));
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      // What is only read aloud is cut to one pixel.
      if ((texts.currentNode.parentElement?.offsetWidth ?? 0) <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const text = texts.currentNode.textContent?.trim();
      if (text && [...range.getClientRects()].some(covers)) covered.push(text);
    }
    return covered;
  });
}
