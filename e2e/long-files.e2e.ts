import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { buildPdf, leaseParagraphs } from '../apps/server/src/testing/sample-files.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { toolPath } from './generator-page.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const expenses = 'CUARTA: Las expensas extraordinarias y el impuesto inmobiliario están a cargo del locatario.';

/** A lease over so many pages: what it costs stands on the last but one, the third page is an image and the fourth is blank. */
function longLease(pages: number, padding = 0) {
  const [title, parties, object, term, price] = leaseParagraphs;
  const said = Array.from({ length: pages }, (_, at) => {
    if (at === 2 || at === 3) return '';
    const own = at === 0 ? [title, parties, object, term] : at === pages - 2 ? [price, expenses] : [];
    const filler = (line: number) =>
      `Las partes dejan constancia de lo que trataron en su reunión número ${at * 20 + line}.`;
    return [...own, ...Array.from({ length: 20 }, (_unused, line) => filler(line))].join('\n');
  });
  const buffer = buildPdf(said, { pictureOn: [3], ...(padding > 0 && { padding: Buffer.alloc(padding, 32) }) });
  return { name: 'Contrato marco.pdf', mimeType: 'application/pdf', buffer };
}

/** A ruling over so many pages, which decides on the last one. */
function longRuling(pages: number) {
  const said = Array.from({ length: pages }, (_, at) => {
    const filler = (line: number) => `Que la parte actora declaró sobre el punto ${at * 20 + line} de su reclamo.`;
    const reasons = Array.from({ length: 20 }, (_unused, line) => filler(line)).join('\n');
    if (at === 0) return [...rulingHead, reasons].join('\n');
    return at === pages - 1 ? `RESUELVO: 1) Hacer lugar a la demanda. 2) Imponer las costas al vencido.\n` : reasons;
  });
  return { name: 'Papel escaneado.pdf', mimeType: 'application/pdf', buffer: buildPdf(said) };
}
const rulingHead = [
  'JUZGADO NACIONAL DE PRIMERA INSTANCIA EN LO CIVIL N° 12',
  'Buenos Aires, 14 de marzo de 2025.',
  'Y VISTOS: estos autos caratulados "Iriarte, Marta c/ Saldívar, Bruno s/ cobro de sumas de dinero".',
  'Y CONSIDERANDO: Que la actora reclama lo que el demandado no pagó.',
];

