import { jobMessages } from '@foja/contracts/admin-jobs';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  adminBroken,
  adminGet,
  adminSilent,
  buildCorpus,
  buildJob,
  buildOverview,
  buildPlanRequest,
  buildUser,
} from '../testing/admin-api.ts';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';

const activity = {
  entries: [
    {
      id: '9',
      at: '2026-11-20T12:00:00.000Z',
      event: 'role_changed',
      actorEmail: 'jefa@foja.example',
      actorRole: 'SuperAdmin',
      targetEmail: 'eva@estudio.example',
      details: { from: 'User', to: 'Premium' },
    },
  ],
  nextCursor: null,
};

const screens = [
  {
    address: '/admin',
    call: 'overview',
    title: 'Resumen',
    waits: 'Leyendo el resumen',
    good: buildOverview(),
    shows: '1.250',
  },
  {
    address: '/admin/users',
    call: 'users',
    title: 'Usuarios',
    waits: 'Leyendo los usuarios',
    good: { users: [buildUser()], total: 1, page: 1, pageSize: 20 },
    shows: 'eva@estudio.example',
    empty: { users: [], total: 0, page: 1, pageSize: 20 },
    says: 'Todavía no hay usuarios.',
  },
  {
    address: '/admin/activity-logs',
    call: 'activity',
    title: 'Actividad',
    waits: 'Leyendo el registro',
    good: activity,
    shows: 'de: User · a: Premium',
    empty: { entries: [], nextCursor: null },
    says: 'No hay hechos que coincidan.',
  },
  {
    address: '/admin/plan-requests',
    call: 'plan-requests',
    title: 'Solicitudes de plan',
    waits: 'Leyendo las solicitudes',
    good: { requests: [buildPlanRequest()], total: 1 },
    shows: 'Eva Ruiz pidió Premium',
    empty: { requests: [], total: 0 },
    says: 'No hay solicitudes pendientes.',
  },
  {
    address: '/admin/feedback',
    call: 'feedback',
    title: 'Opiniones',
    waits: 'Leyendo las opiniones',
    good: { entries: [], nextCursor: null },
    shows: 'Todavía no hay opiniones.',
  },
  {
    address: '/admin/trabajos',
    call: 'jobs',
    title: 'Trabajos',
    waits: 'Leyendo los trabajos',
    good: { jobs: [buildJob()] },
    shows: 'Textos oficiales',
    empty: { jobs: [] },
    says: 'No hay trabajos.',
  },
  {
    address: '/admin/corpus',
    call: 'corpus',
    title: 'Corpus',
    waits: 'Leyendo el estado del corpus',
    good: buildCorpus(),
    shows: '113 pasajes',
    empty: buildCorpus({ norms: [] }),
    says: 'No hay normas cargadas.',
  },
];

describe('the screens of administration', () => {
  it.each(screens)('$address shows what is coming while it is read', async ({ address, call, title, waits }) => {
    signIn('Admin');
    api.use(adminSilent(call));
    openApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('status', { name: waits })).toBeVisible();
  });

  it.each(screens)('$address says when it cannot be read, and can be asked again', async (given) => {
    signIn('Admin');
    api.use(adminBroken(given.call));
    const { user } = openApp(given.address);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error del servidor. Inténtalo más tarde');
    api.use(adminGet(given.call, given.good));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(given.shows, { exact: false })).toBeVisible();
  });

  it.each(screens.filter(({ empty }) => empty))('$address says that there is nothing', async (given) => {
    signIn('Admin');
    api.use(adminGet(given.call, given.empty ?? {}));
    openApp(given.address);
    expect(await screen.findByText(given.says ?? '')).toBeVisible();
  });

  it.each(screens)('$address leads whoever may not administer to the dashboard', async ({ address }) => {
    signIn('Premium');
    const opened = openApp(address);
    expect(await screen.findByText('En qué puedo ayudarte hoy?')).toBeVisible();
    expect(opened.path()).toMatch(/^\/dashboard/);
  });

  it('lead to one another, and say where one is', async () => {
    signIn('SuperAdmin');
    api.use(...screens.map(({ call, good }) => adminGet(call, good)));
    const { user } = openApp('/admin');
    for (const [link, title] of [
      ['Usuarios', 'Usuarios'],
      ['Actividad', 'Actividad'],
      ['Solicitudes', 'Solicitudes de plan'],
      ['Opiniones', 'Opiniones'],
      ['Corpus', 'Corpus'],
      ['Trabajos', 'Trabajos'],
      ['Resumen', 'Resumen'],
    ] as const) {
      await user.click(await screen.findByRole('link', { name: link }));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
    }
  });
});

describe('the jobs page', () => {
  it('shows how far a job is and cancels it; a refusal is said beside it', async () => {
    signIn('Admin');
    const failed = buildJob({
      id: '5b1f7f0e-5555-4a51-8a62-0d1b6a6d1f11',
      kind: 'key-rotation',
      state: 'failed',
      progress: null,
      attempts: 4,
      lastError: 'Error (ECONNREFUSED)',
      canCancel: false,
      canRun: true,
    });
    const asked: string[] = [];
    let jobs = [buildJob(), failed];
    api.use(
      http.get('*/api/admin/jobs', () => HttpResponse.json({ jobs })),
      http.post('*/api/admin/jobs/:id/:action', ({ params }) => {
        asked.push(`${params.id} ${params.action}`);
        if (params.action === 'run')
          return HttpResponse.json({ error: 'conflict', message: jobMessages.cannotRun }, { status: 409 });
        jobs = [buildJob({ state: 'cancelled', canCancel: false, canRun: true }), failed];
        return HttpResponse.json({ success: true, message: 'El trabajo se cancela.' }, { status: 202 });
      }),
    );
    const { user } = openApp('/admin/trabajos');
    expect(await screen.findByText('12 de 48')).toBeVisible();
    expect(screen.getByText('Error (ECONNREFUSED)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar: Textos oficiales' }));
    expect(await screen.findByText('Cancelado')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar: Claves de cifrado' }));
    expect(await screen.findByText(jobMessages.cannotRun)).toBeVisible();
    expect(asked).toEqual([`${buildJob().id} cancel`, `${failed.id} run`]);
  });
});

describe('the corpus page', () => {
  it('says which official texts contradict each other, what counts of it and what waits', async () => {
    api.use(
      adminGet(
        'corpus',
        buildCorpus({
          contradictions: [
            {
              articleId: 'ldc:1',
              label: 'art. 1 LDC',
              kind: 'repealed-by-clause',
              by: 'art. 9 Ley 27.000',
              decides: true,
            },
            { articleId: 'ldc:2', label: 'art. 2 LDC', kind: 'stale-text', by: 'art. 8 DNU 9/2023', decides: false },
          ],
        }),
      ),
    );
    signIn('Admin');
    openApp('/admin/corpus');
    expect(await screen.findByRole('heading', { name: 'Contradicciones entre los textos oficiales' })).toBeVisible();
    expect(screen.getByText('Art. 9 Ley 27.000 lo deroga, y no está marcado como derogado.')).toBeVisible();
    expect(screen.getByText('Art. 8 DNU 9/2023 le dio otro texto que el importado.')).toBeVisible();
    expect(screen.getByText('Aplicado')).toBeVisible();
    expect(screen.getByText('Por revisar')).toBeVisible();
  });
});
