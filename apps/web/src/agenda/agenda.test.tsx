import type { AgendaEntry } from '@foja/contracts/agenda';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, asked, remember } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';

const today = '2026-11-27';
const entry = (part: Partial<AgendaEntry> = {}): AgendaEntry => ({
  id: '0b9b8a36-3f43-4c6b-9d6b-0d1b6a6d1f11',
  matterId: null,
  kind: 'hearing',
  state: 'pending',
  day: '2026-11-30',
  time: '10:30',
  title: 'Vista de causa',
  notes: '',
  responsible: null,
  reminds: true,
  deadline: null,
  version: 3,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...part,
});
const listing = (entries: AgendaEntry[]) => http.get('*/api/agenda', () => HttpResponse.json({ today, entries }));

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
    listing([entry()]),
    http.get('*/api/matters', () => HttpResponse.json({ matters: [], total: 0, opened: 0, limit: 1 })),
    http.get('*/api/calculators/catalogue', () =>
      HttpResponse.json({ jurisdictions: [], deadlines: [], claims: [], causes: [], calendars: [] }),
    ),
    http.get('*/api/agenda/entries/:id', () => HttpResponse.json(entry())),
  );
});

describe('the agenda', () => {
  it('says that it could not be read, and reads again', async () => {
    api.use(http.get('*/api/agenda', () => HttpResponse.json({ error: 'internal', message: 'no' }, { status: 500 })));
    const { user } = openApp('/dashboard/agenda');
    expect(await screen.findByText('No se pudo leer la agenda.')).toBeVisible();
    api.use(listing([]));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No hay nada pendiente')).toBeVisible();
  });

  it('keeps what was written when somebody saved the entry meanwhile, and saves over it only when told', async () => {
    const versions: number[] = [];
    api.use(
      http.put('*/api/agenda/entries/:id', async ({ request }) => {
        const { version } = (await request.json()) as { version: number };
        versions.push(version);
        if (version > 3) return HttpResponse.json(entry({ version: 5, title: 'La mía' }));
        const current = entry({ version: 4, title: 'La de otro' });
        return HttpResponse.json({ error: 'item_changed', message: 'Cambió.', details: { current } }, { status: 409 });
      }),
    );
    const { user, search } = openApp(`/dashboard/agenda?e=${entry().id}`);
    const title = await screen.findByRole('textbox', { name: /^Título/ });
    await user.clear(title);
    await user.type(title, 'La mía');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/«La de otro»/)).toBeVisible();
    expect(title).toHaveValue('La mía');
    await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(search().e).toBeUndefined());
    expect(versions).toEqual([3, 4]);
  });

  it('tells the days that the server changed, until they are seen', async () => {
    const notice = {
      id: entry().id,
      entryId: entry().id,
      title: 'Apelar',
      kind: 'moved',
      from: '2026-11-27',
      to: '2026-11-30',
      at: '2026-11-27T12:00:00.000Z',
    };
    const summary = { today, expired: 2, dueToday: 1, dueSoon: 0, notices: [notice] };
    api.use(
      http.get('*/api/agenda/summary', () => HttpResponse.json(summary)),
      http.post('*/api/agenda/notices/seen', async ({ request }) => {
        await remember(request);
        return HttpResponse.json({ ...summary, notices: [] });
      }),
    );
    const { user } = openApp('/dashboard/agenda');
    expect(await screen.findByText(/se corre del viernes 27 de noviembre de 2026 al lunes 30/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByText(/se corre del/)).toBeNull());
    expect(asked.at(-1)).toMatchObject({ path: '/api/agenda/notices/seen', body: { ids: [notice.id] } });
  });

  it('opens a week and a month by their address, and moves by the keyboard while the calendar has the focus', async () => {
    const { user, search } = openApp('/dashboard/agenda?vista=semana&fecha=2026-11-27');
    expect(await screen.findByText('lunes 23 de noviembre')).toBeVisible();
    expect(screen.getByRole('heading', { name: /viernes 27 de noviembre/ })).toBeVisible();
    screen.getByRole('region', { name: /^Agenda: flechas/ }).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(search()).toMatchObject({ vista: 'semana', fecha: '2026-12-04' }));
    await user.click(screen.getByRole('radio', { name: 'Mes' }));
    expect(await screen.findByRole('link', { name: /^lunes 30 de noviembre de 2026: 1 entrada$/ })).toBeInTheDocument();
  });
});