/** Where a person looks at pictures of the way: LONG_FILE_PICTURES=DIR. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.LONG_FILE_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

const choose = (page: Page, file: ReturnType<typeof longLease>) =>
  page.getByLabel('Archivo con el texto').setInputFiles(file);
const remaining = async (page: Page) => {
  const words = await page
    .getByText(/^\d+ usos? restantes?$/)
    .first()
    .textContent();
  return Number.parseInt(words ?? '', 10);
};

describe('a contract of many pages', () => {
  it.each(['phone', 'desktop'] as const)('is analysed while one does something else, on a %s', async (width) => {
    const { page, close } = await app.open({ role: 'Professional', width, path: toolPath('analisis-de-contrato') });
    await choose(page, longLease(120));
    await page.getByRole('heading', { name: 'Contrato marco.pdf' }).waitFor();
    await expectAccessibleInBothThemes(page, `a long file before it is sent (${width})`);
    await expectNoSidewaysScroll(page);
    await picture(page, `form-${width}`);
    await page.getByRole('button', { name: 'Analizar', exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('r')).toMatch(/^[0-9a-f-]{36}$/);
    const address = page.url();

    // Left, and found again among the results.
    await page.goto(`${app.url}/dashboard`);
    await page.goto(`${app.url}${toolPath('analisis-de-contrato')}`);
    await page
      .getByRole('list', { name: 'Archivos extensos' })
      .getByRole('button', { name: /^Contrato marco\.pdf/ })
      .click();
    expect(page.url()).toBe(address);
    const result = page.getByRole('article', { name: 'Análisis de contrato' });
    await result.waitFor({ timeout: 120_000 });
    await result.getByText('La página 3 es una imagen: lo que dice no se leyó. La página 4 está en blanco.').waitFor();
    await result.getByText('480.000').first().waitFor();
    await expect.poll(() => result.getByText(/^p\. 119$/).count()).toBeGreaterThan(0);
    await expectAccessibleInBothThemes(page, `the result of a long file (${width})`);
    await expectNoSidewaysScroll(page);
    await picture(page, `result-${width}`);

    // Put right, it is read anew at the same address, where it is found as it was left.
    const before = await remaining(page);
    const correcting = page.getByRole('form', { name: 'Corregir qué es' });
    await correcting.getByLabel('Tipo de contrato').selectOption({ label: 'Locación con otro destino' });
    await correcting.getByLabel('De qué lado estás').selectOption({ label: 'Locatario' });
    await correcting.getByRole('button', { name: 'Leer de nuevo' }).click();
    await result.getByText('Como lo indicaste: las reglas se aplican a este tipo.').waitFor();
    await result.getByText('Como lo indicaste: primero va lo que perjudica a esta parte.').waitFor();
    await result.getByText('Perjudica al locatario. Es tu parte.').first().waitFor();
    await expectAccessibleInBothThemes(page, `a long file read from one side (${width})`);
    await expectNoSidewaysScroll(page);
    expect(page.url()).toBe(address);
    await page.reload();
    await result.getByText('Como lo indicaste: las reglas se aplican a este tipo.').waitFor();
    await expect.poll(() => result.getByText(/^p\. 119$/).count()).toBeGreaterThan(0);
    expect(await remaining(page)).toBe(before);
    await picture(page, `read-anew-${width}`);

    await page.getByRole('button', { name: 'Eliminar Contrato marco.pdf' }).click();
    await page.getByRole('list', { name: 'Archivos extensos' }).waitFor({ state: 'detached' });
    await page.goto(address);
    await page.getByText('Ese resultado ya no está.').waitFor();
    await expectAccessible(page, 'a result that is gone');
    await close();
  });

  it('tells how far it is, is cancelled, and its use is given back', async () => {
    const { page, close } = await app.open({ role: 'Professional', path: toolPath('analisis-de-contrato') });
    const before = await remaining(page);
    await choose(page, longLease(400));
    await page.getByRole('button', { name: 'Analizar', exact: true }).click();
    const underWay = page.getByRole('region', { name: 'Trabajo en curso' });
    await underWay.waitFor();
    await expectAccessible(page, 'a job under way');
    await picture(page, 'progress');
    await underWay.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByText('Cancelaste el trabajo: el archivo se borró y el uso se devolvió.').waitFor();
    await expectAccessible(page, 'a job that was cancelled');
    await picture(page, 'cancelled');
    await page.getByRole('button', { name: 'Analizar otro texto' }).click();
    await page.getByLabel('Texto del contrato').waitFor();
    await expect.poll(() => remaining(page)).toBe(before);
    await close();
  });
});

describe('a ruling that is sent as a contract', () => {
  it('is asked about before it is analysed, and read as what one says that it is', async () => {
    const { page, close } = await app.open({
      role: 'Professional',
      width: 'phone',
      path: toolPath('analisis-de-contrato'),
    });
    const before = await remaining(page);
    await choose(page, longRuling(60));
    await page.getByRole('button', { name: 'Analizar', exact: true }).click();
    const asking = page.getByRole('form', { name: 'Qué es el archivo' });
    await asking.getByText('Parece una sentencia, y se envió como un contrato.').waitFor({ timeout: 120_000 });
    await asking.getByText('Página 60').waitFor();
    await expectAccessibleInBothThemes(page, 'a job that asks');
    await expectNoSidewaysScroll(page);
    await picture(page, 'asking');
    await expect.poll(() => remaining(page)).toBe(before);
    await asking.getByRole('button', { name: 'Analizar' }).click();
    await page.getByRole('article', { name: 'Análisis de sentencia' }).waitFor({ timeout: 120_000 });
    expect(new URL(page.url()).pathname).toBe(toolPath('analisis-de-sentencia'));
    await expect.poll(() => remaining(page)).toBe(before - 1);
    await picture(page, 'asked-and-read');
    await close();
  });
});

/** An answer to a claim over so many pages, which denies and asks on the last one. */
function longAnswer(pages: number) {
  const said = Array.from({ length: pages }, (_, at) => {
    const filler = (line: number) =>
      `Que sobre el punto ${at * 20 + line} del reclamo mi parte conserva los registros de la empresa y los comprobantes de cada pago.`;
    const facts = Array.from({ length: 20 }, (_unused, line) => filler(line)).join('\n');
    if (at === 0) return [...answerHead, facts].join('\n');
    return at === pages - 1 ? answerEnd.join('\n') : facts;
  });
  return { name: 'Contestación.pdf', mimeType: 'application/pdf', buffer: buildPdf(said) };
}
const answerHead = [
  'CONTESTA DEMANDA',
  'Señor Juez:',
  'PEDRO LUNA, abogado, apoderado de VIDRIOS DEL OESTE S.A., según poder que acompaño, en autos "ROJAS, MARÍA C/ VIDRIOS DEL OESTE S.A. S/ DESPIDO", a V.S. digo:',
  'I. OBJETO',
  'Contesto la demanda y pido su rechazo.',
  'II. HECHOS',
];
const answerEnd = [
  'III. NEGATIVA',
  'Niego todos y cada uno de los hechos expuestos en la demanda.',
  'IV. PETITORIO',
  '1) Me tenga por parte.',
  '2) Rechace la demanda, con costas.',
  'SERÁ JUSTICIA.',
];

