import { authMessages } from '@foja/contracts/accounts';
import type { MyPlanResponse, PlansResponse } from '@foja/contracts/plans';
import type { Role } from '@foja/contracts/roles';
import type { UsagePlan } from '@foja/contracts/usage';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAppRouter } from '../app/router.tsx';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { newUser } from '../testing/user.ts';

let payment: PlansResponse['payment'];
let mine: MyPlanResponse;
let trial: UsagePlan['trial'];
let asked: unknown[];

beforeEach(() => {
  payment = 'request';
  mine = { requests: [], subscription: null };
  trial = { available: true, active: false, endsAt: null };
  asked = [];
  api.use(
    http.get('*/api/plans', () =>
      HttpResponse.json({
        payment,
        plans: [offer('premium', 'Premium', 29, true), offer('professional', 'Professional', 99, false)],
      }),
    ),
    http.get('*/api/plans/mine', () => HttpResponse.json(mine)),
    http.get('*/api/usage/plan', () =>
      HttpResponse.json({
        role: 'User',
        label: 'Free',
        description: '',
        limit: 10,
        period: 'total',
        renewsAt: null,
        features: [],
        trial,
      }),
    ),
    http.post('*/api/plans/requests', async ({ request }) => {
      const body = (await request.json()) as { plan: 'premium' };
      asked.push(body);
      mine = { ...mine, requests: [pending(body.plan)] };
      return HttpResponse.json(mine.requests[0]);
    }),
  );
});

const offer = (id: string, name: string, price: number, isRecommended: boolean) => ({
  id,
  name,
  price,
  currency: 'USD',
  features: [`Todo lo de ${name}`],
  isRecommended,
  ctaText: 'Solicitar plan',
});
const pending = (plan: 'premium' | 'professional') => ({
  id: '0b9b8a36-3f43-4c6b-9d6b-0d1b6a6d1f11',
  plan,
  message: null,
  status: 'pending' as const,
  createdAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  note: null,
});

function open(role?: Role) {
  if (role) signIn(role);
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/trial'] }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user: newUser(), path: () => router.state.location.pathname };
}

