import type { Page, Response } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { compactDate } from './gazette-editions.ts';
import { startApp } from './start-app.ts';

const app = startApp();
const path = '/boletin-oficial-republica-argentina-primera-seccion';
const { last, former, broken } = inject('gazetteDays');

/** How many of a page's pixels are darker than paper; waits until the page is painted. */
async function darkPixels(page: Page, number: number): Promise<number> {
  const canvas = page.locator(`[data-page="${number}"] canvas`);
  await canvas.waitFor();
  return canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const { data } = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
    return dark;
  });
}

const dateOf = (page: Page) => new URL(page.url()).searchParams.get('date');

describe('the gazette', () => {
  it.each(['phone', 'desktop'] as const)(
    'paints the last edition when today has none, accessibly (%s)',
    async (width) => {
      const { page, close } = await app.open({ path, width });
      await page.getByRole('heading', { level: 1, name: 'Boletín Oficial' }).waitFor();
      await page.getByText(/^No hay edición del /).waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page, `a day without edition (${width})`);
      await page.getByRole('button', { name: `Ver la edición del ${last.replaceAll('-', '/')}` }).click();
      expect(await darkPixels(page, 1)).toBeGreaterThan(500);
      expect(dateOf(page)).toBe(last);
      await page.getByRole('button', { name: 'Buscar', exact: true }).click();
      await page.getByLabel('Palabras que buscás').fill('reglamento');
      await page.locator('mark[data-current]').waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page, `an edition with hits (${width})`);
      await page.getByRole('tab', { name: 'Avisos del día' }).click();
      await page.getByRole('heading', { level: 2, name: /^RESOLUCIONES/ }).waitFor();
      await page.getByLabel('Buscar en los avisos').fill('rio colorado');
      await page.getByText('1 de 3 avisos').waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page, `the notices (${width})`);
      const link = page.getByRole('link', { name: /^Resolución 6\/2026/ });
      expect(await link.getAttribute('href')).toContain(`/detalleAviso/primera/900003/${compactDate(last)}`);
      await close();
    },
  );

  it('loads pdf.js for reading an edition, and on no other screen', async () => {
    const { page, close } = await app.open({ path: '/' });
    const loaded: Response[] = [];
    page.on('response', (response) => loaded.push(response));
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // The library and its worker, by what only they define.
    const pdfFiles = async () => {
      const scripts = loaded.filter(
        (response) => response.status() === 200 && /\.m?js$/.test(new URL(response.url()).pathname),
      );
      const bodies = await Promise.all(scripts.map((response) => response.text().catch(() => '')));
      return new Set(
        bodies.filter((body) => body.includes('WorkerMessageHandler') || body.includes('GlobalWorkerOptions')),
      ).size;
    };
    expect(await pdfFiles()).toBe(0);
    await page.goto(`${app.url}${path}?date=${last}`);
    await darkPixels(page, 1);
    expect(await pdfFiles()).toBeGreaterThan(0);
    await close();
  });

  it('finds words on pages that were not read yet, and shows each hit in the frame', async () => {
    const { page, close } = await app.open({ path: `${path}?date=${last}` });
    await darkPixels(page, 1);
    // Pages far from the frame are not painted.
    expect(await page.locator('[data-page="10"] canvas').count()).toBe(0);
    await page.getByRole('region', { name: 'Páginas del boletín' }).focus();
    await page.keyboard.press('Control+f');
    await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Palabras que buscás');
    await page.keyboard.type('PRESCRIPCION ADQUISITIVA DEL');
    const search = page.getByRole('search', { name: 'Buscar en el boletín' });
    await search.getByText('1 de 2').waitFor();
    const hit = page.locator('mark[data-current]').first();
    const inFrame = () =>
      hit.evaluate((mark) => {
        const box = mark.getBoundingClientRect();
        const frame = mark.closest('section')?.getBoundingClientRect();
        return frame !== undefined && box.top >= frame.top && box.bottom <= frame.bottom;
      });
    await page.locator('[data-page="5"] mark[data-current]').first().waitFor();
    await expect.poll(inFrame).toBe(true);
    // What was typed first may have as many hits.
    await expect.poll(async () => (await hit.textContent())?.toLowerCase()).toBe('prescripción adquisitiva del');
    await page.keyboard.press('Enter');
    await page.locator('[data-page="10"] mark[data-current]').first().waitFor();
    await expect.poll(inFrame).toBe(true);
    await expect.poll(() => page.getByRole('textbox', { name: 'Página, de 12' }).inputValue()).toBe('10');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('mark').count()).toBe(0);
    await close();
  });

  it('is read by keyboard alone, and its words can be selected', async () => {
    const { page, close } = await app.open({ path: `${path}?date=${last}` });
    await darkPixels(page, 1);
    const frame = page.getByRole('region', { name: 'Páginas del boletín' });
    const number = () => page.getByRole('textbox', { name: 'Página, de 12' }).inputValue();
    const pageWidth = async () => (await page.locator('[data-page="1"]').boundingBox())?.width ?? 0;
    // From the last control of the toolbar the pages are one step away.
    await page.getByRole('button', { name: 'Buscar', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Páginas del boletín');
    await page.keyboard.press('PageDown');
    await expect.poll(number).toBe('2');
    await page.keyboard.press('End');
    await expect.poll(number).toBe('12');
    expect(await darkPixels(page, 12)).toBeGreaterThan(500);
    await page.keyboard.press('Home');
    await expect.poll(number).toBe('1');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    const before = await pageWidth();
    await page.keyboard.press('+');
    await expect.poll(pageWidth).toBeGreaterThan(before);
    await page.keyboard.press('-');
    await expect.poll(pageWidth).toBe(before);
    const title = page.locator('[data-page="1"] .pdf-words span').first();
    // The words of a page are laid out anew after each change of size: a selection goes with the old ones.
    await expect
      .poll(async () => {
        await title.click({ clickCount: 3 });
        return page.evaluate(() => getSelection()?.toString());
      })
      .toContain('BOLETÍN OFICIAL - Página 1');
    await close();
  });

  it('goes from edition to edition, and saves the one that is shown', async () => {
    const { page, close } = await app.open({ path: `${path}?date=${last}` });
    await darkPixels(page, 1);
    await page.getByRole('button', { name: 'Edición anterior' }).click();
    await expect.poll(() => dateOf(page)).toBe(former);
    expect(await darkPixels(page, 1)).toBeGreaterThan(500);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar PDF' }).click();
    expect((await saving).suggestedFilename()).toBe(`boletin-oficial-primera-${former}.pdf`);
    await page.getByRole('button', { name: 'Edición siguiente' }).click();
    await expect.poll(() => dateOf(page)).toBe(last);
    await page.getByLabel('Fecha de la edición').fill(former.split('-').reverse().join('-'));
    await expect.poll(() => dateOf(page)).toBe(former);
    await close();
  });

  it('says in the words of the specification that an edition could not be loaded', async () => {
    const { page, close } = await app.open({ path: `${path}?date=${broken}` });
    await page.getByRole('alert').getByText('No se pudo cargar el boletín. Intenta más tarde.').waitFor();
    await expectAccessible(page, 'an edition that failed');
    await close();
  });
});

