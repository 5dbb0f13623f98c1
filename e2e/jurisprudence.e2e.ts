import { readFileSync } from 'node:fs';
import mammoth from 'mammoth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { readDownload } from './read-download.ts';
import { asksOfSaij } from './share-server.ts';
import { startApp } from './start-app.ts';

const path = '/dashboard/jurisprudencia';
const words = 'daño al pasajero en un tren';

const app = startApp();

const results = (page: Page) => page.getByRole('list', { name: 'Fallos' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Palabras, partes o cita' });
const address = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

async function expectFitInBothThemes(page: Page, where: string): Promise<void> {
  await expectAccessibleInBothThemes(page, where);
  await expectNoSidewaysScroll(page);
}

describe('a search of rulings', () => {
  it.each(['phone', 'desktop'] as const)('is made, read and narrowed on a %s, from corpus and SAIJ', async (width) => {
    const { page, close } = await app.open({ role: 'Professional', width, path });
    await page.getByRole('list', { name: 'Ejemplos' }).waitFor();
    await page.getByRole('button', { name: 'Filtros y fuentes' }).click();
    await expectFitInBothThemes(page, `the empty search (${width})`);

    await search(page).fill(words);
    await page.keyboard.press('Enter');
    await results(page).waitFor();
    await results(page).getByText('Resumen editorial de Foja').first().waitFor();
    await results(page).getByText('SAIJ sumarios').first().waitFor();
    await results(page).locator('mark').first().waitFor();
    expect(address(page)).toEqual({ q: words });
    await expectFitInBothThemes(page, `the results (${width})`);

    await results(page)
      .getByRole('button', { name: /^Abrir la foja de Uriarte/ })
      .click();
    const foja = page.getByRole(width === 'phone' ? 'dialog' : 'complementary', { name: 'Foja' });
    await foja.getByRole('heading', { name: 'Fallos: 333:203' }).waitFor();
    await expectFitInBothThemes(page, `the foja of a ruling (${width})`);
    await page.keyboard.press('Escape');
    await foja.waitFor({ state: 'detached' });
    await close();
  });

  it.each([
    ['its parties', 'Rodríguez, María Belén c/ Google', 'Fallos: 337:1174'],
    ['its citation', 'Fallos: 329:2316', 'Fallos: 329:2316'],
    ['its subject', 'requisitos de una acción colectiva', 'Fallos: 332:111'],
  ])('finds a ruling of the corpus by %s', async (_way, query, citation) => {
    const { page, close } = await app.open({ role: 'User', path: `${path}?q=${encodeURIComponent(query)}` });
    await results(page).waitFor();
    await results(page).getByRole('listitem').first().getByText(citation).first().waitFor();
    await close();
  });

  it('is in the address: a reload, the way back and the way forward bring it again', async () => {
    const { page, close } = await app.open({ role: 'User', path: `${path}?q=accion+colectiva&norma=art.+43+CN` });
    await results(page).waitFor();
    const first = await results(page).innerText();
    await page.getByRole('button', { name: 'Quitar el filtro Norma: art. 43 CN' }).click();
    await expect.poll(() => address(page)).toEqual({ q: 'accion colectiva' });
    await results(page).waitFor();
    await page.goBack();
    await expect.poll(() => address(page)).toEqual({ q: 'accion colectiva', norma: 'art. 43 CN' });
    await expect.poll(() => results(page).innerText()).toBe(first);
    await page.reload();
    await results(page).waitFor();
    expect(await page.getByRole('textbox', { name: 'Tribunal', includeHidden: true }).inputValue()).toBe('');
    await page.getByRole('button', { name: 'Quitar el filtro Norma: art. 43 CN' }).waitFor();
    await page.getByRole('list', { name: 'Resultados guardados' }).getByRole('listitem').nth(1).waitFor();
    await close();
  });

  it('that finds nothing says so in the words of the specification', async () => {
    const { page, close } = await app.open({ role: 'User', path: `${path}?q=xyzzyq&fuentes=ninguna` });
    await page.getByText('No se encontraron resultados para "xyzzyq". Intenta con términos diferentes.').waitFor();
    await expectFitInBothThemes(page, 'a search without results');
    await close();
  });

  it('becomes a Word document', async () => {
    const { page, close } = await app.open({ role: 'User', path: `${path}?q=halabi` });
    await results(page).waitFor();
    await page.getByRole('button', { name: 'Exportar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Word (.docx)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^foja-jurisprudencia-\d{4}-\d\d-\d\d\.docx$/);
    const { value } = await mammoth.extractRawText({ buffer: await readDownload(download) });
    expect(value).toMatch(/^Jurisprudencia/);
    expect(value).toContain('Halabi, Ernesto');
    expect(value).toContain('Resumen editorial de Foja');
    await close();
  });
});

describe('the citation of a ruling', () => {
  it('goes into a new document of the editor', async () => {
    const { page, close } = await app.open({
      role: 'User',
      path: `${path}?q=${encodeURIComponent('Fallos: 332:111')}`,
    });
    await results(page).waitFor();
    await page.getByRole('button', { name: 'Insertar en un documento la cita de Halabi, Ernesto' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Insertar en un documento' });
    await dialog.getByRole('list', { name: 'Tus documentos' }).waitFor({ state: 'attached' });
    await expectFitInBothThemes(page, 'the choice of a document');
    await dialog.getByRole('button', { name: 'Documento nuevo' }).click();
    await page.getByRole('button', { name: 'Abrir', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/dashboard\/redaccion\/[\da-f-]+$/);
    await page.locator('.ProseMirror').getByText('Fallos: 332:111').waitFor();
    await close();
  });
});

describe('a search by context', () => {
  it.each(['phone', 'desktop'] as const)('lets three agents work on a %s, and is kept', async (width) => {
    const { page, close } = await app.open({ role: 'Professional', width, path: `${path}?modo=contexto` });
    await page.getByRole('button', { name: 'Cargar un ejemplo' }).click();
    await expectFitInBothThemes(page, `the text of a search by context (${width})`);
    await page.getByRole('textbox', { name: 'Texto de tu caso o de tu escrito' }).press('Control+Enter');
    await page.getByRole('region', { name: 'Progreso de la búsqueda' }).waitFor();
    await results(page).waitFor();
    const progress = page.getByRole('region', { name: 'Progreso de la búsqueda' });
    await expect.poll(() => progress.getByText('Completado').count()).toBe(3);
    await progress.getByText('Consulta optimizada:').waitFor();
    await expectFitInBothThemes(page, `the results of a search by context (${width})`);
    const shown = address(page);
    expect(shown).toEqual({ modo: 'contexto', r: expect.any(String) });
    await page.reload();
    await results(page).waitFor();
    expect(address(page)).toEqual(shown);
    await close();
  });

  it('takes the personal data out of what leaves the browser', async () => {
    const { page, close } = await app.open({ role: 'User', path: `${path}?modo=contexto` });
    const sent = page.waitForRequest('**/api/jurisprudence/context-search');
    await page
      .getByRole('textbox', { name: 'Texto de tu caso o de tu escrito' })
      .fill('Juan Carlos Pérez, DNI 28.456.789, cayó de un tren que arrancó con las puertas abiertas.');
    await page.getByRole('button', { name: 'Buscar por contexto' }).click();
    expect((await sent).postData()).not.toMatch(/Pérez|28\.456\.789/);
    await page.getByRole('region', { name: 'Resultados' }).waitFor();
    const asked = readFileSync(asksOfSaij(app.server.dataDir), 'utf8');
    expect(asked).toContain('/busqueda');
    expect(asked).not.toMatch(/Pérez|28\.?456\.?789/);
    await close();
  });
});
