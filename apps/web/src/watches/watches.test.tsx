import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, asked, remember } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';

const id = '0b9b8a36-3f43-4c6b-9d6b-0d1b6a6d1f11';
const novelty = {
  id,
  kind: 'article-changed',
  subject: 'art. 245 LCT',
  source: 'lct:245',
  text: '',
  url: null,
  day: '2026-11-27',
  touched: [{ kind: 'writing', id, title: 'Demanda' }],
  readAt: null,
};
const own = {
  watches: [{ id, kind: 'words', term: 'salario mínimo', createdAt: '2026-11-27T12:00:00.000Z' }],
  gazette: { day: '2026-11-27', state: 'unreachable', at: '2026-11-27T12:00:00.000Z' },
  mailDigest: false,
};

/** What a switch measures itself with. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
  signIn('User');
  api.use(
    http.get('*/api/novelties', () => HttpResponse.json({ novelties: [novelty], unread: 1 })),
    http.get('*/api/watches', () => HttpResponse.json(own)),
  );
});

describe('the novelties', () => {
  it('that cannot be read say so, and so does a gazette that cannot be reached', async () => {
    api.use(
      http.get('*/api/novelties', () => HttpResponse.json({ error: 'internal', message: 'no' }, { status: 500 })),
    );
    openApp('/dashboard/agenda/novedades');
    expect(await screen.findByText('No se pudieron leer las novedades.')).toBeVisible();
    expect(await screen.findByText(/su sitio no respondió. Se vuelve a intentar cada hora/)).toBeVisible();
  });

  it('say what they touch, and are marked as read', async () => {
    api.use(
      http.post('*/api/novelties/read', async ({ request }) => {
        await remember(request);
        return HttpResponse.json({ novelties: [{ ...novelty, readAt: '2026-11-27T12:00:00.000Z' }], unread: 0 });
      }),
    );
    const { user } = openApp('/dashboard/agenda/novedades');
    expect(await screen.findByRole('link', { name: 'Novedades 1 sin leer' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Demanda' })).toHaveAttribute('href', `/dashboard/redaccion/${id}`);
    await user.click(screen.getByRole('button', { name: 'Marcar como leída: art. 245 LCT' }));
    await waitFor(() => expect(screen.queryByText('Nueva')).toBeNull());
    expect(asked.at(-1)?.body).toEqual({ ids: [id], read: true });
  });

  it('a watch that is refused keeps what was typed, with the server’s reason beside it', async () => {
    const message = 'Ya seguís eso.';
    api.use(http.post('*/api/watches', () => HttpResponse.json({ error: 'conflict', message }, { status: 409 })));
    const { user } = openApp('/dashboard/agenda/novedades');
    await user.type(await screen.findByRole('textbox', { name: 'Cuál' }), 'salario mínimo');
    await user.click(screen.getByRole('button', { name: 'Seguir' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Cuál' })).toHaveValue('salario mínimo');
  });

  it('a watch that is not let go says so in passing, and one that was is followed again when told', async () => {
    let watched = own;
    api.use(
      http.get('*/api/watches', () => HttpResponse.json(watched)),
      http.delete('*/api/watches/:id', () => HttpResponse.json({ error: 'internal', message: 'no' }, { status: 500 })),
      http.post('*/api/watches', async ({ request }) => {
        await remember(request);
        watched = own;
        return HttpResponse.json(own.watches[0], { status: 201 });
      }),
    );
    const { user } = openApp('/dashboard/agenda/novedades');
    const letGo = { name: 'Dejar de seguir: salario mínimo' };
    await user.click(await screen.findByRole('button', letGo));
    expect(await screen.findByText('No se pudo dejar de seguir «salario mínimo».')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Cuál' })).not.toBeInvalid();
    api.use(
      http.delete('*/api/watches/:id', () => {
        watched = { ...own, watches: [] };
        return HttpResponse.json(watched);
      }),
    );
    await user.click(screen.getByRole('button', letGo));
    await waitFor(() => expect(screen.queryByRole('button', letGo)).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('button', letGo)).toBeVisible();
    expect(asked.at(-1)?.body).toEqual({ kind: 'words', term: 'salario mínimo' });
  });
});