describe('/trial', () => {
  it('tells a visitor what the trial gives and leads to the registration and back', async () => {
    open();
    const register = await screen.findByRole('link', { name: 'Crear cuenta y probar' });
    expect(register).toHaveAttribute('href', expect.stringContaining('/register?returnUrl='));
    expect(screen.getByText('Registro gratuito - 10 usos incluidos')).toBeVisible();
  });

  it('starts the trial once and shows when it ends', async () => {
    api.use(
      http.post('*/api/plans/trial', () => {
        trial = { available: false, active: true, endsAt: '2026-11-27T12:00:00.000Z' };
        return HttpResponse.json({ success: true, trialEndsAt: trial.endsAt });
      }),
      http.get('*/api/account', () =>
        HttpResponse.json({
          id: '0b9b8a36-3f43-4c6b-9d6b-0d1b6a6d1f11',
          email: 'ana@estudio.example',
          firstName: 'Ana',
          lastName: 'Gómez',
          role: 'Premium',
          emailConfirmed: true,
          trialEndsAt: '2026-11-27T12:00:00.000Z',
          createdAt: '2026-11-01T00:00:00.000Z',
        }),
      ),
    );
    const { user } = open('User');
    await user.click(await screen.findByRole('button', { name: 'Empezar la prueba de 7 días' }));
    expect(await screen.findByText('La prueba está en curso y termina el 27/11/2026.')).toBeVisible();
    // The badge of the plan that the account now has.
    expect(within(screen.getByRole('banner')).getByText('Premium')).toBeVisible();
  });

  it('sends the confirmation again where the address must be confirmed first', async () => {
    let resentTo: unknown;
    api.use(
      http.post('*/api/plans/trial', () =>
        HttpResponse.json({ error: 'email_not_confirmed', message: authMessages.confirmForTrial }, { status: 403 }),
      ),
      http.post('*/api/auth/resend-confirmation', async ({ request }) => {
        resentTo = await request.json();
        return HttpResponse.json({ success: true, message: authMessages.resent });
      }),
    );
    const { user } = open('User');
    await user.click(await screen.findByRole('button', { name: 'Empezar la prueba de 7 días' }));
    expect(await screen.findByText(authMessages.confirmForTrial)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reenviar email' }));
    expect(await screen.findByText(authMessages.resent)).toBeVisible();
    expect(resentTo).toMatchObject({ email: expect.stringContaining('@') });
  });

  it('shows the refusal of the server where the trial was had already', async () => {
    api.use(
      http.post('*/api/plans/trial', () =>
        HttpResponse.json({ error: 'conflict', message: 'La prueba ya se usó en esta cuenta.' }, { status: 409 }),
      ),
    );
    const { user } = open('User');
    await user.click(await screen.findByRole('button', { name: 'Empezar la prueba de 7 días' }));
    expect(await screen.findByText('La prueba ya se usó en esta cuenta.')).toBeVisible();
  });

  it('says when it has ended', async () => {
    trial = { available: false, active: false, endsAt: '2026-10-01T00:00:00.000Z' };
    open('User');
    expect(await screen.findByText('La prueba de esta cuenta terminó el 01/10/2026.')).toBeVisible();
  });
});

describe('a plan', () => {
  it('is asked for with a message, is then pending, and can be withdrawn', async () => {
    api.use(
      http.delete('*/api/plans/requests/:id', () => {
        mine = { requests: [], subscription: null };
        return HttpResponse.json({ success: true, message: '' });
      }),
    );
    const { user } = open('User');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Solicitar plan' })[0]).toBeEnabled());
    await user.click(screen.getAllByRole('button', { name: 'Solicitar plan' })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Solicitar plan Premium' });
    await user.type(within(dialog).getByLabelText('Mensaje (opcional)'), ' Somos tres ');
    await user.click(within(dialog).getByRole('button', { name: 'Enviar solicitud' }));
    expect(await screen.findByText(/Solicitado el 20\/11\/2026/)).toBeVisible();
    expect(asked).toEqual([{ plan: 'premium', message: 'Somos tres' }]);
    // The other plan waits for the answer to this one.
    expect(screen.getByRole('button', { name: 'Solicitar plan' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Retirar solicitud' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Solicitar plan' })).toHaveLength(2));
  });

  it('is paid where a provider is set up', async () => {
    payment = 'mercadopago';
    open('User');
    expect(await screen.findAllByRole('button', { name: 'Suscribirme' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Solicitar plan' })).toBeNull();
  });

  it('that the account has is said to be the current one', async () => {
    trial = { available: false, active: false, endsAt: null };
    open('Professional');
    expect(await screen.findByText('Es tu plan actual.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Solicitar plan' })).toHaveLength(1);
  });

  it('that is subscribed can be cancelled after a confirmation', async () => {
    let cancelled = false;
    mine = {
      requests: [],
      subscription: {
        id: '0b9b8a36-3f43-4c6b-9d6b-0d1b6a6d1f12',
        plan: 'premium',
        status: 'authorized',
        nextPaymentAt: '2026-12-20T00:00:00.000Z',
      },
    };
    api.use(
      http.post('*/api/plans/subscriptions/cancel', () => {
        cancelled = true;
        return HttpResponse.json({ success: true, message: '' });
      }),
      http.get('*/api/account', () => HttpResponse.json({}, { status: 500 })),
    );
    const { user } = open('Premium');
    expect(await screen.findByText(/Próximo pago: 20\/12\/2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar suscripción' }));
    expect(cancelled).toBe(false);
    const dialog = screen.getByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar suscripción' }));
    await waitFor(() => expect(cancelled).toBe(true));
  });
});
