import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentSession, keepSession } from '../../platform/session.ts';
import { api } from '../../testing/api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession, buildUser, sessionAnswer } from '../../testing/sessions.ts';

const asked: { path: string; body: unknown }[] = [];
const answering = (method: 'get' | 'post', path: string, body: object, status = 200) =>
  api.use(
    http[method](`*${path}`, async ({ request }) => {
      const text = await request.text();
      asked.push({ path: new URL(request.url).pathname, body: text ? JSON.parse(text) : null });
      return HttpResponse.json(body, { status });
    }),
  );
const base = '/api/account/second-factor';
const recoveryCodes = Array.from({ length: 10 }, (_, n) => `ABCD-EFGH-JKMN-PQR${n}`);
const on = { enabledAt: '2026-11-20T12:00:00.000Z', recoveryCodesLeft: 8, isRequired: false };
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

beforeEach(() => {
  asked.length = 0;
  answering('get', '/api/account', buildUser());
  answering('get', '/api/account/sessions', { sessions: [] });
});

describe('a sign-in with a second step', () => {
  const challenge = { success: true, requiresSecondFactor: true, challenge: 'reto', expiresAt: '2099-01-01T00:00:00Z' };
  const second = '/api/auth/login/second-factor';

  async function reachSecondStep() {
    answering('post', '/api/auth/login', challenge);
    const app = openApp('/login?returnUrl=/profile');
    await app.user.type(await screen.findByLabelText(/^Email/), 'ana@estudio.example');
    await app.user.type(screen.getByLabelText(/^Contraseña/), 'Secreta1');
    await app.user.click(screen.getByLabelText('Recordarme'));
    await app.user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    await screen.findByRole('heading', { level: 1, name: 'Verificación en dos pasos' });
    return app;
  }
  const send = (app: Awaited<ReturnType<typeof reachSecondStep>>) =>
    app.user.click(screen.getByRole('button', { name: 'Verificar' }));

  it('keeps no session before the code, and says in the field that a code is wrong', async () => {
    const app = await reachSecondStep();
    expect(currentSession()).toBeNull();
    await waitFor(() => expect(screen.getByLabelText(/^Código de la aplicación/)).toHaveFocus());
    await send(app);
    expect(await screen.findByText('Escribí el código')).toBeVisible();
    answering('post', second, { error: 'invalid_code', message: 'El código no es correcto.' }, 400);
    await app.user.type(screen.getByLabelText(/^Código de la aplicación/), '123456');
    await send(app);
    expect(await screen.findByText('El código no es correcto.')).toBeVisible();
    expect(screen.getByLabelText(/^Código de la aplicación/)).toBeInvalid();
    expect(currentSession()).toBeNull();
  });

  it('tells how long to wait after too many', async () => {
    const app = await reachSecondStep();
    answering('post', second, { error: 'rate_limited', message: 'Esperá 15 minutos.' }, 429);
    await app.user.type(screen.getByLabelText(/^Código de la aplicación/), '123456');
    await send(app);
    expect(await screen.findByText('Esperá 15 minutos.')).toBeVisible();
  });

  it('begins again where the first step is over', async () => {
    const app = await reachSecondStep();
    answering('post', second, { error: 'invalid_challenge', message: 'El inicio de sesión venció.' }, 401);
    await app.user.type(screen.getByLabelText(/^Código de la aplicación/), '123456');
    await send(app);
    expect(await screen.findByText('El inicio de sesión venció.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Iniciar Sesión' })).toBeVisible();
  });

  it('signs in with a recovery code, remembered as was asked, and leads on', async () => {
    const app = await reachSecondStep();
    answering('post', second, sessionAnswer());
    await app.user.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
    await app.user.type(screen.getByLabelText(/^Código de recuperación/), 'abcd-efgh-jkmn-pqrs');
    await send(app);
    await waitFor(() => expect(app.path()).toBe('/profile'));
    expect(asked.find(({ path }) => path === second)?.body).toMatchObject({
      challenge: 'reto',
      code: 'abcd-efgh-jkmn-pqrs',
    });
    expect(localStorage.length).toBeGreaterThan(0);
  });
});

