import { routes } from '@foja/contracts/routes';
import mammoth from 'mammoth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { articleLine, normEntry, rulingLine } from '../apps/server/src/testing/corpus-folders.ts';
import { openSomeOfficialTexts } from '../apps/server/src/testing/official-texts.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { readDownload } from './read-download.ts';
import { knownAdmin } from './sign-in-as.ts';
import { startApp } from './start-app.ts';

// Two norms and a volume: all of it is imported by the tests of the server. Beside them what the checker is to find.
const texts = openSomeOfficialTexts(['ccyc', 'ldc'], 329);
texts.write('norms.json', [
  ...texts.norms,
  normEntry('ley-99001', { title: 'Ley 99.001 de Prueba', aliases: ['Ley 99.001'] }),
]);
texts.write('statutes/ley-99001.jsonl', [
  articleLine('ley-99001', '1', {
    text: 'Quien vende responde por los vicios de la cosa durante seis meses desde la entrega.',
  }),
  articleLine('ley-99001', '2', { repealed: true }),
]);
texts.write('rulings/prueba.jsonl', [rulingLine(390, 10, { title: 'Inventado, Juan c/ Supuesta S.A. s/ daños' })]);
/** Each article and ruling is a passage at least, beside the notes and guides. */
const minPassages = texts.counts.articles + texts.counts.rulings;

// One server for both: each start costs as much as ten pages.
const app = startApp({ ...knownAdmin, CORPUS_DIR: texts.folder });
afterAll(() => texts.close());
beforeAll(async () => {
  const headers = { ApplicationId: 'foja' };
  const isReady = async () => {
    // The rulings are imported last.
    for (const source of ['ley-99001:2', 'fallos_329_p5', 'fallos_390_p10']) {
      if ((await fetch(`${app.url}${routes.source(source)}`, { headers })).status !== 200) return false;
    }
    const { index } = await (await fetch(`${app.url}/api/status`, { headers })).json();
    return index.status === 'ready' && index.pending === 0 && index.passages >= minPassages;
  };
  await vi.waitFor(async () => expect(await isReady(), 'the texts are indexed').toBe(true), {
    timeout: 480_000,
    interval: 500,
  });
});

describe('with the official texts, or with invented ones under their numbers', () => {
  it.each([
    ['art. 1757 CCyC', ['art. 1757 CCyC']],
    ['artículo 10 bis de la ley 24.240', ['art. 10 bis LDC']],
    ['arts. 52 bis y 53 LDC', ['art. 52 bis LDC', 'art. 53 LDC']],
  ])('"%s" is answered on exactly those articles, first', async (question, expected) => {
    const { page, ask, close } = await app.open({ role: 'Premium' });
    await ask(question);
    const chips = page.getByRole('list', { name: 'Fuentes' }).getByRole('button');
    const first = async () =>
      (await chips.allInnerTexts()).slice(0, expected.length).map((name) => name.replace(/^\d+\s*/, '').toLowerCase());
    await expect.poll(first).toEqual(expected.map((name) => name.toLowerCase()));
    await close();
  });

  it('an article that does not exist is refused as such', async () => {
    const { page, ask, close } = await app.open({ role: 'Premium' });
    await ask('artículo 9999 del Código Civil y Comercial');
    const answer = page.getByRole('article', { name: 'Respuesta de Foja' });
    await answer.getByText('Sin coincidencia', { exact: true }).waitFor();
    await answer
      .getByText(/no existe/)
      .first()
      .waitFor();
    await close();
  });

  it('a foja shows the verbatim text with the quoted words marked, its neighbours and the official link', async () => {
    const { page, ask, close } = await app.open({ role: 'Premium' });
    await ask('Compré un celular y a los cuatro meses dejó de andar');
    await page
      .getByRole('list', { name: 'Fuentes' })
      .getByRole('button', { name: /art\. 11 LDC/i })
      .click();
    const foja = page.getByRole('complementary', { name: 'Foja' });
    await foja
      .getByText(/TRES \(3\) meses/)
      .first()
      .waitFor();
    expect(await foja.locator('mark').count()).toBeGreaterThan(0);
    await expectAccessible(page, 'a foja with official text');
    await foja.getByRole('navigation', { name: 'Artículos vecinos' }).getByRole('button').last().click();
    await foja.getByRole('heading', { name: /art\. 12 LDC/i }).waitFor();
    await close();
  });
});

const checkerPath = '/dashboard/verificador';
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
    const { page, close } = await app.open({ role: 'User', width, path: checkerPath });
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
    await review.getByText('No se reconoció: elegilo y se controla de nuevo.').first().waitFor();
    await review.getByLabel('Escrito').selectOption({ label: 'Demanda' });
    await review.getByText('Lo elegiste vos.').waitFor();
    await review.getByText(/puntos? de \d+ controles/).waitFor();
    await expectAccessibleInBothThemes(page, `a check with its review (${width})`);
    await expectNoSidewaysScroll(page);
    await close();
  });

  it('is used by keyboard, opens the foja, and comes back after a reload', async () => {
    const { page, close } = await app.open({ role: 'User', path: checkerPath });
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
    const { page, close } = await app.open({ role: 'User', path: checkerPath });
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
