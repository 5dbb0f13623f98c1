import type { UsagePlan } from '@foja/contracts/usage';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAppRouter } from '../app/router.tsx';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { newUser } from '../testing/user.ts';

const plan: UsagePlan = {
  role: 'User',
  label: 'Free',
  description: '10 usos',
  limit: 10,
  period: 'total',
  renewsAt: null,
  features: [],
  trial: { available: true, active: false, endsAt: null },
};
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 20 - (count - 1 - index))).toISOString().slice(0, 10),
    used: index === count - 1 ? 2 : index === count - 2 ? 1 : 0,
  }));

beforeEach(() => {
  api.use(
    http.get('*/api/usage/history', ({ request }) => {
      const days = Number(new URL(request.url).searchParams.get('days'));
      return HttpResponse.json({
        days,
        total: 3,
        dailyUsage: daysOf(days),
        byFeature: [
          { feature: 'citationCheck', times: 1_204 },
          { feature: 'contractAnalysis', times: 2 },
        ],
      });
    }),
    http.get('*/api/usage/stats', () =>
      HttpResponse.json({
        remaining: 7,
        used: 3,
        limit: 10,
        total: 3,
        lastUpdated: '2026-11-20T00:00:00.000Z',
        dailyUsage: daysOf(7),
      }),
    ),
    http.get('*/api/usage/plan', () => HttpResponse.json(plan)),
  );
});

const byDay = { name: /^Usos por día/ };

function open() {
  signIn('User');
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/dashboard/usage'] }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return newUser();
}

describe('the usage screen', () => {
  it('tells what is left, what was used of the limit, and where the trial begins', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Uso' })).toBeVisible();
    expect(await screen.findByText('3 de 10 usos en total')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Probar Premium 7 días' })).toHaveAttribute('href', '/trial');
  });

  it('shows every day of 7, 30 or 90, the newest first in the table', async () => {
    const user = open();
    const table = await screen.findByRole('table', byDay);
    expect(within(table).getAllByRole('row')).toHaveLength(8);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('20/11/20262');
    expect(screen.getByText('3 usos en los últimos 7 días')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '90 días' }));
    await screen.findByText('3 usos en los últimos 90 días');
    expect(within(screen.getByRole('table', byDay)).getAllByRole('row')).toHaveLength(91);
  });

  it('tells what the uses went to, what took none, and how many are from before they were told apart', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Por herramienta' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'Verificación de citas · no consume usos1.204',
      'Análisis de contrato2',
      'Usos anteriores a este detalle1',
    ]);
  });

  it('says when the days cannot be read, and tries again', async () => {
    let broken = true;
    api.use(
      http.get('*/api/usage/history', () =>
        broken
          ? HttpResponse.json({ error: 'internal', message: 'x' }, { status: 500 })
          : HttpResponse.json({ days: 7, total: 0, dailyUsage: daysOf(7), byFeature: [] }),
      ),
    );
    const user = open();
    const alert = await screen.findByText('No se pudo leer el uso por día.');
    broken = false;
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('table', byDay)).toBeVisible();
  });
});
