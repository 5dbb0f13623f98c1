import { describe, it } from 'vitest';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();
const told = '/calculadoras/vencimientos?by=cedula&jurisdiction=nacional-civil-comercial&deadline=apelar&notified=';

describe('a deadline without an account', () => {
  it.each(['phone', 'desktop'] as const)(
    'is refused by name and then told day by day, accessibly (%s)',
    async (width) => {
      const { page, close } = await app.open({ width, path: `${told}2028-05-15` });
      await page.getByText('No hay calendario para calcularlo').waitFor();
      await expectAccessibleInBothThemes(page, `a refused deadline (${width})`);
      await page.getByLabel('Fecha de la notificación').fill('2026-11-20');
      await page.getByRole('heading', { name: 'lunes 30 de noviembre de 2026' }).waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page, `a deadline (${width})`);
      await close();
    },
  );
});

describe('the life of a claim', () => {
  it.each(['phone', 'desktop'] as const)('is drawn and listed, accessibly (%s)', async (width) => {
    const claim = encodeURIComponent('daños extracontractuales');
    const events = encodeURIComponent('[{"kind":"intimacion","date":"2025-03-01"}]');
    const path = `/calculadoras/prescripcion?claim=${claim}&since=2024-03-01&asOf=2026-11-23&events=${events}`;
    const { page, close } = await app.open({ width, path });
    await page.getByRole('heading', { name: 'Línea de tiempo' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page, `the life of a claim (${width})`);
    await close();
  });
});

const liquidation =
  '/dashboard/calculadoras/liquidacion?start=2019-03-10&end=2026-09-15&bestPay=2000000&vacationTaken=0';

describe('a liquidation', () => {
  it('sends a visitor without an account to sign in', async () => {
    const { page, close } = await app.open({ width: 'phone', path: '/calculadoras/liquidacion' });
    await page.getByText('Esta calculadora se usa con una cuenta').waitFor();
    await expectAccessibleInBothThemes(page, 'a calculator that needs an account');
    await close();
  });

  it.each(['phone', 'desktop'] as const)(
    'is a range until its facts are told, and opens every line, accessibly (%s)',
    async (width) => {
      const { page, close } = await app.open({ width, role: 'User', path: liquidation });
      await page.getByRole('heading', { name: /^Entre / }).waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page, `a liquidation with open facts (${width})`);
      await page.getByLabel('¿Se otorgó el preaviso?').selectOption('No');
      await page.getByLabel('Tope del convenio').selectOption('No se aplica');
      await page.getByRole('heading', { name: /22\.604\.173,52/ }).waitFor();
      for (const line of await page.locator('details > summary').all()) await line.click();
      await page.getByRole('button', { name: 'Art. 245 LCT' }).first().waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page, `a liquidation with its lines open (${width})`);
      await close();
    },
  );
});

describe('the vacations of a guest', () => {
  it.each(['phone', 'desktop'] as const)('are told in days and in pesos, accessibly (%s)', async (width) => {
    const { page, close } = await app.open({
      width,
      path: '/calculadoras/vacaciones?start=2021-12-30&year=2026&workedHalf=true',
    });
    await page.getByRole('heading', { name: '21 días corridos' }).waitFor();
    await page.getByLabel('Sueldo mensual').fill('2.500.000');
    await page
      .getByText(/2\.100\.000,00/)
      .first()
      .waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page, `vacations (${width})`);
    await close();
  });
});

describe('the labour items of a guest', () => {
  it.each([
    ['aguinaldo?start=2020-01-01&end=2026-09-15&pay=1800000&exit=true', /375\.000,00/],
    ['horas-extra?day=sabado&from=11:00&hours=4&hourlyValue=8000', /56\.000,00/],
    ['licencia-por-enfermedad?start=2021-09-15&since=2026-09-15&family=true&monthlyPay=1000000', /^6 meses$/],
  ])('show their figure and its account on a phone, accessibly: %s', async (address, figure) => {
    const { page, close } = await app.open({ width: 'phone', path: `/calculadoras/${address}` });
    await page.getByRole('heading', { name: figure }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page, address);
    await close();
  });
});
