import { readCode } from '@foja/contracts/verification-code';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll, widths } from './browser.ts';
import { readDownload } from './read-download.ts';
import { startApp } from './start-app.ts';

const app = startApp();

/** Presses the button and takes the file that comes of it. */
async function takeRecord(
  page: Page,
  within: { getByRole: Page['getByRole'] },
): Promise<{ code: string; file: Buffer }> {
  const downloading = page.waitForEvent('download');
  await within.getByRole('button', { name: 'Constancia de verificación' }).first().click();
  const download = await downloading;
  const code = /^constancia-(.{19})\.pdf$/.exec(download.suggestedFilename())?.[1] ?? '';
  expect(readCode(code)).toBe(code);
  await page.getByText(`Su código es ${code}`).waitFor();
  return { code, file: await readDownload(download) };
}

const choose = (page: Page, buffer: Buffer) =>
  page
    .getByLabel('PDF de la constancia')
    .setInputFiles({ name: 'constancia.pdf', mimeType: 'application/pdf', buffer });

it('keeps an answer and a calculation in a causa, which a tool that was opened from it proposes', async () => {
  const { page, ask, close } = await app.open({ width: 'phone', role: 'Premium', path: '/dashboard' });
  const title = 'Gauna c/ Ventas del Sur s/ consumo';
  await ask('Compré un celular y a los cuatro meses dejó de andar');
  const answer = page.getByRole('article', { name: 'Respuesta de Foja' });
  await answer.getByRole('button', { name: 'Guardar en la causa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar en la causa' });
  await dialog.getByText('Todavía no tenés causas.').waitFor();
  await expectAccessible(page, 'the choice of a causa (phone)');
  await dialog.getByRole('button', { name: 'Nueva causa' }).click();
  const opening = page.getByRole('dialog', { name: 'Nueva causa' });
  await opening.getByLabel('Carátula').fill(title);
  await opening.getByRole('button', { name: 'Abrir la causa' }).click();
  await dialog.getByRole('radio', { name: title }).waitFor();
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('button', { name: /Compré un celular/, expanded: false }).click();
  await page.getByRole('button', { name: 'Exportar', exact: true }).waitFor();
  await expectNoSidewaysScroll(page);

  await page.setViewportSize(widths.desktop);
  await page.getByRole('button', { name: 'Abrir en…' }).click();
  await page.getByRole('menuitem', { name: 'Calculadoras' }).click();
  await page.getByRole('link', { name: /^Vencimientos/ }).click();
  await page.getByRole('link', { name: title }).waitFor();
  const told = 'by=cedula&jurisdiction=nacional-civil-comercial&deadline=apelar&notified=2026-11-20';
  await page.goto(`${page.url()}&${told}`);
  await page.getByRole('button', { name: 'Guardar en la causa' }).click();
  expect(await dialog.getByRole('radio', { name: title }).isChecked()).toBe(true);
  await expectAccessible(page, 'a causa that is proposed (desktop)');
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText(`Se guardó en «${title}».`).first().waitFor();
  await page.getByRole('button', { name: 'Dejar de trabajar en la causa' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('causa')).toBeNull();
  await close();
});

describe.each(['phone', 'desktop'] as const)('a verification record (%s)', (width) => {
  it('of an answer and of a calculation is verified by its code and by its file, and an altered file is told', async () => {
    const { page, ask, close } = await app.open({ width });
    await ask('Compré un celular y a los cuatro meses dejó de andar');
    const answer = page.getByRole('article', { name: 'Respuesta de Foja' });
    const { code, file } = await takeRecord(page, answer);

    await page.goto(`${app.url}/verificar?codigo=${code}`);
    await page.getByText('Respuesta a una consulta').waitFor();
    expect(await page.getByText('El mismo texto hoy').count()).toBeGreaterThan(0);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page, `a record by its code (${width})`);

    await choose(page, file);
    await page.getByRole('heading', { name: 'El archivo es auténtico' }).waitFor();
    const altered = Buffer.from(file);
    const place = altered.length - 200;
    altered.writeUInt8(altered.readUInt8(place) ^ 1, place);
    await choose(page, altered);
    await page.getByRole('heading', { name: 'El archivo fue alterado' }).waitFor();
    await expectAccessible(page, `an altered file (${width})`);
    await choose(page, Buffer.from('%PDF-1.3 otra cosa'));
    await page.getByRole('heading', { name: 'No es una constancia de Foja' }).waitFor();

    await page.getByLabel('Código de la constancia').fill('HOLA');
    await page.getByRole('button', { name: 'Comprobar', exact: true }).click();
    await page.getByText('Ese código está mal copiado').waitFor();
    await page.getByLabel('Código de la constancia').fill('0000-0000-0000-0000');
    await page.getByRole('button', { name: 'Comprobar', exact: true }).click();
    await page.getByText('Foja no emitió ninguna constancia con ese código.').waitFor();

    await page.goto(
      `${app.url}/calculadoras/vencimientos?by=cedula&jurisdiction=nacional-civil-comercial&deadline=apelar&notified=2026-11-20`,
    );
    const result = page.getByRole('region', { name: 'Resultado' });
    const ofCalculation = await takeRecord(page, result);
    await page.goto(`${app.url}/verificar`);
    await choose(page, ofCalculation.file);
    await page.getByRole('heading', { name: 'El archivo es auténtico' }).waitFor();
    await page.getByText('Cálculo: Vencimientos').waitFor();
    await close();
  });
});
