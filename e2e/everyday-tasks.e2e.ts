import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();

/** With `TASK_PICTURES=DIR` each step is kept as a picture. */
const pictures = process.env.TASK_PICTURES;

/** Asks on the landing page and counts what has to be touched after that. */
async function ask(width: 'phone' | 'desktop', name: string, question: string) {
  const { page, close } = await app.open({ path: '/', width });
  await page.locator('#root > :not([data-first-paint]) main').waitFor();
  await page.getByRole('textbox', { name: 'Contá qué te pasó' }).fill(question);
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: 'Respuesta de Foja' });
  await answer.getByRole('button', { name: 'Copiar' }).waitFor();
  let taps = 0;
  const picture = async () => {
    if (!pictures) return;
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: join(pictures, `${name}-${width}-${taps}.png`) });
  };
  await picture();
  return {
    page,
    answer,
    close,
    async tap(act: (page: Page) => Promise<unknown>, until: (page: Page) => Promise<unknown>) {
      taps += 1;
      await act(page);
      await until(page);
      await picture();
    },
    async done() {
      expect(taps, 'taps after the question').toBeLessThanOrEqual(3);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, `${name} on a ${width}`);
      await close();
    },
  };
}

describe.each(['phone', 'desktop'] as const)('within three taps of the question, on a %s,', (width) => {
  it('a fired worker is told the sum, and where to claim it', async () => {
    const question = 'Me echaron sin motivo después de 7 años, ganaba 900.000 pesos por mes, ¿cuánto me corresponde?';
    const task = await ask(width, 'fired-worker', question);
    await task.answer.getByText('Fundado', { exact: true }).waitFor();
    expect(await task.answer.innerText()).toContain('6.300.000');
    await task.tap(
      (page) => page.getByRole('link', { name: 'Dónde ir' }).click(),
      (page) => page.getByRole('heading', { level: 1, name: 'Dónde ir con un problema legal' }).waitFor(),
    );
    await task.tap(
      (page) => page.getByLabel('Tu provincia').selectOption('Ciudad de Buenos Aires'),
      (page) => page.getByRole('region', { name: 'Trabajo' }).getByText('SECLO').waitFor(),
    );
    await task.done();
  });

  it('a tenant whose deposit is kept reads the article, and whom to go to', async () => {
    const task = await ask(width, 'tenant', 'Terminó el alquiler y el dueño no me devuelve el depósito');
    await task.answer.getByText('Fundado', { exact: true }).waitFor();
    await task.tap(
      (page) => page.getByRole('link', { name: 'Dónde ir' }).click(),
      (page) => page.getByRole('heading', { level: 1, name: 'Dónde ir con un problema legal' }).waitFor(),
    );
    await task.tap(
      (page) => page.getByLabel('Tu provincia').selectOption('Córdoba'),
      (page) => page.getByText('Dirección Provincial de Mediación de Córdoba').first().waitFor(),
    );
    await task.done();
  });

  it('a victim of violence is shown whom to call before anything else, a tap away', async () => {
    const task = await ask(width, 'violence', 'Mi marido me pega y tengo miedo de volver a casa');
    const call = task.page.locator('a[href="tel:144"]').first();
    await call.waitFor();
    expect(await call.isVisible()).toBe(true);
    await task.done();
  });

  it('a pensioner who was charged for a loan reads what to do in plain words, and takes it along', async () => {
    const question = 'Soy jubilada y me descontaron del banco un préstamo que yo no pedí, me estafaron';
    const task = await ask(width, 'pensioner', question);
    await task.answer.getByText('Fundado', { exact: true }).waitFor();
    await expect
      .poll(() => task.page.getByRole('radio', { name: 'Lenguaje claro', exact: true }).isChecked())
      .toBe(true);
    await task.tap(
      (page) => page.getByRole('button', { name: 'Exportar' }).click(),
      (page) => page.getByRole('menuitem', { name: /PDF/ }).waitFor(),
    );
    const download = task.page.waitForEvent('download');
    await task.tap(
      (page) => page.getByRole('menuitem', { name: /PDF/ }).click(),
      () => download,
    );
    await task.done();
  });

  it('a law student reads it in technical words beside its article', async () => {
    const task = await ask(width, 'law-student', '¿Qué plazo de garantía legal tiene un celular nuevo que falla?');
    await task.answer.getByText('Fundado', { exact: true }).waitFor();
    await task.tap(
      (page) => page.getByRole('radio', { name: 'Lenguaje técnico', exact: true }).check(),
      () =>
        task.answer
          .getByText(/conf\./)
          .first()
          .waitFor(),
    );
    await task.tap(
      () =>
        task.answer
          .getByRole('button', { name: /^art\. \d+.*LDC/ })
          .first()
          .click(),
      (page) => page.getByRole('complementary').or(page.getByRole('dialog')).getByText('Ley 24.240').first().waitFor(),
    );
    await task.done();
  });
});
