import { z } from 'zod';

/** Stable codes of the JSON errors; a client decides by the code, a person reads the message. */
export const errorCodes = [
  'invalid_request',
  'missing_application_id',
  'csrf_mismatch',
  'unauthenticated',
  'invalid_credentials',
  'invalid_refresh_token',
  'account_locked',
  'email_not_confirmed',
  'invalid_link',
  'invalid_token',
  'invalid_guest_token',
  'invalid_public_key',
  'forbidden',
  'premium_required',
  'not_found',
  'conflict',
  'payload_too_large',
  'unsupported_file_type',
  'unreadable_file',
  'document_damaged',
  'storage_full',
  'disk_full',
  'documents_busy',
  'text_busy',
  'usage_exhausted',
  'guest_limit_reached',
  'guest_tokens_exhausted',
  'rate_limited',
  'anonymization_required',
  'anonymization_failed',
  'anonymization_timeout',
  'anonymization_busy',
  'no_edition',
  'not_configured',
  'upstream_failed',
  'database_unavailable',
  'server_stopping',
  // Why a calculator computes nothing; the same words as in the package that computes.
  'calendar-missing',
  'parameter-missing',
  'rule-missing',
  'not-sourced',
  'outside-scope',
  'fact-missing',
  'fact-invalid',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const errorBodySchema = z.object({
  error: z.enum(errorCodes),
  message: z.string(),
  details: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
