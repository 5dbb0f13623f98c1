import { expect, it } from 'vitest';
import { zipDirectory } from '../apps/web/src/editor/import/zip-directory.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { readDownload } from './read-download.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const title = 'Núñez, Inés c/ Transportes del Sur s/ daños';

it.each(['phone', 'desktop'] as const)(
  'a causa is opened, filled, searched, taken away whole, deleted and taken back at %s width',
  async (width) => {
    const { page, close } = await app.open({ role: 'Premium', width, path: '/dashboard/causas' });
    const part = (name: string) =>
      page.getByRole('navigation', { name: 'Secciones de la causa' }).getByRole('link', { name }).click();
    const save = () => page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();

    await page.getByText('Todavía no hay causas').waitFor();
    await expectAccessible(page, 'no causas');
    await page.getByRole('button', { name: 'Nueva causa' }).click();
    await page.getByRole('button', { name: 'Abrir la causa' }).click();
    await page.getByText('Escribí la carátula.').waitFor();
    await expectAccessible(page, 'a new causa');
    await page.getByRole('textbox', { name: /^Carátula/ }).fill(title);
    await page.getByRole('textbox', { name: 'Número de expediente' }).fill('12345/2026');
    await page.getByRole('textbox', { name: 'Resumen' }).fill('Choque en una esquina.');
    await page.getByRole('button', { name: 'Abrir la causa' }).click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByText('Se abrió la causa').waitFor();
    await expectAccessibleInBothThemes(page, 'a causa');
    await expectNoSidewaysScroll(page);

    await part('Partes');
    await page.getByRole('button', { name: 'Agregar parte' }).click();
    await page.getByRole('combobox', { name: 'Carácter' }).selectOption('expert');
    await page.getByRole('textbox', { name: /^Nombre o razón social/ }).fill('Ing. Raúl Álvarez');
    await page.getByRole('textbox', { name: 'Domicilio' }).fill('Belgrano 100, Córdoba');
    await save();
    await page.getByRole('button', { name: 'Ing. Raúl Álvarez', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Acciones de Ing. Raúl Álvarez' }).click();
    await page.getByRole('menuitem', { name: 'Quitar de la causa' }).click();
    await page.getByText('Todavía no hay partes.').waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('button', { name: 'Ing. Raúl Álvarez', exact: true }).waitFor();
    await expectAccessible(page, 'the parties');
    await expectNoSidewaysScroll(page);

    await part('Notas');
    await page.getByRole('button', { name: 'Agregar nota' }).click();
    await page.getByRole('textbox', { name: /^Nota/ }).fill('Pedir la pericia mecánica.');
    await save();
    await page.getByText('Pedir la pericia mecánica.').waitFor();

    await part('Dinero');
    await page.getByRole('button', { name: 'Agregar monto' }).click();
    await page.getByRole('textbox', { name: /^Concepto/ }).fill('Daño emergente');
    await page.getByRole('textbox', { name: /^Monto/ }).fill('1.500.000,50');
    await expectAccessible(page, 'an amount');
    await save();
    await page.getByText('Reclamado', { exact: true }).waitFor();
    await expectAccessibleInBothThemes(page, 'the money');
    await expectNoSidewaysScroll(page);

    await part('Documentos');
    await page
      .getByLabel('Archivos para subir')
      .setInputFiles({ name: 'pericia.txt', mimeType: 'text/plain', buffer: Buffer.from('El perito informa.') });
    await page.getByRole('button', { name: 'Acciones de pericia.txt' }).waitFor();
    await expectAccessible(page, 'the documents');
    await expectNoSidewaysScroll(page);

    await part('Escritos');
    await page.getByRole('button', { name: 'Nuevo escrito' }).click();
    await page.waitForURL(/\/dashboard\/redaccion\//);
    await page.goBack();
    await page.getByRole('link', { name: `Escrito — ${title}` }).waitFor();
    await page.getByRole('button', { name: 'Verificar citas de todos los escritos' }).click();
    await page.getByText('El escrito está en blanco.').waitFor();
    await expectAccessible(page, 'the writings');
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Acciones de la causa' }).click();
    await page.getByRole('menuitem', { name: 'Exportar la causa' }).click();
    await page.getByText('Documentos (1').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar', exact: true }).click();
    const bytes = await readDownload(await download);
    const entries = zipDirectory(new Uint8Array(bytes).buffer) ?? [];
    const names = entries.map(({ name }) => name).filter((name) => !name.endsWith('/'));
    expect(names.toSorted()).toEqual([
      '00 indice.pdf',
      'actividad.txt',
      'dinero.txt',
      'documentos/001 pericia.txt',
      `escritos/001 ${written}.docx`,
      `escritos/001 ${written}.pdf`,
      expect.stringMatching(/^notas\/001 Nota del .*\.txt$/),
    ]);
    expect(entries.find(({ name }) => name.startsWith('documentos/0'))?.sizeBytes).toBe('El perito informa.'.length);
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('main').getByRole('link', { name: 'Causas', exact: true }).click();
    const found = page.waitForResponse((response) => response.url().includes('search=alvarez'));
    await page.getByRole('searchbox', { name: 'Buscar en tus causas' }).fill('alvarez mecanica informa');
    await found;
    await page.getByText('1 causa', { exact: true }).waitFor();
    // It is dimmed while the words are looked for.
    await page.locator('ul[aria-label=Causas]:not([aria-busy])').waitFor();
    await expectAccessibleInBothThemes(page, 'the list of causas');
    await expectNoSidewaysScroll(page);
    await page.getByRole('searchbox', { name: 'Buscar en tus causas' }).fill('');
    await page.getByRole('button', { name: `Acciones de ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByText('Todavía no hay causas').waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('link', { name: title }).waitFor();
    await close();
  },
);

/** The new writing's title as a file is called. */
const written = 'Escrito Núñez, Inés c Transportes del Sur s daños';
