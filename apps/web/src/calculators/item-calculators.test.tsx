import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, asked, remember } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { accountMarkdown } from './account-text.ts';
import { readAmount, readRate } from './amounts.ts';

const steps = [{ text: 'Del 2026-03-15 al 2027-03-15 quedan 12 meses.', citations: ['ccyc:1221'] }];
const account = {
  missing: [],
  steps: [],
  citations: ['ccyc:1221'],
  dataAsOf: null,
  notes: ['No incluye expensas.'],
  underReview: null,
};
const rentExit = {
  months: 12,
  days: 0,
  futureRent: 6_000_000,
  penalty: 600_000,
  lines: [
    {
      id: 'indemnizacion',
      label: 'Lo que se paga por irse antes',
      amount: 600_000,
      min: 600_000,
      max: 600_000,
      readings: [
        {
          id: 'otra',
          label: 'Con meses de 30 días',
          because: 'Otra cuenta.',
          value: 590_000,
          citations: ['ccyc:1221'],
        },
      ],
      steps,
      citations: ['ccyc:1221'],
    },
  ],
  readings: [],
  min: 600_000,
  max: 600_000,
  ...account,
};
const inheritance = {
  shares: { spouse: '1/3', child1: '1/3' },
  lines: [
    { id: 'spouse', label: 'Cónyuge', people: 1, share: '1/3', amount: null, readings: [], steps, citations: [] },
    { id: 'child1', label: 'Hijo o hija 1', people: 1, share: '2/3', amount: null, readings: [], steps, citations: [] },
  ],
  legitima: '2/3',
  disponible: '1/3',
  mejoraMax: null,
  estateAmount: null,
  ...account,
};
const range = { minUMA: 23.3, maxUMA: 24, min: null, max: null };
const fees = {
  matter: 'conocimiento',
  label: 'Proceso de conocimiento con monto',
  ...range,
  uma: null,
  lines: [{ id: 'patrocinante', label: 'Abogado patrocinante', ...range, readings: [], steps, citations: [] }],
  ...account,
};
const interest = {
  lines: [{ id: 'total', label: 'Total', amount: null, min: 100, max: 150, readings: [], steps, citations: [] }],
  capital: 100,
  interest: 0,
  paid: 0,
  total: null,
  min: 100,
  max: 150,
  readings: [],
  ...account,
  dataAsOf: '2026-11-20',
};
const lease =
  '/dashboard/calculadoras/dejar-el-alquiler?notification=2026-03-15&contractEnd=2027-03-15&monthlyRent=%22500.000%22';
const answers = (path: string, body: object, status = 200) =>
  http.post(`*/api/calculators/${path}`, async ({ request }) => {
    await remember(request);
    return HttpResponse.json(body, { status });
  });
const lastAsked = () =>
  asked.findLast(({ path }) => path.startsWith('/api/calculators/') && !path.endsWith('catalogue'))?.body;

beforeEach(() => {
  api.use(
    http.get('*/api/calculators/catalogue', () =>
      HttpResponse.json({ jurisdictions: [], deadlines: [], claims: [], calendars: [] }),
    ),
    answers('rent-exit', rentExit),
    answers('inheritance', inheritance),
    answers('fees', fees),
    answers('interest', interest),
  );
});

describe('a calculator that needs an account', () => {
  it('invites a guest to register and to come back to the same link, and asks nothing of the server', async () => {
    openApp(lease.replace('/dashboard', ''));
    const register = await screen.findByRole('link', { name: 'Crear cuenta' });
    const back = new URL(register.getAttribute('href') ?? '', 'http://foja').searchParams.get('returnUrl');
    expect(back).toContain('/dashboard/calculadoras/dejar-el-alquiler?notification=2026-03-15');
    expect(lastAsked()).toBeUndefined();
  });
});

