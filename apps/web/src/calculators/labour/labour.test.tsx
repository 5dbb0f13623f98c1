import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, asked, remember } from '../../testing/api.ts';
import { signIn } from '../../testing/factories.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formatRange, readAmount } from './amounts.ts';

const line = (id: string, label: string, amount: number | null, more: object = {}) => ({
  id,
  label,
  amount,
  min: amount ?? 0,
  max: amount ?? 0,
  readings: [],
  steps: [{ text: `Cuenta de ${label}.`, citations: ['lct:245'], facts: ['bestPay'] }],
  citations: ['lct:245'],
  ...more,
});
const reading = (id: string, label: string, value: number) => ({
  id,
  label,
  because: 'Porque sí.',
  value,
  citations: [],
});
const account = { missing: [], steps: [], citations: [], dataAsOf: null, notes: ['Se paga en cuatro días hábiles.'] };
const liquidation = {
  cause: 'Despido sin causa',
  lines: [
    line('antiguedad', 'Indemnización por antigüedad', 16_000_000),
    line('sacProporcional', 'SAC proporcional', 416_666.67, {
      readings: [reading('a', 'Doceava parte', 416_666.67), reading('b', 'Por días', 418_478.26)],
    }),
    line('total', 'Total', 16_416_666.67),
  ],
  readings: [reading('seguida', 'La que se sigue', 16_416_666.67), reading('b', 'Por días', 16_418_478.26)],
  min: 16_416_666.67,
  max: 16_416_666.67,
  ...account,
};
const open = {
  ...liquidation,
  lines: [
    line('antiguedad', 'Indemnización por antigüedad', null, { min: 10_720_000, max: 16_000_000 }),
    line('total', 'Total', null, { min: 10_720_000, max: 16_000_000 }),
  ],
  readings: [],
  missing: [
    { fact: 'cap', question: '¿Cuál es el tope del convenio?', min: 10_720_000, max: 16_000_000, swing: 5_280_000 },
  ],
};
const told = '/dashboard/calculadoras/liquidacion?start=2019-03-10&end=2026-09-15&bestPay=2000000';

const answers = (path: string, body: object, status = 200) =>
  http.post(`*/api/calculators/${path}`, async ({ request }) => {
    await remember(request);
    return HttpResponse.json(body, { status });
  });
const bodies = (path: string) =>
  asked.filter((call) => call.path === `/api/calculators/${path}`).map(({ body }) => body);

beforeEach(() => {
  api.use(
    http.get('*/api/calculators/catalogue', () =>
      HttpResponse.json({
        jurisdictions: [],
        deadlines: [],
        claims: [],
        calendars: [],
        causes: [
          { id: 'sin-causa', name: 'Despido sin causa', article: 'lct:245', refused: null },
          { id: 'plazo-fijo', name: 'Despido antes del fin del plazo fijo', article: 'lct:95', refused: null },
        ],
      }),
    ),
    answers('labour-termination', liquidation),
  );
});

