import type { DoneResponse } from '@foja/contracts/accounts';
import type { ApiCallsResponse, ApiKeysResponse, CreateApiKeyRequest, CreatedApiKey } from '@foja/contracts/api-keys';
import { routes } from '@foja/contracts/routes';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from '../../platform/http.ts';

/** Keyed by address, below the account: what was read for one is never shown to the next. */
export const apiKeysQuery = (email: string) =>
  queryOptions({
    queryKey: ['account', email, 'api-keys'],
    queryFn: ({ signal }) => callJson<ApiKeysResponse>(routes.apiKeys, { signal }),
    retry: false,
  });

export const apiCallsQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: ['account', email, 'api-keys', id, 'calls'],
    queryFn: async ({ signal }) => (await callJson<ApiCallsResponse>(routes.apiKeyCalls(id), { signal })).calls,
    retry: false,
    // It is opened to see what happens now.
    staleTime: 0,
  });

export const createApiKey = (asked: CreateApiKeyRequest) =>
  callJson<CreatedApiKey>(routes.apiKeys, { method: 'POST', body: asked });

export const revokeApiKey = (id: string) => callJson<DoneResponse>(routes.apiKey(id), { method: 'DELETE' });

export const revokeAllApiKeys = () => callJson<DoneResponse>(routes.apiKeys, { method: 'DELETE' });
