import { routes } from '@foja/contracts/routes';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const question = 'El inquilino no paga el alquiler';

describe('the premium domain', () => {
  const choosePremium = async (page: Awaited<ReturnType<typeof app.open>>['page']) => {
    await page.getByRole('button', { name: 'Configuración del chat' }).click();
    await page.getByRole('combobox', { name: 'Dominio legal' }).selectOption('todos_premium');
  };

  it('sends a guest to the registration', async () => {
    const { page, close } = await app.open();
    await choosePremium(page);
    await page.getByRole('button', { name: 'Crear una cuenta' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/register');
    await close();
  });

  it('opens the premium gate for every plan but Premium, an administrator included', async () => {
    for (const role of ['User', 'Professional', 'Admin'] as const) {
      const { page, close } = await app.open({ role });
      await choosePremium(page);
      await page
        .getByRole('dialog')
        .getByText(/Premium/)
        .first()
        .waitFor();
      await page
        .getByRole('link', { name: 'Más información' })
        .or(page.getByRole('button', { name: 'Más información' }))
        .first()
        .waitFor();
      if (role === 'User') await expectAccessible(page, 'the premium gate');
      await close();
    }
  });

  it('can be chosen with the Premium plan', async () => {
    const { page, ask, close } = await app.open({ role: 'Premium' });
    await choosePremium(page);
    await page.keyboard.press('Escape');
    const [request] = await Promise.all([page.waitForRequest('**/Rag/rag-query'), ask(question)]);
    expect(request.postDataJSON().domain).toBe('todos_premium');
    await close();
  });
});

describe('an administrator', () => {
  it('sees what the search did, with every figure of the last answer', async () => {
    const { page, ask, close } = await app.open({ role: 'Admin' });
    await ask(question);
    await page.getByRole('button', { name: 'Estadísticas RAG' }).click();
    const dialog = page.getByRole('dialog', { name: 'Estadísticas RAG' });
    for (const label of [
      'Consulta de búsqueda',
      'Resultados',
      'Mejor puntaje',
      'Umbral de similitud',
      'Tiempo de procesamiento',
      'RAG',
      'Respuesta alternativa',
      'Documentos encontrados',
    ]) {
      await dialog.getByText(label, { exact: true }).waitFor();
    }
    await expectAccessible(page, 'the debug statistics');
    await close();
  });

  it('can clear the chat; others have neither button', async () => {
    const admin = await app.open({ role: 'Admin' });
    await admin.ask(question);
    await admin.page.getByRole('button', { name: 'Limpiar chat' }).click();
    await admin.page.getByText('En qué puedo ayudarte hoy?').waitFor();
    await admin.close();
    const user = await app.open({ role: 'User' });
    expect(await user.page.getByRole('button', { name: 'Limpiar chat' }).count()).toBe(0);
    expect(await user.page.getByRole('button', { name: 'Estadísticas RAG' }).count()).toBe(0);
    await user.close();
  });
});

describe('the anonymization settings', () => {
  it('let only a SuperAdmin switch it off, and go back to their defaults after a confirmation', async () => {
    const user = await app.open({ role: 'User' });
    await user.page.getByRole('button', { name: /Básica/ }).click();
    const toggle = user.page.getByRole('switch', { name: 'Consulta legal' });
    expect(await toggle.isDisabled()).toBe(true);
    await expectAccessible(user.page, 'the anonymization settings');
    await user.close();

    const { page, close } = await app.open({ role: 'SuperAdmin' });
    await page.getByRole('button', { name: /Básica/ }).click();
    await page.getByRole('switch', { name: 'Consulta legal' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Desactivada/ }).click();
    await page.getByRole('button', { name: 'Restablecer valores' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restablecer' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Básica/ }).waitFor();
    await close();
  });
});

describe('a user without uses left', () => {
  it('meets the premium gate, also where the page does not know yet that another device has used the rest', async () => {
    const { page, ask, send, close } = await app.open({ role: 'User' });
    for (let n = 0; n < 3; n++) await ask(question);
    await page.getByText('7 usos restantes').first().waitFor();
    // What the page asks of its uses from here on stays without an answer.
    await page.route(`**${routes.usageRemaining}*`, () => undefined);
    const token = await page.evaluate(() => sessionStorage.getItem('foja_token'));
    for (let n = 0; n < 7; n++) {
      const answer = await fetch(`${app.url}${routes.ragQuery}`, {
        method: 'POST',
        headers: { ApplicationId: 'foja', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: question, isAnonymized: true }),
      });
      // To its end: an answer that nobody reads is given up, and its use given back.
      await answer.text();
    }
    await send(question);
    const gate = page.getByRole('dialog');
    await gate
      .getByText(/Premium/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await gate.waitFor({ state: 'detached' });

    await page.unroute(`**${routes.usageRemaining}*`);
    await page.reload();
    await page.getByText('Sin usos restantes').first().waitFor();
    await page.getByRole('region', { name: 'Límite de consultas' }).getByRole('button', { name: 'Ver planes' }).click();
    await gate
      .getByText(/Premium/)
      .first()
      .waitFor();
    await close();
  });
});
