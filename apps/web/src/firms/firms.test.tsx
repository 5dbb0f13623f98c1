import { firmMessages } from '@foja/contracts/firm-words';
import type { Firm, InvitationPreview } from '@foja/contracts/firms';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';

const token = 'A'.repeat(43);
const offer: InvitationPreview = {
  firmName: 'Estudio Ríos',
  invitedBy: 'Luz Ríos',
  role: 'abogado',
  state: 'pending',
  address: 'a•••@estudio.example',
  expiresAt: '2026-12-04T12:00:00.000Z',
};
const previewed = (part: Partial<InvitationPreview> = {}) =>
  http.post('*/api/firm-invitations/preview', () => HttpResponse.json({ ...offer, ...part }));
const refusing = (path: string, status: number, error: string, message: string) =>
  http.post(path, () => HttpResponse.json({ error, message }, { status }));

describe('/invitacion/:token', () => {
  it('says who invites to what, and leads who is signed out to the login and back', async () => {
    api.use(previewed());
    openApp(`/invitacion/${token}`);
    expect(await screen.findByRole('heading', { name: 'Invitación de Estudio Ríos' })).toBeVisible();
    expect(screen.getByText(/Luz Ríos te invitó a ser parte, con el rol Abogado/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const name of ['Iniciar Sesión', 'Crear cuenta'])
      expect(main.getByRole('link', { name }).getAttribute('href')).toContain(
        `returnUrl=${encodeURIComponent(`/invitacion/${token}`)}`,
      );
  });

  it.each([
    ['accepted', firmMessages.invitationAccepted],
    ['revoked', firmMessages.invitationRevoked],
    ['expired', firmMessages.invitationExpired],
  ] as const)('says of one that is %s what became of it, and offers nothing', async (state, message) => {
    signIn('User');
    api.use(previewed({ state }));
    openApp(`/invitacion/${token}`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aceptar la invitación' })).toBeNull();
  });

  it('says of a link that is none, or was replaced, that it is not valid', async () => {
    api.use(refusing('*/api/firm-invitations/preview', 404, 'not_found', firmMessages.invitationUnknown));
    openApp(`/invitacion/${token}`);
    expect(await screen.findByText(firmMessages.invitationUnknown)).toBeVisible();
  });

  it('tells who is signed in with another address so, and lets them enter with the right one', async () => {
    signIn('User');
    api.use(
      previewed(),
      refusing('*/api/firm-invitations/accept', 403, 'forbidden', firmMessages.otherAddress),
      http.post('*/api/auth/logout', () => HttpResponse.json({ success: true, message: '' })),
    );
    const { user } = openApp(`/invitacion/${token}`);
    await user.click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
    expect(await screen.findByText(firmMessages.otherAddress)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Entrar con otra cuenta' }));
    expect(await screen.findByText('Para aceptar hace falta una cuenta de esa dirección.')).toBeVisible();
  });

  it('offers the mail that confirms the address where nobody has confirmed it', async () => {
    signIn('User');
    api.use(
      previewed(),
      refusing('*/api/firm-invitations/accept', 403, 'email_not_confirmed', firmMessages.confirmFirst),
    );
    const { user } = openApp(`/invitacion/${token}`);
    await user.click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
    expect(await screen.findByText(firmMessages.confirmFirst)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviarme el mail de confirmación' })).toBeVisible();
  });
});

const firm: Firm = {
  id: '3c1f7f0e-0000-4000-8000-0000000000aa',
  name: 'Estudio Ríos',
  role: 'titular',
  members: [
    {
      accountId: '3c1f7f0e-0000-4000-8000-000000000001',
      name: 'Ana Gómez',
      email: 'ana@estudio.example',
      role: 'titular',
      isMe: true,
      joinedAt: '2026-11-20T12:00:00.000Z',
      matterId: null,
      used: 3,
    },
    {
      accountId: '3c1f7f0e-0000-4000-8000-000000000002',
      name: 'Luz Ríos',
      email: 'luz@estudio.example',
      role: 'asistente',
      isMe: false,
      joinedAt: '2026-11-21T12:00:00.000Z',
      matterId: null,
      used: 1,
    },
  ],
  invitations: [],
  uses: { of: 'firm', endsAfter: null, pool: { limit: 100, used: 4, remaining: 96 } },
};
const hasFirm = (part: Firm | null) => http.get('*/api/firm', () => HttpResponse.json({ firm: part }));

describe('/dashboard/estudio', () => {
  it('says that the firm could not be read, and reads again when asked', async () => {
    signIn('Premium');
    api.use(http.get('*/api/firm', () => HttpResponse.json({ error: 'internal', message: 'x' }, { status: 500 })));
    const { user } = openApp('/dashboard/estudio');
    await screen.findByText('No se pudo leer tu estudio.');
    api.use(hasFirm(firm));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Estudio Ríos' })).toBeVisible();
  });

  it('leads a Free account to the plans, and says that being invited takes none', async () => {
    signIn('User');
    api.use(hasFirm(null));
    openApp('/dashboard/estudio');
    expect(await screen.findByRole('link', { name: 'Ver los planes' })).toHaveAttribute('href', '/trial');
    expect(screen.getByText(/podés ser parte con cualquier plan/)).toBeVisible();
  });

  it('shows the last titular no way out but the end of the firm, which takes its name', async () => {
    signIn('Premium');
    api.use(hasFirm(firm));
    const { user } = openApp('/dashboard/estudio');
    expect(await screen.findByText(firmMessages.lastTitular)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salir del estudio' })).toBeNull();
    expect(screen.getByText('Este mes se usaron 4 de 100: quedan 96 usos.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Eliminar el estudio' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Estudio Ríos/ }), 'Estudio');
    await user.click(dialog.getByRole('button', { name: 'Eliminar el estudio' }));
    expect(await dialog.findByText(firmMessages.wrongName)).toBeVisible();
  });

  it('keeps the address that was typed where an invitation is refused', async () => {
    signIn('Premium');
    api.use(hasFirm(firm), refusing('*/api/firm/invitations', 409, 'conflict', firmMessages.alreadyInvited));
    const { user } = openApp('/dashboard/estudio');
    await user.click(await screen.findByRole('button', { name: 'Invitar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'otra@correo.example');
    await user.click(dialog.getByRole('button', { name: 'Enviar la invitación' }));
    expect(await dialog.findByText(firmMessages.alreadyInvited)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue('otra@correo.example');
  });
});
