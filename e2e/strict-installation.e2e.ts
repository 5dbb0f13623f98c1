import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, openContext, widths } from './browser.ts';
import { logIn } from './log-in.ts';
import { linkInMail } from './read-outbox.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { administrator, journeyPassword, knownAdmin } from './sign-in-as.ts';
import { startApp } from './start-app.ts';

/** Everything that an installation may ask for beyond the ordinary. */
const app = startApp({
  ...knownAdmin,
  REQUIRE_EMAIL_CONFIRMATION: 'true',
  REQUIRE_SECOND_FACTOR: 'admins',
  GUEST_TOKENS_PER_NETWORK: '1',
});

const pathOf = (page: Page) => new URL(page.url()).pathname;
const question = 'Compré un celular y a los cuatro meses dejó de andar';

describe('with confirmation by mail required', () => {
  it('an account opens only after the link of the mail, which can be sent again', async () => {
    const email = 'persona@estudio.example';
    const context = await openContext(app.browser, { viewport: widths.desktop, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${app.url}/register`);
    await page.getByLabel(/^Nombre/).fill('Eva');
    await page.getByLabel('Apellido').fill('Luna');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Contraseña/).fill(journeyPassword);
    await page.getByLabel(/^Confirmar contraseña/).fill(journeyPassword);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await page.getByText('Te enviamos un email para confirmar tu cuenta.', { exact: false }).waitFor();
    await page.goto(`${app.url}/login`);
    await logIn(page, email, journeyPassword);
    await page.getByRole('heading', { name: 'Email no confirmado' }).waitFor();
    await expectAccessible(page, 'an unconfirmed address');
    await page.getByRole('button', { name: 'Reenviar email' }).click();
    await page.getByText('Email de confirmación reenviado. Revisa tu bandeja de entrada y spam.').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Email no confirmado' }).count()).toBe(0);
    // The newest link is the one that serves.
    await expect
      .poll(async () => {
        await page.goto(await linkInMail(app.server, email, '/confirm-email'));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.getByText(/Tu email quedó confirmado\.|El enlace no es válido/).waitFor();
        return page.getByText('Tu email quedó confirmado.').count();
      })
      .toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click();
    await logIn(page, email, journeyPassword);
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
    await context.close();
  });
});

describe('where administrators need it', () => {
  it('the administration leads to the profile, and opens once it is set up', async () => {
    const context = await openContext(app.browser, { viewport: widths.desktop, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${app.url}/login`);
    await logIn(page, administrator.email, administrator.password);
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
    await page.goto(`${app.url}/admin/users`);
    await page.getByRole('heading', { name: 'Falta la verificación en dos pasos' }).waitFor();
    await expectAccessibleInBothThemes(page, 'the administration without a second factor');
    await page.getByRole('link', { name: 'Activarla en mi perfil' }).click();
    await expect.poll(() => pathOf(page)).toBe('/profile');
    await setUpSecondFactor(page, administrator.password);
    await page.goto(`${app.url}/admin/users`);
    await page.getByRole('heading', { level: 1, name: 'Usuarios' }).waitFor();
    await context.close();
  });
});

describe('a network that may have one guest', () => {
  it('lets the second guest work for the access, and answers without their doing anything', async () => {
    const first = await app.open();
    await first.ask(question);
    await first.close();

    const { page, ask, close } = await app.open({ width: 'phone' });
    const proofs: boolean[] = [];
    const said: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/guest-token')) proofs.push('proof' in (request.postDataJSON() ?? {}));
    });
    page.on('console', (message) => void said.push(message.text()));
    await ask(question);
    await page.getByRole('article', { name: 'Respuesta de Foja' }).getByText('Fundado', { exact: true }).waitFor();
    expect(proofs).toEqual([false, true]);
    // The browser itself reports the 428; nothing else is said, by the policy for scripts and workers least of all.
    expect(said.filter((text) => !text.includes('428'))).toEqual([]);
    await expectAccessible(page, 'the chat of a guest of a busy network');
    await close();
  });
});
