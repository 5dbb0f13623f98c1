import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../platform/browser-storage.ts';
import { currentSession, keepSession } from '../platform/session.ts';
import { api } from '../testing/api.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildSession, buildUser } from '../testing/sessions.ts';

const asked: { method: string; path: string; body: unknown; authorization: string | null }[] = [];
const answering = (method: 'get' | 'post' | 'patch' | 'delete', path: string, body: object, status = 200) =>
  api.use(
    http[method](`*${path}`, async ({ request }) => {
      const text = await request.text();
      asked.push({
        method,
        path: new URL(request.url).pathname,
        body: text ? JSON.parse(text) : null,
        authorization: request.headers.get('authorization'),
      });
      return HttpResponse.json(body, { status });
    }),
  );
const sent = (method: string) => asked.filter((call) => call.method === method);

const openSessions = [
  {
    id: '11111111-1111-4111-8111-111111111111',
    device: 'Chrome en Windows',
    createdAt: '2026-11-18T12:00:00.000Z',
    lastUsedAt: '2026-11-20T12:00:00.000Z',
    isCurrent: true,
  },
  {
    id: '22222222-2222-4222-8222-222222222222',
    device: 'Safari en iPhone',
    createdAt: '2026-11-10T12:00:00.000Z',
    lastUsedAt: '2026-11-12T12:00:00.000Z',
    isCurrent: false,
  },
];

const done = { success: true, message: 'x' };

async function openProfile() {
  const session = buildSession();
  keepSession(session, 'browser');
  const app = openApp('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Ana Gómez' });
  return { ...app, session };
}

beforeEach(() => {
  asked.length = 0;
  answering('get', '/api/account', buildUser());
  answering('get', '/api/account/sessions', { sessions: openSessions });
});

