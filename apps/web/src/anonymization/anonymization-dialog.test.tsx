import type { AnonymizationSettingsResponse } from '@foja/contracts/anonymization';
import { type AnonymizationSettings, defaultAnonymizationSettings } from '@foja/contracts/anonymization-modes';
import type { ActorRole, Role } from '@foja/contracts/roles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { newUser } from '../testing/user.ts';
import AnonymizationDialog from './anonymization-dialog.tsx';
import { anonymizationSettings } from './settings.ts';

/** What the account keeps, and every body that was saved. */
function account(settings: AnonymizationSettings, status = 200) {
  const saved: unknown[] = [];
  const state = { settings };
  const answer = () => ({ settings: state.settings, publicKey: 'k' }) satisfies AnonymizationSettingsResponse;
  api.use(
    http.get('*/api/anonymization/settings', () => HttpResponse.json(answer())),
    http.put('*/api/anonymization/settings', async ({ request }) => {
      const body = (await request.json()) as AnonymizationSettings;
      saved.push(body);
      if (status !== 200) return HttpResponse.json({ error: 'forbidden', message: 'no' }, { status });
      state.settings = body;
      return HttpResponse.json(answer());
    }),
  );
  return saved;
}

function open(role: ActorRole) {
  if (role !== 'Guest') signIn(role as Role);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AnonymizationDialog role={role} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return newUser();
}

const feature = (name: string) => within(screen.getByRole('group', { name }));

describe('the anonymization settings', () => {
  it('cannot be switched off but by a SuperAdmin, and say so', async () => {
    account(defaultAnonymizationSettings);
    open('Admin');
    expect(feature('Consulta legal').getByRole('switch')).toBeDisabled();
    expect(feature('Consulta legal').getByRole('option', { name: 'Desactivada (solo SuperAdmin)' })).toBeDisabled();
    expect(screen.getByText('Solo un SuperAdmin puede desactivar la anonimización.')).toBeVisible();
  });

  it('have no advanced mode below Professional, and say why', async () => {
    account(defaultAnonymizationSettings);
    open('User');
    expect(feature('Consulta legal').getByRole('option', { name: 'Avanzada (desde Professional)' })).toBeDisabled();
    expect(screen.getByText('El modo avanzado es parte de los planes Professional y Premium.')).toBeVisible();
  });

  it('are those of the account, and what is chosen is saved there', async () => {
    const saved = account({ ...defaultAnonymizationSettings, rag: { mode: 'advanced', enabled: true } });
    const user = open('Premium');
    await waitFor(() => expect(feature('Consulta legal').getByLabelText('Modo')).toHaveValue('advanced'));
    await user.selectOptions(feature('Carga de documentos').getByLabelText('Modo'), 'Avanzada');
    await waitFor(() =>
      expect(saved).toEqual([
        {
          ...defaultAnonymizationSettings,
          rag: { mode: 'advanced', enabled: true },
          documentUpload: { mode: 'advanced', enabled: true },
        },
      ]),
    );
  });

  it('are switched off and on again by a SuperAdmin', async () => {
    const saved = account(defaultAnonymizationSettings);
    const user = open('SuperAdmin');
    await user.click(feature('Consulta legal').getByRole('switch'));
    expect(feature('Consulta legal').getByLabelText('Modo')).toHaveValue('none');
    await user.click(feature('Consulta legal').getByRole('switch'));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved).toMatchObject([{ rag: { mode: 'none', enabled: false } }, { rag: { mode: 'basic', enabled: true } }]);
  });

  it('go back to what they were where the account could not be saved, and say so', async () => {
    account(defaultAnonymizationSettings, 500);
    const user = open('Premium');
    await user.selectOptions(feature('Consulta legal').getByLabelText('Modo'), 'Avanzada');
    await waitFor(() => expect(feature('Consulta legal').getByLabelText('Modo')).toHaveValue('basic'));
    expect(await screen.findByText(/No se pudo guardar el cambio en tu cuenta/)).toBeVisible();
    expect(anonymizationSettings()).toEqual(defaultAnonymizationSettings);
  });

  it('return to the defaults after a confirmation', async () => {
    const saved = account({ ...defaultAnonymizationSettings, rag: { mode: 'advanced', enabled: true } });
    const user = open('Premium');
    await waitFor(() => expect(feature('Consulta legal').getByLabelText('Modo')).toHaveValue('advanced'));
    await user.click(screen.getByRole('button', { name: 'Restablecer valores' }));
    expect(saved).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Restablecer' }));
    await waitFor(() => expect(saved).toEqual([defaultAnonymizationSettings]));
  });

  it('of a guest say what is on, with nothing to choose', async () => {
    const saved = account(defaultAnonymizationSettings);
    open('Guest');
    expect(screen.getByText('Activa: anonimización básica.')).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Restablecer valores' })).toBeNull();
    expect(saved).toHaveLength(0);
  });
});
