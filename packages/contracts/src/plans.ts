import { z } from 'zod';

export const planIdSchema = z.enum(['premium', 'professional']);
export type PlanId = z.infer<typeof planIdSchema>;

export const planOfferSchema = z.object({
  id: planIdSchema,
  name: z.string(),
  /** Per month. */
  price: z.number(),
  currency: z.string(),
  features: z.array(z.string()),
  isRecommended: z.boolean(),
  ctaText: z.string(),
});
export type PlanOffer = z.infer<typeof planOfferSchema>;

/** GET /api/plans */
export const plansResponseSchema = z.object({
  plans: z.array(planOfferSchema),
  /** Whether a plan is paid for here, or asked for and granted by an administrator. */
  payment: z.enum(['mercadopago', 'request']),
});
export type PlansResponse = z.infer<typeof plansResponseSchema>;

export const planRequestStatusSchema = z.enum(['pending', 'granted', 'declined', 'withdrawn']);
export const planRequestSchema = z.object({
  id: z.uuid(),
  plan: planIdSchema,
  message: z.string().nullable(),
  status: planRequestStatusSchema,
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** What the administrator answered. */
  note: z.string().nullable(),
});
export type PlanRequest = z.infer<typeof planRequestSchema>;

/** POST /api/plans/requests (409 while another is pending) */
export const askForPlanRequestSchema = z.object({
  plan: planIdSchema,
  message: z.string().trim().max(1_000, 'El mensaje puede tener hasta 1.000 caracteres.').optional(),
});

export const subscriptionStatusSchema = z.enum(['pending', 'authorized', 'paused', 'cancelled', 'finished']);
export const subscriptionSchema = z.object({
  id: z.uuid(),
  plan: planIdSchema,
  status: subscriptionStatusSchema,
  nextPaymentAt: z.iso.datetime().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** GET /api/plans/mine */
export const myPlanResponseSchema = z.object({
  requests: z.array(planRequestSchema),
  subscription: subscriptionSchema.nullable(),
});
export type MyPlanResponse = z.infer<typeof myPlanResponseSchema>;

/** POST /api/plans/trial */
export const startTrialResponseSchema = z.object({ success: z.literal(true), trialEndsAt: z.iso.datetime() });

/** POST /api/plans/subscriptions: where the person goes to pay. */
export const subscribeRequestSchema = z.object({ plan: planIdSchema });
export const subscribeResponseSchema = z.object({ redirectUrl: z.url() });
