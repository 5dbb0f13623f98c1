import { describe, it } from 'vitest';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();
const told = '/calculadoras/vencimientos?by=cedula&jurisdiction=nacional-civil-comercial&deadline=apelar&notified=';

describe('a deadline without an account', () => {
  it.each(['phone', 'desktop'] as const)(
    'is refused by name and then told day by day, accessibly (%s)',
    async (width) => {
      const { page } = await app.open({ width });
      await page.goto(`${app.url}${told}2028-05-15`);
      await page.getByText('No hay calendario para calcularlo').waitFor();
      await expectAccessibleInBothThemes(page, `a refused deadline (${width})`);
      await page.getByLabel('Fecha de la notificación').fill('2026-11-20');
      await page.getByRole('heading', { name: 'lunes 30 de noviembre de 2026' }).waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page, `a deadline (${width})`);
      await page.context().close();
    },
  );
});
