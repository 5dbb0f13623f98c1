import { documentMessages } from '@foja/contracts/document-limits';
import { Document, Packer, Paragraph } from 'docx';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll, widths } from './browser.ts';
import { buildPdf } from './gazette-pdf.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const lease = [
  'CONTRATO DE LOCACIÓN DE VIVIENDA',
  'PRIMERA. La locadora da en locación el departamento de la calle Belgrano 1250, con destino a vivienda.',
  'SEGUNDA. El plazo de la locación es de veinticuatro meses, contados desde el 1 de marzo de 2026.',
  'TERCERA. La multa por rescindir el contrato antes de los seis meses es de un mes y medio de alquiler.',
];
const claim = buildPdf([
  ['PROMUEVE DEMANDA POR DAÑOS Y PERJUICIOS', 'El actor se presenta y promueve demanda.'],
  ['El 4 de mayo de 2026 cayó un balcón del edificio.', 'El actor sufrió una fractura de tobillo.'],
]);

const wordFile = async () => ({
  name: 'Locación Belgrano.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: await Packer.toBuffer(
    new Document({ sections: [{ children: lease.map((text) => new Paragraph({ text })) }] }),
  ),
});
const pdfFile = { name: 'Demanda.pdf', mimeType: 'application/pdf', buffer: claim };

const documents = (page: Page) => page.getByRole('list', { name: 'Documentos' });
const nameOf = (page: Page, name: string) => documents(page).getByRole('button', { name, exact: true });
const saved = (page: Page) => page.getByRole('region', { name: 'Subidas' }).getByText('Guardado');

async function upload(page: Page, ...files: Parameters<Page['setInputFiles']>[1][]): Promise<void> {
  await page.getByLabel('Archivos para subir').setInputFiles(files.flat() as never);
}

async function act(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: option }).click();
}

