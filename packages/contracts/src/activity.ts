import { z } from 'zod';

/** Every event that the activity log keeps. */
export const activityEvents = [
  'account_registered',
  'email_confirmed',
  'confirmation_resent',
  'login_succeeded',
  'login_failed',
  'account_locked_out',
  'logout',
  'session_ended',
  'refresh_reused',
  'password_reset_requested',
  'password_reset',
  'password_changed',
  'account_exported',
  'account_deleted',
  'access_denied',
  'usage_reset',
  'trial_started',
  'plan_requested',
  'plan_request_withdrawn',
  'plan_granted',
  'plan_declined',
  'subscription_started',
  'subscription_changed',
  'role_changed',
  'account_locked',
  'account_unlocked',
  'activity_exported',
  'index_rebuild_requested',
] as const;
export const activityEventSchema = z.enum(activityEvents);
export type ActivityEvent = z.infer<typeof activityEventSchema>;
