import { documentForms } from '@foja/contracts/drafting/document-forms';
import { type DocumentKind, documentKinds } from '@foja/contracts/drafting/document-kinds';
import { generationMessages } from '@foja/contracts/generators/generation-messages';
import mammoth from 'mammoth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StandInOpenAi, startStandInOpenAi } from '../apps/server/src/testing/stand-in-openai.ts';
import { closeBrowser, expectAccessibleInBothThemes, expectNoSidewaysScroll, openBrowser } from './browser.ts';
import { type OpenOptions, openChat } from './chat-page.ts';
import { readDownload } from './read-download.ts';
import { knownAdmin } from './sign-in-as.ts';
import { type RunningServer, startPreparedServer, stopAndRemove } from './start-server.ts';

let plain: RunningServer;
let withModel: RunningServer;
let browser: Browser;
let model: StandInOpenAi;

beforeAll(async () => {
  model = await startStandInOpenAi();
  browser = await openBrowser();
  plain = await startPreparedServer(knownAdmin);
  withModel = await startPreparedServer({ ...knownAdmin, LLM_BASE_URL: model.baseUrl });
});
afterAll(async () => {
  await stopAndRemove(plain);
  await stopAndRemove(withModel);
  await model?.close();
  await closeBrowser(browser);
});

async function openDocuments(server: RunningServer, kind: DocumentKind | null, options: OpenOptions = {}) {
  const path = kind ? `/dashboard/documentos?tipo=${kind}` : '/dashboard/documentos';
  const opened = await openChat(browser, server.url, { role: 'Premium', ...options, path });
  const title = kind ? documentForms[kind].label : 'Documentos';
  await opened.page.getByRole('heading', { name: title, level: 1 }).waitFor();
  return opened;
}

const loadExample = (page: Page) => page.getByRole('button', { name: 'Cargar datos de ejemplo' }).click();
const generate = (page: Page) => page.getByRole('button', { name: 'Generar el documento' }).click();
const sheetOf = (page: Page) => page.getByRole('article', { name: 'Documento' });

async function downloaded(page: Page, start: () => Promise<void>) {
  const waiting = page.waitForEvent('download');
  await start();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readDownload(download) };
}

describe('drafting a document', () => {
  it('goes from the search to a document without gaps, whose Word file reads back with its styles', async () => {
    const { page, close } = await openDocuments(plain, null);
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
    const { page, close } = await openDocuments(plain, 'carta-alquileres');
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
    const { page, close } = await openDocuments(plain, null, { width });
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
    const { page, close } = await openDocuments(plain, null);
    for (const kind of documentKinds) {
      await page.goto(`${plain.url}/dashboard/documentos?tipo=${kind}`);
      await loadExample(page);
      await generate(page);
      await sheetOf(page).waitFor();
      expect(await sheetOf(page).getByText('[falta:').count(), kind).toBe(0);
    }
    await close();
  });
});

describe('drafting with a language model', () => {
  const factsSent = (prompt: string) => /<<<TEXTO [^>]*>>>\n([\s\S]*?)\n<<<FIN/.exec(prompt)?.[1] ?? '';

  it('takes its wording of the facts, and gives the own words back at a switch', async () => {
    model.script({
      kind: 'answer',
      text: (prompt) => JSON.stringify({ hechos: factsSent(prompt).replace('prestó a', 'entregó en préstamo a') }),
    });
    const { page, close } = await openDocuments(withModel, 'demanda-cobro');
    await loadExample(page);
    await generate(page);
    await sheetOf(page).getByText('Ana Ejemplo entregó en préstamo a Beto Muestra').waitFor();
    expect(JSON.stringify(model.calls.at(-1)?.body.messages)).not.toContain('Beto Muestra');
    await page.getByRole('switch', { name: 'Usar mis palabras en los hechos' }).click();
    await sheetOf(page).getByText('Ana Ejemplo prestó a Beto Muestra').waitFor();
    await close();
  });

  it('says so and takes no use where the model answers what cannot be read', async () => {
    model.script({ kind: 'answer', text: '{"hechos": "cor' });
    const { page, close } = await openDocuments(withModel, 'demanda-cobro', { role: 'User' });
    await loadExample(page);
    await generate(page);
    await page.getByText(generationMessages.modelUnreadable).waitFor();
    await page.reload();
    await page.getByText('10 usos restantes').first().waitFor();
    await close();
  });
});