describe('a calculation that is refused', () => {
  beforeEach(() => signIn('User'));

  it('marks the field that it is about', async () => {
    const message = 'El contrato ya terminó.';
    api.use(answers('rent-exit', { error: 'fact-invalid', message, details: { field: 'contractEnd' } }, 422));
    openApp(lease);
    await waitFor(() => expect(screen.getByLabelText('Fin del contrato')).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByText('No se puede calcular')).toBeVisible();
  });

  it('says in words that a public series could not be read', async () => {
    const message = 'No se pudo leer la serie «CER». Probá más tarde, o cargá la tabla.';
    api.use(answers('interest', { error: 'upstream_failed', message }, 503));
    openApp('/dashboard/calculadoras/intereses?capital=100&from=2026-01-01&to=2026-02-01&indexKind=cer');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('asks nothing while a figure cannot be read', async () => {
    openApp(lease.replace('500.000', 'quinientos'));
    expect(await screen.findByText(/Hay un número que no se entiende/)).toBeVisible();
    expect(lastAsked()).toBeUndefined();
  });
});

describe('a result whose law changed since it was compared with it', () => {
  it('is to be checked: the figure is told only to who opens the account by the earlier text, and is not taken along', async () => {
    signIn('User');
    const underReview = {
      articles: ['ccyc:1221'],
      note: 'A revisar: cambió o se derogó el art. 1221 CCyC después de que se controló esta cuenta. Leé el texto vigente antes de usarla.',
    };
    api.use(answers('rent-exit', { ...rentExit, underReview }));
    const { user } = openApp(lease);
    expect(await screen.findByRole('heading', { name: 'A revisar' })).toBeVisible();
    expect(screen.getByText(/^Cambió o se derogó el art\. 1221 CCyC/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Art. 1221 CCyC' })[0]).toBeVisible();
    expect(screen.getByText(/600\.000,00/, { selector: 'h2' })).not.toBeVisible();
    await user.click(screen.getByText('Ver la cuenta con el texto anterior'));
    expect(screen.getByText(/600\.000,00/, { selector: 'h2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Copiar|Exportar/ })).toBeNull();
  });
});

describe('the calculators of things owed', () => {
  beforeEach(() => signIn('User'));

  it('open each line to its arithmetic, its other reading and its article', async () => {
    const { user } = openApp(lease);
    expect(await screen.findByRole('heading', { name: /600\.000,00/ })).toBeVisible();
    expect(lastAsked()).toEqual({ notification: '2026-03-15', contractEnd: '2027-03-15', monthlyRent: 500_000 });
    const line = screen.getByText('Lo que se paga por irse antes').closest('details') as HTMLElement;
    expect(within(line).getByText(/quedan 12 meses/)).not.toBeVisible();
    await user.click(screen.getByText('Lo que se paga por irse antes'));
    expect(within(line).getByText(/Del 15\/3\/2026|Del 15\/03\/2026/)).toBeVisible();
    expect(within(line).getAllByRole('button', { name: 'Art. 1221 CCyC' })[0]).toBeVisible();
    expect(within(line).getByText(/590\.000/)).toBeVisible();
  });

  it('ask for a farther heir only where no nearer one inherits', async () => {
    const { user, search } = openApp('/dashboard/calculadoras/herencia?spouse=no');
    expect(await screen.findByLabelText('Padres que viven')).toBeVisible();
    expect(screen.queryByLabelText('Hermanos de ambos padres')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Agregar un hijo o hija' }));
    expect(screen.queryByLabelText('Padres que viven')).toBeNull();
    await waitFor(() => expect(search()).toMatchObject({ spouse: 'no', children: [{ alive: 'si' }] }));
    expect(await screen.findByRole('heading', { name: /Cónyuge: 1\/3/ })).toBeVisible();
    expect(lastAsked()).toEqual({ spouse: false, children: [{ alive: true, grandchildren: 0 }] });
  });

  it('ask of fees what the matter needs, and show UMA without pesos where its value is not known', async () => {
    openApp('/dashboard/calculadoras/honorarios?matter=conocimiento&amount=500000&stages=1&housing=si');
    expect(await screen.findByRole('heading', { name: /23,3 UMA a 24 UMA/ })).toBeVisible();
    expect(screen.getByLabelText('¿La demanda se rechazó por completo?')).toBeVisible();
    expect(screen.queryByLabelText('¿Era para vivienda?')).toBeNull();
    expect(lastAsked()).toEqual({ matter: 'conocimiento', amount: 500_000, stages: 1 });
  });

  it('bring a debt to a day with its rate, index and payments from the link, and tell how old the data is', async () => {
    const rows = encodeURIComponent(JSON.stringify([{ date: '2026-01-15', amount: '1.000,50' }]));
    openApp(
      `/dashboard/calculadoras/intereses?capital=100&from=2026-01-01&to=2026-02-01&indexKind=cer&rateKind=annual&rate=45,5&payments=${rows}`,
    );
    expect(await screen.findByRole('heading', { name: /100,00 a .*150,00/ })).toBeVisible();
    expect(lastAsked()).toEqual({
      debt: 'general',
      capital: 100,
      from: '2026-01-01',
      to: '2026-02-01',
      index: { series: 'cer' },
      rate: { annual: 45.5 },
      payments: [{ date: '2026-01-15', amount: 1000.5 }],
    });
    expect(screen.getByText(/Datos leídos o revisados/)).toBeVisible();
  });
});

it('an account is taken along with its figures, days, articles and other readings', () => {
  const { label, readings, ...line } = rentExit.lines[0] ?? { label: '', readings: [], id: '', steps: [] };
  const text = accountMarkdown({
    title: 'Para irse antes se paga',
    figure: '$ 600.000',
    lines: [
      { ...line, label, figure: '$ 600.000', readings: readings.map((one) => ({ ...one, figure: '$ 590.000' })) },
    ],
    notes: rentExit.notes,
  });
  expect(text).toContain('## Lo que se paga por irse antes: $ 600.000');
  expect(text).toMatch(/1\. Del 15\/03\/2026 al 15\/03\/2027 quedan 12 meses\. \(art\. 1221 CCyC\)/);
  expect(text).toContain('Con meses de 30 días: $ 590.000. Otra cuenta. (art. 1221 CCyC)');
  expect(text).toContain('- No incluye expensas.');
});

it.each([
  ['1.500.000,50', 1_500_000.5],
  ['1500000.5', 1_500_000.5],
  ['1.500', 1500],
  ['12,5', 12.5],
  ['', undefined],
  ['mil', Number.NaN],
])('an amount is read as it is written here: %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it('a rate has no thousands', () => {
  expect([readRate('1.125'), readRate('45,5 %')]).toEqual([1.125, 45.5]);
});
