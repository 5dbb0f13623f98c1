import { routes } from '@foja/contracts/routes';
import mammoth from 'mammoth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { articleLine, makeTestFolder, normEntry, rulingLine } from '../apps/server/src/testing/corpus-folders.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { readDownload } from './read-download.ts';
import { knownAdmin } from './sign-in-as.ts';
import { startApp } from './start-app.ts';

const corpus = makeTestFolder();
corpus.write('norms.json', [normEntry('ley-99001', { title: 'Ley 99.001 de Prueba', aliases: ['Ley 99.001'] })]);
corpus.write('statutes/ley-99001.jsonl', [
  articleLine('ley-99001', '1', {
    text: 'Quien vende responde por los vicios de la cosa durante seis meses desde la entrega.',
  }),
  articleLine('ley-99001', '2', { repealed: true }),
]);
corpus.write('rulings/prueba.jsonl', [rulingLine(390, 10, { title: 'Inventado, Juan c/ Supuesta S.A. s/ daños' })]);

const app = startApp({ ...knownAdmin, CORPUS_DIR: corpus.path });
afterAll(() => corpus.close());
beforeAll(async () => {
  const headers = { ApplicationId: 'foja' };
  const isImported = async () =>
    (await fetch(`${app.url}${routes.source('fallos_390_p10')}`, { headers })).status === 200 &&
    (await fetch(`${app.url}${routes.source('ley-99001:2')}`, { headers })).status === 200;
  await vi.waitFor(async () => expect(await isImported(), 'the texts of the test are imported').toBe(true), {
    timeout: 480_000,
    interval: 250,
  });
});

const path = '/dashboard/verificador';
const brief = `La ley 99.001 rige el caso. Su art. 1 dice: “responde por los vicios de la cosa durante tres años desde la entrega”.
El art. 2 de la ley 99.001 agrega poco, y el art. 9999 del Código Civil y Comercial no dice nada.
Ver CSJN, “Inventado, Juan c/ Supuesta S.A.”, y Fallos: 12:345.`;

async function check(page: Page, text = brief): Promise<void> {
  await page.getByLabel('Escrito a verificar').fill(text);
  await page.getByRole('button', { name: 'Verificar citas' }).click();
  await page.getByRole('article', { name: 'Verificación de citas' }).waitFor();
}

describe('the checker of citations', () => {
  it.each(['phone', 'desktop'] as const)('finds, marks and explains what a brief cites on a %s', async (width) => {
    const { page, close } = await app.open({ role: 'User', width, path });
    await page.getByLabel('Escrito a verificar').waitFor();
    await expectAccessible(page, `the checker before its text (${width})`);
    await expectNoSidewaysScroll(page);
    await check(page);
    const items = page.getByRole('list', { name: 'Citas' });
    for (const words of [
      /^Su art\. 1|^art\. 1\s*El texto difiere/,
      /Derogada/,
      /Fuera de la numeración/,
      /No está en nuestro corpus/,
    ]) {
      await items.getByRole('button', { name: words }).first().waitFor();
    }
    await items.getByRole('button', { name: /El texto difiere/ }).click();
    await page.locator('del', { hasText: 'tres años' }).waitFor();
    await page.locator('ins', { hasText: 'seis meses' }).waitFor();
    // What kind of pleading it is was not recognised: it is told, and reviewed anew.
    const review = page.getByRole('region', { name: 'Revisión del escrito' });
    await review.getByRole('button', { name: 'Revisar el escrito' }).click();
    await review.getByText('No se reconoció: elegilo y se controla de nuevo.').waitFor();
    await review.getByLabel('Escrito').selectOption({ label: 'Demanda' });
    await review.getByText('Elegido por vos.').waitFor();
    await review.getByText(/puntos? de \d+ controles/).waitFor();
    await expectAccessibleInBothThemes(page, `a check with its review (${width})`);
    await expectNoSidewaysScroll(page);
    await close();
  });

  it('is used by keyboard, opens the foja, and comes back after a reload', async () => {
    const { page, close } = await app.open({ role: 'User', path });
    await page.getByLabel('Escrito a verificar').fill(brief);
    await page.keyboard.press('Control+Enter');
    const result = page.getByRole('article', { name: 'Verificación de citas' });
    await result.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await result.locator('[data-reference]').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await result.getByRole('button', { expanded: true }).waitFor();
    await result.getByRole('list', { name: 'Fojas' }).getByRole('button').first().press('Enter');
    const foja = page.getByRole('complementary', { name: 'Foja' });
    await foja.getByText(/seis meses desde la entrega/).waitFor();
    await page.reload();
    await foja.getByText(/seis meses desde la entrega/).waitFor();
    await result.getByRole('button', { expanded: true }).waitFor();
    await close();
  });

  it('gives its report as a Word document', async () => {
    const { page, close } = await app.open({ role: 'User', path });
    await check(page);
    await page.getByRole('button', { name: 'Exportar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Word (.docx)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^foja-verificacion-de-citas-\d{4}-\d\d-\d\d\.docx$/);
    const { value } = await mammoth.extractRawText({ buffer: await readDownload(download) });
    expect(value).toContain('El texto difiere (1)');
    expect(value).toContain('durante seis meses');
    await close();
  });
});