describe("the gazette's window", () => {
  it('opens from the landing with its overlay and holds the PDF', async () => {
    const { page, close } = await app.open({ path: '/' });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/boletin/download?*', async (route) => {
      await released;
      await route.continue();
    });
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: /^Boletín Oficial/ }).click();
    const popup = await opening;
    await page.getByRole('dialog', { name: 'Cargando boletín...' }).waitFor();
    await expectAccessible(page, 'the overlay of the window');
    expect(await popup.locator('body').textContent()).toBe('Cargando boletín...');
    // A Chromium without a viewer of PDF, as the small one for tests, hands the same file over to be saved.
    const shown = Promise.any([
      popup.waitForURL(/^blob:/, { waitUntil: 'commit' }).then(() => popup.url()),
      popup.waitForEvent('download').then((download) => download.url()),
    ]);
    release();
    expect(await shown).toMatch(/^blob:/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await close();
  });

  it('that the browser blocks is said to be, and the page is offered', async () => {
    const { page, close } = await app.open({ path: '/' });
    await page.evaluate(() => {
      window.open = () => null;
    });
    const opener = page.getByRole('button', { name: /^Boletín Oficial/ });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'El navegador bloqueó la ventana' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await dialog.getByRole('link', { name: 'Ver en esta página' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await close();
  });
});
