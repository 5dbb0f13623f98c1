import type { Role } from '@foja/contracts/roles';
import { screen, within } from '@testing-library/react';
import { stubMedia } from './browser.ts';
import { signIn } from './factories.ts';
import { openApp } from './open-app.tsx';

export const path = '/dashboard/jurisprudencia';
export const words = 'pasajero herido';
/** The address of a search by these words. */
export const asking = `${path}?q=${encodeURIComponent(words)}`;

/** The screen at an address of its own, on a wide window. */
export async function openScreen(address = path, role: Role = 'User') {
  stubMedia({ wide: true, reducedMotion: true });
  signIn(role);
  const app = openApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Jurisprudencia' });
  return app;
}

export const input = () => screen.findByRole('searchbox', { name: 'Palabras, partes o cita' });
export const results = () => screen.findByRole('region', { name: 'Resultados' });

/** Titles of the rulings that are shown, in their order. */
export const titles = async () =>
  within(await results())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
