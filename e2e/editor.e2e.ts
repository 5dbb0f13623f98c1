import { inflateRawSync } from 'node:zlib';
import { routes } from '@foja/contracts/routes';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, type widths } from './browser.ts';
import { readDownload } from './read-download.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const facts =
  'El pasajero viajaba en el tren de la demandada y cayó al andén porque las puertas iban abiertas: el transportista responde por el daño al pasajero. La verdad, el dueño estaba re enojado. Me di cuenta de que el contrato era trucho!';

const sheet = (page: Page) => page.getByRole('textbox', { name: 'Texto del documento' });
const assistant = (page: Page, width: keyof typeof widths = 'desktop') =>
  page.getByRole(width === 'phone' ? 'dialog' : 'complementary', { name: 'Asistente de redacción' });

async function newDocument(width: keyof typeof widths = 'desktop', ownProfile = false) {
  const opened = await app.open({ role: 'Professional', width, path: '/dashboard/redaccion', ownProfile });
  await opened.page.getByRole('button', { name: 'Documento nuevo' }).click();
  await sheet(opened.page).waitFor();
  return opened;
}

const saved = (page: Page) => page.getByText(/^Guardado a las/).waitFor();

/** The next answer to what is saved; what the page says of it in between may pass unseen. */
const savedByServer = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes(routes.editorDocuments),
  );

/** Writes and waits until the server has it. */
async function write(page: Page, text: string): Promise<void> {
  await sheet(page).click();
  const answered = savedByServer(page);
  await page.keyboard.insertText(text);
  await answered;
  await saved(page);
}

async function downloaded(page: Page, start: () => Promise<void>): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await start();
  return readDownload(await waiting);
}

/** One file of a zip, read from its central directory. */
function zipEntry(zip: Buffer, name: string): string {
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1')) + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [method, size, nameLength, extraLength, commentLength, header] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ];
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
      const bytes = zip.subarray(from, from + size);
      return (method === 8 ? inflateRawSync(bytes) : bytes).toString('utf8');
    }
    at += 46 + nameLength + extraLength + commentLength;
  }
  throw new Error(`There is no ${name} in the file.`);
}

async function expectFitInBothThemes(page: Page, where: string): Promise<void> {
  await expectAccessibleInBothThemes(page, where);
  await expectNoSidewaysScroll(page);
}

