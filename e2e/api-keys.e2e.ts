import { expect, it } from 'vitest';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();

it.each(['phone', 'desktop'] as const)(
  'a key is made, seen once, used by a program, looked at and revoked at %s width',
  async (width) => {
    const { page, close } = await app.open({ role: 'Professional', path: '/profile', width });
    const card = page.getByRole('region', { name: 'Claves de API' });
    await card.getByText('Todavía no creaste ninguna clave').waitFor();
    await card.getByRole('button', { name: 'Crear clave' }).click();
    const form = page.getByRole('dialog', { name: 'Crear clave' });
    await form.getByRole('button', { name: 'Crear clave' }).click();
    await form.getByText('Elegí al menos un permiso.').waitFor();
    await expectAccessibleInBothThemes(page, 'a key without name and scopes');
    await form.getByRole('textbox', { name: /^Nombre/ }).fill('Asistente');
    await form.getByRole('checkbox', { name: /^Buscar/ }).check();
    await form.getByRole('button', { name: 'Crear clave' }).click();

    const shown = page.getByRole('dialog', { name: 'Clave «Asistente»' });
    const key = await shown.getByText(/^foja_/).innerText();
    await expectAccessibleInBothThemes(page, 'a new key');
    await expectNoSidewaysScroll(page);
    await shown.getByRole('button', { name: 'Ya la guardé' }).click();
    await card.getByText(`foja_…${key.slice(-4)}`).waitFor();
    expect(await page.content()).not.toContain(key);

    const ask = async () => {
      const answer = await fetch(`${app.url}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'buscar_articulos', arguments: { texto: 'art. 17 ley 24.240' } },
        }),
      });
      return { status: answer.status, text: await answer.text() };
    };
    expect((await ask()).text).toContain('/fojas/');

    await card.getByRole('button', { name: 'Ver las llamadas de Asistente' }).click();
    const calls = page.getByRole('dialog', { name: 'Llamadas de «Asistente»' });
    await calls.getByText('POST /api/articles/search').waitFor();
    await expectAccessibleInBothThemes(page, 'the calls of a key');
    await expectNoSidewaysScroll(page);
    await calls.getByRole('button', { name: 'Cerrar' }).click();

    await card.getByRole('button', { name: 'Revocar todas' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar todas' }).click();
    await card.getByText('Revocada').waitFor();
    await expectNoSidewaysScroll(page);
    expect((await ask()).status).toBe(401);
    await close();
  },
);
