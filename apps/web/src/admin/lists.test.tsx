import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { adminGet, buildCorpus, buildOpinion, buildPlanRequest } from '../testing/admin-api.ts';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';

describe('the activity log', () => {
  const entry = (id: number) => ({
    id: String(id),
    at: '2026-11-20T12:00:00.000Z',
    event: 'login_failed',
    actorEmail: `persona-${id}@estudio.example`,
    actorRole: 'User',
    targetEmail: null,
    details: {},
  });

  it('goes on by the cursor that the server gave, until there is no more', async () => {
    signIn('Admin');
    const cursors: (string | null)[] = [];
    api.use(
      http.get('*/api/admin/activity', ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor');
        cursors.push(cursor);
        return HttpResponse.json(
          cursor ? { entries: [entry(1)], nextCursor: null } : { entries: [entry(2)], nextCursor: 'after-2' },
        );
      }),
    );
    const { user } = openApp('/admin/activity-logs');
    await user.click(await screen.findByRole('button', { name: 'Cargar más' }));
    expect(await screen.findByText('persona-1@estudio.example')).toBeVisible();
    expect(screen.getByText('persona-2@estudio.example')).toBeVisible();
    expect(cursors).toEqual([null, 'after-2']);
    expect(screen.queryByRole('button', { name: 'Cargar más' })).not.toBeInTheDocument();
    expect(screen.getByText('2 hechos, no hay más')).toBeVisible();
  });

  it('filters by what the address says, and names the events in Spanish', async () => {
    signIn('Admin');
    let query = '';
    api.use(
      http.get('*/api/admin/activity', ({ request }) => {
        query = new URL(request.url).search;
        return HttpResponse.json({ entries: [entry(1)], nextCursor: null });
      }),
    );
    const { user, search } = openApp('/admin/activity-logs?event=login_failed&from=2026-11-01&to=nunca');
    expect(await screen.findByText('persona-1@estudio.example')).toBeVisible();
    expect(query).toBe('?event=login_failed&from=2026-11-01');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Evento' }), 'Rol cambiado');
    await waitFor(() => expect(query).toBe('?event=role_changed&from=2026-11-01'));
    expect(search()).toEqual({ event: 'role_changed', from: '2026-11-01' });
  });

  it('tells what was done to documents: which event, how large, and which one, never a name', async () => {
    signIn('Admin');
    const line = (id: number, event: string) => ({
      ...entry(id),
      event,
      details: { documentId: 'd-1', sizeBytes: 20_971_520 },
    });
    api.use(
      http.get('*/api/admin/activity', () =>
        HttpResponse.json({
          entries: [
            { ...line(2, 'document_purged'), actorEmail: null, actorRole: null, targetEmail: 'ana@estudio.example' },
            line(1, 'editor_document_created'),
          ],
          nextCursor: null,
        }),
      ),
    );
    openApp('/admin/activity-logs');
    const list = within(await screen.findByRole('list', { name: 'Registro de actividad' }));
    const [purged, created] = list.getAllByRole('listitem');
    expect(purged).toHaveTextContent('Documento de la bóveda borrado definitivamente');
    expect(purged).toHaveTextContent('tamaño: 20 MB · identificador: d-1');
    expect(created).toHaveTextContent('Documento de redacción creado');
    const events = within(screen.getByRole('combobox', { name: 'Evento' })).getAllByRole('option');
    expect(events.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Documento de la bóveda subido', 'Documento de redacción eliminado']),
    );
  });

  it('is saved as a file under the filters in force', async () => {
    signIn('Admin');
    let asked = '';
    api.use(
      adminGet('activity', { entries: [entry(1)], nextCursor: null }),
      http.get('*/api/admin/activity.csv', ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.text('id;fecha_utc');
      }),
    );
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:log', revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = openApp('/admin/activity-logs?event=login_failed');
    await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatch(/^foja-actividad-\d{4}-\d\d-\d\d\.csv$/);
    expect(asked).toBe('?event=login_failed');
    api.use(http.get('*/api/admin/activity.jsonl', () => HttpResponse.text('{}')));
    await user.click(screen.getByRole('button', { name: 'Exportar JSON' }));
    await waitFor(() => expect(saved[1]).toMatch(/\.jsonl$/));
  });
});

