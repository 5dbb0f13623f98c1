import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createAppRouter } from '../app/router.tsx';
import { legalTexts } from './legal-texts.ts';
import { legalTypes } from './legal-types.ts';

function open(address: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.pathname;
}

describe('the legal pages', () => {
  it.each(legalTypes)('/legal/%s has its title, its date and a way to the others', async (type) => {
    open(`/legal/${type}`);
    expect(await screen.findByRole('heading', { level: 1, name: legalTexts[type].title })).toBeVisible();
    expect(screen.getByText(/Última actualización: \d\d\/\d\d\/\d{4}/)).toBeVisible();
    for (const other of legalTypes) {
      expect(screen.getByRole('link', { name: legalTexts[other].title })).toHaveAttribute('href', `/legal/${other}`);
    }
  });

  it('tell the address of the installation', async () => {
    open('/legal/privacy');
    expect((await screen.findAllByRole('link', { name: 'hola@foja.example' })).length).toBeGreaterThan(0);
  });

  it('that do not exist say so, and lead to those that do', async () => {
    open('/legal/otra');
    expect(await screen.findByRole('heading', { level: 1, name: 'Esa página legal no existe' })).toBeVisible();
    expect(screen.getByRole('link', { name: legalTexts.privacy.title })).toHaveAttribute('href', '/legal/privacy');
  });
});
