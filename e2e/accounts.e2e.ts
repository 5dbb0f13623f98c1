import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { leadTo } from './lead-to.ts';
import { logIn } from './log-in.ts';
import { linkInMail } from './read-outbox.ts';
import { journeyPassword, signInAs } from './sign-in-as.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const newEmail = () => `persona-${randomUUID().slice(0, 8)}@estudio.example`;

/** Another tab beside this one. */
async function openBeside(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${app.url}${path}`);
  return other;
}
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('registering', () => {
  it('by keyboard alone on a phone, with the rules of each field told in place', async () => {
    const { page, close } = await app.open({ width: 'phone', path: '/register?returnUrl=/trial' });
    await page.getByLabel(/^Nombre/).focus();
    await page.keyboard.type('A');
    await page.keyboard.press('Tab');
    await page.getByText('El nombre debe tener al menos 2 caracteres').waitFor();
    await expectAccessible(page, 'the registration with an error');
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('na');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Díaz');
    await page.keyboard.press('Tab');
    await page.keyboard.type(newEmail());
    await page.keyboard.press('Tab');
    await page.keyboard.type(journeyPassword);
    await page.getByLabel(/^Confirmar contraseña/).focus();
    await page.keyboard.type('Otra-2026');
    await page.keyboard.press('Tab');
    await page.getByText('Las contraseñas no coinciden').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Crear cuenta' }).isDisabled()).toBe(true);
    await page.getByLabel(/^Confirmar contraseña/).fill(journeyPassword);
    await page.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Crear cuenta' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toBe('/trial');
    // Registering keeps the session in the browser: it is there in a new tab.
    const second = await openBeside(page, '/dashboard');
    await second.getByText('10 usos restantes').last().waitFor();
    await close();
  });

  it('is accessible in both themes', async () => {
    const { page, close } = await app.open({ path: '/register' });
    for (const path of ['/register', '/login', '/forgot-password']) {
      await leadTo(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessibleInBothThemes(page, path);
    }
    await close();
  });
});

describe('logging in', () => {
  it('tells what is wrong, locks after five wrong passwords, and never says whether the address exists', async () => {
    const { user } = await signInAs(app.url, 'User');
    for (const email of [user.email, 'nadie@estudio.example']) {
      const { page, close } = await app.open({ path: '/login' });
      for (let attempt = 0; attempt < 5; attempt++) {
        await logIn(page, email, 'Equivocada-1');
        await page.getByText('Email o contraseña incorrectos').waitFor();
        await expect.poll(() => page.getByRole('button', { name: 'Iniciar Sesión' }).isEnabled()).toBe(true);
      }
      await logIn(page, email, journeyPassword);
      await page.getByText('Cuenta bloqueada por múltiples intentos. Intenta más tarde.').waitFor();
      await expectAccessible(page, 'a locked account');
      await close();
    }
  });

  it('leads to the dashboard, or to a path of ours that was asked for, and to no other site', async () => {
    const { user } = await signInAs(app.url, 'User');
    for (const [returnUrl, expected] of [
      ['', '/dashboard'],
      ['/profile', '/profile'],
      ['https://otro.example/robo', '/dashboard'],
      ['//otro.example', '/dashboard'],
    ] as const) {
      const path = `/login${returnUrl ? `?returnUrl=${encodeURIComponent(returnUrl)}` : ''}`;
      const { page, close } = await app.open({ path });
      await logIn(page, user.email, journeyPassword);
      await expect.poll(() => pathOf(page)).toBe(expected);
      expect(new URL(page.url()).origin).toBe(new URL(app.url).origin);
      await close();
    }
  });

  it('keeps the session for later visits only where "Recordarme" was chosen', async () => {
    const { user } = await signInAs(app.url, 'User');
    const { page, close } = await app.open({ path: '/login' });
    await page.getByLabel('Recordarme').check();
    await logIn(page, user.email, journeyPassword);
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
    expect(await page.evaluate(() => [localStorage.getItem('foja_user') !== null, sessionStorage.length])).toEqual([
      true,
      0,
    ]);
    await close();
  });

  it('in one tab is taken over by the login page of another, and logging out signs out both', async () => {
    const { user } = await signInAs(app.url, 'User');
    const { page: first, close } = await app.open({ path: '/login' });
    const waiting = await openBeside(first, '/login?returnUrl=/profile');
    await waiting.getByRole('heading', { level: 1 }).waitFor();
    await logIn(first, user.email, journeyPassword);
    await expect.poll(() => pathOf(first)).toBe('/dashboard');
    await expect.poll(() => pathOf(waiting)).toBe('/profile');
    // A login page that is opened later finds the session by asking.
    const late = await openBeside(first, '/login');
    await expect.poll(() => pathOf(late)).toBe('/dashboard');
    await first.getByRole('button', { name: /^Menú de/ }).click();
    await first.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
    await expect.poll(() => pathOf(first)).toBe('/');
    await expect.poll(() => pathOf(waiting)).toBe('/login');
    await expect.poll(() => pathOf(late)).toBe('/login');
    await close();
  });

  it('for the add-in says that it is done instead of leading away', async () => {
    const { user } = await signInAs(app.url, 'User');
    const { page, close } = await app.open({ path: '/login?source=addin' });
    await logIn(page, user.email, journeyPassword);
    await page.getByText('¡Autenticado correctamente!').waitFor();
    await expectAccessible(page, 'the add-in login');
    await close();
  });
});

describe('a session', () => {
  it('whose access token has ended is renewed at the next visit, without the login page', async () => {
    const session = await signInAs(app.url, 'User');
    const { page, close } = await app.open({ path: '/' });
    await page.evaluate((kept) => {
      localStorage.setItem('foja_token', kept.token);
      localStorage.setItem('foja_user', JSON.stringify(kept.user));
      localStorage.setItem('foja_refresh', kept.refreshToken);
      localStorage.setItem('foja_expires_at', new Date(Date.now() - 60_000).toISOString());
    }, session);
    await page.goto(`${app.url}/profile`);
    await page.getByRole('heading', { level: 2, name: 'Sesiones abiertas' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('foja_refresh')))
      .toSatisfy((kept) => kept !== null && kept !== session.refreshToken);
    await close();
  });

  it('ended from another browser is over at once there', async () => {
    const session = await signInAs(app.url, 'User');
    const { page, close } = await app.open({ path: '/login?returnUrl=/profile' });
    await logIn(page, session.user.email, journeyPassword);
    await page.getByText('Esta sesión').waitFor();
    await page.getByRole('button', { name: /^Cerrar sesión de/ }).click();
    await page.getByText('Sesión cerrada.').waitFor();
    const answer = await fetch(`${app.url}/api/account`, {
      headers: { ApplicationId: 'foja', authorization: `Bearer ${session.token}` },
    });
    expect(answer.status).toBe(401);
    await close();
  });
});

describe('a forgotten password', () => {
  it('is replaced through the link of the mail, which serves once', async () => {
    const { user } = await signInAs(app.url, 'User');
    const { page, close } = await app.open({ width: 'phone', path: '/forgot-password' });
    await page.getByLabel('Email').fill(user.email);
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await page
      .getByText('Si el email está registrado, te enviamos un enlace para restablecer la contraseña.')
      .waitFor();
    const link = await linkInMail(app.server, user.email, '/reset-password');
    await page.goto(link);
    await page.getByLabel(/^Nueva contraseña/).fill('Distinta-2027');
    await page.getByLabel(/^Confirmar contraseña/).fill('Distinta-2027');
    await expectAccessible(page, 'choosing a new password');
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await page.getByText('La contraseña se cambió. Iniciá sesión con la nueva.').waitFor();
    await logIn(page, user.email, 'Distinta-2027');
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(link);
    await page.getByLabel(/^Nueva contraseña/).fill('Tercera-2028');
    await page.getByLabel(/^Confirmar contraseña/).fill('Tercera-2028');
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await page.getByText('El enlace no es válido o venció.').waitFor();
    await close();
  });
});

describe('the profile', () => {
  it('changes the name, gives the data, and deletes the account with the password', async () => {
    const { user } = await signInAs(app.url, 'User');
    const { page, close } = await app.open({ path: '/login?returnUrl=/profile' });
    await logIn(page, user.email, journeyPassword);
    await page.getByLabel(/^Nombre/).fill('Mariana');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByRole('button', { name: 'Menú de Mariana Díaz' }).waitFor();
    await expectAccessible(page, 'the profile');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar mis datos' }).click(),
    ]);
    const stream = await download.createReadStream();
    let text = '';
    for await (const chunk of stream) text += chunk;
    expect(JSON.parse(text)).toMatchObject({ account: { email: user.email, firstName: 'Mariana' } });

    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' });
    await dialog.getByLabel(/^Tu contraseña/).fill('Equivocada-1');
    await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await dialog.getByText('La contraseña actual no es correcta').waitFor();
    await expectAccessible(page, 'deleting the account');
    await dialog.getByLabel(/^Tu contraseña/).fill(journeyPassword);
    await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect.poll(() => pathOf(page)).toBe('/');
    await page.goto(`${app.url}/login`);
    await logIn(page, user.email, journeyPassword);
    await page.getByText('Email o contraseña incorrectos').waitFor();
    await close();
  });

  it('changes the password, and the other sessions end', async () => {
    const session = await signInAs(app.url, 'User');
    const { page, close } = await app.open({ width: 'phone', path: '/login?returnUrl=/change-password' });
    await logIn(page, session.user.email, journeyPassword);
    await page.getByLabel(/^Contraseña actual/).fill(journeyPassword);
    await page.getByLabel(/^Nueva contraseña/).fill('Nueva-Clave-9');
    await page.getByLabel(/^Confirmar contraseña/).fill('Nueva-Clave-9');
    await expectAccessible(page, 'changing the password');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /Cambiar contraseña/i }).click();
    await page.getByText('La contraseña se cambió. Las demás sesiones se cerraron.').waitFor();
    const answer = await fetch(`${app.url}/api/account`, {
      headers: { ApplicationId: 'foja', authorization: `Bearer ${session.token}` },
    });
    expect(answer.status).toBe(401);
    await close();
  });
});
