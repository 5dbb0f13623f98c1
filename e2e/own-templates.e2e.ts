import { it } from 'vitest';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { openDocuments } from './documents-page.ts';
import { startApp } from './start-app.ts';

const app = startApp();

it.each(['phone', 'desktop'] as const)(
  'an own clause is written, filled in, used and taken back at %s width',
  async (width) => {
    const { page, close } = await openDocuments(app, null, { width });
    await page.getByRole('link', { name: 'Mis modelos' }).click();
    await page.getByText('Todavía no tenés modelos propios').waitFor();
    await expectAccessibleInBothThemes(page, 'no own templates');
    await page.getByRole('button', { name: 'Nuevo' }).click();
    await page.getByRole('textbox', { name: /^Nombre/ }).fill('Mora automática');
    await page.getByRole('textbox', { name: /^Texto/ }).fill('# Mora\n\nLa mora de {{parte}} es **automática**.');
    const preview = page.getByRole('document', { name: 'Vista previa del texto' });
    await preview.getByText('[falta: parte]').waitFor();
    await page.getByRole('textbox', { name: 'parte' }).fill('Ana Ejemplo');
    await preview.getByText('La mora de Ana Ejemplo').waitFor();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('heading', { name: 'Mora automática', level: 1 }).waitFor();
    await expectAccessibleInBothThemes(page, 'an own template');
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Mis modelos' }).click();
    await page.getByRole('button', { name: 'Eliminar Mora automática' }).click();
    await page.getByText('Todavía no tenés modelos propios').waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('button', { name: /^Mora automática/ }).waitFor();
    await expectAccessibleInBothThemes(page, 'own templates');
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: /^Mora automática/ }).click();
    await page.getByRole('textbox', { name: 'parte' }).fill('Beto Muestra');
    await page.getByRole('button', { name: 'Usar en el editor' }).click();
    await page.waitForURL(/\/dashboard\/redaccion\//);
    await page.getByText('La mora de Beto Muestra').waitFor();
    await close();
  },
);
