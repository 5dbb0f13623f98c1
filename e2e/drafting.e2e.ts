import { documentForms } from '@foja/contracts/drafting/document-forms';
import { documentKinds } from '@foja/contracts/drafting/document-kinds';
import mammoth from 'mammoth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { generate, loadExample, openDocuments, sheetOf } from './documents-page.ts';
import { leadTo } from './lead-to.ts';
import { readDownload } from './read-download.ts';
import { startApp } from './start-app.ts';

const app = startApp();

async function downloaded(page: Page, start: () => Promise<void>) {
  const waiting = page.waitForEvent('download');
  await start();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readDownload(download) };
}

describe('drafting a document', () => {
  it('goes from the search to a document without gaps, whose Word file reads back with its styles', async () => {
    const { page, close } = await openDocuments(app, null);
    await page.getByRole('searchbox', { name: 'Buscar un documento' }).fill('inquilino');
    await page.getByRole('button', { name: /Contrato de locación de vivienda/ }).click();
    await loadExample(page);
    await generate(page);
    await sheetOf(page).getByText('DÉCIMA PRIMERA.').waitFor();
    expect(await sheetOf(page).getByText('[falta:').count()).toBe(0);

    await sheetOf(page).getByRole('button', { name: 'art. 1198 CCyC' }).first().click();
    await page.getByRole('complementary', { name: 'Foja' }).getByText('1198').first().waitFor();
    await page.getByRole('button', { name: 'Cerrar la foja' }).click();

    const word = await downloaded(page, () => page.getByRole('button', { name: 'Descargar en Word' }).click());
    expect(word.name).toMatch(/^contrato-de-locacion-de-vivienda-\d{4}-\d{2}-\d{2}\.docx$/);
    const { value } = await mammoth.convertToHtml({ buffer: word.bytes });
    expect(value).toContain('<strong>PRIMERA. Objeto: </strong>');
    expect(value).toContain('24 (veinticuatro) meses');
    expect(value).not.toContain('ccyc');

    for (const [option, start] of [
      ['PDF', '%PDF-'],
      ['Markdown', '# CONTRATO DE LOCACIÓN DE VIVIENDA'],
    ] as const) {
      await page.getByRole('button', { name: 'Exportar', exact: true }).click();
      const file = await downloaded(page, () => page.getByRole('menuitem', { name: option }).click());
      expect(file.bytes.toString('utf8').startsWith(start)).toBe(true);
    }
    await close();
  });

  it('shows what is missing, leads to it, and keeps what was typed over a reload', async () => {
    const { page, close } = await openDocuments(app, 'carta-alquileres');
    await loadExample(page);
    await page.getByRole('textbox', { name: /^Inmueble/ }).fill('');
    await page.getByRole('textbox', { name: /^Plazo para pagar/ }).fill('5');
    const state = page.getByRole('region', { name: 'Estado del escrito' });
    await state.getByText(/no puede ser menor que diez días corridos/).waitFor();
    await state.getByRole('button', { name: 'Falta: ubicación del inmueble' }).waitFor();
    await page.reload();
    await state.getByText(/no puede ser menor que diez días corridos/).waitFor();
    await generate(page);
    await page.getByRole('button', { name: '[falta: ubicación del inmueble]' }).click();
    const field = page.getByRole('textbox', { name: /^Inmueble/ });
    await expect.poll(() => field.evaluate((input) => document.activeElement === input)).toBe(true);
    await close();
  });

  it.each(['phone', 'desktop'] as const)('is accessible and fits at %s width in both themes', async (width) => {
    const { page, close } = await openDocuments(app, null, { width });
    await expectAccessibleInBothThemes(page, 'the documents');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /Minuta de poder/ }).click();
    await loadExample(page);
    await page.getByRole('textbox', { name: /^Lugar/ }).fill('');
    await expectAccessibleInBothThemes(page, 'the form');
    await expectNoSidewaysScroll(page);
    await generate(page);
    await sheetOf(page).waitFor();
    await expectAccessibleInBothThemes(page, 'the document');
    await expectNoSidewaysScroll(page);
    await close();
  });

  it('writes every document of the list from its example', async () => {
    const { page, close } = await openDocuments(app, null);
    for (const kind of documentKinds) {
      await leadTo(page, `/dashboard/documentos?tipo=${kind}`);
      await page.getByRole('heading', { name: documentForms[kind].label, level: 1 }).waitFor();
      await sheetOf(page).waitFor({ state: 'detached' });
      await loadExample(page);
      await generate(page);
      await sheetOf(page).waitFor();
      expect(await sheetOf(page).getByText('[falta:').count(), kind).toBe(0);
    }
    await close();
  });
});
