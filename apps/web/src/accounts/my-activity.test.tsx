import type { MyActivityEntry } from '@foja/contracts/activity';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import * as saving from '../platform/save-file.ts';
import { keepSession } from '../platform/session.ts';
import { api } from '../testing/api.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildSession, buildUser } from '../testing/sessions.ts';

const line = (id: string, part: Partial<MyActivityEntry> = {}): MyActivityEntry => ({
  id,
  at: '2026-11-20T12:00:00.000Z',
  event: 'document_deleted',
  by: 'self',
  details: { documentId: 'd-1', sizeBytes: 1_536 },
  ...part,
});

async function openProfile() {
  api.use(
    http.get('*/api/account', () => HttpResponse.json(buildUser())),
    http.get('*/api/account/sessions', () => HttpResponse.json({ sessions: [] })),
  );
  keepSession(buildSession(), 'browser');
  const app = openApp('/profile');
  const card = await screen.findByRole('region', { name: 'Actividad' });
  return { ...app, card: within(card) };
}

describe('the activity on the profile', () => {
  it('names each event in Spanish with its facts, and what the administration did as its doing', async () => {
    api.use(
      http.get('*/api/account/activity', () =>
        HttpResponse.json({
          entries: [line('2'), line('1', { event: 'role_changed', by: 'administration', details: {} })],
          nextCursor: null,
        }),
      ),
    );
    const { card } = await openProfile();
    const [mine, theirs] = within(await card.findByRole('list', { name: 'Mi actividad' })).getAllByRole('listitem');
    expect(mine).toHaveTextContent('Documento de la bóveda eliminado');
    expect(mine).toHaveTextContent('tamaño: 1,5 KB · identificador: d-1');
    expect(theirs).toHaveTextContent('Rol cambiado');
    expect(theirs).toHaveTextContent('Por la administración');
  });

  it('filters by event, and goes on by the cursor that the server gave', async () => {
    const queries: string[] = [];
    api.use(
      http.get('*/api/account/activity', ({ request }) => {
        const { search, searchParams } = new URL(request.url);
        queries.push(search);
        const isNext = searchParams.has('cursor');
        const event = searchParams.has('event') ? ('document_uploaded' as const) : ('login_succeeded' as const);
        return HttpResponse.json({
          entries: [line(isNext ? '1' : '2', { event, details: {} })],
          nextCursor: isNext ? null : 'after-2',
        });
      }),
    );
    const { card, user } = await openProfile();
    await card.findByText('Inicio de sesión', { selector: 'p' });
    await user.selectOptions(card.getByRole('combobox', { name: 'Evento' }), 'Documento de la bóveda subido');
    expect(await card.findByText('Documento de la bóveda subido', { selector: 'p' })).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Cargar más' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
    expect(card.queryByRole('button', { name: 'Cargar más' })).toBeNull();
    expect(queries).toEqual(['', '?event=document_uploaded', '?event=document_uploaded&cursor=after-2']);
  });

  it('is saved as a file under the filter in force', async () => {
    const saved = { names: [] as string[] };
    vi.spyOn(saving, 'saveFile').mockImplementation((name) => void saved.names.push(name));
    let asked = '';
    api.use(
      http.get('*/api/account/activity.csv', ({ request }) => {
        asked = new URL(request.url).search;
        return new HttpResponse('fecha_utc', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    const { card, user } = await openProfile();
    await user.selectOptions(card.getByRole('combobox', { name: 'Evento' }), 'Documento de la bóveda descargado');
    expect(await card.findByText('No hay hechos que coincidan.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(saved.names).toHaveLength(1));
    expect(saved.names[0]).toMatch(/^foja-mi-actividad-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(asked).toBe('?event=document_downloaded');
  });

  it('says when it cannot be read, and tries again', async () => {
    let broken = true;
    api.use(
      http.get('*/api/account/activity', () =>
        broken
          ? HttpResponse.json({ error: 'internal', message: 'x' }, { status: 500 })
          : HttpResponse.json({ entries: [], nextCursor: null }),
      ),
    );
    const { card, user } = await openProfile();
    const again = await card.findByRole('button', { name: 'Probar de nuevo' });
    broken = false;
    await user.click(again);
    expect(await card.findByText('Todavía no hay actividad.')).toBeVisible();
  });
});
