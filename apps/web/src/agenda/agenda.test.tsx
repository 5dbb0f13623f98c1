import type { AgendaEntry } from '@foja/contracts/agenda';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, asked, remember } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { buildMatter, mattersWith } from '../testing/matters-api.ts';
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
const ana = { accountId: '5f3d7a1e-6b1c-4e0e-9d43-1f2f5d0f9a11', name: 'Ana Gómez' };
const luis = { accountId: '5f3d7a1e-6b1c-4e0e-9d43-1f2f5d0f9a12', name: 'Luis Paz' };
const listing = (entries: AgendaEntry[]) =>
  http.get('*/api/agenda', () => HttpResponse.json({ today, me: ana.accountId, entries }));

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
        const current = entry({ version: 4, title: 'La de otro', state: 'suspended' });
        return HttpResponse.json({ error: 'item_changed', message: 'Cambió.', details: { current } }, { status: 409 });
      }),
    );
    const { user, search } = openApp(`/dashboard/agenda?e=${entry().id}`);
    const title = await screen.findByRole('textbox', { name: /^Título/ });
    await user.clear(title);
    await user.type(title, 'La mía');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Guardado: «La de otro»')).toBeVisible();
    expect(screen.getByText('Lo tuyo: «La mía»')).toBeVisible();
    expect(screen.getByText('Guardado: Suspendido')).toBeVisible();
    expect(screen.getByText('Igual en las dos: Sin causa')).toBeVisible();
    expect(title).toHaveValue('La mía');
    await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(search().e).toBeUndefined());
    expect(versions).toEqual([3, 4]);
  });

  it('keeps the causa of an entry, archived as it is or unread, and offers only those in which one may write', async () => {
    const archived = buildMatter({ title: 'La archivada', archivedAt: entry().createdAt }, 1);
    const stand = mattersWith(
      buildMatter({ title: 'La mía' }, 2),
      buildMatter({ title: 'De cliente', role: 'cliente' }, 3),
    );
    api.use(
      http.get('*/api/agenda/entries/:id', () =>
        HttpResponse.json(entry({ matterId: archived.id, responsible: luis })),
      ),
      http.get(`*/api/matters/${archived.id}`, () =>
        HttpResponse.json({ error: 'internal', message: 'no' }, { status: 500 }),
      ),
      http.put('*/api/agenda/entries/:id', async ({ request }) => {
        await remember(request);
        return HttpResponse.json(entry());
      }),
      ...stand.handlers,
    );
    const { user, search, client } = openApp(`/dashboard/agenda?e=${entry().id}`);
    const matter = await screen.findByRole('combobox', { name: 'Causa' });
    const labels = (select: HTMLElement) => [...(select as HTMLSelectElement).options].map(({ label }) => label);
    expect(matter).toHaveValue(archived.id);
    await waitFor(() => expect(labels(matter)).toEqual(['Sin causa', 'La causa elegida', 'La mía']));
    stand.matters = [...stand.matters, archived];
    api.use(http.get('*/api/matters', () => HttpResponse.json({ matters: [], total: 0, opened: 0, limit: 1 })));
    api.use(http.get(`*/api/matters/${archived.id}`, () => HttpResponse.json(archived)));
    await client.refetchQueries({ queryKey: ['agenda'] });
    await waitFor(() => expect(labels(matter)).toEqual(['Sin causa', 'La archivada (archivada)']));
    const responsible = screen.getByRole('combobox', { name: 'Responsable' });
    await waitFor(() =>
      expect(labels(responsible)).toEqual(['Quien lleva la causa', 'Luis Paz (ya no ve la causa)', 'Ana Gómez (vos)']),
    );
    expect(responsible).toHaveValue(luis.accountId);
    await user.selectOptions(responsible, ana.accountId);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(search().e).toBeUndefined());
    expect(asked.findLast(({ path }) => path.includes('/entries/'))?.body).toMatchObject({
      entry: { matterId: archived.id, responsibleAccountId: ana.accountId },
    });
  });

  it('shows what oneself is responsible for, by the entry or by its causa, and what another is', async () => {
    const matter = buildMatter({ responsible: luis });
    api.use(
      ...mattersWith(matter).handlers,
      listing([
        entry({ title: 'Propia' }),
        entry({ id: matter.id, title: 'De la causa', matterId: matter.id }),
        entry({ id: ana.accountId, title: 'Mía en la causa', matterId: matter.id, responsible: ana }),
      ]),
    );
    const { user, search } = openApp('/dashboard/agenda');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'De quién' }), 'Mías');
    await waitFor(() => expect(screen.queryByText('De la causa')).toBeNull());
    expect(screen.getByText('Propia')).toBeVisible();
    expect(screen.getByText('Mía en la causa')).toBeVisible();
    expect(search().resp).toBe('mias');
    await user.selectOptions(screen.getByRole('combobox', { name: 'De quién' }), 'Luis Paz');
    expect(await screen.findByText('De la causa')).toBeVisible();
    expect(screen.queryByText('Propia')).toBeNull();
  });

  it('takes back that something is done, over the version that was saved, as it was before', async () => {
    const saved: unknown[] = [];
    api.use(
      listing([entry({ state: 'suspended' })]),
      http.put('*/api/agenda/entries/:id', async ({ request }) => {
        const { version, entry: written } = (await request.json()) as { version: number; entry: AgendaEntry };
        saved.push([version, written.state]);
        return HttpResponse.json(entry({ version: version + 1, state: written.state }));
      }),
    );
    const { user } = openApp('/dashboard/agenda');
    await user.click(await screen.findByRole('button', { name: 'Marcar como cumplido: Vista de causa' }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(saved).toEqual([
        [3, 'done'],
        [4, 'suspended'],
      ]),
    );
  });

  it('puts down by hand what a calculator found, with the causa that one came from', async () => {
    const matter = buildMatter();
    api.use(...mattersWith(matter).handlers);
    openApp(`/dashboard/agenda?e=nueva&fecha=2027-03-01&titulo=Prescripci%C3%B3n&causa=${matter.id}`);
    expect(await screen.findByRole('textbox', { name: /^Título/ })).toHaveValue('Prescripción');
    expect(screen.getByRole('combobox', { name: 'Qué es' })).toHaveValue('due');
    expect(screen.getByLabelText(/^Fecha/)).toHaveValue('2027-03-01');
    expect(screen.getByRole('combobox', { name: 'Causa' })).toHaveValue(matter.id);
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
