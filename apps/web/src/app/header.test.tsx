import type { Role } from '@foja/contracts/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildUser } from '../testing/sessions.ts';
import { unanswered } from '../testing/unanswered.ts';

/** The page's header; the chat has one of its own under it. */
const banner = async () => (await screen.findAllByRole('banner'))[0] as HTMLElement;

function remaining(uses: number) {
  api.use(
    http.get('*/api/usage/remaining', () =>
      HttpResponse.json({ remaining: uses, used: 0, limit: 10, lastUpdated: '2026-11-20T00:00:00.000Z' }),
    ),
  );
}

/** A page that is open to everybody, with the header of somebody who is signed in. */
async function openSignedIn(role: Role = 'User') {
  signIn(role);
  const app = openApp('/legal/terms');
  await screen.findByRole('button', { name: 'Menú de Ana Gómez' });
  return { ...app, header: within(await banner()) };
}

describe('the signed-out header', () => {
  it('has the logo to the landing page, the theme toggle, Iniciar Sesión and Registrarse', async () => {
    const { user, path } = openApp('/legal/terms');
    const header = within(await banner());
    expect(header.getByRole('link', { name: 'Foja, inicio' })).toHaveAttribute('href', '/');
    expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/login');
    expect(header.getByRole('link', { name: 'Registrarse' })).toHaveAttribute('href', '/register');
    await user.click(header.getByRole('button', { name: 'Usar tema oscuro' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.click(header.getByRole('button', { name: 'Usar tema claro' }));
    expect(document.documentElement.dataset.theme).toBe('light');
    await user.click(header.getByRole('link', { name: 'Foja, inicio' }));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('shows neither plan, connection, uses nor a menu', async () => {
    openApp('/legal/terms');
    const header = within(await banner());
    expect(header.queryByTitle(/backend/)).toBeNull();
    expect(header.queryByText(/usos? restante/)).toBeNull();
    expect(header.queryByRole('button', { name: /^Menú de/ })).toBeNull();
  });
});

describe('the signed-in header', () => {
  it('has logo, plan, connection, uses and menu', async () => {
    const { header } = await openSignedIn('Premium');
    expect(header.getByRole('link', { name: 'Foja, inicio' })).toHaveAttribute('href', '/');
    expect(header.getByText('Premium')).toBeVisible();
    expect(await header.findByTitle('Conectado al backend')).toBeVisible();
    expect(await header.findByText('7 usos restantes')).toBeVisible();
    expect(header.queryByRole('link', { name: 'Iniciar Sesión' })).toBeNull();
  });

  it.each(['Professional', 'Premium', 'Admin', 'SuperAdmin'] as const)('names the plan %s', async (role) => {
    const { header } = await openSignedIn(role);
    expect(header.getByText(role)).toBeVisible();
  });

  it('has no plan badge for the plain User role', async () => {
    const { header } = await openSignedIn('User');
    expect(header.queryByText(/^(Free|User)$/)).toBeNull();
  });

  it.each([
    [0, 'Sin usos restantes'],
    [1, '1 uso restante'],
    [12, '12 usos restantes'],
  ])('says of %i uses "%s"', async (uses, text) => {
    remaining(uses);
    const { header } = await openSignedIn();
    expect(await header.findByText(text)).toBeVisible();
  });

  it('says "Cargando..." until the uses are known', async () => {
    api.use(http.get('*/api/usage/remaining', () => unanswered()));
    const { header } = await openSignedIn();
    expect(header.getByText('Cargando...')).toBeVisible();
  });

  it('says when the server does not answer', async () => {
    api.use(http.get('*/api/status', () => HttpResponse.error()));
    const { header } = await openSignedIn();
    expect(await header.findByTitle('Desconectado del backend')).toBeVisible();
  });

  it('says the same of a server whose API does not run', async () => {
    const answer = { api: { status: 'stopping' }, contact: { email: 'hola@foja.example' } };
    api.use(http.get('*/api/status', () => HttpResponse.json(answer)));
    const { header } = await openSignedIn();
    expect(await header.findByTitle('Desconectado del backend')).toBeVisible();
  });
});

describe('the status bar', () => {
  const statusBar = async () => within((await screen.findByText('v1.0.13')).closest('footer') as HTMLElement);

  it('stands under a guest’s chat with connection, uses and version; the header has no indicators then', async () => {
    openApp('/chatbot');
    const bar = await statusBar();
    expect(await bar.findByText('Conectado')).toBeVisible();
    expect(bar.getByText('3 usos restantes')).toBeVisible();
    expect(within(await banner()).queryByTitle(/backend/)).toBeNull();
  });

  it('stands under the dashboard, and says when the connection is lost', async () => {
    api.use(http.get('*/api/status', () => HttpResponse.error()));
    signIn('Premium');
    openApp('/dashboard');
    const bar = await statusBar();
    expect(await bar.findByText('Desconectado')).toBeVisible();
    expect(bar.getByTitle('Desconectado del backend')).toBeVisible();
    expect(await bar.findByText('7 usos restantes')).toBeVisible();
  });
});

describe('the menu of the signed-in person', () => {
  it('leads to profile, password and dashboard, and logs out to the landing page', async () => {
    api.use(
      http.post('*/api/auth/logout', () => HttpResponse.json({ success: true })),
      http.get('*/api/account', () => HttpResponse.json(buildUser())),
      http.get('*/api/account/sessions', () => HttpResponse.json({ sessions: [] })),
    );
    const { user, path } = await openSignedIn();
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Menú de Ana Gómez' }));
      await user.click(screen.getByRole('menuitem', { name }));
      expect(screen.queryByRole('menu')).toBeNull();
    };
    await choose('Ver Perfil');
    await waitFor(() => expect(path()).toBe('/profile'));
    await choose('Cambiar Contraseña');
    await waitFor(() => expect(path()).toBe('/change-password'));
    await choose('Ir al Dashboard');
    await waitFor(() => expect(path()).toBe('/dashboard'));
    await choose('Cerrar Sesión');
    await waitFor(() => expect(path()).toBe('/'));
    expect(await screen.findAllByRole('link', { name: 'Iniciar Sesión' })).not.toHaveLength(0);
  });
});
