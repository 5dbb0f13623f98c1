import type { ApiKey, CreatedApiKey } from '@foja/contracts/api-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { keepSession } from '../../platform/session.ts';
import { api } from '../../testing/api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession, buildUser } from '../../testing/sessions.ts';

const sent: { method: string; path: string; body: unknown }[] = [];
const answering = (method: 'get' | 'post' | 'delete', path: string, body: object, status = 200) =>
  api.use(
    http[method](`*${path}`, async ({ request }) => {
      const text = await request.text();
      sent.push({ method, path: new URL(request.url).pathname, body: text ? JSON.parse(text) : null });
      return HttpResponse.json(body, { status });
    }),
  );
const changes = () => sent.filter(({ method }) => method !== 'get');

const key: ApiKey = {
  id: '33333333-3333-4333-8333-333333333333',
  name: 'Sistema del estudio',
  scopes: ['buscar', 'calcular'],
  hint: 'wxyz',
  createdAt: '2026-11-18T12:00:00.000Z',
  expiresAt: '2027-02-16T12:00:00.000Z',
  lastUsedAt: null,
  state: 'working',
};
const made: CreatedApiKey = { ...key, key: 'foja_unica-vez-wxyz' };
const keysPath = '/api/account/api-keys';

beforeEach(() => {
  sent.length = 0;
  answering('get', '/api/account', buildUser());
  answering('get', '/api/account/sessions', { sessions: [] });
});

async function openCard() {
  keepSession(buildSession(), 'browser');
  const { user } = openApp('/profile');
  const card = within(await screen.findByRole('region', { name: 'Claves de API' }));
  return { user, card };
}

it('says that the plan has none, and offers none', async () => {
  answering('get', keysPath, { isIncluded: false, keys: [] });
  const { card } = await openCard();
  expect(await card.findByText(/parte de los planes Professional y Premium/)).toBeVisible();
  expect(card.queryByRole('button', { name: 'Crear clave' })).toBeNull();
});

it('says that keys of a plan that ended do nothing, and lets them be revoked', async () => {
  answering('get', keysPath, { isIncluded: false, keys: [key] });
  const { card } = await openCard();
  expect(await card.findByText(/no funcionan hasta que vuelva a incluirlas/)).toBeVisible();
  expect(card.getByRole('button', { name: 'Revocar Sistema del estudio' })).toBeEnabled();
});

it('says what could not be read, and reads it again', async () => {
  answering('get', keysPath, { error: 'internal', message: 'Se cayó.' }, 500);
  const { user, card } = await openCard();
  expect(await card.findByText('Se cayó.')).toBeVisible();
  answering('get', keysPath, { isIncluded: true, keys: [] });
  await user.click(card.getByRole('button', { name: 'Probar de nuevo' }));
  expect(await card.findByText('Todavía no creaste ninguna clave')).toBeVisible();
});

it('asks for a name and a scope, tells what the server refuses, and shows the new key once', async () => {
  answering('get', keysPath, { isIncluded: true, keys: [] });
  const { user, card } = await openCard();
  await user.click(await card.findByRole('button', { name: 'Crear clave' }));
  const form = within(await screen.findByRole('dialog', { name: 'Crear clave' }));
  await user.click(form.getByRole('button', { name: 'Crear clave' }));
  expect(form.getByText('Poné un nombre a la clave.')).toBeVisible();
  expect(form.getByText('Elegí al menos un permiso.')).toBeVisible();
  expect(changes()).toEqual([]);
  answering('post', keysPath, { error: 'conflict', message: 'Ya hay 10 claves en uso.' }, 409);
  await user.type(form.getByRole('textbox', { name: /^Nombre/ }), 'Sistema del estudio');
  await user.click(form.getByRole('checkbox', { name: /^Buscar/ }));
  await user.click(form.getByRole('button', { name: 'Crear clave' }));
  expect(await form.findByText('Ya hay 10 claves en uso.')).toBeVisible();
  answering('post', keysPath, made, 201);
  answering('get', keysPath, { isIncluded: true, keys: [key] });
  await user.click(form.getByRole('button', { name: 'Crear clave' }));
  expect(changes().at(-1)?.body).toEqual({ name: 'Sistema del estudio', scopes: ['buscar'], expiresInDays: 90 });
  const shown = within(await screen.findByRole('dialog', { name: 'Clave «Sistema del estudio»' }));
  expect(shown.getByText(made.key)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Ya la guardé' }));
  expect(await card.findByText('foja_…wxyz')).toBeVisible();
  expect(screen.queryByText(made.key)).toBeNull();
});

it('shows the calls of a key, and revokes one or all after asking', async () => {
  answering('get', keysPath, { isIncluded: true, keys: [key] });
  answering('get', `${keysPath}/:id/calls`, {
    calls: [{ at: '2026-11-19T12:00:00.000Z', call: 'POST /Rag/rag-query', status: 429 }],
  });
  answering('delete', `${keysPath}/:id`, { success: true, message: 'Clave revocada.' });
  answering('delete', keysPath, { success: true, message: 'Se revocaron todas las claves.' });
  const { user, card } = await openCard();
  await user.click(await card.findByRole('button', { name: 'Ver las llamadas de Sistema del estudio' }));
  const calls = within(await screen.findByRole('dialog', { name: /^Llamadas de/ }));
  expect(await calls.findByText('POST /Rag/rag-query')).toBeVisible();
  expect(calls.getByText('429')).toBeVisible();
  await user.click(calls.getByRole('button', { name: 'Cerrar' }));
  await user.click(card.getByRole('button', { name: 'Revocar Sistema del estudio' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }));
  expect(changes()).toEqual([]);
  for (const [opener, confirm] of [
    ['Revocar Sistema del estudio', 'Revocar'],
    ['Revocar todas', 'Revocar todas'],
  ] as const) {
    await user.click(card.getByRole('button', { name: opener }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }));
  }
  await waitFor(() => expect(changes().map(({ path }) => path)).toEqual([`${keysPath}/${key.id}`, keysPath]));
});
