import { z } from 'zod';
import { guestProofSchema } from './guest-proof.ts';

/** POST /api/auth/guest-token */
export const guestTokenRequestSchema = z.object({
  clientFingerprint: z.string().trim().min(8).max(32),
  userAgent: z.string().trim().min(1).max(512),
  /** Of the task that the refusal `proof_required` brought. */
  proof: guestProofSchema.optional(),
});
export type GuestTokenRequest = z.infer<typeof guestTokenRequestSchema>;

export const guestTokenResponseSchema = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  usageRemaining: z.number().int().nonnegative(),
  usageLimit: z.number().int().positive(),
});
export type GuestTokenResponse = z.infer<typeof guestTokenResponseSchema>;
