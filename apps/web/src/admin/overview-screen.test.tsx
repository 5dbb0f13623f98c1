import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { adminGet, buildOverview } from '../testing/admin-api.ts';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';

describe('the overview', () => {
  it('gives every chart as a table too, with the same figures', async () => {
    signIn('Admin');
    api.use(adminGet('overview', buildOverview()));
    openApp('/admin');
    const table = await screen.findByRole('table', { name: /Consultas por día/, hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual(['DíaRespondidasSin respuesta', '20/11/202641', '19/11/202682']);
    expect(screen.getByRole('table', { name: /Quién consulta/, hidden: true })).toHaveTextContent('19/11/202664');
  });

  it('invents no cost where no model told its tokens, and shows what was told', async () => {
    signIn('Admin');
    api.use(adminGet('overview', buildOverview()));
    openApp('/admin');
    expect(await screen.findByText('Ningún modelo informó tokens')).toBeVisible();
    expect(screen.getByText(/^90\s?%$/)).toBeVisible();
    api.use(adminGet('overview', buildOverview({ modelTokens: { prompt: 12_000, completion: 800 } })));
    openApp('/admin');
    expect(await screen.findByText('12.000 tokens leídos, 800 escritos')).toBeVisible();
  });

  it('asks for another period, which the address remembers', async () => {
    signIn('Admin');
    const days: (string | null)[] = [];
    api.use(
      http.get('*/api/admin/overview', ({ request }) => {
        days.push(new URL(request.url).searchParams.get('days'));
        return HttpResponse.json(buildOverview());
      }),
    );
    const { user, search } = openApp('/admin');
    await screen.findByText('1.250');
    await user.click(screen.getByRole('radio', { name: '90 días' }));
    expect(await screen.findByText(/los últimos 90 días/)).toBeVisible();
    expect(search()).toEqual({ days: 90 });
    expect(days).toEqual(['30', '90']);
  });
});
