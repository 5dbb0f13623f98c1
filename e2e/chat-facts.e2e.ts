import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();

describe('the facts understood of a question', () => {
  it.each([
    ['desktop', 'light'],
    ['phone', 'dark'],
  ] as const)('are put right without a use, on a %s in the %s theme', async (width, theme) => {
    const { page, ask, close } = await app.open({ width, theme });
    await ask('Compré un celular hace cuatro meses y dejó de andar, ¿qué puedo reclamar?');
    await page.getByText('2 usos restantes').last().waitFor();
    const facts = page.getByRole('list', { name: 'Datos entendidos' });
    await facts.getByRole('button', { name: 'Corregir: Tiempo transcurrido: 4 meses' }).click();
    const form = page.getByRole('form', { name: /^Corregir/ });
    await expectAccessible(page, 'a fact being put right');
    await expectNoSidewaysScroll(page);

    // Another question in the place of a fact is refused, and the answer stays.
    await form.getByRole('textbox').fill('Compré un auto hace cuatro meses y lo choqué');
    await page.keyboard.press('Enter');
    await page.getByText(/^No se entendió el dato/).waitFor();

    await facts.getByRole('button', { name: 'Corregir: Tiempo transcurrido: 4 meses' }).click();
    await form.getByRole('textbox').fill('Compré un celular hace ocho meses');
    await page.keyboard.press('Enter');
    await facts.getByRole('button', { name: 'Corregir: Tiempo transcurrido: 8 meses' }).waitFor();
    await page.getByText('Compré un celular hace ocho meses y dejó de andar, ¿qué puedo reclamar?').waitFor();
    expect(await page.getByRole('article', { name: 'Respuesta de Foja' }).count()).toBe(1);
    await page.getByText('2 usos restantes').last().waitFor();
    await close();
  });
});
