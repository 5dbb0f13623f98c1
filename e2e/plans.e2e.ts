import type { AdminPlanRequest } from '@foja/contracts/admin';
import { routes } from '@foja/contracts/routes';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { administrator, callApi, logIn } from './sign-in-as.ts';
import { startApp } from './start-app.ts';

const app = startApp();

describe('the trial', () => {
  it('opens Premium for a Free account, once', async () => {
    const { page, close } = await app.open({ role: 'User', path: '/trial' });
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

  it('tells a visitor on a phone what it gives, in both themes', async () => {
    const { page, close } = await app.open({ path: '/trial', width: 'phone' });
    await page.getByRole('link', { name: 'Crear cuenta y probar' }).waitFor();
    await page.getByText('$ 29').waitFor();
    await page.getByText('$ 99').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page, 'the trial');
    await close();
  });
});

describe('a plan', () => {
  it('that is asked for is granted by an administrator, and is in force at once', async () => {
    const { page, close } = await app.open({ role: 'User', path: '/trial' });
    const email = await page.evaluate(() => JSON.parse(sessionStorage.getItem('foja_user') ?? '{}').email);
    await page.getByRole('button', { name: 'Solicitar plan' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Solicitar plan Professional' });
    await dialog.getByLabel('Mensaje (opcional)').fill('Somos dos en el estudio');
    await expectAccessible(page, 'asking for a plan');
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click();
    await page.getByText(/Solicitado el/).waitFor();

    const admin = await logIn(app.url, administrator.email, administrator.password);
    const list = await callApi<{ requests: AdminPlanRequest[] }>(
      app.url,
      `${routes.adminPlanRequests}?status=pending`,
      {
        method: 'GET',
        token: admin.token,
      },
    );
    const request = list.requests.find(({ user }) => user.email === email);
    expect(request).toMatchObject({ plan: 'professional', message: 'Somos dos en el estudio' });
    await callApi(app.url, routes.adminPlanRequestAction(request?.id ?? '', 'grant'), {
      token: admin.token,
      body: { note: 'Bienvenidos' },
    });

    await page.goto(`${app.url}/dashboard`);
    await page.getByText('50 usos restantes').first().waitFor();
    await page.goto(`${app.url}/trial`);
    await page.getByText(/fue aceptada .* Bienvenidos/).waitFor();
    await close();
  });
});