describe('plan requests', () => {
  it('are granted with a word to the person, after naming who and what', async () => {
    signIn('Admin');
    let sent: unknown;
    let isDecided = false;
    api.use(
      http.get('*/api/admin/plan-requests', () =>
        HttpResponse.json(isDecided ? { requests: [], total: 0 } : { requests: [buildPlanRequest()], total: 1 }),
      ),
      http.post('*/api/admin/plan-requests/:id/grant', async ({ request }) => {
        sent = await request.json();
        isDecided = true;
        return HttpResponse.json(buildPlanRequest({ status: 'granted' }));
      }),
    );
    const { user } = openApp('/admin/plan-requests');
    expect(await screen.findByText('Somos un estudio de tres.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Otorgar Premium a Eva Ruiz' }));
    const dialog = await screen.findByRole('dialog', { name: 'Otorgar Premium' });
    expect(dialog).toHaveTextContent('Eva Ruiz (eva@estudio.example) pasa de Free a Premium');
    await user.type(within(dialog).getByRole('textbox', { name: /Mensaje/ }), 'Que les sirva.');
    await user.click(within(dialog).getByRole('button', { name: 'Otorgar Premium' }));
    expect(await screen.findByText('No hay solicitudes pendientes.')).toBeVisible();
    expect(await screen.findByText('Eva Ruiz ahora tiene Premium.')).toBeVisible();
    expect(sent).toEqual({ note: 'Que les sirva.' });
  });

  it('that somebody else decided meanwhile say so', async () => {
    signIn('Admin');
    api.use(
      adminGet('plan-requests', { requests: [buildPlanRequest()], total: 1 }),
      http.post('*/api/admin/plan-requests/:id/decline', () =>
        HttpResponse.json({ error: 'conflict', message: 'La solicitud ya fue resuelta.' }, { status: 409 }),
      ),
    );
    const { user } = openApp('/admin/plan-requests');
    await user.click(await screen.findByRole('button', { name: 'Rechazar la solicitud de Eva Ruiz' }));
    await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('La solicitud ya fue resuelta.');
  });

  it('that are decided offer nothing to decide', async () => {
    signIn('Admin');
    api.use(
      adminGet('plan-requests', { requests: [buildPlanRequest({ status: 'declined', note: 'Otra vez.' })], total: 1 }),
    );
    openApp('/admin/plan-requests?status=declined');
    expect(await screen.findByText('Otra vez.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Otorgar/ })).not.toBeInTheDocument();
  });
});

describe('feedback', () => {
  it('shows the question only where it was shared', async () => {
    signIn('Admin');
    const shared = buildOpinion({ answerId: '5b1f7f0e-6666-4a51-8a62-0d1b6a6d1f11', question: '¿Y el plazo?' });
    api.use(adminGet('feedback', { entries: [shared, buildOpinion({ useful: true })], nextCursor: null }));
    openApp('/admin/feedback');
    const [first, second] = within(await screen.findByRole('list', { name: 'Opiniones' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('No útil');
    expect(first).toHaveTextContent('¿Y el plazo?');
    expect(second).toHaveTextContent('La pregunta no se compartió.');
    expect(second).toHaveTextContent('Sin coincidencia');
  });
});

describe('the corpus', () => {
  it('that holds no official text yet offers to bring it, with the week’s schedule', async () => {
    signIn('Admin');
    const sent: unknown[] = [];
    api.use(
      http.get('*/api/admin/corpus', () => HttpResponse.json(buildCorpus({ articles: 0, lastImportAt: null }))),
      http.get('*/api/admin/corpus/fetch', () => HttpResponse.json({ weekly: false, run: null })),
      http.put('*/api/admin/corpus/fetch/schedule', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ weekly: true, run: null });
      }),
      http.post('*/api/admin/corpus/fetch', () => {
        sent.push('fetch');
        return HttpResponse.json({ success: true, message: 'Empezó.' }, { status: 202 });
      }),
    );
    const { user } = openApp('/admin/corpus');
    expect(await screen.findByText('Todavía no hay textos oficiales')).toBeVisible();
    expect(await screen.findByRole('switch', { name: /Actualizar cada semana/ })).not.toBeChecked();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Traerlos y actualizar cada semana' }));
    await waitFor(() => expect(sent).toEqual([{ weekly: true }, 'fetch']));
  });

  it('asks SAIJ for headnotes by court, subject and day, and says why it was refused', async () => {
    signIn('Admin');
    const sent: unknown[] = [];
    api.use(
      http.get('*/api/admin/corpus', () => HttpResponse.json(buildCorpus())),
      http.get('*/api/admin/corpus/fetch', () => HttpResponse.json({ weekly: false, run: null })),
      http.post('*/api/admin/corpus/fetch', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(
          { error: 'conflict', message: 'Ya se están trayendo textos oficiales.' },
          { status: 409 },
        );
      }),
    );
    const { user } = openApp('/admin/corpus');
    const form = within(await screen.findByRole('form', { name: 'Sumarios de fallos' }));
    await user.type(form.getByLabelText(/Tema/), 'despido');
    const submit = form.getByRole('button', { name: 'Traer de SAIJ' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    expect(await form.findByRole('alert')).toHaveTextContent('Ya se están trayendo textos oficiales.');
    expect(sent).toEqual([{ rulings: { court: '', subject: 'despido', since: null } }]);
  });

  it('is rebuilt after asking, and its state followed until it is done', async () => {
    signIn('Admin');
    const states = ['ready', 'building', 'building', 'ready'];
    let rebuilds = 0;
    api.use(
      http.get('*/api/admin/corpus', () => {
        const status = states.length > 1 ? states.shift() : states[0];
        return HttpResponse.json(buildCorpus({ index: { status: status ?? 'ready', passages: 113, pending: 0 } }));
      }),
      http.post('*/api/admin/corpus/rebuild-index', () => {
        rebuilds++;
        return HttpResponse.json({ success: true, message: 'Empezó.' }, { status: 202 });
      }),
    );
    const { user } = openApp('/admin/corpus');
    const button = await screen.findByRole('button', { name: 'Reconstruir índice' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(rebuilds).toBe(0);
    await user.click(await screen.findByRole('button', { name: 'Reconstruir' }));
    expect(await screen.findByText('Reconstruyendo')).toBeVisible();
    expect(button).toBeDisabled();
    expect(await screen.findByText('Listo')).toBeVisible();
    expect(button).toBeEnabled();
    expect(await screen.findByText('Empezó la reconstrucción del índice.')).toBeVisible();
    expect(rebuilds).toBe(1);
  });
});
