import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, asked, remember } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { buildMatter, mattersWith } from '../testing/matters-api.ts';
import { openApp } from '../testing/open-app.tsx';
import { deadlineEvent } from './deadline-event.ts';
import { deadlineStatement } from './deadline-text.ts';

const account = {
  readings: [],
  min: null,
  max: null,
  missing: [],
  steps: [{ text: 'El plazo corre desde el día siguiente.', citations: ['cpccn:156'] }],
  citations: ['cpccn:156'],
  dataAsOf: null,
  notes: ['Se supone que el tribunal no decretó asueto.'],
  underReview: null,
};
const deadline = {
  due: '2026-11-27',
  dueHour: null,
  graceUntil: '2026-11-30',
  notifiedOn: '2026-11-25',
  jurisdiction: 'nacional-civil-comercial',
  name: 'Apelar',
  length: 2,
  unit: 'dias-habiles-judiciales',
  addedDays: 0,
  article: 'cpccn:244',
  effect: null,
  peremptory: true,
  days: [
    { day: '2026-11-25', kind: 'notificacion', name: null, count: null },
    { day: '2026-11-26', kind: 'habil', name: null, count: 1 },
    { day: '2026-11-27', kind: 'habil', name: null, count: 2 },
  ],
  ...account,
};
const limitation = {
  claim: 'Daños extracontractuales',
  kind: 'prescripcion',
  period: '3 años',
  article: 'ccyc:2561',
  starts: '2023-08-10',
  due: '2026-08-10',
  dueBeforeDemand: null,
  graceUntil: null,
  expired: true,
  interrupted: false,
  suspended: false,
  ...account,
};
const told = '/calculadoras/vencimientos?notified=2026-11-25&by=cedula&deadline=apelar';
const answers = (path: string, body: object, status = 200) =>
  http.post(`*/api/calculators/${path}`, async ({ request }) => {
    await remember(request);
    return HttpResponse.json(body, { status });
  });

beforeEach(() => {
  api.use(
    http.get('*/api/calculators/catalogue', () =>
      HttpResponse.json({ jurisdictions: [], deadlines: [], claims: [], calendars: [] }),
    ),
    answers('deadline', deadline),
    answers('limitation', limitation),
  );
});

describe('a calculation that is refused', () => {
  it('says that no calendar is loaded, and shows no day', async () => {
    const message = 'No hay calendario de 2028.';
    api.use(answers('deadline', { error: 'calendar-missing', message, details: { field: 'notified' } }, 422));
    openApp(told);
    expect(await screen.findByText('No hay calendario para calcularlo')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('marks the field that cannot be', async () => {
    const message = 'No existe ese plazo.';
    api.use(answers('deadline', { error: 'fact-invalid', message, details: { field: 'deadline' } }, 422));
    openApp(told);
    await waitFor(() => expect(screen.getByLabelText('Plazo')).toHaveAttribute('aria-invalid', 'true'));
  });

  it('is not asked for while the day is missing', async () => {
    openApp('/calculadoras/vencimientos?deadline=apelar');
    await screen.findByText(/el vencimiento aparece acá/);
    expect(asked.some(({ path }) => path === '/api/calculators/deadline')).toBe(false);
  });
});

describe('the calculators', () => {
  it('are open to a guest, and a link carries its inputs to the day in words', async () => {
    openApp(told);
    expect(await screen.findByRole('heading', { name: 'viernes 27 de noviembre de 2026' })).toBeVisible();
    expect(asked.at(-1)?.body).toEqual({ notified: '2026-11-25', by: 'cedula', deadline: 'apelar' });
    expect(screen.getByText(/jueves 26 de noviembre de 2026, hábil, día 1/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Art. 244 CPCCN' })).toBeVisible();
  });

  it('keep what is typed in the address', async () => {
    const { user, search } = openApp(told);
    await user.type(await screen.findByLabelText(/^Distancia/), '300');
    await waitFor(() => expect(search()).toMatchObject({ distanceKm: '300', deadline: 'apelar' }));
  });

  it('say whether a claim has run out', async () => {
    openApp('/calculadoras/prescripcion?claim=seguro&since=2023-08-10&asOf=2026-11-24');
    expect(await screen.findByText('Vencida')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'lunes 10 de agosto de 2026' })).toBeVisible();
  });

  it('go into the agenda with the causa from which they were opened: a term as its question, a limitation as its day', async () => {
    signIn('User');
    const searchOf = async () =>
      new URL((await screen.findByRole('link', { name: 'Agregar a la agenda' })).getAttribute('href') ?? '', 'http://x')
        .searchParams;
    // The chip of the causa reads its name.
    api.use(...mattersWith(buildMatter({ id: 'mi-causa' })).handlers);
    const { router } = openApp(`/dashboard${told}&causa=mi-causa`);
    expect(Object.fromEntries(await searchOf())).toMatchObject({ e: 'nueva', causa: 'mi-causa' });
    api.use(answers('limitation', { ...limitation, due: '2029-08-10', expired: false }));
    router.history.push(
      '/dashboard/calculadoras/prescripcion?claim=da%C3%B1os&since=2026-08-10&asOf=2026-11-27&causa=mi-causa',
    );
    await screen.findByText('No vencida');
    expect(Object.fromEntries(await searchOf())).toMatchObject({
      e: 'nueva',
      fecha: '2029-08-10',
      titulo: 'Prescripción: Daños extracontractuales',
      causa: 'mi-causa',
    });
  });

  it('are in the dashboard', async () => {
    signIn('User');
    openApp('/dashboard/calculadoras');
    expect(await screen.findByRole('link', { name: /^Prescripción y caducidad/ })).toBeVisible();
  });
});

describe('the calendar file', () => {
  it('is an event of the whole due day', () => {
    const file = deadlineEvent({ due: '2026-11-30', name: 'Apelar', graceUntil: null }, '2026-11-20T10:00:00.000Z');
    expect(file).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\nSUMMARY:Vence: Apelar\r\n');
  });
});

describe('the life of a claim', () => {
  it('is a list in order of time, which says more than its drawing', async () => {
    openApp('/calculadoras/prescripcion?claim=seguro&since=2023-08-10&asOf=2026-11-24');
    const heading = await screen.findByRole('heading', { name: 'Línea de tiempo' });
    const items = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Empieza a correr, jueves 10 de agosto de 2023',
      'Último día, lunes 10 de agosto de 2026',
      'Día de la consulta, martes 24 de noviembre de 2026',
    ]);
  });
});

it('a term for the file says which days were counted and which were not', () => {
  const statement = deadlineStatement({
    ...deadline,
    days: [
      { day: '2026-11-20', kind: 'habil', name: null, count: 1 },
      { day: '2026-11-23', kind: 'feriado', name: 'Día de la Soberanía Nacional', count: null },
      { day: '2026-11-24', kind: 'habil', name: null, count: 2 },
    ],
  } as Parameters<typeof deadlineStatement>[0]);
  expect(statement).toContain('Días contados: 20/11/2026, 24/11/2026.');
  expect(statement).toContain('No se cuentan: 23/11/2026 (Día de la Soberanía Nacional).');
  expect(statement).toContain('Vencimiento: ');
});
