import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logOut } from '../accounts/log-out.ts';
import { keepSessionAlive } from '../platform/keep-session-alive.ts';
import { currentSession, forgetReadSession, keepSession } from '../platform/session.ts';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildSession, buildUser, openOtherTab, sessionAnswer } from '../testing/sessions.ts';
import { followSession } from './follow-session.ts';
import { requireRole } from './guards.ts';

const past = () => new Date(Date.now() - 1_000).toISOString();
let stop: (() => void)[] = [];
afterEach(() => {
  for (const each of stop) each();
  stop = [];
});

const accountHandlers = [
  http.get('*/api/account', () => HttpResponse.json(buildUser())),
  http.get('*/api/account/sessions', () => HttpResponse.json({ sessions: [] })),
];

describe('a screen for signed-in people', () => {
  it('sends somebody signed out to the login page, which leads back', async () => {
    const { path, search } = openApp('/change-password');
    await screen.findByRole('heading', { name: 'Iniciar Sesión' });
    expect(path()).toBe('/login');
    expect(search()).toMatchObject({ returnUrl: '/change-password' });
  });

  it('waits for a session that is being restored, without a flash of the login page', async () => {
    keepSession(buildSession({ expiresAt: past() }), 'browser');
    forgetReadSession();
    let release: (() => void) | undefined;
    api.use(
      http.post(
        '*/api/auth/refresh-token',
        () =>
          new Promise<Response>((resolve) => {
            release = () => resolve(HttpResponse.json(sessionAnswer()));
          }),
      ),
    );
    const asksForLogin = vi.fn();
    const observer = new MutationObserver(() => {
      if (document.body.textContent?.includes('Iniciar Sesión')) asksForLogin();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const { path } = openApp('/change-password');
    await waitFor(() => expect(release).toBeDefined());
    release?.();
    await screen.findByRole('heading', { name: 'Cambiar Contraseña' });
    observer.disconnect();
    expect(path()).toBe('/change-password');
    expect(asksForLogin).not.toHaveBeenCalled();
  });

  it('sends away, with the reason, when the session expires while it is open', async () => {
    keepSession(buildSession(), 'browser');
    api.use(...accountHandlers);
    const { path, search, user } = openApp('/change-password');
    await screen.findByRole('heading', { name: 'Cambiar Contraseña' });
    const refuse = () => HttpResponse.json({ error: 'invalid_token', message: 'x' }, { status: 401 });
    api.use(http.post('*/api/auth/change-password', refuse), http.post('*/api/auth/refresh-token', refuse));
    await user.type(screen.getByLabelText(/^Contraseña actual/), 'Secreta1');
    await user.type(screen.getByLabelText(/^Nueva contraseña/), 'Secreta22');
    await user.type(screen.getByLabelText(/^Confirmar/), 'Secreta22{Enter}');
    await screen.findByRole('heading', { name: 'Iniciar Sesión' });
    expect(path()).toBe('/login');
    expect(search()).toMatchObject({
      returnUrl: '/change-password',
      message: 'Tu sesión venció. Iniciá sesión de nuevo.',
    });
  });

  it('sends away when another tab logs out, and back when another tab logs in', async () => {
    const otherTab = openOtherTab();
    stop = [keepSessionAlive(), otherTab.close];
    const { user, refreshToken } = buildSession();
    keepSession(buildSession(), 'browser');
    const { path } = openApp('/change-password');
    await screen.findByRole('heading', { name: 'Cambiar Contraseña' });
    otherTab.tell({ kind: 'signed-out', reason: 'logout', email: user.email, refreshToken });
    await screen.findByRole('heading', { name: 'Iniciar Sesión' });
    expect(path()).toBe('/login');
    otherTab.tell({ kind: 'signed-in', session: buildSession(), place: 'tab' });
    await screen.findByRole('heading', { name: 'Cambiar Contraseña' });
    expect(path()).toBe('/change-password');
  });
});

describe('a screen for a role', () => {
  function openAdministration() {
    const root = createRootRoute();
    const admin = createRoute({
      getParentRoute: () => root,
      path: '/admin',
      beforeLoad: requireRole('administration'),
    });
    const others = ['/dashboard', '/login'].map((path) => createRoute({ getParentRoute: () => root, path }));
    const history = createMemoryHistory({ initialEntries: ['/admin'] });
    return createRouter({ routeTree: root.addChildren([admin, ...others]), history });
  }

  it.each([
    ['User', '/dashboard'],
    ['Professional', '/dashboard'],
    ['Premium', '/dashboard'],
    ['Admin', '/admin'],
    ['SuperAdmin', '/admin'],
  ] as const)('lets %s go to %s', async (role, path) => {
    signIn(role);
    const router = openAdministration();
    await router.load();
    expect(router.state.location.pathname).toBe(path);
  });

  it('sends somebody signed out to the login page', async () => {
    const router = openAdministration();
    await router.load();
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.search).toMatchObject({ returnUrl: '/admin' });
  });
});

describe('logging out', () => {
  it('tells the server and the other tabs, and does not depend on either', async () => {
    const otherTab = openOtherTab();
    stop = [otherTab.close];
    const session = buildSession();
    keepSession(session, 'browser');
    const authorizations: (string | null)[] = [];
    api.use(
      http.post('*/api/auth/logout', ({ request }) => {
        authorizations.push(request.headers.get('authorization'));
        return HttpResponse.json({ error: 'internal' }, { status: 500 });
      }),
    );
    await logOut();
    expect(currentSession()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(authorizations).toEqual([`Bearer ${session.token}`]);
    await waitFor(() =>
      expect(otherTab.heard).toContainEqual(expect.objectContaining({ kind: 'signed-out', reason: 'logout' })),
    );
  });

  it('ends the session on the server also when its access token has ended by itself', async () => {
    const session = buildSession();
    keepSession(session, 'browser');
    const authorizations: (string | null)[] = [];
    api.use(
      http.post('*/api/auth/logout', ({ request }) => {
        authorizations.push(request.headers.get('authorization'));
        return authorizations.length === 1
          ? HttpResponse.json({ error: 'invalid_token', message: '' }, { status: 401 })
          : HttpResponse.json({ success: true, message: '' });
      }),
      http.post('*/api/auth/refresh-token', () => HttpResponse.json({ success: true, ...session, token: 'renewed' })),
    );
    await logOut();
    expect(authorizations).toEqual([`Bearer ${session.token}`, 'Bearer renewed']);
    // What was renewed only to say goodbye is not kept.
    expect(currentSession()).toBeNull();
  });

  it('leaves nothing that had been read for the account', async () => {
    keepSession(buildSession(), 'browser');
    const client = new QueryClient();
    client.setQueryData(['account', 'ana@estudio.example'], buildUser());
    const invalidate = vi.fn(async () => undefined);
    stop = [followSession({ invalidate } as never, client)];
    api.use(http.post('*/api/auth/logout', () => HttpResponse.json({ success: true, message: 'x' })));
    await logOut();
    await waitFor(() => expect(client.getQueryCache().getAll()).toHaveLength(0));
    expect(invalidate).not.toHaveBeenCalled();
  });
});
