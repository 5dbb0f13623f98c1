import { z } from 'zod';
import { apiKeyNameMaxCharacters, apiKeyScopes } from './api-key-scopes.ts';

const scopes = z
  .array(z.enum(apiKeyScopes, 'El permiso no existe.'))
  .min(1, 'Elegí al menos un permiso.')
  .transform((chosen) => apiKeyScopes.filter((scope) => chosen.includes(scope)));

/** POST /api/account/api-keys */
export const createApiKeyRequestSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Poné un nombre a la clave.')
    .max(apiKeyNameMaxCharacters, 'El nombre puede tener hasta 60 caracteres.'),
  scopes,
  /** Days until it ends; null where it has no end. */
  expiresInDays: z.number().int().min(1).max(730, 'Una clave con vencimiento dura hasta 730 días.').nullable(),
});
export type CreateApiKeyRequest = z.infer<typeof createApiKeyRequestSchema>;

/** A key as its owner sees it: never the key itself. */
export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  /** Its last four characters. */
  hint: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  state: z.enum(['working', 'expired', 'revoked']),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** GET /api/account/api-keys */
export const apiKeysResponseSchema = z.object({
  /** Whether the plan of this moment includes keys: those that there are do nothing without it. */
  isIncluded: z.boolean(),
  /** The newest first. */
  keys: z.array(apiKeySchema),
});
export type ApiKeysResponse = z.infer<typeof apiKeysResponseSchema>;

/** Answer of POST: the only time that the key is shown. */
export const createdApiKeySchema = apiKeySchema.extend({ key: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

/** GET /api/account/api-keys/:id/calls: the newest calls, nothing of what was sent or answered. */
export const apiCallsResponseSchema = z.object({
  calls: z.array(z.object({ at: z.iso.datetime(), call: z.string(), status: z.number().int() })),
});
export type ApiCallsResponse = z.infer<typeof apiCallsResponseSchema>;
