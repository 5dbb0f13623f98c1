import type { UsersResponse } from '@foja/contracts/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '../testing/admin-api.ts';
import { api } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';

const eva = buildUser();
const boss = buildUser({
  id: '5b1f7f0e-4444-4a51-8a62-0d1b6a6d1f11',
  email: 'jefa@estudio.example',
  firstName: 'Rosa',
  lastName: 'Paz',
  role: 'SuperAdmin',
  used: 3,
  limit: 999_999,
});
const self = buildUser({
  id: '5b1f7f0e-5555-4a51-8a62-0d1b6a6d1f11',
  email: 'ana@estudio.example',
  firstName: 'Ana',
  lastName: 'Gómez',
  role: 'Admin',
});

/** What the list was asked for, one entry a call. */
let asked: Record<string, string>[];
/** What was done: path and body. */
let done: [string, unknown][];

beforeEach(() => {
  asked = [];
  done = [];
  stubMedia({ wide: true });
  api.use(
    http.get('*/api/admin/users', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const answer: UsersResponse = {
        users: query.search === 'nadie' ? [] : [eva, boss, self],
        total: query.search === 'nadie' ? 0 : 57,
        page: Number(query.page),
        pageSize: 20,
      };
      return HttpResponse.json(answer);
    }),
    http.post('*/api/:domain/*', async ({ request }) => {
      const text = await request.text();
      done.push([new URL(request.url).pathname, text ? JSON.parse(text) : null]);
      return HttpResponse.json({ success: true, message: 'Hecho.' });
    }),
  );
});

const refuse = (message: string) =>
  api.use(http.post('*/api/admin/users/*', () => HttpResponse.json({ error: 'conflict', message }, { status: 409 })));

async function openUsers(address = '/admin/users', role: 'Admin' | 'SuperAdmin' = 'Admin') {
  signIn(role);
  const app = openApp(address);
  await screen.findByText('eva@estudio.example');
  const choose = async (who: string, action: RegExp) => {
    await app.user.click(screen.getByRole('button', { name: `Acciones para ${who}` }));
    await app.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...app, choose };
}

