import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';

const asked: { address: string; body: unknown }[] = [];
const answering = (path: string, status: number, body: object) =>
  api.use(
    http.post(`*${path}`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      asked.push({ address: pathname + search, body: text ? JSON.parse(text) : null });
      return HttpResponse.json(body, { status });
    }),
  );
beforeEach(() => {
  asked.length = 0;
});

describe('a forgotten password', () => {
  it('asks for a well written address', async () => {
    const { user } = openApp('/forgot-password');
    await user.click(await screen.findByRole('button', { name: 'Enviar enlace' }));
    expect(await screen.findByText('El email es requerido')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  });

  it('gets the same words for every address', async () => {
    answering('/api/auth/forgot-password', 200, { success: true, message: 'x' });
    const { user } = openApp('/forgot-password');
    await user.type(await screen.findByLabelText(/^Email/), 'ana@estudio.example{Enter}');
    expect(
      await screen.findByText('Si el email está registrado, te enviamos un enlace para restablecer la contraseña.'),
    ).toBeVisible();
    expect(asked[0]?.body).toEqual({ email: 'ana@estudio.example', applicationId: 'foja' });
  });

  it('says that there were too many attempts', async () => {
    answering('/api/auth/forgot-password', 429, { error: 'rate_limited', message: 'x' });
    const { user } = openApp('/forgot-password');
    await user.type(await screen.findByLabelText(/^Email/), 'ana@estudio.example{Enter}');
    expect(await screen.findByText('Demasiados intentos. Inténtalo más tarde')).toBeVisible();
  });
});

describe('the link that resets a password', () => {
  const link = '/reset-password?email=ana%40estudio.example&token=abc123';

  it.each(['/reset-password', '/reset-password?token=abc', '/reset-password?email=a%40b.co'])(
    'is not valid as %s',
    async (address) => {
      openApp(address);
      expect(await screen.findByText('El enlace no es válido o venció.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', '/forgot-password');
    },
  );

  it('that was used already offers another', async () => {
    answering('/api/auth/reset-password', 400, { error: 'invalid_link', message: 'x' });
    const { user } = openApp(link);
    await user.type(await screen.findByLabelText(/^Nueva contraseña/), 'Secreta1');
    await user.type(screen.getByLabelText(/^Confirmar/), 'Secreta1');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar contraseña' })).toBeEnabled());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('El enlace no es válido o venció.')).toBeVisible();
  });

  it('sets the new password and leads to the login, which says so', async () => {
    answering('/api/auth/reset-password', 200, { success: true, message: 'x' });
    const { user, path } = openApp(link);
    await user.type(await screen.findByLabelText(/^Nueva contraseña/), 'Secreta1');
    await user.type(screen.getByLabelText(/^Confirmar/), 'Secreta1');
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    expect(await screen.findByText('La contraseña se cambió. Iniciá sesión con la nueva.')).toBeVisible();
    expect(path()).toBe('/login');
    expect(asked[0]?.body).toEqual({
      email: 'ana@estudio.example',
      resetToken: 'abc123',
      newPassword: 'Secreta1',
      applicationId: 'foja',
    });
  });
});

describe('the link that confirms an address', () => {
  it('confirms once when it is opened, and leads to the login', async () => {
    answering('/api/auth/confirm-email', 200, { success: true, message: 'x' });
    openApp('/confirm-email?token=a%2Fb');
    expect(await screen.findByText('Tu email quedó confirmado.')).toBeVisible();
    expect(asked).toEqual([{ address: '/api/auth/confirm-email?token=a%2Fb', body: null }]);
    expect(screen.getAllByRole('link', { name: 'Iniciar Sesión' }).at(-1)).toHaveAttribute('href', '/login');
  });

  it('works for somebody who is signed in', async () => {
    signIn('User');
    answering('/api/auth/confirm-email', 200, { success: true, message: 'x' });
    openApp('/confirm-email?token=abc');
    expect(await screen.findByRole('link', { name: 'Hacer una consulta' })).toBeVisible();
  });

  it('without a token is no link, and nothing is asked', async () => {
    openApp('/confirm-email');
    expect(await screen.findByText('El enlace no es válido o venció.')).toBeVisible();
    expect(asked).toHaveLength(0);
  });

  it('that is spent sends another to the address that is written', async () => {
    answering('/api/auth/confirm-email', 400, { error: 'invalid_link', message: 'x' });
    answering('/api/auth/resend-confirmation', 200, { success: true, message: 'x' });
    const { user } = openApp('/confirm-email?token=abc');
    await user.type(await screen.findByLabelText(/^Email/), 'ana@estudio.example');
    await user.click(screen.getByRole('button', { name: 'Reenviar email' }));
    expect(
      await screen.findByText('Email de confirmación reenviado. Revisa tu bandeja de entrada y spam.'),
    ).toBeVisible();
    expect(asked.map(({ address }) => address)).toEqual([
      '/api/auth/confirm-email?token=abc',
      '/api/auth/resend-confirmation',
    ]);
  });

  it('can be tried again when the server could not be reached', async () => {
    api.use(http.post('*/api/auth/confirm-email', () => HttpResponse.error()));
    const { user } = openApp('/confirm-email?token=abc');
    expect(await screen.findByText('Error de conexión. Verifica tu internet')).toBeVisible();
    answering('/api/auth/confirm-email', 200, { success: true, message: 'x' });
    await user.click(screen.getByRole('button', { name: 'Probar de nuevo' }));
    expect(await screen.findByText('Tu email quedó confirmado.')).toBeVisible();
  });
});

it.each(['/register', '/forgot-password', '/reset-password?email=a%40b.co&token=1', '/login'])(
  '%s is for somebody signed out',
  async (address) => {
    signIn('User');
    const { path } = openApp(address);
    await waitFor(() => expect(path()).toBe('/dashboard'));
  },
);