/** jsdom's blobs have no `text()`. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

describe('the profile', () => {
  it('shows address, plan with its limit, and the running trial', async () => {
    answering('get', '/api/usage/plan', {
      role: 'Premium',
      label: 'Premium',
      description: 'x',
      limit: 100,
      period: 'month',
      renewsAt: '2026-12-01T00:00:00.000Z',
      features: ['Todos los dominios'],
      trial: { available: false, active: true, endsAt: '2026-11-27T12:00:00.000Z' },
    });
    await openProfile();
    expect(await screen.findByText('Prueba hasta el 27/11/2026')).toBeVisible();
    const plan = screen.getByRole('region', { name: 'Plan' });
    expect(within(plan).getByText('Premium')).toBeVisible();
    expect(within(plan).getByText('100 usos por mes. Se renuevan el 01/12/2026.')).toBeVisible();
    expect(within(plan).getByText('Todos los dominios')).toBeVisible();
    expect(screen.getByText('ana@estudio.example')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Uso por día' })).toBeVisible();
  });

  it('takes over a role that has changed since the session began', async () => {
    answering('get', '/api/account', buildUser({ role: 'Professional' }));
    await openProfile();
    await waitFor(() => expect(currentSession()?.user.role).toBe('Professional'));
    expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toMatchObject({ role: 'Professional' });
  });

  it('changes the names, and refuses ones that are too short', async () => {
    answering('patch', '/api/account', buildUser({ firstName: 'Ana María' }));
    const { user } = await openProfile();
    const name = screen.getByLabelText(/^Nombre/);
    expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
    await user.clear(name);
    await user.type(name, 'A{Enter}');
    expect(await screen.findByText('El nombre debe tener al menos 2 caracteres')).toBeVisible();
    await user.type(name, 'na María{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana María Gómez' })).toBeVisible();
    expect(sent('patch').map(({ body }) => body)).toEqual([{ firstName: 'Ana María', lastName: 'Gómez' }]);
    expect(currentSession()?.user.firstName).toBe('Ana María');
  });

  it('ends another session, which leaves the list', async () => {
    answering('delete', '/api/account/sessions/:id', done);
    const { user } = await openProfile();
    await user.click(await screen.findByRole('button', { name: /^Cerrar sesión de Safari en iPhone/ }));
    await waitFor(() => expect(screen.queryByText('Safari en iPhone')).toBeNull());
    expect(sent('delete').map(({ path }) => path)).toEqual([`/api/account/sessions/${openSessions[1]?.id}`]);
    expect(currentSession()).not.toBeNull();
  });

  it('ends this session as a logout', async () => {
    answering('post', '/api/auth/logout', done);
    const { user, path } = await openProfile();
    await user.click(await screen.findByRole('button', { name: 'Cerrar sesión en este navegador' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(currentSession()).toBeNull();
  });

  it('hands over everything that is kept of the account', async () => {
    const data = { exportedAt: '2026-11-20T12:00:00.000Z', account: buildUser() };
    answering('get', '/api/account/export', data);
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          files.push(blob);
          return 'blob:x';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Exportar mis datos' }));
    await waitFor(() => expect(names).toEqual(['foja-ana-2026-11-20.json']));
    expect(JSON.parse(await textOf(files[0] as Blob))).toEqual(data);
  });

  it('says what could not be read, and reads it again', async () => {
    answering('get', '/api/account/sessions', { error: 'internal', message: 'Se cayó.' }, 500);
    const { user } = await openProfile();
    const card = screen.getByRole('region', { name: 'Sesiones abiertas' });
    expect(await within(card).findByText('Se cayó.')).toBeVisible();
    answering('get', '/api/account/sessions', { sessions: openSessions });
    await user.click(within(card).getByRole('button', { name: 'Probar de nuevo' }));
    expect(await within(card).findByText('Safari en iPhone')).toBeVisible();
  });
});

describe('deleting the account', () => {
  async function openDialog() {
    const app = await openProfile();
    await app.user.click(screen.getByRole('button', { name: 'Eliminar mi cuenta' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar tu cuenta?' }));
    return {
      ...app,
      dialog,
      async confirm(password: string) {
        if (password) await app.user.type(dialog.getByLabelText(/^Tu contraseña/), password);
        await app.user.click(dialog.getByRole('button', { name: 'Eliminar mi cuenta' }));
      },
    };
  }

  it('asks for the password first', async () => {
    const { dialog, confirm } = await openDialog();
    await confirm('');
    expect(await dialog.findByText('La contraseña es requerida')).toBeVisible();
    expect(sent('post')).toHaveLength(0);
  });

  it.each([400, 401])('with a wrong password (%i) says so, and leaves the session as it is', async (status) => {
    answering('post', '/api/account/delete', { error: 'invalid_credentials', message: 'x' }, status);
    const { dialog, confirm } = await openDialog();
    await confirm('Equivocada1');
    expect(await dialog.findByText('La contraseña actual no es correcta')).toBeVisible();
    expect(currentSession()).not.toBeNull();
  });

  it('that is refused says why', async () => {
    answering('post', '/api/account/delete', { error: 'conflict', message: 'Es el último SuperAdmin.' }, 409);
    const { dialog, confirm } = await openDialog();
    await confirm('Secreta1');
    expect(await dialog.findByText('Es el último SuperAdmin.')).toBeVisible();
  });

  it('signs out and leads to the landing page; conversations of this browser stay', async () => {
    answering('post', '/api/account/delete', done);
    const { confirm, path } = await openDialog();
    localStorage.setItem(storageKeys.conversations('ana@estudio.example'), '[]');
    await confirm('Secreta1');
    await waitFor(() => expect(path()).toBe('/'));
    expect(sent('post')[0]?.body).toEqual({ password: 'Secreta1' });
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
    expect(localStorage.getItem(storageKeys.conversations('ana@estudio.example'))).toBe('[]');
  });
});

describe('changing the password', () => {
  async function openForm() {
    keepSession(buildSession(), 'browser');
    const app = openApp('/change-password');
    await screen.findByRole('heading', { level: 1, name: 'Cambiar Contraseña' });
    return {
      ...app,
      async submit(current: string, next: string, again = next) {
        const type = async (label: RegExp, text: string) => {
          if (text) await app.user.type(screen.getByLabelText(label), text);
        };
        await type(/^Contraseña actual/, current);
        await type(/^Nueva contraseña/, next);
        await type(/^Confirmar/, again);
        await app.user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
      },
    };
  }

  it('asks for all three, and goes to the first that is wrong', async () => {
    const { submit } = await openForm();
    await submit('', '');
    expect(await screen.findAllByText('La contraseña es requerida')).toHaveLength(2);
    expect(screen.getByText('Confirma tu contraseña')).toBeVisible();
    expect(screen.getByLabelText(/^Contraseña actual/)).toHaveFocus();
  });

  it.each([400, 401])('with a wrong current one (%i) says so at the field, and the session goes on', async (status) => {
    answering('post', '/api/auth/change-password', { error: 'invalid_credentials', message: 'x' }, status);
    const { submit } = await openForm();
    await submit('Equivocada1', 'Secreta22');
    expect(await screen.findByText('La contraseña actual no es correcta')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Contraseña actual/)).toHaveFocus());
    expect(currentSession()).not.toBeNull();
  });

  it('says that it was done, and empties the fields', async () => {
    answering('post', '/api/auth/change-password', done);
    const { submit } = await openForm();
    await submit('Secreta1', 'Secreta22');
    expect(await screen.findByText('La contraseña se cambió. Las demás sesiones se cerraron.')).toBeVisible();
    expect(screen.getByLabelText(/^Contraseña actual/)).toHaveValue('');
    expect(sent('post')[0]?.body).toEqual({ currentPassword: 'Secreta1', newPassword: 'Secreta22' });
  });
});
