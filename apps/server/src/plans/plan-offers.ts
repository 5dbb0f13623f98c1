import type { PlanId, PlanOffer, PlansResponse } from '@foja/contracts/plans';
import type { Role } from '@foja/contracts/roles';
import type { PaymentProvider } from './payment-provider.ts';

/** Pesos: what `$` means to whoever reads a price in Argentina, and what Mercado Pago charges there. */
const planCurrency = 'ARS';

/** Offers of SPEC 9, by month. */
const offers: readonly Omit<PlanOffer, 'currency' | 'ctaText'>[] = [
  {
    id: 'premium',
    name: 'Premium',
    price: 29,
    features: [
      'Todos los dominios legales',
      'Consultas ilimitadas',
      'Análisis detallado de casos',
      'Soporte por email',
    ],
    isRecommended: true,
  },
  {
    id: 'professional',
    name: 'Professional',
    price: 99,
    features: ['Todo lo de Premium', 'Gestión de casos', 'Acceso a la API', 'Soporte prioritario'],
    isRecommended: false,
  },
];

/** The role that a plan brings. */
export const roleOfPlan: Record<PlanId, Role> = { premium: 'Premium', professional: 'Professional' };

export function planOffer(id: PlanId): Omit<PlanOffer, 'ctaText'> {
  const offer = offers.find((candidate) => candidate.id === id);
  if (!offer) throw new Error(`No offer for the plan ${id}`);
  return { ...offer, currency: planCurrency };
}

/** What is offered, to be paid for where payments are configured and to be asked for where not. */
export function listPlans(payments: PaymentProvider | null): PlansResponse {
  const ctaText = payments ? 'Suscribirme' : 'Solicitar plan';
  return {
    plans: offers.map((offer) => ({ ...offer, currency: planCurrency, ctaText })),
    payment: payments?.name ?? 'request',
  };
}

/** Whether an account of this stored role has what the plan brings, or stands above plans. */
export function hasPlan(role: Role, plan: PlanId): boolean {
  return isAbovePlans(role) || role === roleOfPlan[plan];
}

/** Administrators are never moved by a plan. */
export function isAbovePlans(role: Role): boolean {
  return role === 'Admin' || role === 'SuperAdmin';
}
