import { mkdirSync } from 'node:fs';
import { routes } from '@foja/contracts/routes';
import mammoth from 'mammoth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import type { OpenOptions } from './chat-page.ts';
import { readDownload } from './read-download.ts';
import { whatsappNumber } from './share-server.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const path = '/dashboard/evaluacion';
const story =
  'Le compré una heladera nueva a Juan Carlos Pérez en su local el 10 de agosto de 2026 y a los dos meses dejó de enfriar. Tengo la factura y los mensajes con el reclamo. El servicio técnico la devolvió sin arreglar y no me la quieren cambiar.';
/** A collision after which more than one kind of claim may be meant. */
const severalKinds =
  'El 14 de agosto de 2025 el conductor de un auto dobló sin poner el giro y me chocó la moto. Me quebré la pierna. Dice que paga su seguro. Tengo la historia clínica y fotos de cómo quedó la moto.';

async function openTool(options: OpenOptions = {}) {
  const opened = await app.open({ role: 'Professional', path, ...options });
  await opened.page.getByRole('heading', { name: 'Evaluación de caso', level: 1 }).waitFor();
  return opened;
}

async function evaluate(page: Page, told = story): Promise<void> {
  await page.getByLabel('El caso').fill(told);
  await page.getByRole('button', { name: 'Evaluar el caso' }).click();
  await page.getByRole('heading', { name: /^Resultado del/ }).waitFor();
}

const shots = process.env.E2E_SHOTS;
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/evaluation-${name}.png` });
}

describe('a lawyer evaluates a case', () => {
  it('sends no name, and reads the account of the number with the facts that it quotes', async () => {
    const { page, close } = await openTool();
    const [request] = await Promise.all([page.waitForRequest(`**${routes.evaluateCase}`), evaluate(page)]);
    expect(request.postDataJSON()).toMatchObject({ isAnonymized: true });
    expect(request.postData()).not.toMatch(/P[eé]rez/);

    const card = page.getByRole('region', { name: 'Evaluación de caso' });
    const percent = Number(await card.getByRole('progressbar').getAttribute('aria-valuenow'));
    await card.getByRole('button', { name: 'Ver cómo se calculó' }).click();
    const details = page.getByRole('dialog');
    await details.getByRole('region', { name: 'De dónde sale el número' }).waitFor();
    // The account adds up to the number.
    const points = await details.locator('li .figures').allInnerTexts();
    const sum = points
      .map((text) => /^[+−]?\d+/.exec(text)?.[0].replace('−', '-'))
      .reduce((total, value) => total + Number(value ?? 0), 0);
    expect(sum).toBe(percent);
    const told = story.replace(/\s+/g, ' ');
    const quotes = await details.locator('blockquote').allInnerTexts();
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(told).toContain(quote.replace(/[«»]/g, ''));
    await expectAccessible(page, 'the details of an evaluation');
    await close();
  });

  it('opens an article from a point over the details, and beside the card', async () => {
    const { page, close } = await openTool();
    await evaluate(page);
    await page.getByRole('button', { name: 'Ver cómo se calculó' }).click();
    const chip = page.getByRole('list', { name: 'Artículos' }).first().getByRole('button').first();
    await chip.click();
    const sheet = page.getByRole('dialog', { name: 'Foja' });
    await sheet.getByRole('heading', { level: 3 }).waitFor();
    await expectAccessible(page, 'an article over the details');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => chip.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');

    await page
      .getByRole('region', { name: 'Evaluación de caso' })
      .getByRole('button', { name: /^art\. /i })
      .first()
      .click();
    await page.getByRole('complementary', { name: 'Foja' }).getByRole('heading', { level: 3 }).waitFor();
    expect(new URL(page.url()).searchParams.get('foja')).toBeTruthy();
    await expectNoSidewaysScroll(page);
    await close();
  });

  it('is led to a specialist by a link without anything of the case', async () => {
    const { page, close } = await openTool();
    await evaluate(page);
    const card = page.getByRole('region', { name: 'Evaluación de caso' });
    const link = card.getByRole('link', { name: /Consultar con Especialista/ });
    expect(await link.getAttribute('href')).toBe(`https://wa.me/${whatsappNumber}`);
    await close();
  });

  it('takes it away as Word, PDF and Markdown', async () => {
    const { page, close } = await openTool();
    await evaluate(page);
    const save = async (format: string) => {
      await page.getByRole('button', { name: 'Exportar' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: format }).click(),
      ]);
      return { name: download.suggestedFilename(), buffer: await readDownload(download) };
    };
    const word = await save('Word (.docx)');
    expect(word.name).toMatch(/^foja-evaluacion-de-caso-\d{4}-\d\d-\d\d\.docx$/);
    const { value } = await mammoth.extractRawText({ buffer: word.buffer });
    expect(value).toContain('Juan Carlos Pérez');
    expect(value).toContain('De dónde sale el número');
    expect((await save('PDF')).buffer.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await save('Markdown')).buffer.toString()).toMatch(/Probabilidad de éxito: \d+ %/);
    await close();
  });

  it('puts a fact right, and the number is computed anew without a use', async () => {
    const { page, close } = await openTool();
    await evaluate(page);
    const bar = page.getByRole('region', { name: 'Evaluación de caso' }).getByRole('progressbar');
    const before = Number(await bar.getAttribute('aria-valuenow'));
    await page.getByText('Corregir lo que se leyó').click();
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Calcular de nuevo' }) });
    expect(await form.getByRole('button', { name: 'Calcular de nuevo' }).isDisabled()).toBe(true);
    await form.getByLabel('De qué lado estás').selectOption('defendant');
    await expectAccessible(page, 'facts to put right');
    await form.getByRole('button', { name: 'Calcular de nuevo' }).click();
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).not.toBe(before);
    await expectNoSidewaysScroll(page);
    await close();
  });

  it('puts the kind of case right with one click, and back', async () => {
    const { page, close } = await openTool();
    await evaluate(page, severalKinds);
    const card = page.getByRole('region', { name: 'Evaluación de caso' });
    const kinds = card.getByRole('group', { name: 'Tipo de caso' });
    await kinds.getByRole('button').first().click();
    await card.getByText(/^Elegido por vos, en lugar de/).waitFor();
    await expectAccessible(page, 'another kind of case');
    await expectNoSidewaysScroll(page);
    await page.reload();
    await card.getByText(/^Elegido por vos, en lugar de/).waitFor();
    await kinds.getByRole('button', { name: /^Volver a:/ }).click();
    await card.getByText(/^Elegido por vos/).waitFor({ state: 'detached' });
    await close();
  });

  it('finds it again after a reload, and deletes it with undo', async () => {
    const { page, close } = await openTool();
    await evaluate(page);
    await page.reload();
    await page.getByRole('heading', { name: /^Resultado del/ }).waitFor();
    const list = page.getByRole('list', { name: 'Resultados guardados' });
    await list.getByRole('button', { name: /^Eliminar/ }).click();
    await page.getByText('Sin resultados guardados').waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await list.getByRole('listitem').waitFor();
    await close();
  });

  it('with too little to go on is told what to add, and no number', async () => {
    const { page, close } = await openTool();
    await page.getByLabel('El caso').fill('Tengo un problema y no sé qué hacer.');
    await page.getByRole('button', { name: 'Evaluar el caso' }).click();
    const notice = page.getByRole('region', { name: 'Faltan datos' });
    await notice.waitFor();
    expect(await notice.getByRole('listitem').count()).toBeGreaterThan(0);
    expect(await page.getByRole('progressbar').count()).toBe(0);
    await expectAccessible(page, 'what to add');
    await notice.getByRole('button', { name: 'Volver al texto' }).click();
    await expect
      .poll(() => page.getByLabel('El caso').evaluate((element) => element === document.activeElement))
      .toBe(true);
    await close();
  });

  it('keeps the text when the server fails', async () => {
    const { page, close } = await openTool();
    await page.route(`**${routes.evaluateCase}`, (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
    await page.getByLabel('El caso').fill(story);
    await page.getByRole('button', { name: 'Evaluar el caso' }).click();
    await page.getByText('El servicio está temporalmente no disponible. Por favor, inténtelo más tarde.').waitFor();
    expect(await page.getByLabel('El caso').inputValue()).toBe(story);
    await close();
  });
});