describe('a pleading of many pages', () => {
  it.each(['phone', 'desktop'] as const)(
    'is reviewed as a job and read anew by whose it is and what it is about, on a %s',
    async (width) => {
      const { page, close } = await app.open({ role: 'Professional', width, path: '/dashboard/verificador' });
      const before = await remaining(page);
      await page.getByLabel('Archivo a verificar').setInputFiles(longAnswer(120));
      await page.getByRole('heading', { name: 'Contestación.pdf' }).waitFor();
      await expectAccessible(page, `a long pleading before it is sent (${width})`);
      await page.getByRole('button', { name: 'Revisar el escrito', exact: true }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get('r')).toMatch(/^[0-9a-f-]{36}$/);
      const address = page.url();
      const result = page.getByRole('article', { name: 'Revisión del escrito' });
      await result.waitFor({ timeout: 120_000 });
      await result.getByText('Se leyó en: «CONTESTA DEMANDA», página 1').waitFor();
      await expect.poll(() => result.getByText(/^p\. 120$/).count()).toBeGreaterThan(0);
      await expectAccessibleInBothThemes(page, `the review of a long pleading (${width})`);
      await expectNoSidewaysScroll(page);
      await picture(page, `pleading-${width}`);

      await result.getByLabel('Asunto').selectOption({ label: 'Daños y perjuicios' });
      await result.getByText('Lo elegiste vos.').waitFor();
      await result.getByLabel('Parte que lo presenta').selectOption({ label: 'Tercero' });
      await expect.poll(() => result.getByText('Lo elegiste vos.').count()).toBe(2);
      expect(page.url()).toBe(address);
      await page.reload();
      await expect.poll(() => result.getByText('Lo elegiste vos.').count()).toBe(2);
      await expect.poll(() => remaining(page)).toBe(before - 1);

      await page.getByRole('button', { name: 'Eliminar Contestación.pdf' }).click();
      await page.getByRole('list', { name: 'Archivos extensos' }).waitFor({ state: 'detached' });
      await close();
    },
  );
});

describe('a large file for the vault', () => {
  it.each(['phone', 'desktop'] as const)(
    'is read by a job that goes on when the screen is left, on a %s',
    async (width) => {
      const { page, close } = await app.open({ role: 'Professional', width, path: '/upload' });
      await page.getByLabel('Archivos para subir').setInputFiles(longLease(150, 1_200_000));
      await page
        .getByRole('region', { name: 'Subidas' })
        .getByText(/Lectura|En espera de su turno/)
        .first()
        .waitFor();
      await picture(page, `vault-progress-${width}`);
      await page.reload();
      await page
        .getByRole('list', { name: 'Documentos' })
        .getByRole('button', { name: 'Contrato marco.pdf', exact: true })
        .waitFor({ timeout: 120_000 });
      await page
        .getByText('La página 3 es una imagen: lo que dice no se leyó. La página 4 está en blanco.')
        .first()
        .waitFor();
      await expectAccessible(page, `the vault with a long file (${width})`);
      await expectNoSidewaysScroll(page);
      await picture(page, `vault-${width}`);
      await close();
    },
  );
});
