import { describe, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();
const told = '/calculadoras/vencimientos?by=cedula&jurisdiction=nacional-civil-comercial&deadline=apelar&notified=';

describe('a deadline without an account', () => {
  it.each([
    ['phone', 'light'],
    ['phone', 'dark'],
    ['desktop', 'light'],
    ['desktop', 'dark'],
  ] as const)('is refused by name and then told day by day, accessibly (%s, %s)', async (width, theme) => {
    const { page } = await app.open({ width, theme });
    await page.goto(`${app.url}${told}2028-05-15`);
    await page.getByText('No hay calendario para calcularlo').waitFor();
    await expectAccessible(page, `a refused deadline (${width}, ${theme})`);
    await page.getByLabel('Fecha de la notificación').fill('2026-11-20');
    await page.getByRole('heading', { name: 'lunes 30 de noviembre de 2026' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, `a deadline (${width}, ${theme})`);
    await page.context().close();
  });
});
