import type {
  CreateOwnTemplateRequest,
  DeletedOwnTemplate,
  OwnTemplate,
  OwnTemplatesResponse,
  SaveOwnTemplateRequest,
} from '@foja/contracts/own-templates';
import { routes } from '@foja/contracts/routes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';

const keyOf = (email: string) => ['own-templates', email] as const;

/** GET /api/own-templates */
export const ownTemplatesQuery = (email: string) =>
  queryOptions({
    queryKey: keyOf(email),
    queryFn: ({ signal }) => callJson<OwnTemplatesResponse>(routes.ownTemplates, { signal }),
    retry: false,
  });

/** GET /api/own-templates/:id. Read anew each time that it is opened: another tab may have changed it. */
export const ownTemplateQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: [...keyOf(email), id],
    queryFn: ({ signal }) => callJson<OwnTemplate>(routes.ownTemplate(id), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });

export function refreshOwnTemplates(client: QueryClient, email: string): Promise<void> {
  return client.invalidateQueries({ queryKey: keyOf(email), exact: true });
}

/** @throws {CallFailed} */
export function createOwnTemplate(body: CreateOwnTemplateRequest): Promise<OwnTemplate> {
  return callJson<OwnTemplate>(routes.ownTemplates, { method: 'POST', body });
}

/** @throws {CallFailed} 409 where it was saved elsewhere meanwhile. */
export function saveOwnTemplate(id: string, body: SaveOwnTemplateRequest): Promise<OwnTemplate> {
  return callJson<OwnTemplate>(routes.ownTemplate(id), { method: 'PUT', body });
}

/** @throws {CallFailed} */
export function deleteOwnTemplate(id: string): Promise<DeletedOwnTemplate> {
  return callJson<DeletedOwnTemplate>(routes.ownTemplate(id), { method: 'DELETE' });
}

/** @throws {CallFailed} 404 once the time to undo has passed. */
export function restoreOwnTemplate(id: string): Promise<OwnTemplate> {
  return callJson<OwnTemplate>(routes.ownTemplateRestore(id), { method: 'POST' });
}
