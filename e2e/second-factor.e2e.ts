import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { logIn } from './log-in.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { journeyPassword, signInAs } from './sign-in-as.ts';
import { startApp } from './start-app.ts';

const pathOf = (page: Page) => new URL(page.url()).pathname;

const app = startApp();

describe('the second factor', () => {
  it.each(['phone', 'desktop'] as const)(
    'is set up on a %s with the keyboard, then asked at every sign-in, and taken off with a recovery code',
    async (width) => {
      const { user } = await signInAs(app.url, 'User');
      const { page, close } = await app.open({ width, path: '/login' });
      await logIn(page, user.email, journeyPassword);
      await expect.poll(() => pathOf(page)).toBe('/dashboard');
      await page.goto(`${app.url}/profile`);
      const { recoveryCodes } = await setUpSecondFactor(page, journeyPassword);
      await close();

      const { page: second, close: closeSecond } = await app.open({ width, path: '/login' });
      await logIn(second, user.email, journeyPassword);
      await second.getByRole('heading', { level: 1, name: 'Verificación en dos pasos' }).waitFor();
      await expectAccessibleInBothThemes(second, 'the second step');
      await expectNoSidewaysScroll(second);
      const focused = () => second.evaluate(() => document.activeElement?.getAttribute('autocomplete'));
      await expect.poll(focused).toBe('one-time-code');
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
      await closeSecond();
    },
  );
});