describe('the document vault', () => {
  it('is announced to a User, accessibly', async () => {
    const { page, close } = await app.open({ role: 'User', path: '/upload', width: 'phone' });
    await page.getByRole('heading', { level: 1, name: 'Coming Soon' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'Coming Soon');
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await close();
  });

  it('takes a lawyer from two uploads to a cited passage, a new name, a deletion and its undo', async () => {
    const { page, close } = await app.open({ role: 'Professional', path: '/upload' });
    await page.getByText('Subí tu primer documento').waitFor();
    await expectAccessible(page, 'the empty vault');
    await upload(page, await wordFile(), pdfFile);
    await expect.poll(() => saved(page).count()).toBe(2);
    await documents(page).getByText('PDF · 2 páginas').waitFor();
    await expectAccessible(page, 'the vault with its uploads');
    await page.getByRole('button', { name: 'Ocultar las terminadas' }).click();

    await page.getByRole('searchbox', { name: 'Buscar en tus documentos' }).fill('fractura tobillo');
    await page.getByText('1 de 2 documentos').waitFor();
    await nameOf(page, 'Demanda.pdf').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByText('2 documentos', { exact: true }).waitFor();

    await page.getByRole('tab', { name: 'Preguntas' }).click();
    await expectAccessible(page, 'the questions');
    const question = page.getByRole('textbox', { name: 'Tu pregunta' });
    const answer = page.getByRole('article', { name: 'Respuesta' });
    await question.fill('¿Qué multa hay por rescindir el contrato?');
    await page.keyboard.press('Enter');
    await answer.getByText('Fundado en tus documentos').waitFor();
    await answer.getByRole('list', { name: 'Citas' }).getByRole('button').first().click();
    const passage = page.getByRole('complementary', { name: 'Pasaje citado' });
    const marked = passage.locator('mark');
    await marked.waitFor();
    expect(await marked.textContent()).toContain('un mes y medio de alquiler');
    await expectAccessible(page, 'an answer with its passage');
    await page.keyboard.press('Escape');
    await passage.waitFor({ state: 'detached' });

    // About one document alone, which has pages.
    await page.getByRole('tab', { name: 'Documentos' }).click();
    await act(page, 'Demanda.pdf', 'Preguntar sobre este documento');
    await question.fill('¿Qué fractura sufrió el actor?');
    await page.keyboard.press('Enter');
    const chip = answer.getByRole('button', { name: /Demanda\.pdf pág\. 2$/ });
    await chip.waitFor();
    expect(await answer.getByRole('button', { name: /Locación/ }).count()).toBe(0);
    await chip.click();
    await passage.getByText('Página 2', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => chip.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.getByRole('tab', { name: 'Documentos' }).click();
    await act(page, 'Demanda.pdf', 'Cambiar el nombre');
    // The name without its extension is selected, once the menu has given the focus back.
    const name = page.getByRole('textbox', { name: 'Nombre del documento' });
    await expect
      .poll(() => name.evaluate((input: HTMLInputElement) => [input === document.activeElement, input.selectionEnd]))
      .toEqual([true, 'Demanda'.length]);
    await page.keyboard.type('Demanda por el balcón');
    await page.keyboard.press('Enter');
    await nameOf(page, 'Demanda por el balcón.pdf').waitFor();
    const saving = page.waitForEvent('download');
    await act(page, 'Demanda por el balcón.pdf', 'Descargar');
    expect((await saving).suggestedFilename()).toBe('Demanda por el balcón.pdf');

    await act(page, 'Locación Belgrano.docx', 'Eliminar');
    await page.getByText('«Locación Belgrano.docx» se eliminó.').waitFor();
    await nameOf(page, 'Locación Belgrano.docx').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await nameOf(page, 'Locación Belgrano.docx').click();
    await page.getByRole('complementary', { name: 'Documento' }).getByText('La multa por rescindir').waitFor();
    await page.reload();
    await expect.poll(() => documents(page).getByRole('listitem').count()).toBe(2);
    await close();
  });

  it('fits a phone and is accessible there in both themes', async () => {
    const { page, close } = await app.open({ role: 'Premium', path: '/upload', width: 'phone' });
    await upload(page, await wordFile(), {
      ...pdfFile,
      name: 'Un_nombre_larguísimo_sin_un_solo_espacio_como_los_que_dejan_los_escáneres_de_la_mesa_de_entradas.pdf',
    });
    await expect.poll(() => saved(page).count()).toBe(2);
    await expectNoSidewaysScroll(page);
    await page.getByRole('checkbox', { name: 'Elegir Locación Belgrano.docx' }).check();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page, 'the list on a phone');
    await page.getByRole('button', { name: 'Preguntar sobre este' }).click();
    // The screen scrolls inside the frame, which would hide what sticks out.
    const field = await page.getByRole('textbox', { name: 'Tu pregunta' }).boundingBox();
    expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual(widths.phone.width);
    await page.getByRole('textbox', { name: 'Tu pregunta' }).fill('¿Cuál es el plazo de la locación?');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Citas' }).getByRole('button').first().click();
    const sheet = page.getByRole('dialog', { name: 'Pasaje citado' });
    await sheet.locator('mark').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page, 'a passage on a phone');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await close();
  });

  it('says what is wrong with each file, and sends nothing more of one that is cancelled', async () => {
    const { page, close } = await app.open({ role: 'Professional', path: '/upload' });
    await upload(page, {
      name: 'foto.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]),
    });
    await page.getByText(documentMessages.notPdf).waitFor();
    await upload(page, { name: 'grande.txt', mimeType: 'text/plain', buffer: Buffer.alloc(21 * 1024 * 1024, 'a') });
    await page.getByText(documentMessages.tooLarge).waitFor();

    const held = new Promise<void>((resolve) => {
      void page.route('**/DocumentGenerator/upload', async (route) => {
        // Never answered: the person gives it up.
        resolve();
        void route;
      });
    });
    await upload(page, pdfFile);
    await held;
    const given = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Cancelar Demanda.pdf' }).click();
    expect((await given).url()).toContain('/DocumentGenerator/upload');
    await page.getByText('Subida cancelada.').waitFor();
    await page.unroute('**/DocumentGenerator/upload');
    await page.getByRole('button', { name: 'Reintentar Demanda.pdf' }).click();
    await nameOf(page, 'Demanda.pdf').waitFor();
    await close();
  });
});