describe('the evaluation in the chat', () => {
  it('comes with an answer where a Professional has switched it on', async () => {
    const { page, close } = await openTool();
    await page.getByRole('switch', { name: 'Evaluar también en el chat' }).click();
    await page.getByRole('link', { name: 'Consulta legal' }).click();
    await page.getByLabel('Tu consulta').fill(story);
    await page.keyboard.press('Enter');
    const card = page.getByRole('region', { name: 'Evaluación de caso' });
    await card.waitFor();
    await expectAccessible(page, 'an answer with its evaluation');
    await card.getByRole('button', { name: 'Ver cómo se calculó' }).click();
    await page.getByRole('dialog').getByRole('region', { name: 'De dónde sale el número' }).waitFor();
    await close();
  });
});

describe('who may not evaluate', () => {
  it('as a User sees the plans and the trial, and no field', async () => {
    const { page, close } = await openTool({ role: 'User' });
    await page.getByText('Probá Premium gratis durante 7 días.').waitFor();
    await page.getByText('Recomendado').waitFor();
    expect(await page.getByLabel('El caso').count()).toBe(0);
    await expectAccessible(page, 'the plans of case evaluation');
    await close();
  });

  it('as a guest is led to the login page', async () => {
    const { page, close } = await app.open({ path });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(path);
    await close();
  });
});

describe('the evaluation tool', () => {
  for (const width of ['phone', 'desktop'] as const) {
    it(`can be used by everyone (${width})`, async () => {
      const { page, close } = await openTool({ width });
      await expectAccessibleInBothThemes(page, `the empty tool, ${width}`);
      await expectNoSidewaysScroll(page);
      await shoot(page, `empty-${width}`);
      await evaluate(page);
      await expectAccessibleInBothThemes(page, `the result, ${width}`);
      await expectNoSidewaysScroll(page);
      await shoot(page, `result-${width}`);
      await page.getByRole('button', { name: 'Ver cómo se calculó' }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessibleInBothThemes(page, `the details, ${width}`);
      await expectNoSidewaysScroll(page);
      await shoot(page, `details-${width}`);
      await close();
    });
  }
});
