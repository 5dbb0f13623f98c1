import { messages } from '@foja/contracts/messages';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const question = 'Compré un celular y a los cuatro meses dejó de andar';

describe('a guest', () => {
  it('gets an answer on arts. 11, 12 and 17 of Ley 24.240, each of which opens beside it', async () => {
    const { page, ask, close } = await app.open();
    await page.getByText('En qué puedo ayudarte hoy?').waitFor();
    await ask(question);

    const answer = page.getByRole('article', { name: 'Respuesta de Foja' });
    await answer.getByText('Fundado', { exact: true }).waitFor();
    await answer.getByText('Motor local', { exact: true }).waitFor();
    expect(await page.getByText(messages.notLegalAdvice).count()).toBeGreaterThan(0);
    const sources = answer.getByRole('list', { name: 'Fuentes' });
    for (const article of ['art. 11 LDC', 'art. 12 LDC', 'art. 17 LDC']) {
      await sources.getByRole('button', { name: article }).click();
      const foja = page.getByRole('complementary', { name: 'Foja' });
      await foja.getByRole('heading', { name: article }).waitFor();
      await foja.getByText('Resumen editorial de Foja').first().waitFor();
      expect(await foja.getByRole('link', { name: /sitio oficial/ }).getAttribute('href')).toContain('infoleg.gob.ar');
    }
    await answer
      .getByRole('button', { name: /^Fuente 1: / })
      .first()
      .click();
    expect(new URL(page.url()).searchParams.get('foja')).toBeTruthy();
    await expectAccessible(page, 'the chat with an open foja');
    await page.getByRole('button', { name: 'Configuración del chat' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('complementary', { name: 'Foja' }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('complementary', { name: 'Foja' }).count()).toBe(0);
    await close();
  });

  it('is asked for the fact that the answer turns on, and gets it with their choice', async () => {
    const { page, ask, close } = await app.open({ width: 'phone' });
    await ask('¿Cuánto dura un alquiler si el contrato no puso plazo?');
    const choice = page.getByRole('group', {
      name: '¿El alquiler es para vivir, temporario o para un comercio u oficina?',
    });
    await expectAccessible(page, 'an answer that asks back');
    await choice.getByRole('button', { name: 'Para vivir' }).click();
    await page.getByRole('button', { name: 'Copiar' }).nth(1).waitFor();
    await page.getByText('El alquiler es para vivienda permanente.').first().waitFor();
    // The choice has told it: it is not asked again.
    expect(await choice.count()).toBe(1);
    await close();
  });

  it('meets the registration prompt at the fourth message, enforced by the server', async () => {
    const { page, ask, close } = await app.open();
    await ask(question);
    await page.getByText('2 usos restantes').first().waitFor();
    await ask('El inquilino no paga el alquiler');
    await ask('Mi vecino hace ruidos molestos todas las noches');
    await page.getByText(messages.guestLimitReached).waitFor();
    await page.getByText('Sin usos restantes').first().waitFor();
    expect(await page.getByLabel('Tu consulta').isDisabled()).toBe(true);
    await expectAccessible(page, 'the chat of a guest at the limit');

    // The browser's own count is not what decides.
    const stored = await page.evaluate(
      () => localStorage.getItem('foja_guest_token') ?? sessionStorage.getItem('foja_guest_token'),
    );
    const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(stored ?? '')?.[0];
    const fourth = await fetch(`${app.url}/Rag/rag-query`, {
      method: 'POST',
      headers: { ApplicationId: 'foja', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: question }),
    });
    expect(fourth.status).toBe(429);
    expect(await fourth.json()).toMatchObject({ error: 'guest_limit_reached', message: messages.guestLimitReached });

    await page.getByRole('button', { name: 'Registrarse' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/register');
    await close();
  });

  it('is told plainly when nothing is found, with no source cited', async () => {
    const { page, ask, close } = await app.open();
    await ask('¿Cuál es la mejor receta de empanadas salteñas?');
    const answer = page.getByRole('article', { name: 'Respuesta de Foja' });
    await answer.getByText('Sin coincidencia', { exact: true }).waitFor();
    expect(await answer.getByRole('list', { name: 'Fuentes' }).count()).toBe(0);
    expect(await answer.getByRole('button', { name: /^Fuente \d/ }).count()).toBe(0);
    await close();
  });

  it('gets a new token by itself when the kept one no longer holds', async () => {
    const { page, ask, close } = await app.open();
    await ask(question);
    await page.evaluate(() => {
      for (const store of [localStorage, sessionStorage]) {
        const kept = store.getItem('foja_guest_token');
        if (kept) store.setItem('foja_guest_token', kept.replace(/\.[\w-]+("|$)/, '.AAAA$1'));
      }
    });
    await page.reload();
    await ask('El inquilino no paga el alquiler');
    await close();
  });

  it.each(['desktop', 'phone'] as const)(
    'sees an accessible chat on a %s in both themes, without sideways scroll',
    async (width) => {
      const { page, ask, close } = await app.open({ width });
      await page.getByText('En qué puedo ayudarte hoy?').waitFor();
      await expectAccessibleInBothThemes(page, 'the empty chat');
      await expectNoSidewaysScroll(page);
      await ask(question);
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page, 'an answer');
      await page
        .getByRole('button', { name: /^Fuente 1: / })
        .first()
        .click();
      await page.getByText('Resumen editorial de Foja').first().waitFor();
      await expectAccessibleInBothThemes(page, 'an open foja');
      await expectNoSidewaysScroll(page);
      await close();
    },
  );
});

describe('paths', () => {
  it('of the assistant lead to the chat, unknown ones to the landing page, which is accessible', async () => {
    const { page, close } = await app.open({ path: '/asistente' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/chatbot');
    await page.goto(`${app.url}/no-existe`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, 'the landing page');
    await close();
  });
});
