import { mkdirSync } from 'node:fs';
import { routes } from '@foja/contracts/routes';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import mammoth from 'mammoth';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StandInOpenAi, startStandInOpenAi } from '../apps/server/src/testing/stand-in-openai.ts';
import {
  closeBrowser,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  openBrowser,
} from './browser.ts';
import { type OpenOptions, openChat } from './chat-page.ts';
import { readDownload } from './read-download.ts';
import { knownAdmin } from './sign-in-as.ts';
import { type RunningServer, startPreparedServer, stopAndRemove } from './start-server.ts';

let server: RunningServer;
let browser: Browser;
let model: StandInOpenAi;
beforeAll(async () => {
  model = await startStandInOpenAi();
  [server, browser] = await Promise.all([
    startPreparedServer({ ...knownAdmin, LLM_BASE_URL: model.baseUrl, LOG_LEVEL: 'trace' }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await stopAndRemove(server);
  await model?.close();
  await closeBrowser(browser);
});

const question =
  'Mi inquilino Juan Carlos Pérez, DNI 28.456.789, con domicilio en Belgrano 1450, Rosario, no paga el alquiler. ¿Puedo desalojarlo?';
const personal = [/P[eé]rez/i, /28\.?456\.?789/, /Belgrano/i];

/** Everything that this page sends from now on. */
function sentBy(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

const carries = (request: Request) =>
  personal.some((datum) => datum.test(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`));

describe('a message of a signed-in lawyer', () => {
  it('is asked with placeholders only, and its answer shows the names', async () => {
    model.script({
      kind: 'answer',
      text: 'Podés iniciar el desalojo contra [PERSONA_1] en [DOMICILIO_1] por falta de pago [1].',
    });
    const { page, ask, close } = await openChat(browser, server.url, { role: 'Professional', path: '/dashboard' });
    const sent = sentBy(page);
    await ask(question);

    const query = sent.find((request) => request.url().endsWith(routes.ragQuery));
    expect(query?.postDataJSON()).toMatchObject({ isAnonymized: true });
    expect(query?.postDataJSON().message).toMatch(/\[PERSONA_1\].*\[DNI_1\].*\[DOMICILIO_1\]/);
    // The text goes to the call that anonymizes it, on our own server, and nowhere else.
    expect(new Set(sent.filter(carries).map((request) => request.url()))).toEqual(
      new Set([`${server.url}${routes.anonymizeText}`]),
    );
    for (const datum of personal) expect(JSON.stringify(model.calls)).not.toMatch(datum);

    const answer = page.getByRole('article', { name: 'Respuesta de Foja' });
    await answer.locator('mark[title="Se envió como [PERSONA_1]"]', { hasText: 'Juan Carlos Pérez' }).waitFor();
    await answer.locator('mark[title="Se envió como [DOMICILIO_1]"]', { hasText: 'Belgrano 1450' }).waitFor();
    for (const datum of [...personal, /desalojarlo/]) expect(server.output()).not.toMatch(datum);
    await expectAccessible(page, 'an answer with the names put back');
    await close();
  });

  it('is shown before it leaves, exactly as it is asked', async () => {
    model.script({ kind: 'answer', text: 'Sí, podés [1].' });
    const { page, close } = await openChat(browser, server.url, { role: 'User' });
    await page.getByLabel('Tu consulta').fill(question);
    await page.getByRole('button', { name: 'Ver lo que se envía' }).click();
    const preview = page.getByRole('region', { name: 'Lo que se envía' });
    await preview.getByText('[PERSONA_1]').waitFor();
    const shown = await preview.locator('p').first().innerText();
    await expectAccessible(page, 'the preview of what is sent');
    const [request] = await Promise.all([
      page.waitForRequest(`**${routes.ragQuery}`),
      page.getByRole('button', { name: 'Enviar consulta' }).click(),
    ]);
    expect(request.postDataJSON().message).toBe(shown);
    await close();
  });

  it('goes nowhere when it cannot be anonymized, and can be asked again', async () => {
    const { page, send, close } = await openChat(browser, server.url, { role: 'User' });
    const sent = sentBy(page);
    await page.route(`**${routes.anonymizeText}`, (route) => route.abort());
    await send(question);
    await page
      .getByText('Anonymization required but failed. Cannot proceed with RAG query for data privacy.')
      .waitFor();
    expect(sent.filter((request) => request.url().endsWith(routes.ragQuery))).toEqual([]);
    await page.unroute(`**${routes.anonymizeText}`);
    model.script({ kind: 'answer', text: 'Sí, podés [1].' });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('button', { name: 'Copiar' }).waitFor();
    await close();
  });
});

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
  const opened = await openChat(browser, server.url, { role: 'User', path: '/anonymization-tool', ...options });
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

  it('asks the server in advanced mode, and says what it does', async () => {
    model.script({ kind: 'answer', text: '[]' });
    const { page, close } = await openTool({ role: 'Professional' });
    await page.getByLabel('Modo').selectOption('advanced');
    await page.getByText('El texto va al servidor de Foja').waitFor();
    await page.getByLabel('Texto a anonimizar').fill(question);
    const [request] = await Promise.all([
      page.waitForRequest(`**${routes.anonymizeAdvanced}`),
      page.getByRole('button', { name: 'Anonimizar' }).click(),
    ]);
    expect(request.headers()).toMatchObject({ authorization: 'Bearer foja-public', apikey: 'foja-public' });
    await page.getByRole('region', { name: 'Anonimizado' }).getByText('[PERSONA_1]').waitFor();
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