describe('a liquidation', () => {
  it('is not offered without an account, and comes back with what the link told', async () => {
    openApp('/calculadoras/liquidacion?start=2019-03-10');
    const link = await screen.findByRole('link', { name: 'Iniciar sesión' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      '/dashboard/calculadoras/liquidacion?start=2019-03-10',
    );
    expect(screen.queryByLabelText('Fecha de ingreso')).toBeNull();
  });

  it('that is refused says why, and shows no figure', async () => {
    signIn('User');
    const message = 'Corresponde la ley 22.250, que no se calcula acá.';
    api.use(answers('labour-termination', { error: 'outside-scope', message, details: { field: 'worker' } }, 422));
    openApp(`${told}&worker=construccion`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('Línea por línea')).toBeNull();
  });

  it('of domestic work asks nothing that its law does not know', async () => {
    signIn('User');
    api.use(answers('labour-termination', { error: 'fact-missing', message: 'Falta la causa.' }, 422));
    openApp(`${told}&worker=domestico`);
    expect(await screen.findByText('Falta la causa.')).toBeVisible();
    expect(screen.queryByText('Más datos')).toBeNull();
  });

  it('asks for what a cause needs once it is chosen', async () => {
    signIn('User');
    api.use(
      answers(
        'labour-termination',
        { error: 'fact-missing', message: 'Falta el fin pactado.', details: { field: 'termEnd' } },
        422,
      ),
    );
    openApp(`${told}&cause=plazo-fijo`);
    expect(await screen.findByLabelText('Fin pactado del plazo')).toBeInvalid();
  });

  it('shows a range while a fact is not known, and takes the person to its field', async () => {
    signIn('User');
    api.use(answers('labour-termination', open));
    const { user } = openApp(told);
    expect(
      await screen.findByRole('heading', { name: /^Entre \$\s10\.720\.000,00 y \$\s16\.000\.000,00$/ }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: '¿Cuál es el tope del convenio?' }));
    expect(screen.getByLabelText('Tope del convenio')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Tope del convenio'), 'No se aplica');
    await waitFor(() => expect(bodies('labour-termination').at(-1)).toMatchObject({ cap: null }));
  });

  it('leaves out of the call what was not told', async () => {
    signIn('User');
    openApp(told);
    await screen.findByText('Línea por línea');
    expect(bodies('labour-termination').at(-1)).toEqual({
      start: '2019-03-10',
      end: '2026-09-15',
      cause: 'sin-causa',
      bestPay: 2_000_000,
    });
  });

  it('opens each line to its arithmetic, article, facts and readings', async () => {
    signIn('User');
    const { user } = openApp(told);
    await user.click(await screen.findByText('SAC proporcional'));
    const opened = screen.getByText('SAC proporcional').closest('details');
    if (!opened) throw new Error('The line does not open');
    const inside = within(opened);
    expect(inside.getByText(/Cuenta de SAC proporcional/)).toBeVisible();
    expect(inside.getByRole('button', { name: 'Art. 245 LCT' })).toBeVisible();
    expect(inside.getByText('Por días')).toBeVisible();
    await user.click(inside.getByRole('button', { name: 'Mejor remuneración' }));
    expect(screen.getByLabelText('Mejor remuneración del último año')).toHaveFocus();
  });

  it('takes what a link says in the words of the API', async () => {
    signIn('User');
    openApp(`${told}&cap=null&noticeGiven=false&registered=true&vacationTaken=0`);
    await screen.findByText('Línea por línea');
    expect(bodies('labour-termination').at(-1)).toMatchObject({
      cap: null,
      noticeGiven: false,
      registered: true,
      vacationTaken: 0,
    });
    expect(screen.getByLabelText('¿Se otorgó el preaviso?')).toHaveDisplayValue('No');
  });
});

describe('the calculators of labour items', () => {
  it('tell the days of rest to a guest', async () => {
    const vacations = {
      days: 14,
      minDays: 14,
      maxDays: 14,
      amount: null,
      lines: [],
      readings: [],
      min: null,
      max: null,
      ...account,
    };
    api.use(answers('vacations', vacations));
    openApp('/calculadoras/vacaciones?start=2024-03-01&year=2026&workedHalf=true');
    expect(await screen.findByRole('heading', { name: '14 días corridos' })).toBeVisible();
    expect(bodies('vacations')).toEqual([{ start: '2024-03-01', year: 2026, workedHalf: true }]);
  });

  it.each([
    [
      'aguinaldo',
      'sac',
      'start=2020-01-01&end=2026-06-30&pay=1.500.000,50',
      { start: '2020-01-01', end: '2026-06-30', pay: 1_500_000.5, exit: false },
    ],
    [
      'horas-extra',
      'overtime',
      'day=sabado&from=14:00&hours=2&hourlyValue=8000',
      { day: 'sabado', from: '14:00', hours: 2, hourlyValue: 8000 },
    ],
  ])('ask for %s what was told, and show its figure', async (slug, path, search, body) => {
    const amount = 750_000;
    api.use(
      answers(path, {
        amount,
        rate: 2,
        lines: [line('sac', 'Primera cuota', amount)],
        readings: [],
        min: amount,
        max: amount,
        ...account,
      }),
    );
    openApp(`/calculadoras/${slug}?${search}`);
    expect(await screen.findByRole('heading', { name: /^\$\s750\.000,00$/ })).toBeVisible();
    expect(bodies(path)).toEqual([body]);
  });

  it('say between which months a sick leave is paid while dependants are not known', async () => {
    const sick = {
      months: null,
      minMonths: 6,
      maxMonths: 12,
      total: null,
      lines: [line('licenciaPaga', 'Licencia', null, { min: 6, max: 12 })],
      readings: [],
      min: 6,
      max: 12,
      ...account,
    };
    api.use(answers('sick-pay', sick));
    openApp('/calculadoras/licencia-por-enfermedad?seniorityYears=7&monthlyPay=1000000');
    expect(await screen.findByRole('heading', { name: 'Entre 6 y 12 meses' })).toBeVisible();
    expect(bodies('sick-pay')).toEqual([{ seniorityYears: 7, monthlyPay: 1_000_000 }]);
  });
});

describe('amounts', () => {
  it.each([
    ['2.000.000,50', 2_000_000.5],
    ['$ 2.000.000', 2_000_000],
    ['2000000', 2_000_000],
    ['2,5', 2.5],
    ['2000000.5', 2_000_000.5],
    ['', null],
    ['dos', null],
  ])('are read as they are written here: %s', (written, value) => {
    expect(readAmount(written)).toBe(value);
  });

  it('show a range where there is no single figure', () => {
    expect(formatRange({ amount: null, min: 1, max: 2 })).toMatch(/^Entre \$\s1,00 y \$\s2,00$/);
  });
});
