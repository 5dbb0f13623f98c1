import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const question = 'Compré un celular y a los cuatro meses dejó de andar';

describe('the dashboard', () => {
  it('leads a visitor to the login and back', async () => {
    const { page, close } = await app.open({ path: '/dashboard/usage' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/dashboard/usage');
    await close();
  });

  it('answers a question, counts it, and shows it in the plot of the usage', async () => {
    const { page, ask, close } = await app.open({ role: 'User', path: '/dashboard' });
    await page.getByText('10 usos restantes').first().waitFor();
    await ask(question);
    await page.getByText('9 usos restantes').first().waitFor();
    await page.getByRole('link', { name: 'Uso' }).click();
    await page.getByRole('heading', { level: 1, name: 'Uso' }).waitFor();
    await page.getByText('1 de 10 usos en total').waitFor();
    await page.getByText('1 uso en los últimos 7 días').waitFor();
    await page.locator('.recharts-bar-rectangle path').first().waitFor();
    await expectAccessible(page, 'the usage screen');
    await page.getByText('90 días').click();
    await page.getByText('1 uso en los últimos 90 días').waitFor();
    await close();
  });

  it('is accessible and never scrolls sideways on a phone, in both themes', async () => {
    const { page, close } = await app.open({
      role: 'Premium',
      path: '/dashboard',
      width: 'phone',
    });
    await page.getByText('En qué puedo ayudarte hoy?').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page, 'the dashboard on a phone');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('navigation', { name: 'Herramientas' }).waitFor();
    await expectAccessibleInBothThemes(page, 'the tools on a phone');
    await page.getByRole('link', { name: 'Uso' }).click();
    await page.getByRole('heading', { level: 1, name: 'Uso' }).waitFor();
    await expectNoSidewaysScroll(page);
    await close();
  });

  it('folds its tools under 768 px, and as it was left on a wide screen', async () => {
    const { page, close } = await app.open({ role: 'User', path: '/dashboard' });
    const sidebar = page.locator('aside', { has: page.getByRole('navigation', { name: 'Herramientas' }) });
    const width = async () => Math.round((await sidebar.boundingBox())?.width ?? 0);
    await expect.poll(width).toBe(264);
    await page.setViewportSize({ width: 700, height: 800 });
    await expect.poll(width).toBe(72);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Contraer menú' }).click();
    await page.reload();
    await expect.poll(width).toBe(72);
    await close();
  });

  it('is reached and left by keyboard alone', async () => {
    const { page, close } = await app.open({ role: 'User', path: '/dashboard/usage' });
    await page.getByRole('heading', { level: 1, name: 'Uso' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Saltar al contenido');
    await page.getByRole('button', { name: /^Menú de/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Ver Perfil');
    await page.keyboard.press('End');
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Cerrar Sesión');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await page.getByRole('link', { name: 'Iniciar Sesión' }).first().waitFor();
    await close();
  });
});
