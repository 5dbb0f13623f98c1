import { mkdirSync } from 'node:fs';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import mammoth from 'mammoth';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import type { OpenOptions } from './chat-page.ts';
import { readDownload } from './read-download.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const question =
  'Mi inquilino Juan Carlos Pérez, DNI 28.456.789, con domicilio en Belgrano 1450, Rosario, no paga el alquiler. ¿Puedo desalojarlo?';

/** Everything that this page sends from now on. */
function sentBy(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

const brief = [
  'DEMANDA DE DESALOJO',
  '',
  'Señor Juez: María Laura Fernández, abogada, Tº 98 Fº 321 CPACF, por la actora Marta Susana Gómez, DNI 28.456.789, CUIT 27-28456789-1, con domicilio real en Belgrano 1450, Rosario, a V.S. digo:',
  'Que demando a Juan Carlos Pérez, domiciliado en calle San Martín 2233, piso 4, depto. B, por falta de pago, en los términos del art. 1219 del Código Civil y Comercial y de la ley 27.551.',
  'El señor Pérez dejó de pagar en marzo. Avisó por mail a jcperez@correo.example y al teléfono 341 555-1234 que no pensaba irse. Los pagos se hacían a la Chacra Vieja.',
  'Proveer de conformidad, SERÁ JUSTICIA.',
];
const briefData = [/G[oó]mez/i, /28\.?456\.?789/, /Belgrano/i, /P[eé]rez/i, /San Mart[ií]n/, /jcperez/, /555-1234/];

async function briefFile() {
  const children = brief.map((line) => new Paragraph({ children: [new TextRun(line)] }));
  return {
    name: 'Demanda Gómez c Pérez.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await Packer.toBuffer(new Document({ sections: [{ children }] })),
  };
}

async function openTool(options: OpenOptions = {}) {
  const opened = await app.open({ role: 'User', path: '/anonymization-tool', ...options });
  await opened.page.getByRole('heading', { name: 'Anonimización', level: 1 }).waitFor();
  return opened;
}

const shots = process.env.E2E_SHOTS;
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/${name}.png` });
}

describe('the anonymization tool', () => {
  it('takes a Word file to an anonymized one and back, and sends none of it', async () => {
    const { page, close } = await openTool();
    const sent = sentBy(page);
    await page.getByLabel('Archivo a anonimizar').setInputFiles(await briefFile());
    const original = page.getByRole('region', { name: 'Original' });
    const anonymized = page.getByRole('region', { name: 'Anonimizado' });
    await anonymized.getByText('SERÁ JUSTICIA').waitFor();
    for (const datum of briefData) expect(await anonymized.innerText()).not.toMatch(datum);
    expect(await anonymized.innerText()).toContain('art. 1219 del Código Civil y Comercial');

    // What was missed is selected in the original, and marked everywhere.
    await original
      .getByText('Chacra', { exact: false })
      .last()
      .evaluate((element) => {
        const words = element.firstChild as Text;
        const from = words.data.indexOf('Chacra');
        getSelection()?.setBaseAndExtent(words, from, words, from + 'Chacra Vie'.length);
      });
    const form = page.getByRole('form', { name: 'Marcar un dato' });
    await expect.poll(() => form.getByLabel('Marcar otro dato').inputValue()).toBe('Chacra Vieja');
    await form.getByLabel('Tipo').selectOption('domicilio');
    await form.getByRole('button', { name: 'Marcar' }).click();
    await anonymized.getByText('Chacra Vieja').waitFor({ state: 'detached' });

    // The lawyer of the case stays, by keyboard.
    await original.getByRole('button', { name: /^María Laura Fernández: Persona/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Dejar visible' }).waitFor();
    await expectAccessible(page, 'the menu of a datum');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await anonymized.getByText('María Laura Fernández').waitFor();

    await anonymized.locator('..').getByRole('button', { name: 'Descargar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Word (.docx)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('texto-anonimizado.docx');
    const { value } = await mammoth.extractRawText({ buffer: await readDownload(download) });
    const paragraphs = value.split('\n\n');
    expect(paragraphs.slice(0, brief.length).map((line) => line === '')).toEqual(brief.map((line) => line === ''));
    for (const datum of [...briefData, /Chacra/]) expect(value).not.toMatch(datum);

    const actora = /actora (\[PERSONA_\d+\])/.exec(value)?.[1] ?? '';
    await page.getByRole('tab', { name: 'Restituir nombres' }).click();
    await page.getByLabel('Texto con marcadores').fill(`Estimada **${actora.toLowerCase()}**: su caso avanza.`);
    const restored = page.getByRole('region', { name: 'Con los datos reales' });
    await restored.locator('mark', { hasText: 'Marta Susana Gómez' }).waitFor();
    await expectAccessible(page, 'the restore pane');

    const traces = sent.map((request) => `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`);
    for (const datum of [...briefData, /Chacra/]) expect(traces.join('\n')).not.toMatch(datum);
    await close();
  });

  it('can be stopped while it works, and keeps what was typed', async () => {
    const { page, close } = await openTool();
    // A worker that never comes works for ever.
    await page.route('**/anonymizer.worker-*', () => undefined);
    await page.getByLabel('Texto a anonimizar').fill(question);
    await page.getByRole('button', { name: 'Anonimizar' }).click();
    await page.getByText(/^Buscando datos personales en \d+ caracteres…$/).waitFor();
    await expectAccessible(page, 'the tool at work', { staysBusy: true });
    await page.getByRole('button', { name: 'Cancelar' }).click();
    expect(await page.getByLabel('Texto a anonimizar').inputValue()).toBe(question);
    await close();
  });

  it('takes a text of hundreds of pages', async () => {
    const { page, close } = await openTool();
    await page.getByLabel('Archivo a anonimizar').setInputFiles({
      name: 'expediente.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(brief.join('\n').repeat(600)),
    });
    const anonymized = page.getByRole('region', { name: 'Anonimizado' });
    await anonymized.getByText('[PERSONA_1]').first().waitFor();
    // By its attribute: to find a role among thousands of marks takes the test itself seconds.
    await page.locator('[data-pane="original"] [data-mark]', { hasText: 'Marta Susana Gómez' }).first().click();
    await page.getByRole('menuitem', { name: 'Dejar visible' }).click();
    await anonymized.getByText('Marta Susana Gómez').first().waitFor();
    await close();
  });

  for (const width of ['phone', 'desktop'] as const) {
    it(`can be used by everyone (${width})`, async () => {
      const { page, close } = await openTool({ width });
      await expectAccessibleInBothThemes(page, `the empty tool, ${width}`);
      await expectNoSidewaysScroll(page);
      await shoot(page, `empty-${width}`);
      await page.getByLabel('Archivo a anonimizar').setInputFiles(await briefFile());
      await page.getByRole('region', { name: 'Anonimizado' }).getByText('SERÁ JUSTICIA').waitFor();
      await expectAccessibleInBothThemes(page, `the review, ${width}`);
      await expectNoSidewaysScroll(page);
      await shoot(page, `review-${width}`);
      await page.getByRole('button', { name: /^Marta Susana Gómez: Persona/ }).click();
      await page.getByRole('menu').waitFor();
      await shoot(page, `menu-${width}`);
      await page.keyboard.press('Escape');
      await page.getByRole('region', { name: 'Estadísticas' }).scrollIntoViewIfNeeded();
      await shoot(page, `foot-${width}`);
      await page.getByRole('tab', { name: 'Restituir nombres' }).click();
      await page.getByLabel('Texto con marcadores').fill('Dígale a [PERSONA_1] que sí.');
      await expectAccessibleInBothThemes(page, `the restore pane, ${width}`);
      await shoot(page, `restore-${width}`);
      await close();
    });
  }
});
