import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, widths } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** A picture of one colour, as a telephone would share a photo. */
function onePixelPng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const pixels = deflateSync(Buffer.from([0, 250, 250, 250]));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Shares as the system does with an installed application: it posts the form that the manifest names. */
async function share(
  page: Page,
  shared: { name: string; type: string; bytes: Buffer } | { text: string },
): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // Only a page that the worker controls is served by it.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.evaluate(
    (given) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/compartir';
      form.enctype = 'multipart/form-data';
      const input = document.createElement('input');
      if ('text' in given) Object.assign(input, { type: 'hidden', name: 'text', value: given.text });
      else {
        Object.assign(input, { type: 'file', name: 'files' });
        const bytes = Uint8Array.from(atob(given.base64), (letter) => letter.charCodeAt(0));
        const files = new DataTransfer();
        files.items.add(new File([bytes], given.name, { type: given.type }));
        input.files = files.files;
      }
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    'text' in shared ? shared : { name: shared.name, type: shared.type, base64: shared.bytes.toString('base64') },
  );
  await page.waitForURL('**/compartido');
}

describe('something shared from another application', () => {
  it('is a paper that goes into a tool, and nothing of it leaves before that is chosen', async () => {
    const { page, close } = await app.open({ path: '/dashboard', role: 'User', width: 'phone', worker: true });
    await page.getByText('En qué puedo ayudarte hoy?').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    const words = 'CONTRATO DE LOCACIÓN entre Ana Díaz y Juan Pérez, por el plazo de dos años.';
    await share(page, { name: 'contrato.txt', type: 'text/plain', bytes: Buffer.from(words) });
    await page.getByText('contrato.txt').waitFor();
    expect(await page.getByRole('button', { name: /Guardarlo en la bóveda/ }).isDisabled()).toBe(true);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page, 'what was shared, on a phone');
    await page.getByRole('button', { name: /Analizarlo como contrato/ }).click();
    await page.waitForURL('**/dashboard/herramientas/analisis-de-contrato');
    await expect.poll(() => page.locator('textarea').first().inputValue()).toContain('entre Ana Díaz y Juan Pérez');
    expect(sent.filter((body) => body.includes('Juan Pérez'))).toEqual([]);
    // It is used up.
    await page.goto(`${app.url}/compartido`);
    await page.getByText('No hay nada compartido.').waitFor();
    await close();
  });

  it('is a photo that the vault keeps as a page', async () => {
    const { page, close } = await app.open({ path: '/dashboard', role: 'Professional', width: 'phone', worker: true });
    await page.getByText('En qué puedo ayudarte hoy?').waitFor();
    await share(page, { name: 'cédula.png', type: 'image/png', bytes: onePixelPng() });
    await page.getByRole('button', { name: /Guardarlo en la bóveda/ }).click();
    await page.waitForURL('**/upload');
    await page.getByRole('region', { name: 'Subidas' }).getByText('cédula.pdf', { exact: true }).waitFor();
    await page
      .getByRole('region', { name: 'Subidas' })
      .getByText(/^Guardado/)
      .waitFor();
    await close();
  });

  it('is a text that a guest asks', async () => {
    const { page, close } = await app.open({ path: '/chatbot', width: 'phone', worker: true });
    await page.getByText('En qué puedo ayudarte hoy?').waitFor();
    await share(page, { text: 'Compré un celular y a los cuatro meses dejó de andar' });
    await page.getByRole('button', { name: 'Preguntarlo en la consulta legal' }).click();
    await page.getByRole('article', { name: 'Respuesta de Foja' }).getByText('Fundado', { exact: true }).waitFor();
    expect(pathOf(page)).toBe('/chatbot');
    await close();
  });
});

describe('the palette', () => {
  it('leads by keyboard from anywhere to a calculator, and leaves Ctrl+K to the editor', async () => {
    const { page, close } = await app.open({ path: '/dashboard', role: 'User' });
    await page.getByText('En qué puedo ayudarte hoy?').waitFor();
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox', { name: 'Ir a, o preguntar' });
    await input.waitFor();
    for (const size of [widths.phone, widths.desktop]) {
      await page.setViewportSize(size);
      await expectAccessibleInBothThemes(page, `the palette at ${size.width} px`);
    }
    await input.fill('vencim');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/calculadoras/vencimientos');
    await page.goto(`${app.url}/dashboard/redaccion`);
    await page.getByRole('button', { name: 'Documento nuevo' }).click();
    await page.getByRole('textbox', { name: 'Texto del documento' }).click();
    await page.keyboard.type('Una palabra');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: /[Ee]nlace/ }).waitFor();
    expect(await input.count()).toBe(0);
    await close();
  });
});
