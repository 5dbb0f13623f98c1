import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { codeOf } from './code-of.ts';

/** Sets the second factor up from the profile that stands open. */
export async function setUpSecondFactor(
  page: Page,
  password: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
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
