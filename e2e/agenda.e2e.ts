import { expect, it } from 'vitest';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const term = 'notified=2026-11-20&by=cedula&deadline=apelar&jurisdiction=nacional-civil-comercial';

it.each(['phone', 'desktop'] as const)(
  'a computed term goes into the agenda, is found in its week and month, is done, and is read by a calendar; a norm is watched, at %s width',
  async (width) => {
    const { page, close } = await app.open({
      role: 'Premium',
      width,
      path: `/dashboard/calculadoras/vencimientos?${term}`,
    });
    await page.getByRole('link', { name: 'Agregar a la agenda' }).click();
    await page.getByRole('heading', { name: 'Agregar a la agenda', level: 1 }).waitFor();
    const computed = page.getByRole('region', { name: 'Vencimiento' });
    await computed.getByRole('heading', { name: 'Cómo se contó' }).waitFor();
    await expectAccessibleInBothThemes(page, 'a new entry');
    await expectNoSidewaysScroll(page);
    await page.getByRole('textbox', { name: /^Título/ }).fill('Apelar la sentencia');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('heading', { name: 'Agenda', level: 1, exact: true }).waitFor();

    await page.goto(`${app.url}/dashboard/agenda?vista=semana&fecha=2026-11-30`);
    await page.getByRole('link', { name: /Apelar la sentencia/ }).waitFor();
    await expectAccessibleInBothThemes(page, 'a week');
    await expectNoSidewaysScroll(page);
    await page.getByText('Mes', { exact: true }).click();
    await page.getByRole('table', { name: 'Agenda del mes' }).waitFor();
    await expectAccessibleInBothThemes(page, 'a month');
    await expectNoSidewaysScroll(page);
    await page.getByText('Lista', { exact: true }).click();
    await page.getByRole('button', { name: 'Marcar como cumplido: Apelar la sentencia' }).click();
    await page.getByText('No hay nada pendiente').waitFor();
    await page.getByRole('checkbox', { name: 'Mostrar también lo cumplido' }).click();
    await page.getByRole('button', { name: 'Volver a pendiente: Apelar la sentencia' }).waitFor();
    await expectAccessibleInBothThemes(page, 'a list');

    await page.getByRole('button', { name: 'Avisos y calendario' }).click();
    await page.getByRole('button', { name: 'Hacer una dirección' }).click();
    const said = page.getByText(/\/api\/agenda\/feed\/[\w-]{43}\.ics/);
    await said.waitFor();
    await expectAccessibleInBothThemes(page, 'the settings');
    const path = new URL((await said.textContent()) ?? '').pathname;
    const read = async () => {
      const answer = await fetch(app.url + path);
      return [answer.status, (await answer.text()).includes('SUMMARY:Vence: Apelar la sentencia (cumplido)')];
    };
    expect(await read()).toEqual([200, true]);
    await page.getByRole('button', { name: 'Anular', exact: true }).click();
    await page.getByRole('button', { name: 'Hacer una dirección' }).waitFor();
    expect(await read()).toEqual([404, false]);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Novedades' }).click();
    await page.getByText('Todavía no hay novedades').waitFor();
    await page.getByRole('textbox', { name: 'Cuál' }).fill('ley 24.240');
    await page.getByRole('button', { name: 'Seguir' }).click();
    await page.getByRole('button', { name: 'Dejar de seguir: ley 24.240' }).waitFor();
    await expectAccessibleInBothThemes(page, 'the novelties');
    await expectNoSidewaysScroll(page);
    await close();
  },
);
