import { afterAll, describe, expect, it } from 'vitest';
import { standInText, startStandInInfoleg } from '../apps/server/src/testing/stand-in-infoleg.ts';
import { standInSumario, startStandInSaij } from '../apps/server/src/testing/stand-in-saij.ts';
import { expectAccessible, expectNoSidewaysScroll, widths } from './browser.ts';
import { knownAdmin } from './sign-in-as.ts';
import { startApp } from './start-app.ts';

const [infoleg, saij] = await Promise.all([
  startStandInInfoleg(),
  startStandInSaij([
    standInSumario(1, ['despido'], 'El despido sin causa se paga.'),
    standInSumario(2, ['daño moral'], 'El daño moral se prueba.'),
  ]),
]);
const app = startApp({ ...knownAdmin, INFOLEG_BASE_URL: infoleg.baseUrl, SAIJ_BASE_URL: saij.baseUrl });
afterAll(async () => {
  await Promise.all([infoleg.close(), saij.close()]);
});

const norm = (name: string, lines: string[]) => ({
  name,
  title: 'PRUEBA',
  published: '1-ago-2015',
  texact: standInText(lines),
});
infoleg.norms.set(
  235975,
  norm('Ley 26994', ['ARTICULO 1º — Uno.', 'ARTICULO 2º — Derógase el artículo 2 de la Constitución Nacional.']),
);
infoleg.norms.set(804, norm('Ley 24430', ['ARTICULO 1º — Uno.', 'ARTICULO 2º — Todavía figura vigente.']));
/** Of the Código Penal the site wants to know whether a person reads; then it is left alone. */
const captcha = { kind: 'body' as const, body: '<html><body>No soy un robot: captcha</body></html>' };
infoleg.misbehave('/16546/', [captcha], true);
infoleg.misbehave('id=16546', [captcha], true);

describe('the corpus page of a fresh installation', () => {
  it('offers the official texts, brings them with progress, stops, reports what it could not read, and keeps its week', async () => {
    await expect.poll(() => app.server.output()).toContain('sin textos oficiales todavía');
    const { page, close } = await app.open({ role: 'Admin', path: '/admin' });
    await page.getByRole('link', { name: 'Traer los textos oficiales' }).click();
    const offer = page.getByRole('button', { name: 'Traerlos y actualizar cada semana' });
    await offer.waitFor();
    const weekly = page.getByRole('switch', { name: /Actualizar cada semana/ });
    expect(await weekly.isChecked()).toBe(false);
    expect(infoleg.requests).toEqual([]);
    for (const width of ['phone', 'desktop'] as const) {
      await page.setViewportSize(widths[width]);
      await expectAccessible(page, `the offer of official texts (${width})`);
      await expectNoSidewaysScroll(page);
    }

    await offer.click();
    await page.getByRole('progressbar').first().waitFor();
    await page.getByRole('button', { name: 'Detener' }).click();
    await page.getByText('Detenida', { exact: true }).waitFor();
    expect(await weekly.isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Traer de InfoLEG' }).click();
    await page.getByText('Sin terminar', { exact: true }).waitFor();
    await page.getByText(/2 normas leídas; \d+ artículos nuevos/).waitFor();
    await page.getByText(/InfoLEG pidió comprobar que no es un programa quien lee/).waitFor();
    await page.getByRole('heading', { name: 'Contradicciones entre los textos oficiales' }).waitFor();
    await page.getByText('art. 2 CN', { exact: true }).waitFor();
    await page.getByText(/^Art\. 2 CCyC lo deroga/).waitFor();
    await page.getByText('Por revisar', { exact: true }).waitFor();

    await page.getByLabel('Tema (opcional)').fill('daño moral');
    await page.getByRole('button', { name: 'Traer de SAIJ' }).click();
    await page.getByText(/Sumarios de SAIJ \(daño moral\): 1 leído, 1 nuevo/).waitFor();
    for (const width of ['phone', 'desktop'] as const) {
      await page.setViewportSize(widths[width]);
      await expectAccessible(page, `the report of official texts (${width})`);
      await expectNoSidewaysScroll(page);
    }
    await close();
  });
});
