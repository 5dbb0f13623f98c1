import { routes } from '@foja/contracts/routes';
import mammoth from 'mammoth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { exampleTexts } from '../apps/web/src/generators/example-texts.ts';
import { toolSlugs } from '../apps/web/src/generators/tool-slugs.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll, widths } from './browser.ts';
import { generateExample, toolPath } from './generator-page.ts';
import { readDownload } from './read-download.ts';
import { startApp } from './start-app.ts';

const app = startApp();

/** How far the result reaches beyond its own scrolling part, in pixels. */
const beyondItsPart = (page: Page) =>
  page.getByRole('article').evaluate((result) => {
    const part = result.closest('.overflow-y-auto');
    return part ? part.scrollWidth - part.clientWidth : null;
  });

describe('the tools without a language model', () => {
  it.each(['phone', 'desktop'] as const)('each make something of their example on a %s', async (width) => {
    const { page, close } = await app.open({ role: 'Professional', width, path: toolPath('analisis-de-sentencia') });
    for (const slug of toolSlugs) {
      await page.goto(`${app.url}${toolPath(slug)}`);
      await page.getByRole('button', { name: 'Cargar este ejemplo' }).waitFor();
      // On a phone every address is looked at before its text.
      if (width === 'desktop') await expectAccessible(page, `${slug} before its text`);
      await generateExample(page);
      await expectAccessibleInBothThemes(page, `the result of ${slug} (${width})`);
      await expectNoSidewaysScroll(page);
      expect(await beyondItsPart(page), slug).toBe(0);
    }
    await close();
  });

  it('a ruling is read by keyboard: generated, quoted in its text, its article opened beside it', async () => {
    const { page, close } = await app.open({ role: 'Professional', path: toolPath('analisis-de-sentencia') });
    const sent = page.waitForRequest(`**${routes.questionGenerate}`);
    await page.getByRole('button', { name: 'Cargar este ejemplo' }).press('Enter');
    await page.keyboard.press('Control+Enter');
    expect((await sent).postData()).not.toMatch(/Rold[aá]n|Quiroga/i);
    const result = page.getByRole('article', { name: 'Análisis de sentencia' });
    await result.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await result
      .locator('mark', { hasText: /rold[aá]n/i })
      .first()
      .waitFor();

    await result.getByRole('button', { name: 'Ver en el texto' }).first().click();
    await page.getByRole('dialog', { name: 'Texto analizado' }).locator('mark').first().waitFor();
    await expectAccessible(page, 'the analysed text');
    await page.keyboard.press('Escape');

    await result
      .getByRole('region', { name: 'Normas citadas', exact: true })
      .getByRole('button', { name: 'Art. 1757 CCyC' })
      .click();
    const foja = page.getByRole('complementary', { name: 'Foja' });
    await foja.getByRole('heading').nth(1).waitFor();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await foja.waitFor({ state: 'detached' });
    await close();
  });

  it('a contract becomes a Word document, and its result comes back after a reload and a deletion', async () => {
    const { page, close } = await app.open({ role: 'Professional', path: toolPath('analisis-de-contrato') });
    await generateExample(page);
    const title = await page.getByRole('article').getByRole('heading', { level: 2 }).innerText();
    await page.getByRole('button', { name: 'Exportar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Word (.docx)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^foja-analisis-de-contrato-\d{4}-\d\d-\d\d\.docx$/);
    const { value } = await mammoth.extractRawText({ buffer: await readDownload(download) });
    expect(value).toMatch(/^Análisis de contrato/);
    expect(value).toContain('Cláusulas riesgosas o abusivas');
    expect(value).toContain('Florencia Abril Castro');
    expect(value).not.toContain('[PERSONA_');

    await page.reload();
    await page.getByRole('article').getByRole('heading', { name: title, level: 2 }).waitFor();
    await page.getByRole('button', { name: `Eliminar ${title}` }).click();
    await page.getByRole('article').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('article').waitFor();
    await close();
  });

  it('a contract of the vault is chosen among the documents and analysed, without a name leaving the browser', async () => {
    const { page, close } = await app.open({ role: 'Professional', path: '/upload' });
    await page.getByLabel('Archivos para subir').setInputFiles({
      name: 'Locación Alvear.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(exampleTexts.contract),
    });
    await page.getByRole('region', { name: 'Subidas' }).getByText('Guardado').waitFor();
    await page
      .getByRole('navigation', { name: 'Herramientas' })
      .getByRole('link', { name: 'Análisis de contrato' })
      .click();
    await page.getByRole('button', { name: 'De mis documentos' }).press('Enter');
    const documents = page.getByRole('dialog', { name: 'De mis documentos' });
    await documents.getByRole('button', { name: /^Locación Alvear\.txt/ }).waitFor();
    await expectAccessibleInBothThemes(page, 'the choice among the documents');
    await documents.getByRole('button', { name: /^Locación Alvear\.txt/ }).press('Enter');
    await page.getByText('Se leyó Locación Alvear.txt, de tus documentos.').waitFor();
    const text = page.getByLabel('Texto del contrato');
    expect((await text.inputValue()).trim()).toBe(exampleTexts.contract.trim());
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page, 'a text of the vault');
    await page.setViewportSize(widths.phone);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(widths.desktop);
    const [sent] = await Promise.all([
      page.waitForRequest(`**${routes.questionGenerate}`),
      page.keyboard.press('Control+Enter'),
    ]);
    expect(sent.postData()).not.toMatch(/Florencia|38\.?902\.?117/i);
    const result = page.getByRole('article', { name: 'Análisis de contrato' });
    await result.waitFor();
    await result.getByText('Florencia Abril Castro').first().waitFor();
    await close();
  });

  it('a text that cannot be anonymized leaves only after a yes', async () => {
    const { page, close } = await app.open({ role: 'User', path: toolPath('preparacion-de-testigos') });
    await page.route(`**${routes.anonymizeText}`, (route) =>
      route.fulfill({ status: 500, json: { error: 'anonymization_failed', message: 'no' } }),
    );
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(routes.questionGenerate)) sent.push(request.postData() ?? '');
    });
    await page.getByRole('button', { name: 'Cargar este ejemplo' }).click();
    await page.getByRole('button', { name: 'Generar' }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, 'the question whether the original may go');
    await page.getByRole('button', { name: 'No enviar' }).click();
    await page.getByRole('button', { name: 'Generar' }).click();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Sí, enviar el texto original' }).click();
    await page.getByText('Se envió el texto original').waitFor();
    expect(sent.map((body) => JSON.parse(body))).toEqual([
      expect.objectContaining({ isAnonymized: false, acceptsOriginal: true }),
    ]);
    await close();
  });
});
