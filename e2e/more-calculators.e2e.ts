import { mkdirSync } from 'node:fs';
import mammoth from 'mammoth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { readDownload } from './read-download.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const rows = (value: object) => encodeURIComponent(JSON.stringify(value));
const told = {
  herencia: `spouse=si&own=60000000&community=80000000&children=${rows([{ alive: 'si' }, { alive: 'no', grandchildren: '2' }])}`,
  'dejar-el-alquiler': 'notification=2026-11-20&contractEnd=2027-08-20&monthlyRent=500000&fixedRent=si',
  honorarios: 'matter=conocimiento&amount=50000000&asOf=2026-08-15&dismissed=no&endedBeforeEvidence=no',
  intereses: `capital=1000000&from=2025-11-20&to=2026-11-20&rateKind=annual&rate=40&payments=${rows([{ date: '2026-05-20', amount: '300000' }])}`,
};
const figures: Record<keyof typeof told, RegExp> = {
  herencia: /Cónyuge: 1\/5 · Hijo o hija 1: 2\/5/,
  'dejar-el-alquiler': /450\.000,00/,
  honorarios: /UMA/,
  intereses: /1\.0\d\d\.\d{3},\d\d/,
};
const slugs = Object.keys(told) as (keyof typeof told)[];

const shots = process.env.E2E_SHOTS;
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/${name}.png` });
}

describe('a calculator that needs an account', () => {
  it('invites a guest to register, accessibly', async () => {
    const { page, close } = await app.open({ width: 'phone', path: `/calculadoras/herencia?${told.herencia}` });
    await page.getByRole('heading', { name: 'Esta calculadora se usa con una cuenta' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page, 'the invitation to register');
    await shoot(page, 'invitation-phone');
    await page.getByRole('link', { name: 'Crear cuenta' }).click();
    await page.waitForURL(/\/register\?returnUrl=/);
    await close();
  });
});

describe.each(['phone', 'desktop'] as const)('the calculators of things owed (%s)', (width) => {
  it('open a link to its result, each line to its arithmetic, and an article to its foja, accessibly', async () => {
    const { page, close } = await app.open({ width, role: 'User', path: '/dashboard/calculadoras' });
    await page.getByRole('link', { name: /Actualización e intereses/ }).waitFor();
    await expectNoSidewaysScroll(page);
    await shoot(page, `list-${width}`);
    for (const slug of slugs) {
      await page.goto(`${app.url}/dashboard/calculadoras/${slug}?${told[slug]}`);
      const result = page.getByRole('region', { name: 'Resultado' });
      await result.getByRole('heading', { name: figures[slug] }).waitFor();
      await shoot(page, `${slug}-${width}`);
      for (const line of await result.locator('summary').all()) await line.click();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page, `${slug} (${width})`);
      await result.locator('details').first().scrollIntoViewIfNeeded();
      await shoot(page, `${slug}-open-${width}`);
      await result
        .getByRole('button', { name: /^Art\. / })
        .first()
        .click();
      await page.waitForURL(/[?&]foja=/);
      expect(new URL(page.url()).pathname).toBe(`/dashboard/calculadoras/${slug}`);
    }
    await close();
  });
});

describe('the account of a fee', () => {
  it('is taken along as Word and PDF, with its arithmetic and its articles', async () => {
    const { page, close } = await app.open({
      role: 'User',
      path: `/dashboard/calculadoras/honorarios?${told.honorarios}`,
    });
    const save = async (format: string) => {
      await page.getByRole('button', { name: 'Exportar' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: format }).click(),
      ]);
      return { name: download.suggestedFilename(), buffer: await readDownload(download) };
    };
    const word = await save('Word (.docx)');
    expect(word.name).toMatch(/^foja-proceso-de-conocimiento-con-monto-\d{4}-\d\d-\d\d\.docx$/);
    const { value } = await mammoth.extractRawText({ buffer: word.buffer });
    expect(value).toMatch(/450 × 20 % = 90 UMA/);
    expect(value).toContain('art. 21 Ley 27.423');
    expect((await save('PDF')).buffer.subarray(0, 5).toString()).toBe('%PDF-');
    await close();
  });
});

describe('a debt that follows a public series', () => {
  it('says which series could not be read, and reckons with a table that is brought instead', async () => {
    const { page, close } = await app.open({
      width: 'phone',
      role: 'User',
      path: '/dashboard/calculadoras/intereses?capital=1000000&from=2025-11-20&to=2026-10-20&debt=laboral',
    });
    await page.getByText(/No se pudo leer la serie «IPC nivel general»/).waitFor();
    await expectAccessibleInBothThemes(page, 'a series that is out of reach');
    await shoot(page, 'series-phone');
    await page.getByLabel('Índice', { exact: true }).selectOption('table');
    await page.getByLabel('Tabla del índice: abrir un archivo').setInputFiles({
      name: 'ipc.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('mes;valor\n2025-11;100\n2026-10;130\n'),
    });
    await page.getByRole('heading', { name: /1\.33\d\.\d{3},\d\d/ }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page, 'a labour debt by a table');
    await close();
  });
});
