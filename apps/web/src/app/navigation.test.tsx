import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

let stop = () => {};
afterEach(() => stop());

function open(address: string) {
  const app = openApp(address);
  stop = app.stop;
  return app;
}

describe('moving from screen to screen', () => {
  it('takes the keyboard to the content of the new one, but not on the first', async () => {
    const { user } = open('/');
    await screen.findByRole('heading', { level: 1 });
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Privacidad' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it.each([
    ['/', 'Foja · Plataforma legal'],
    ['/chatbot', 'Consulta legal · Foja'],
    ['/login', 'Iniciar Sesión · Foja'],
    ['/register', 'Crear cuenta · Foja'],
    ['/forgot-password', 'Recuperar contraseña · Foja'],
    ['/trial', 'Prueba de Premium · Foja'],
    ['/legal/privacy', 'Privacidad · Foja'],
    ['/legal/terms', 'Términos · Foja'],
    ['/legal/disclaimer', 'Aviso legal · Foja'],
  ])('names %s in the window: %s', async (address, title) => {
    open(address);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it.each([
    ['/dashboard', 'Dashboard · Foja'],
    ['/dashboard/usage', 'Uso · Foja'],
    ['/anonymization-tool', 'Anonimización · Foja'],
    ['/change-password', 'Cambiar Contraseña · Foja'],
    ['/upload', 'Bóveda · Foja'],
  ])('names %s for somebody signed in: %s', async (address, title) => {
    signIn('User');
    open(address);
    await waitFor(() => expect(document.title).toBe(title));
  });
});

describe('from the chat to the dashboard', () => {
  it('sets openChatbot before the redirect, and the dashboard consumes it: the keyboard is in its chat', async () => {
    signIn('User');
    const { router } = open('/chatbot');
    await screen.findByText('En qué puedo ayudarte hoy?');
    const flags: (string | null)[] = [];
    const unsubscribe = router.subscribe('onBeforeLoad', () => flags.push(localStorage.getItem('openChatbot')));
    // Somebody signed in has nothing to do at the login page: its guard leads to the dashboard.
    await router.navigate({ to: '/login' });
    await waitFor(() => expect(screen.getByLabelText('Tu consulta')).toHaveFocus());
    unsubscribe();
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(flags).toContain('true');
    expect(localStore.get(storageKeys.openChatbot)).toBeNull();
  });

  it('leaves the flag alone on every other way to the dashboard', async () => {
    signIn('User');
    const { router } = open('/');
    await screen.findByText(/Bienvenido de vuelta/);
    await router.navigate({ to: '/dashboard' });
    await screen.findByText('En qué puedo ayudarte hoy?');
    expect(localStore.get(storageKeys.openChatbot)).toBeNull();
    expect(screen.getByLabelText('Tu consulta')).not.toHaveFocus();
  });
});

describe('/upload', () => {
  it('sends somebody signed out to the login page, which leads back', async () => {
    const { path, search } = open('/upload');
    await screen.findByRole('heading', { name: 'Iniciar Sesión' });
    expect(path()).toBe('/login');
    expect(search()).toMatchObject({ returnUrl: '/upload' });
  });

  it('says Coming Soon, that the Professional plan has it, and leads home', async () => {
    signIn('User');
    const { user, path } = open('/upload');
    expect(await screen.findByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible();
    expect(screen.getByText(/disponible en el plan Professional/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Volver al inicio' }));
    await screen.findByText(/Bienvenido de vuelta/);
    expect(path()).toBe('/');
  });
});

const secret = 'TypeError: x of undefined at chunk-1a2b.js';

function Breaking() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error(secret);
  return (
    <main>
      <label>
        Hechos del caso
        <textarea defaultValue="Compré una heladera." />
      </label>
      <label>
        Contraseña
        <input type="password" defaultValue="Expediente-2026" />
      </label>
      <button type="button" onClick={() => setBroken(true)}>
        Romper
      </button>
    </main>
  );
}

describe('a screen that breaks', () => {
  it('gives back what was typed, but no password, and offers ways on without a technical word', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <ErrorBoundary>
        <Breaking />
      </ErrorBoundary>,
    );
    fireEvent.change(screen.getByLabelText('Hechos del caso'), {
      target: { value: 'Me vendieron una heladera rota.' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Romper' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByLabelText('Hechos del caso')).toHaveValue('Me vendieron una heladera rota.');
    expect(document.body.innerHTML).not.toContain('Expediente-2026');
    expect(document.body.textContent).not.toContain(secret);
    expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  });

  it('leaves the header and offers to try again, which shows the screen anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let breaks = true;
    const { router } = open('/');
    await screen.findByRole('heading', { level: 1 });
    const trial = router.routesByPath['/trial'] as unknown as { options: { component: unknown } };
    const whole = trial.options.component;
    const Unsteady = lazy(async () => ({
      default: () => {
        if (breaks) throw new Error(secret);
        return <main id="content">Entera</main>;
      },
    }));
    trial.options.component = () => (
      <Suspense>
        <Unsteady />
      </Suspense>
    );
    try {
      await router.navigate({ to: '/trial' });
      const retry = await screen.findByRole('button', { name: 'Reintentar' });
      expect(screen.getByRole('link', { name: 'Foja, inicio' })).toBeVisible();
      expect(document.body.textContent).not.toContain(secret);
      breaks = false;
      fireEvent.click(retry);
      expect(await screen.findByText('Entera')).toBeVisible();
    } finally {
      trial.options.component = whole;
    }
  });
});
