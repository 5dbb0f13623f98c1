import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatQueries } from '../../testing/ask-in-chat.ts';
import { signIn } from '../../testing/factories.ts';
import { openApp } from '../../testing/open-app.tsx';

/** jsdom lays nothing out: no element ever changes its size. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let stop = () => {};
beforeEach(() => vi.stubGlobal('ResizeObserver', StillObserver));
afterEach(() => stop());

async function openPalette(address: string) {
  const app = openApp(address);
  stop = app.stop;
  await screen.findByRole('textbox', { name: 'Tu consulta' });
  await app.user.keyboard('{Control>}k{/Control}');
  return { ...app, input: await screen.findByRole('combobox', { name: 'Ir a, o preguntar' }) };
}

describe('the palette', () => {
  it('leads a guest to a screen by words without accents', async () => {
    const { user, path } = await openPalette('/chatbot');
    expect(screen.getByRole('option', { name: 'Comprobar una constancia' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Estudio' })).toBeNull();
    await user.keyboard('iniciar sesion');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Iniciar Sesión' });
    expect(path()).toBe('/login');
    expect(screen.queryByRole('combobox', { name: 'Ir a, o preguntar' })).toBeNull();
  });

  it('offers the account’s tools and no way to sign in to who is signed in', async () => {
    signIn('Professional');
    await openPalette('/dashboard');
    expect(screen.getByRole('option', { name: 'Bóveda' })).toBeVisible();
    for (const name of ['Estudio', 'Novedades', 'Mis modelos', 'Comprobar una constancia'])
      expect(screen.getByRole('option', { name })).toBeVisible();
    expect(screen.getByRole('option', { name: 'Cerrar Sesión' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Iniciar Sesión' })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Administración' })).toBeNull();
  });

  it('asks what is typed, in a new conversation of the chat that is open', async () => {
    signIn('User');
    const { user } = await openPalette('/dashboard');
    await user.keyboard('se rompió el celular nuevo, qué hago{End}');
    await user.click(await screen.findByRole('option', { name: /Preguntar: «se rompió el celular nuevo/ }));
    await waitFor(() => expect(chatQueries()).toHaveLength(1));
    expect(chatQueries()[0]?.body).toMatchObject({ message: 'se rompió el celular nuevo, qué hago' });
  });

  it('finds nothing by a word that nothing has, and closes with Escape to where one was', async () => {
    const { user } = await openPalette('/chatbot');
    await user.keyboard('zzz');
    expect(await screen.findByText(/Nada se llama así/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Ir a, o preguntar' })).toBeNull());
  });
});