describe('writing a brief', () => {
  it('searches by context, cites at the foot, transforms, applies and dismisses, and reads back from Word', async () => {
    const { page, close } = await newDocument();
    await page.getByRole('textbox', { name: 'Título del documento' }).fill('Demanda por caída del tren');
    await write(page, facts);

    // A paragraph is selected and its rulings are searched for.
    await sheet(page).getByText('El pasajero viajaba').click({ clickCount: 3 });
    await page.getByText(/palabras seleccionadas/).waitFor();
    const panel = assistant(page);
    await panel.getByRole('button', { name: /^Buscar por contexto/ }).click();
    const agents = panel.getByRole('region', { name: 'Progreso de la búsqueda' });
    for (const agent of ['Análisis legal del texto', 'Optimización de la consulta', 'Búsqueda en las fuentes']) {
      await agents.getByRole('listitem').filter({ hasText: agent }).filter({ hasText: 'Completado' }).first().waitFor();
    }
    await agents.getByText('Consulta optimizada:').waitFor();

    // A citation goes to the foot of the page.
    await panel
      .getByRole('button', { name: /^Insertar cita/ })
      .first()
      .click();
    const notes = page.getByRole('region', { name: 'Notas al pie' });
    await notes.waitFor();
    const citation = (
      (await notes.getByRole('listitem').first().locator('button, span').first().textContent()) ?? ''
    ).trim();
    expect(citation.length).toBeGreaterThan(5);

    // The sentences are transformed; one suggestion is applied, another dismissed.
    await sheet(page).click();
    await page.keyboard.press('Control+a');
    await panel.getByRole('tab', { name: 'Transformación' }).click();
    await panel.getByRole('button', { name: 'Más formal' }).click();
    const suggestions = panel.getByRole('region', { name: 'Sugerencias' });
    await suggestions.waitFor();
    const before = await sheet(page).innerText();
    const first = suggestions.getByRole('button', { name: /^Aplicar (?!tod)/ }).first();
    await first.click();
    await expect.poll(() => sheet(page).innerText()).not.toBe(before);
    const after = await sheet(page).innerText();
    await suggestions
      .getByRole('button', { name: /^Descartar (?!tod)/ })
      .first()
      .click();
    expect(await sheet(page).innerText()).toBe(after);

    await saved(page);
    const word = await downloaded(page, () => page.getByRole('button', { name: 'Exportar a Word' }).click());
    const footnotes = zipEntry(word, 'word/footnotes.xml');
    const footnoteText = [...footnotes.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');
    expect(footnoteText.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&apos;', "'")).toContain(
      citation,
    );
    expect(zipEntry(word, 'word/document.xml')).toContain('<w:footnoteReference');

    // The citation is alive: it opens its foja, and is checked anew.
    await page.getByRole('button', { name: /^Nota 1, cita:/ }).click();
    await page.getByRole('region', { name: 'Cita seleccionada' }).waitFor();
    await close();
  });

  it('keeps what is written over a reload, a lost connection and another tab', async () => {
    const { page, close } = await newDocument('desktop', true);
    await write(page, 'Lo primero.');
    await page.reload();
    await sheet(page).getByText('Lo primero.').waitFor();

    await page.context().setOffline(true);
    await sheet(page).click();
    await page.keyboard.press('End');
    await page.keyboard.insertText(' Sin red.');
    await page.getByText('Sin conexión: se guarda en este navegador').waitFor();
    await page.context().setOffline(false);
    await saved(page);

    const other = await page.context().newPage();
    await other.goto(page.url());
    await sheet(other).getByText('Lo primero. Sin red.').waitFor();
    await sheet(other).click();
    await other.keyboard.press('End');
    const answered = savedByServer(other);
    await other.keyboard.insertText(' Desde otra pestaña.');
    await answered;
    await saved(other);
    await page.bringToFront();
    await sheet(page).click();
    await page.keyboard.press('End');
    await page.keyboard.insertText(' Lo mío.');
    const dialog = page.getByRole('dialog', { name: 'Este documento cambió en otra pestaña' });
    await dialog.getByText('Desde otra pestaña.').waitFor();
    await dialog.getByRole('button', { name: 'Guardar lo mío como copia' }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Título del documento' }).inputValue())
      .toContain('(mi copia)');
    await sheet(page).getByText('Lo mío.').waitFor();
    await close();
  });

  it('numbers clauses, replaces words, converts a written reference, and goes back to a version', async () => {
    const { page, close } = await newDocument();
    await sheet(page).click();
    await page.keyboard.press('Control+Alt+c');
    await page.keyboard.type('La locadora entrega la cosa según el art. 1757 CCyC');
    await page.keyboard.press('Enter');
    await page.keyboard.type('La locadora la recibe');
    expect(
      await page
        .locator('[data-clause]')
        .evaluateAll((clauses) => clauses.map((clause) => (clause as HTMLElement).dataset.number)),
    ).toEqual(['PRIMERA:', 'SEGUNDA:']);

    await page.keyboard.press('Control+h');
    const find = page.getByRole('search', { name: 'Buscar en el documento' });
    await find.getByRole('textbox', { name: 'Buscar' }).fill('locadora');
    await find.getByText('1 de 2').waitFor();
    await find.getByRole('textbox', { name: 'Reemplazar por' }).fill('comodante');
    await find.getByRole('button', { name: 'Reemplazar todo' }).click();
    await find.getByText('Se reemplazó 2 veces.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet(page).innerText()).not.toContain('locadora');

    await page.getByRole('button', { name: 'Versiones' }).click();
    await page.getByRole('button', { name: 'Guardar esta versión' }).click();
    await page.getByRole('list', { name: 'Versiones' }).waitFor();
    await page.getByRole('button', { name: 'Cerrar las versiones' }).click();

    await sheet(page).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('End');
    for (let step = 0; step < 'art. 1757 CCyC'.length; step += 1) await page.keyboard.press('Shift+ArrowLeft');
    await page.getByRole('button', { name: 'Insertar cita' }).click();
    await page.getByRole('button', { name: /^Convertir en/ }).click();
    await page.getByRole('button', { name: /^Cita: art\. 1757 CCyC/ }).click();
    await page.getByRole('complementary', { name: 'Foja' }).getByText('1757').first().waitFor();
    await page.getByRole('button', { name: 'Cerrar la foja' }).click();
    await page.getByRole('button', { name: 'Verificar citas' }).click();
    await page.getByText(/^1 cita: 1 /).waitFor();
    await page.getByRole('button', { name: 'Cerrar las citas' }).click();

    await page.getByRole('button', { name: 'Versiones' }).click();
    await page
      .getByRole('button', { name: /^Restaurar la versión/ })
      .last()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Cita: / }).count()).toBe(0);
    await close();
  });

  it('links words, parts pages and nests clauses, on paper and in Word', async () => {
    const { page, close } = await newDocument();
    await sheet(page).click();
    await page.keyboard.press('Control+Alt+c');
    await page.keyboard.type('Objeto');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Consultar en ');
    await page.locator('[data-clause][data-number="1.1."]').waitFor();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Insertar un enlace' });
    await dialog.getByRole('textbox', { name: 'Dirección' }).fill('www.saij.gob.ar');
    await dialog.getByRole('textbox', { name: 'Texto del enlace' }).fill('SAIJ');
    await dialog.getByRole('button', { name: 'Insertar', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    const link = sheet(page).getByRole('link', { name: 'SAIJ' });
    expect(await link.getAttribute('href')).toBe('https://www.saij.gob.ar');
    // What is written next is where it was left, and no part of the link.
    await page.keyboard.type('.');
    expect(await link.textContent()).toBe('SAIJ');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.type('En la otra hoja');
    await sheet(page).getByRole('separator', { name: 'Salto de página' }).waitFor();

    const word = await downloaded(page, () => page.getByRole('button', { name: 'Exportar a Word' }).click());
    const body = zipEntry(word, 'word/document.xml');
    expect(body).toMatch(/<w:hyperlink .*SAIJ.*<w:br w:type="page"\/>.*En la otra hoja/s);
    expect(body).toContain('<w:ilvl w:val="1"/>');
    expect(zipEntry(word, 'word/numbering.xml')).toContain('w:lvlText w:val="%1.%2."');

    // Twice as large on the screen is as large as ever on paper.
    await page.getByRole('combobox', { name: 'Zoom' }).selectOption('200');
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ media: 'print' });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await close();
  });

  it('goes on with a document of the drafting tool, and prints the sheet alone', async () => {
    const { page, close } = await app.open({ role: 'Professional', path: '/dashboard/documentos?tipo=mutuo' });
    await page.getByRole('button', { name: 'Cargar datos de ejemplo' }).click();
    await page.getByRole('button', { name: 'Generar el documento' }).click();
    await page.getByRole('button', { name: 'Abrir en el editor' }).click();
    await sheet(page).getByText('CONTRATO DE MUTUO').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('toolbar').isVisible()).toBe(false);
    expect(await page.getByRole('banner').first().isVisible()).toBe(false);
    expect(await sheet(page).isVisible()).toBe(true);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(1);
    await close();
  });
});

