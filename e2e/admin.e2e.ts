import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { leadTo } from './lead-to.ts';
import { administrator, logIn, signInAs } from './sign-in-as.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const pathOf = (page: Page) => new URL(page.url()).pathname;
const screens = [
  '/admin',
  '/admin/users',
  '/admin/activity-logs',
  '/admin/plan-requests',
  '/admin/feedback',
  '/admin/corpus',
  '/admin/trabajos',
] as const;

describe('the administration', () => {
  it('is closed to other accounts, which go to the dashboard, and to visitors, who go to the login', async () => {
    for (const [role, expected] of [
      ['Premium', '/dashboard'],
      ['Professional', '/dashboard'],
      [undefined, '/login'],
    ] as const) {
      const { page, close } = await app.open({ ...(role ? { role } : {}), path: '/admin/users' });
      await expect.poll(() => pathOf(page)).toBe(expected);
      await close();
    }
  });

  it.each(['phone', 'desktop'] as const)(
    'is accessible on a %s in both themes and never scrolls sideways',
    async (width) => {
      const { page, close } = await app.open({ role: 'Admin', path: '/admin', width });
      for (const path of screens) {
        await leadTo(page, path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(() => page.getByRole('status', { name: /^Leyendo/ }).count()).toBe(0);
        await expectAccessibleInBothThemes(page, `${path} (${width})`);
        await expectNoSidewaysScroll(page);
      }
      await close();
    },
  );

  it('changes the role of an account after a confirmation, locks it out at once, and the log tells both', async () => {
    const person = await signInAs(app.url, 'User');
    const { page, close } = await app.open({ role: 'Admin', path: '/admin/users' });
    await page.getByLabel('Buscar').fill(person.user.email);
    const actions = page.getByRole('button', { name: `Acciones para Ana Díaz` });
    await expect.poll(() => actions.count()).toBe(1);
    await actions.click();
    await page.getByRole('menuitem', { name: 'Cambiar rol' }).click();
    const roles = page.getByRole('dialog', { name: 'Cambiar rol' });
    await roles.getByLabel('Rol nuevo').selectOption('Professional');
    // An administrator makes no SuperAdmin.
    expect(
      await roles
        .getByRole('option', { name: 'SuperAdmin' })
        .isDisabled()
        .catch(() => true),
    ).toBe(true);
    await expectAccessible(page, 'changing a role');
    await roles.getByRole('button', { name: 'Pasar a Professional' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    const account = (token: string) =>
      fetch(`${app.url}/api/account`, { headers: { ApplicationId: 'foja', authorization: `Bearer ${token}` } });
    expect(await (await account(person.token)).json()).toMatchObject({ role: 'Professional' });

    await actions.click();
    await page.getByRole('menuitem', { name: 'Bloquear cuenta' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bloquear cuenta' }).click();
    await expect.poll(async () => (await account(person.token)).status).toBe(401);
    await expect(logIn(app.url, person.user.email, 'Expediente-2026')).rejects.toThrow(/423/);

    await page.goto(`${app.url}/admin/activity-logs`);
    await page.getByLabel('Email').fill(person.user.email);
    await page.getByText('Cuenta bloqueada').filter({ visible: true }).first().waitFor();
    await page.getByText('Rol cambiado').filter({ visible: true }).first().waitFor();
    await close();
  });

  it('cannot touch the SuperAdmin', async () => {
    const { page, close } = await app.open({
      role: 'Admin',
      path: `/admin/users?search=${encodeURIComponent(administrator.email)}`,
    });
    await page.getByText(administrator.email).first().waitFor();
    await page.getByRole('button', { name: /^Acciones para/ }).click();
    expect(await page.getByRole('menuitem', { name: /Cambiar rol/ }).getAttribute('aria-disabled')).toBe('true');
    await close();
  });

  it('rebuilds the index while the server answers', async () => {
    const { page, close } = await app.open({ role: 'Admin', path: '/admin/corpus' });
    await page.getByRole('button', { name: 'Reconstruir índice' }).click();
    // The call has to arrive before the page is left.
    const asked = page.waitForResponse((response) => response.request().method() === 'POST');
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: /Reconstruir/ })
      .click();
    expect((await asked).status()).toBeLessThan(300);
    await expect
      .poll(async () => (await fetch(`${app.url}/api/status`, { headers: { ApplicationId: 'foja' } })).status)
      .toBe(200);
    await page.goto(`${app.url}/admin/trabajos`);
    const job = page.getByRole('listitem').filter({ hasText: 'Reconstrucción del índice' });
    await job.getByText('Terminado').waitFor();
    await page.goto(`${app.url}/admin/activity-logs`);
    await page.getByText('Reconstrucción del índice').filter({ visible: true }).first().waitFor();
    await close();
  });

  it('gives the log as a file that a spreadsheet opens without running anything in it', async () => {
    const { page, close } = await app.open({ role: 'Admin', path: '/admin/activity-logs' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    let text = '';
    for await (const chunk of await download.createReadStream()) text += chunk;
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text).toContain('login_succeeded');
    expect(text).not.toMatch(/(^|;)"?[=+@]/m);
    const [lines] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar JSON' }).click(),
    ]);
    expect(lines.suggestedFilename()).toMatch(/\.jsonl$/);
    await close();
  });
});