describe('the list of users', () => {
  it('searches once the person has stopped typing, and the address remembers it', async () => {
    const { user, search } = await openUsers();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'ruiz');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'ruiz', page: '1' }));
    expect(asked.map((query) => query.search)).toEqual([undefined, 'ruiz']);
    expect(search()).toEqual({ search: 'ruiz' });
  });

  it('filters, sorts and pages as the address says, and a change of filter leads to the first page', async () => {
    const { user, search } = await openUsers('/admin/users?role=User&sort=lastName&order=asc&page=2');
    expect(asked[0]).toMatchObject({ role: 'User', sort: 'lastName', order: 'asc', page: '2' });
    expect(screen.getByText('21–40 de 57 usuarios')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: '3' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Bloqueada');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'locked', role: 'User', page: '1' }));
    expect(search()).toEqual({ role: 'User', status: 'locked', sort: 'lastName', order: 'asc' });
  });

  it('takes what is no good in an address as not there', async () => {
    await openUsers('/admin/users?role=King&sort=password&page=-1&search=%20');
    expect(asked[0]).toEqual({ sort: 'createdAt', order: 'desc', page: '1', pageSize: '20' });
  });

  it('sorts by a header, turns round on a second press, and says so to a screen reader', async () => {
    const { user } = await openUsers();
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('Alta')).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Nombre' }));
    await waitFor(() => expect(header('Nombre')).toHaveAttribute('aria-sort', 'ascending'));
    expect(header('Alta')).toHaveAttribute('aria-sort', 'none');
    await user.click(screen.getByRole('button', { name: 'Nombre' }));
    await waitFor(() => expect(header('Nombre')).toHaveAttribute('aria-sort', 'descending'));
    expect(asked.at(-1)).toMatchObject({ sort: 'lastName', order: 'desc' });
  });

  it('says when nobody matches, and takes the filters away', async () => {
    const { user, search } = await openUsers();
    await user.type(screen.getByRole('searchbox'), 'nadie');
    await user.click(await screen.findByRole('button', { name: 'Quitar los filtros' }));
    expect(await screen.findByText('eva@estudio.example')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(search()).toEqual({});
  });

  it('is a card for each on a phone, with the same actions, and the order in a list', async () => {
    stubMedia({ wide: false });
    const { user } = await openUsers();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const card = within(screen.getByRole('list', { name: 'Usuarios' })).getAllByRole('listitem')[0]!;
    expect(card).toHaveTextContent('Eva Ruiz');
    expect(card).toHaveTextContent('7 de 10');
    expect(within(card).getByRole('button', { name: 'Acciones para Eva Ruiz' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Usos');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'used', order: 'desc' }));
  });
});

describe('what is done to a user', () => {
  it('a change of role names the person and the effect, and is asked for before it happens', async () => {
    const { user, choose } = await openUsers();
    await choose('Eva Ruiz', /Cambiar rol/);
    const dialog = await screen.findByRole('dialog', { name: 'Cambiar rol' });
    expect(dialog).toHaveTextContent('Eva Ruiz (eva@estudio.example) tiene ahora Free.');
    expect(within(dialog).getByRole('button', { name: 'Cambiar rol' })).toBeDisabled();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Rol nuevo' }), 'Premium');
    expect(dialog).toHaveTextContent('Eva Ruiz va a tener, desde su próxima acción: 100 usos');
    expect(within(dialog).getByRole('option', { name: 'SuperAdmin (solo un SuperAdmin)' })).toBeDisabled();
    expect(done).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Pasar a Premium' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(done).toEqual([[`/api/admin/users/${eva.id}/role`, { role: 'Premium' }]]);
    expect(await screen.findByText('Eva Ruiz ahora tiene Premium.')).toBeVisible();
    // The list is read again.
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('a lock takes its reason along', async () => {
    const { user, choose } = await openUsers();
    await choose('Eva Ruiz', /Bloquear cuenta/);
    await user.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'abuso');
    await user.click(screen.getByRole('button', { name: 'Bloquear cuenta' }));
    expect(await screen.findByText('La cuenta de Eva Ruiz quedó bloqueada.')).toBeVisible();
    expect(done).toEqual([[`/api/admin/users/${eva.id}/lock`, { reason: 'abuso' }]]);
  });

  it('uses are reset by the address of the account, after asking', async () => {
    const { user, choose } = await openUsers();
    await choose('Eva Ruiz', /Reiniciar usos/);
    expect(await screen.findByText(/lleva 7 de 10 usos/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reiniciar usos' }));
    expect(await screen.findByText('Los usos de Eva Ruiz volvieron a cero.')).toBeVisible();
    expect(done).toEqual([['/api/usage/reset/eva%40estudio.example', null]]);
  });

  it('nothing happens when it is called off', async () => {
    const { user, choose } = await openUsers();
    await choose('Eva Ruiz', /Bloquear cuenta/);
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(done).toEqual([]);
  });

  it('a refusal of the server is said in its words, and the dialog stays', async () => {
    const { user, choose } = await openUsers('/admin/users', 'SuperAdmin');
    refuse('Es la última cuenta SuperAdmin: antes nombrá a otra.');
    await choose('Rosa Paz', /Bloquear cuenta/);
    await user.click(await screen.findByRole('button', { name: 'Bloquear cuenta' }));
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Es la última cuenta SuperAdmin: antes nombrá a otra.',
    );
    expect(within(dialog).getByRole('button', { name: 'Bloquear cuenta' })).toBeEnabled();
  });

  it('an Admin sees why a SuperAdmin cannot be touched, and cannot', async () => {
    const { user } = await openUsers();
    await user.click(screen.getByRole('button', { name: 'Acciones para Rosa Paz' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items).toHaveLength(5);
    for (const item of items) {
      expect(item).toHaveAttribute('aria-disabled', 'true');
      expect(item).toHaveTextContent('Solo un SuperAdmin puede hacerlo con otro SuperAdmin');
      await user.click(item);
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('nobody is offered to demote or lock themselves, nor to confirm what is confirmed', async () => {
    const { user } = await openUsers();
    await user.click(screen.getByRole('button', { name: 'Acciones para Ana Gómez' }));
    const reasons = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(reasons).toEqual([
      'Cambiar rolNo podés cambiar tu propio rol',
      'Bloquear cuentaNo podés bloquear tu propia cuenta',
      'Reiniciar usos',
      'Reenviar confirmaciónEl email ya está confirmado',
      'Quitar verificación en dos pasosLa tuya se desactiva desde tu perfil',
    ]);
  });
});
