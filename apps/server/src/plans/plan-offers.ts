import { usageLimits } from '@foja/contracts/limits';
import type { PlanId, PlanOffer, PlansResponse } from '@foja/contracts/plans';
import { planFeatures, type Role } from '@foja/contracts/roles';
import type { Config } from '../platform/config.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Pesos: what `$` means to whoever reads a price in Argentina, and what Mercado Pago charges there. */
const planCurrency = 'ARS';

/** By month. What each gives is read from what its role may do. */
const offers: readonly Omit<PlanOffer, 'currency' | 'ctaText' | 'features'>[] = [
  {
    id: 'premium',
    name: 'Premium',
    price: 29,
    isRecommended: true,
  },
  {
    id: 'professional',
    name: 'Professional',
    price: 99,
    isRecommended: false,
  },
];

/** The role that a plan brings. */
export const roleOfPlan: Record<PlanId, Role> = { premium: 'Premium', professional: 'Professional' };

export function planOffer(id: PlanId): Omit<PlanOffer, 'ctaText' | 'features'> {
  const offer = offers.find((candidate) => candidate.id === id);
  if (!offer) throw new Error(`No offer for the plan ${id}`);
  return { ...offer, currency: planCurrency };
}

/** What is offered, to be paid for where payments are configured and to be asked for where not. */
export function listPlans(
  payments: PaymentProvider | null,
  { contactEmail }: Pick<Config, 'contactEmail'>,
): PlansResponse {
  const ctaText = payments ? 'Suscribirme' : 'Solicitar plan';
  return {
    plans: offers.map((offer) => ({
      ...offer,
      currency: planCurrency,
      ctaText,
      features: featuresOf(offer.id, contactEmail),
    })),
    payment: payments?.name ?? 'request',
  };
}

/** The uses of a month, what the role opens, and help where this installation has somebody who answers. */
function featuresOf(id: PlanId, contactEmail: string): string[] {
  const role = roleOfPlan[id];
  const support = contactEmail === '' ? [] : ['Soporte por email'];
  return [`${usageLimits[role].limit} usos por mes`, ...planFeatures(role), ...support];
}

/** Whether an account of this stored role has what the plan brings, or stands above plans. */
export function hasPlan(role: Role, plan: PlanId): boolean {
  return isAbovePlans(role) || role === roleOfPlan[plan];
}

/** Administrators are never moved by a plan. */
export function isAbovePlans(role: Role): boolean {
  return role === 'Admin' || role === 'SuperAdmin';
}
