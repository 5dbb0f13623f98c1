import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../platform/browser-storage.ts';
import { currentSession } from '../platform/session.ts';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildSession, openOtherTab, sessionAnswer } from '../testing/sessions.ts';
import { serveOffice } from '../testing/stand-in-office-script.ts';

const asked: unknown[] = [];
const answeringLogin = (answer: () => Response | Promise<Response>) =>
  api.use(
    http.post('*/api/auth/login', async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
const refusing = (status: number, body: object) => answeringLogin(() => HttpResponse.json(body, { status }));

async function openLogin(search = '') {
  const app = openApp(`/login${search}`);
  await screen.findByRole('heading', { name: 'Iniciar Sesión' });
  return {
    ...app,
    async submit(email = 'ana@estudio.example', password = 'Secreta1') {
      if (email) await app.user.type(screen.getByLabelText(/^Email/), email);
      if (password) await app.user.type(screen.getByLabelText(/^Contraseña/), password);
      await app.user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    },
  };
}

let otherTab: ReturnType<typeof openOtherTab>;
beforeEach(() => {
  otherTab = openOtherTab();
  asked.length = 0;
});
afterEach(() => otherTab.close());

describe('the login form', () => {
  it('asks for what is missing in the words of the specification, and goes to the first wrong field', async () => {
    const { submit } = await openLogin();
    await submit('', '');
    expect(await screen.findByText('El email es requerido')).toBeVisible();
    expect(screen.getByText('La contraseña es requerida')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('El email es requerido');
    expect(screen.getByLabelText(/^Email/)).toBeInvalid();
    expect(asked).toHaveLength(0);
  });

  it('refuses a bad address and a short password', async () => {
    const { submit } = await openLogin();
    await submit('ana@', '12345');
    expect(await screen.findByText('Ingresa un email válido')).toBeVisible();
    expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
  });

  it.each([
    [401, { error: 'invalid_credentials', message: 'no' }, 'Email o contraseña incorrectos'],
    [423, { error: 'account_locked', message: 'x' }, 'Cuenta bloqueada por múltiples intentos. Intenta más tarde.'],
    [
      429,
      { error: 'rate_limited', message: 'x' },
      'Demasiados intentos de login desde tu IP. Por favor espera 1 hora antes de intentar nuevamente.',
    ],
    [403, { error: 'forbidden', message: 'x' }, 'Acceso denegado'],
    [418, {}, 'Error al iniciar sesión'],
  ])('says why it was refused with %i', async (status, body, text) => {
    refusing(status, body);
    const { submit, path } = await openLogin();
    await submit();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('Email no confirmado')).toBeNull();
    expect(path()).toBe('/login');
    expect(currentSession()).toBeNull();
  });

  it('signs in for this tab only, says so, and goes to the dashboard', async () => {
    const session = buildSession();
    answeringLogin(() => HttpResponse.json(sessionAnswer(session)));
    const { submit, path } = await openLogin();
    await submit();
    // It stands there for a moment: by the next step a busy machine may have gone on.
    await screen.findByText('¡Login exitoso! Redirigiendo...');
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(asked).toEqual([{ email: 'ana@estudio.example', password: 'Secreta1', applicationId: 'foja' }]);
    expect(sessionStorage.getItem(storageKeys.token)).toBe(session.token);
    expect(sessionStorage.getItem(storageKeys.refresh)).toBe(session.refreshToken);
    expect(sessionStorage.getItem(storageKeys.expiresAt)).toBe(session.expiresAt);
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
  });

  it('keeps the session in persistent storage with "remember me"', async () => {
    const session = buildSession();
    answeringLogin(() => HttpResponse.json(sessionAnswer(session)));
    const { submit, user } = await openLogin();
    await user.click(screen.getByRole('checkbox', { name: 'Recordarme' }));
    await submit();
    await waitFor(() => expect(localStorage.getItem(storageKeys.token)).toBe(session.token));
    expect(sessionStorage.getItem(storageKeys.token)).toBeNull();
  });

  it('goes back to where the person was going, but never to another site', async () => {
    answeringLogin(() => HttpResponse.json(sessionAnswer()));
    const inside = await openLogin('?returnUrl=%2Fchatbot');
    await inside.submit();
    await waitFor(() => expect(inside.path()).toBe('/chatbot'));
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/login'])(
    'goes to the dashboard when asked to go to %s',
    async (returnUrl) => {
      answeringLogin(() => HttpResponse.json(sessionAnswer()));
      const { submit, path } = await openLogin(`?returnUrl=${encodeURIComponent(returnUrl)}`);
      await submit();
      await waitFor(() => expect(path()).toBe('/dashboard'));
    },
  );

  it('is sent once, however often it is submitted', async () => {
    let release = () => undefined as unknown;
    answeringLogin(
      () =>
        new Promise<Response>((resolve) => {
          release = () => resolve(HttpResponse.json({ error: 'invalid_credentials' }, { status: 401 }));
        }),
    );
    const { submit, user } = await openLogin();
    await submit();
    expect(await screen.findByRole('button', { name: 'Iniciando sesión...' })).toBeDisabled();
    expect(screen.getByLabelText(/^Email/)).toBeDisabled();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked).toHaveLength(1));
    release();
    expect(await screen.findByText('Email o contraseña incorrectos')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('shows a message and an error of its address as plain text', async () => {
    await openLogin(`?message=${encodeURIComponent('<b>Hola</b>')}&error=${encodeURIComponent('<img src=x>')}`);
    expect(screen.getByText('<b>Hola</b>')).toBeVisible();
    expect(screen.getByText('<img src=x>')).toBeVisible();
  });

  it('shows and hides the password', async () => {
    const { user } = await openLogin();
    const field = screen.getByLabelText(/^Contraseña/);
    await user.click(screen.getByRole('button', { name: 'Mostrar: Contraseña' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar: Contraseña' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('an unconfirmed address', () => {
  it('gets its mail again, and the panel goes', async () => {
    refusing(403, { error: 'email_not_confirmed', message: 'Confirmá tu email antes de iniciar sesión.' });
    const resent: unknown[] = [];
    api.use(
      http.post('*/api/auth/resend-confirmation', async ({ request }) => {
        resent.push(await request.json());
        return HttpResponse.json({ success: true, message: 'x' });
      }),
    );
    const { submit, user } = await openLogin();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Email no confirmado' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reenviar email' }));
    expect(
      await screen.findByText('Email de confirmación reenviado. Revisa tu bandeja de entrada y spam.'),
    ).toBeVisible();
    expect(screen.queryByText('Email no confirmado')).toBeNull();
    expect(resent).toEqual([{ email: 'ana@estudio.example', applicationId: 'foja' }]);
  });

  it('stays in its panel, with the reason, when the resend fails', async () => {
    refusing(403, { error: 'email_not_confirmed', message: 'Confirmá tu email.' });
    let release = () => undefined as unknown;
    api.use(
      http.post(
        '*/api/auth/resend-confirmation',
        () =>
          new Promise<Response>((resolve) => {
            release = () => resolve(HttpResponse.json({ details: 'Esperá una hora.' }, { status: 429 }) as Response);
          }),
      ),
    );
    const { submit, user } = await openLogin();
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Reenviar email' }));
    expect(await screen.findByRole('button', { name: 'Reenviando...' })).toBeDisabled();
    release();
    expect(await screen.findByText('Esperá una hora.')).toBeVisible();
    expect(screen.getByText('Email no confirmado')).toBeVisible();
  });

  it('without a last attempt says that the login has to be tried again', async () => {
    const { user } = await openLogin(`?error=${encodeURIComponent('Debes confirmar tu email')}`);
    await user.click(screen.getByRole('button', { name: 'Reenviar email' }));
    expect(await screen.findByText('No se encontró el email. Intenta hacer login nuevamente.')).toBeVisible();
  });
});

describe('a session of another tab', () => {
  it('that is there already is taken over into this tab', async () => {
    const session = buildSession();
    otherTab.answerWith(session);
    const { path } = await openLogin('?returnUrl=%2Fchatbot');
    await waitFor(() => expect(path()).toBe('/chatbot'));
    expect(sessionStorage.getItem(storageKeys.token)).toBe(session.token);
    expect(sessionStorage.getItem(storageKeys.refresh)).toBe(session.refreshToken);
    expect(JSON.parse(sessionStorage.getItem(storageKeys.user) ?? '')).toEqual(session.user);
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
  });

  it('that is opened while the login page stands is taken over too', async () => {
    const { path } = await openLogin();
    otherTab.tell({ kind: 'signed-in', session: buildSession(), place: 'tab' });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('is offered by the tab that signs in', async () => {
    const session = buildSession();
    answeringLogin(() => HttpResponse.json(sessionAnswer(session)));
    const { submit } = await openLogin();
    await submit();
    await waitFor(() => expect(otherTab.heard).toContainEqual({ kind: 'signed-in', session, place: 'tab' }));
  });
});

describe("the add-in's pop-up", () => {
  beforeEach(() => void serveOffice(null));

  it('says that it is done where another login would redirect', async () => {
    vi.spyOn(window, 'close').mockImplementation(() => undefined);
    answeringLogin(() => HttpResponse.json(sessionAnswer()));
    const { submit, path } = await openLogin('?source=addin');
    await submit();
    expect(await screen.findByRole('heading', { name: '¡Autenticado correctamente!' })).toBeVisible();
    expect(path()).toBe('/login');
  });

  it('says so also to somebody who is signed in already', async () => {
    vi.spyOn(window, 'close').mockImplementation(() => undefined);
    signIn('User');
    const { path } = openApp('/login?source=addin');
    expect(await screen.findByRole('heading', { name: '¡Autenticado correctamente!' })).toBeVisible();
    expect(path()).toBe('/login');
  });
});