describe('the second factor in the profile', () => {
  async function openCard() {
    keepSession(buildSession(), 'browser');
    const app = openApp('/profile');
    const card = await screen.findByRole('region', { name: 'Verificación en dos pasos' });
    return { ...app, card };
  }

  it('is set up with the password, a code of the picture, and the recovery codes shown once', async () => {
    const { user, card } = await openCard();
    await user.click(await within(card).findByRole('button', { name: 'Activar' }));
    answering(
      'post',
      `${base}/begin`,
      { error: 'invalid_credentials', message: 'La contraseña actual no es correcta' },
      400,
    );
    await user.type(screen.getByLabelText(/^Tu contraseña/), 'Equivocada1');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByLabelText(/^Tu contraseña/)).toHaveAccessibleDescription(/no es correct/);

    answering('post', `${base}/begin`, { secret, uri: `otpauth://totp/Foja:ana?secret=${secret}&issuer=Foja` });
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    const picture = await screen.findByRole('img', { name: 'Código QR para tu aplicación de códigos' });
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
    expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();

    await user.type(screen.getByLabelText(/^Código de la aplicación/), '12345');
    await user.click(screen.getByRole('button', { name: 'Activar' }));
    expect(await screen.findByText('El código tiene 6 números')).toBeVisible();
    answering('post', `${base}/confirm`, { recoveryCodes });
    answering('get', base, { ...on, recoveryCodesLeft: 10 });
    await user.type(screen.getByLabelText(/^Código de la aplicación/), '6');
    await user.click(screen.getByRole('button', { name: 'Activar' }));
    const list = await screen.findByRole('list', { name: 'Códigos de recuperación' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
    expect(await within(card).findByText(/Te quedan 10 códigos/)).toBeVisible();
    expect(screen.queryByText(recoveryCodes[0] as string)).toBeNull();
  });

  it('is disabled only with password and code', async () => {
    answering('get', base, on);
    const { user, card } = await openCard();
    await user.click(await within(card).findByRole('button', { name: 'Desactivar' }));
    const dialog = screen.getByRole('dialog', { name: 'Desactivar la verificación en dos pasos' });
    await user.click(within(dialog).getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText('Escribí el código')).toBeVisible();
    expect(screen.getByText('La contraseña es requerida')).toBeVisible();
    answering('post', `${base}/disable`, { success: true, message: 'Quedó desactivada.' });
    answering('get', base, { enabledAt: null, recoveryCodesLeft: 0, isRequired: false });
    await user.type(screen.getByLabelText(/^Tu contraseña/), 'Secreta1');
    await user.type(screen.getByLabelText(/^Código/), '123 456');
    await user.click(within(dialog).getByRole('button', { name: 'Desactivar' }));
    expect(await within(card).findByRole('button', { name: 'Activar' })).toBeVisible();
    expect(asked.find(({ path }) => path === `${base}/disable`)?.body).toEqual({
      currentPassword: 'Secreta1',
      code: '123 456',
    });
  });

  it('gives new recovery codes, and says when few are left', async () => {
    answering('get', base, { ...on, recoveryCodesLeft: 1 });
    const { user, card } = await openCard();
    expect(await within(card).findByText(/Te quedan pocos códigos/)).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'Generar códigos nuevos' }));
    answering('post', `${base}/recovery-codes`, { recoveryCodes });
    await user.type(screen.getByLabelText(/^Tu contraseña/), 'Secreta1');
    await user.type(screen.getByLabelText(/^Código/), '123456');
    await user.click(screen.getByRole('button', { name: 'Generar' }));
    expect(await screen.findByText(recoveryCodes[9] as string)).toBeVisible();
  });
});

describe('the administration that asks for a second factor', () => {
  it('shows no screen before it is set up, and leads to where it is', async () => {
    answering('get', base, { enabledAt: null, recoveryCodesLeft: 0, isRequired: true });
    api.use(
      http.get('*/api/admin/*', () =>
        HttpResponse.json({ error: 'second_factor_required', message: 'Falta.' }, { status: 403 }),
      ),
    );
    keepSession(buildSession({ user: buildUser({ role: 'Admin' }) }), 'browser');
    const { user, path } = openApp('/admin/users');
    expect(await screen.findByRole('heading', { name: 'Falta la verificación en dos pasos' })).toBeVisible();
    answering('get', '/api/account', buildUser({ role: 'Admin' }));
    await user.click(screen.getByRole('link', { name: 'Activarla en mi perfil' }));
    await waitFor(() => expect(path()).toMatch(/^\/profile/));
    expect(
      await screen.findByText('Esta instalación la pide para administrar. Activala para continuar.'),
    ).toBeVisible();
  });
});
