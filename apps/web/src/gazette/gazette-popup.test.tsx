import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createAppRouter } from '../app/router.tsx';
import { newUser } from '../testing/user.ts';
import { GazettePopup } from './gazette-popup.tsx';
import type { GazettePopupOutcome } from './open-gazette-popup.ts';
import * as opening from './open-gazette-popup.ts';
import { useGazettePopup } from './use-gazette-popup.ts';

let openGazettePopup: MockInstance<typeof opening.openGazettePopup>;

function Host() {
  const gazette = useGazettePopup();
  return (
    <>
      <button type="button" onClick={gazette.open}>
        Boletín Oficial
      </button>
      <GazettePopup {...gazette} />
    </>
  );
}

/** The window's outcome stays open until `end` is called. */
async function openFromHost() {
  let end: (outcome: GazettePopupOutcome) => void = () => undefined;
  openGazettePopup.mockImplementation(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  const user = newUser();
  render(
    <RouterContextProvider router={createAppRouter(createMemoryHistory())}>
      <Host />
    </RouterContextProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Boletín Oficial' }));
  const overlay = await screen.findByRole('dialog', { name: 'Cargando boletín...' });
  return { user, overlay, end: (outcome: GazettePopupOutcome) => end(outcome) };
}

beforeEach(() => {
  openGazettePopup = vi.spyOn(opening, 'openGazettePopup');
});

describe("the overlay of the gazette's window", () => {
  it('says that the browser blocked the window, and offers the page', async () => {
    const { end } = await openFromHost();
    end({ kind: 'blocked' });
    const dialog = await screen.findByRole('dialog', { name: 'El navegador bloqueó la ventana' });
    expect(within(dialog).getByRole('link', { name: 'Ver en esta página' })).toHaveAttribute(
      'href',
      '/boletin-oficial-republica-argentina-primera-seccion',
    );
  });

  it('says the failure to the letter, and tries again', async () => {
    const { user, end } = await openFromHost();
    end({ kind: 'failed', message: 'No se pudo descargar el boletín oficial. Por favor intente más tarde.' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se pudo descargar el boletín oficial. Por favor intente más tarde.',
    );
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('dialog', { name: 'Cargando boletín...' })).toBeVisible();
    expect(openGazettePopup).toHaveBeenCalledTimes(2);
  });

  it('stops the download on Cancelar and gives the focus back', async () => {
    const { user, overlay } = await openFromHost();
    const signal = openGazettePopup.mock.calls[0]?.[0];
    await user.click(within(overlay).getByRole('button', { name: 'Cancelar' }));
    expect(signal?.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Boletín Oficial' })).toHaveFocus();
  });

  it('goes when the window shows the edition', async () => {
    const { end } = await openFromHost();
    end({ kind: 'shown', date: '20-11-2026', requested: '20-11-2026' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves word where the window shows an earlier edition', async () => {
    const { end } = await openFromHost();
    end({ kind: 'shown', date: '20-11-2026', requested: '21-11-2026' });
    expect(
      await screen.findByText('Hoy no hay edición del Boletín Oficial. Se abrió la última, del 20/11/2026.'),
    ).toBeInTheDocument();
  });
});
