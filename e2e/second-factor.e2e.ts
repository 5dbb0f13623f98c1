import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  openContext,
  widths,
} from './browser.ts';
import { codeOf } from './code-of.ts';
import { administrator, journeyPassword, knownAdmin, signInAs } from './sign-in-as.ts';
import { startApp } from './start-app.ts';

const pathOf = (page: Page) => new URL(page.url()).pathname;

async function logIn(page: Page, url: string, email: string, password = journeyPassword): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Contraseña/).fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** Sets the second factor up from the profile that stands open. */
async function setUp(page: Page, password: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const card = page.getByRole('region', { name: 'Verificación en dos pasos' });
  await card.getByRole('button', { name: 'Activar' }).click();
  await expectAccessible(page, 'the password before the second factor');
  await page
    .getByRole('dialog')
    .getByLabel(/^Tu contraseña/)
    .fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'Código QR para tu aplicación de códigos' }).waitFor();
  await expectAccessibleInBothThemes(page, 'the QR code');
  await expectNoSidewaysScroll(page);
  const secret = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel(/^Código de la aplicación/).fill('000000');
  await page.keyboard.press('Enter');
  await page.getByText('El código no es correcto').waitFor();
  await page.getByLabel(/^Código de la aplicación/).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Códigos de recuperación' });
  await list.waitFor();
  await expectAccessibleInBothThemes(page, 'the recovery codes');
  await expectNoSidewaysScroll(page);
  const recoveryCodes = await list.getByRole('listitem').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await card.getByText('Te quedan 10 códigos de recuperación.').waitFor();
  return { secret, recoveryCodes };
}

describe('the second factor', () => {
  const app = startApp();

  it.each(['phone', 'desktop'] as const)(
    'is set up on a %s with the keyboard, then asked at every sign-in, and taken off with a recovery code',
    async (width) => {
      const { user } = await signInAs(app.url, 'User');
      const context = await openContext(app.browser, { viewport: widths[width], reducedMotion: 'reduce' });
      const page = await context.newPage();
      await logIn(page, app.url, user.email);
      await expect.poll(() => pathOf(page)).toBe('/dashboard');
      await page.goto(`${app.url}/profile`);
      const { recoveryCodes } = await setUp(page, journeyPassword);
      await context.close();

      const elsewhere = await openContext(app.browser, { viewport: widths[width], reducedMotion: 'reduce' });
      const second = await elsewhere.newPage();
      await logIn(second, app.url, user.email);
      await second.getByRole('heading', { level: 1, name: 'Verificación en dos pasos' }).waitFor();
      await expectAccessibleInBothThemes(second, 'the second step');
      await expectNoSidewaysScroll(second);
      expect(await second.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('one-time-code');
      await second.keyboard.type('000000');
      await second.keyboard.press('Enter');
      await second.getByText('El código no es correcto').waitFor();
      await expectAccessible(second, 'a refused code');
      await second.getByRole('button', { name: 'Usar un código de recuperación' }).click();
      await second.getByLabel(/^Código de recuperación/).fill((recoveryCodes[0] as string).toLowerCase());
      await second.keyboard.press('Enter');
      await expect.poll(() => pathOf(second)).toBe('/dashboard');

      await second.goto(`${app.url}/profile`);
      const card = second.getByRole('region', { name: 'Verificación en dos pasos' });
      await card.getByText('Te quedan 9 códigos de recuperación.').waitFor();
      await second.getByText('Código de recuperación usado').filter({ visible: true }).first().waitFor();
      await card.getByRole('button', { name: 'Desactivar' }).click();
      const dialog = second.getByRole('dialog');
      await expectAccessible(second, 'taking the second factor off');
      await dialog.getByLabel(/^Tu contraseña/).fill(journeyPassword);
      await dialog.getByLabel(/^Código/).fill(recoveryCodes[1] as string);
      await dialog.getByRole('button', { name: 'Desactivar' }).click();
      await card.getByRole('button', { name: 'Activar' }).waitFor();
      await elsewhere.close();
    },
  );
});

describe('where administrators need it', () => {
  const app = startApp({ ...knownAdmin, REQUIRE_SECOND_FACTOR: 'admins' });

  it('the administration leads to the profile, and opens once it is set up', async () => {
    const context = await openContext(app.browser, { viewport: widths.desktop, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await logIn(page, app.url, administrator.email, administrator.password);
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
    await page.goto(`${app.url}/admin/users`);
    await page.getByRole('heading', { name: 'Falta la verificación en dos pasos' }).waitFor();
    await expectAccessibleInBothThemes(page, 'the administration without a second factor');
    await page.getByRole('link', { name: 'Activarla en mi perfil' }).click();
    await expect.poll(() => pathOf(page)).toBe('/profile');
    await setUp(page, administrator.password);
    await page.goto(`${app.url}/admin/users`);
    await page.getByRole('heading', { level: 1, name: 'Usuarios' }).waitFor();
    await context.close();
  });
});
