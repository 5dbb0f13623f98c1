import { routes } from '@foja/contracts/routes';
import type { CreateWatchRequest, NoveltiesResponse, Watch, WatchesResponse } from '@foja/contracts/watches';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';

/** GET /api/novelties */
export const noveltiesQuery = (email: string) =>
  queryOptions({
    queryKey: ['watches', email, 'novelties'],
    queryFn: ({ signal }) => callJson<NoveltiesResponse>(routes.novelties, { signal }),
    retry: false,
  });

/** GET /api/watches */
export const watchesQuery = (email: string) =>
  queryOptions({
    queryKey: ['watches', email, 'own'],
    queryFn: ({ signal }) => callJson<WatchesResponse>(routes.watches, { signal }),
    retry: false,
  });

/** @throws {CallFailed} */
export function markRead(ids: string[], read: boolean): Promise<NoveltiesResponse> {
  return callJson<NoveltiesResponse>(routes.noveltiesRead, { method: 'POST', body: { ids, read } });
}

/** @throws {CallFailed} 409 where it is watched already, or there is room for no more. */
export function createWatch(body: CreateWatchRequest): Promise<Watch> {
  return callJson<Watch>(routes.watches, { method: 'POST', body });
}

/** @throws {CallFailed} */
export function deleteWatch(id: string): Promise<WatchesResponse> {
  return callJson<WatchesResponse>(routes.watch(id), { method: 'DELETE' });
}

/** @throws {CallFailed} */
export function changeDigest(mailDigest: boolean): Promise<WatchesResponse> {
  return callJson<WatchesResponse>(routes.watchPreferences, { method: 'PUT', body: { mailDigest } });
}