describe('the editor', () => {
  it.each(['phone', 'desktop'] as const)('is accessible and fits on a %s in both themes', async (width) => {
    const { page, close } = await newDocument(width);
    await write(page, facts);
    await page.getByRole('button', { name: 'Nota al pie' }).click();
    await page.getByRole('textbox', { name: 'Texto de la nota' }).fill('Ver fs. 12.');
    await page.getByRole('button', { name: 'Insertar', exact: true }).click();
    await page.getByRole('region', { name: 'Notas al pie' }).waitFor();
    await expectFitInBothThemes(page, `the editor (${width})`);
    await sheet(page).click();
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+k');
    const link = page.getByRole('dialog', { name: 'Insertar un enlace' });
    await link.getByRole('textbox', { name: 'Dirección' }).fill('www.saij.gob.ar/una-direccion-larga-de-una-norma');
    await expectFitInBothThemes(page, `the dialog of a link (${width})`);
    await page.keyboard.press('Enter');
    await link.waitFor({ state: 'hidden' });
    await sheet(page).getByRole('link').click();
    await page.getByRole('region', { name: 'Enlace' }).waitFor();
    await expectFitInBothThemes(page, `a link and a page break (${width})`);
    await page.keyboard.press('Control+h');
    await page.getByRole('search', { name: 'Buscar en el documento' }).waitFor();
    await expectFitInBothThemes(page, `find and replace (${width})`);
    await page.getByRole('button', { name: 'Cerrar la búsqueda' }).click();
    await page.getByRole('button', { name: 'Versiones' }).click();
    await page.getByRole('button', { name: 'Guardar esta versión' }).click();
    await page.getByRole('list', { name: 'Versiones' }).waitFor();
    // Until it is kept the button is pale, and does nothing.
    await expect.poll(() => page.getByRole('button', { name: 'Guardar esta versión' }).isEnabled()).toBe(true);
    await expectFitInBothThemes(page, `the versions (${width})`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Insertar cita' }).click();
    await page.getByRole('dialog', { name: 'Insertar cita' }).waitFor();
    await expectFitInBothThemes(page, `the dialog of a citation (${width})`);
    await page.keyboard.press('Escape');
    if (width === 'phone') {
      await page.getByRole('button', { name: 'Expandir el asistente' }).click();
      await assistant(page, width).waitFor();
      await expectFitInBothThemes(page, 'the assistant on a phone');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('link', { name: 'Volver a los documentos' }).click();
    await page.getByRole('list', { name: 'Documentos' }).waitFor();
    await expectFitInBothThemes(page, `the list of documents (${width})`);
    await close();
  });
});
