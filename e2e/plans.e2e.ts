import type { AdminPlanRequest } from '@foja/contracts/admin';
import { routes } from '@foja/contracts/routes';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openBrowser } from './browser.ts';
import { openChat } from './chat-page.ts';
import { administrator, callApi, knownAdmin, logIn } from './sign-in-as.ts';
import { type RunningServer, startServer, stopAndRemove } from './start-server.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ ...knownAdmin }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stopAndRemove(server);
});

describe('the trial', () => {
  it('opens Premium for a Free account, once', async () => {
    const { page, close } = await openChat(browser, server.url, { role: 'User', path: '/trial' });
    await page.getByRole('button', { name: 'Empezar la prueba de 7 días' }).click();
    await page.getByText(/La prueba está en curso y termina el/).waitFor();
    await page.getByRole('banner').getByText('Premium').waitFor();
    await expectAccessible(page, 'the running trial');
    await page.getByRole('link', { name: 'Ir al Dashboard' }).click();
    await page.getByText('100 usos restantes').first().waitFor();
    // The premium domain opens without the gate.
    await page.getByRole('button', { name: 'Configuración del chat' }).click();
    await page.getByRole('combobox', { name: 'Dominio legal' }).selectOption('todos_premium');
    expect(await page.getByRole('dialog', { name: 'Función Premium' }).count()).toBe(0);
    await close();
  });

  it.each(['light', 'dark'] as const)('tells a visitor on a phone what it gives, in the %s theme', async (theme) => {
    const { page, close } = await openChat(browser, server.url, { path: '/trial', width: 'phone', theme });
    await page.getByRole('link', { name: 'Crear cuenta y probar' }).waitFor();
    await page.getByText('$ 29').waitFor();
    await page.getByText('$ 99').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, `the trial (${theme})`);
    await close();
  });
});

describe('a plan', () => {
  it('that is asked for is granted by an administrator, and is in force at once', async () => {
    const { page, close } = await openChat(browser, server.url, { role: 'User', path: '/trial' });
    await page.getByRole('button', { name: 'Solicitar plan' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Solicitar plan Professional' });
    await dialog.getByLabel('Mensaje (opcional)').fill('Somos dos en el estudio');
    await expectAccessible(page, 'asking for a plan');
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click();
    await page.getByText(/Solicitado el/).waitFor();

    const admin = await logIn(server.url, administrator.email, administrator.password);
    const list = await callApi<{ requests: AdminPlanRequest[] }>(
      server.url,
      `${routes.adminPlanRequests}?status=pending`,
      {
        method: 'GET',
        token: admin.token,
      },
    );
    const [request] = list.requests;
    expect(request).toMatchObject({ plan: 'professional', message: 'Somos dos en el estudio' });
    await callApi(server.url, routes.adminPlanRequestAction(request?.id ?? '', 'grant'), {
      token: admin.token,
      body: { note: 'Bienvenidos' },
    });

    await page.goto(`${server.url}/dashboard`);
    await page.getByText('50 usos restantes').first().waitFor();
    await page.goto(`${server.url}/trial`);
    await page.getByText(/fue aceptada .* Bienvenidos/).waitFor();
    await close();
  });
});
