import { applicationId, applicationIdHeader, usageLimits } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const danger = 'mi pareja me pega';
const lawful = 'Compré un celular y a los cuatro meses dejó de andar';

const lines = (page: Page) => page.getByRole('list', { name: 'A quién llamar hoy' });

/** Uses of the account in the page that are left. */
async function usesLeft(page: Page): Promise<number> {
  const token = await page.evaluate(() => sessionStorage.getItem('foja_token'));
  const response = await fetch(`${app.url}${routes.usageRemaining}`, {
    headers: { [applicationIdHeader]: applicationId, authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { remaining: number }).remaining;
}

/** Asks through the API until the account in the page has nothing left. */
async function spendAll(page: Page): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('foja_token'));
  for (let used = 0; used < usageLimits.User.limit; used += 1) {
    const response = await fetch(`${app.url}${routes.ragQuery}`, {
      method: 'POST',
      headers: {
        [applicationIdHeader]: applicationId,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message: lawful, isAnonymized: true }),
    });
    expect(response.status).toBe(200);
    // To its end: an answer that nobody reads is given up, and its use given back.
    await response.text();
  }
  await page.reload();
  await page.getByText('Sin usos restantes').first().waitFor();
}

async function expectHelpFirst(page: Page): Promise<void> {
  await lines(page).waitFor();
  for (const number of ['911', '144', '137']) {
    expect(await lines(page).getByRole('link', { name: number }).getAttribute('href')).toBe(`tel:${number}`);
  }
  // Nothing of the answer stands above the lines, and no wall before it.
  const answer = page.getByRole('article', { name: 'Respuesta de Foja' });
  expect(await answer.innerText()).toMatch(/^Respuesta\s+911/);
  expect(await page.getByRole('dialog').count()).toBe(0);
}

describe('who writes that they are in danger', () => {
  it.each([
    ['a guest', undefined],
    ['a lawyer', 'Professional'],
  ] as const)('%s is told first whom to call, then what the law gives, without a use', async (_, role) => {
    const { page, ask, close } = await app.open(role ? { role } : {});
    await ask(danger);
    await expectHelpFirst(page);
    await page.getByText('Ayuda urgente', { exact: true }).waitFor();
    await page.getByText('Lamento lo que estás viviendo').first().waitFor();
    if (role) expect(await usesLeft(page)).toBe(usageLimits[role].limit);
    else await page.getByText('3 usos restantes').first().waitFor();
    await close();
  });

  it('a free account with no uses left is told first whom to call, without a wall', async () => {
    const { page, send, close } = await app.open({ role: 'User' });
    await spendAll(page);
    await send(danger);
    await expectHelpFirst(page);
    await expectAccessible(page, 'help with no uses left');
    await close();
  });

  it('a guest with no uses left reads whom to call where nothing can be written', async () => {
    const { page, ask, close } = await app.open();
    for (const question of [lawful, 'El inquilino no paga el alquiler', 'Mi vecino hace ruidos molestos']) {
      await ask(question);
    }
    const limit = page.getByRole('region', { name: 'Límite de consultas' });
    expect(await limit.getByRole('link', { name: '144' }).getAttribute('href')).toBe('tel:144');
    await expectAccessible(page, 'the chat of a guest at the limit');
    await close();
  });

  describe.each(['desktop', 'phone'] as const)('on a %s', (width) => {
    it.each(['light', 'dark'] as const)(
      'reads accessible help in the %s theme, without sideways scroll',
      async (theme) => {
        const { page, ask, close } = await app.open({ width, theme });
        await ask(danger);
        await expectHelpFirst(page);
        await expectAccessible(page, 'help in danger');
        await expectNoSidewaysScroll(page);
        await close();
      },
    );
  });
});
