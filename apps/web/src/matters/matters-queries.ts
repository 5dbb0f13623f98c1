import type { EditorDocument } from '@foja/contracts/editor';
import type { FileInMatterRequest, MatterFile, MatterFilesResponse } from '@foja/contracts/matter-files';
import type {
  DeletedMatterItem,
  MatterItem,
  MatterItemContent,
  MatterItemsResponse,
  SaveMatterItemRequest,
} from '@foja/contracts/matter-items';
import type { MatterItemKind } from '@foja/contracts/matter-words';
import type {
  CreateMatterRequest,
  DeletedMatter,
  Matter,
  MatterActivityResponse,
  MattersResponse,
  SaveMatterRequest,
} from '@foja/contracts/matters';
import { routes } from '@foja/contracts/routes';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { matterKey, mattersKey } from '../matter-reading/read-matter.ts';
import { call, callJson } from '../platform/http.ts';

/** GET /api/matters: those that hold these words; all without them. */
export const mattersQuery = (email: string, { search, archived }: { search: string; archived: boolean }) =>
  queryOptions({
    queryKey: [...mattersKey(email), 'list', archived, search],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        ...(search === '' ? {} : { search }),
        ...(archived ? { archived: 'yes' } : {}),
      }).toString();
      return callJson<MattersResponse>(query === '' ? routes.matters : `${routes.matters}?${query}`, { signal });
    },
    placeholderData: keepPreviousData,
    retry: false,
  });

/** GET /api/matters/:id/items of some kind, newest first, page by page. */
export const matterItemsQuery = (email: string, id: string, kind: MatterItemKind) =>
  infiniteQueryOptions({
    queryKey: [...matterKey(email, id), 'items', kind],
    queryFn: ({ signal, pageParam }) =>
      callJson<MatterItemsResponse>(
        `${routes.matterItems(id)}?${new URLSearchParams({ kind, limit: '50', ...(pageParam ? { cursor: pageParam } : {}) })}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: false,
  });

/** GET /api/matters/:id/activity, page by page. */
export const matterActivityQuery = (email: string, id: string) =>
  infiniteQueryOptions({
    queryKey: [...matterKey(email, id), 'activity'],
    queryFn: ({ signal, pageParam }) =>
      callJson<MatterActivityResponse>(
        `${routes.matterActivity(id)}?${new URLSearchParams({ limit: '50', ...(pageParam ? { cursor: pageParam } : {}) })}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: false,
  });

/** GET /api/matters/:id/files */
export const matterFilesQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: [...matterKey(email, id), 'files'],
    queryFn: ({ signal }) => callJson<MatterFilesResponse>(routes.matterFiles(id), { signal }),
    retry: false,
  });

/** Reads again all that is shown of one's causas: lists, the causa and what is in it. */
export function refreshMatters(client: QueryClient, email: string): Promise<void> {
  return client.invalidateQueries({ queryKey: mattersKey(email) });
}

/** @throws {CallFailed} 409 `plan_limit` */
export function createMatter(body: CreateMatterRequest): Promise<Matter> {
  return callJson<Matter>(routes.matters, { method: 'POST', body });
}

/** @throws {CallFailed} 409 `matter_changed` where somebody else saved it meanwhile. */
export function saveMatter(id: string, body: SaveMatterRequest): Promise<Matter> {
  return callJson<Matter>(routes.matter(id), { method: 'PUT', body });
}

/** @throws {CallFailed} */
export function archiveMatter(id: string, archived: boolean): Promise<Matter> {
  return callJson<Matter>(routes.matterArchive(id), { method: 'POST', body: { archived } });
}

/** @throws {CallFailed} */
export function deleteMatter(id: string): Promise<DeletedMatter> {
  return callJson<DeletedMatter>(routes.matter(id), { method: 'DELETE' });
}

/** @throws {CallFailed} 404 once the time to undo has passed. */
export function restoreMatter(id: string): Promise<Matter> {
  return callJson<Matter>(routes.matterRestore(id), { method: 'POST' });
}

/** @throws {CallFailed} 409 `plan_limit`; 413 where it is too long. */
export function addItem(matterId: string, body: MatterItemContent): Promise<MatterItem> {
  return callJson<MatterItem>(routes.matterItems(matterId), { method: 'POST', body });
}

/** @throws {CallFailed} 409 `item_changed` where somebody else saved it meanwhile. */
export function saveItem(matterId: string, id: string, body: SaveMatterItemRequest): Promise<MatterItem> {
  return callJson<MatterItem>(routes.matterItem(matterId, id), { method: 'PUT', body });
}

/** @throws {CallFailed} */
export function deleteItem(matterId: string, id: string): Promise<DeletedMatterItem> {
  return callJson<DeletedMatterItem>(routes.matterItem(matterId, id), { method: 'DELETE' });
}

/** @throws {CallFailed} 404 once the time to undo has passed. */
export function restoreItem(matterId: string, id: string): Promise<MatterItem> {
  return callJson<MatterItem>(routes.matterItemRestore(matterId, id), { method: 'POST' });
}

/** @throws {CallFailed} */
export function fileInMatter(matterId: string, body: FileInMatterRequest): Promise<MatterFile> {
  return callJson<MatterFile>(routes.matterFiles(matterId), { method: 'POST', body });
}

/** @throws {CallFailed} */
export function unfileFromMatter(matterId: string, id: string): Promise<{ id: string }> {
  return callJson<{ id: string }>(routes.matterFile(matterId, id), { method: 'DELETE' });
}

/** Until a filed document begins to come. */
const downloadTimeoutMs = 60_000;

/** A filed document as it was uploaded. @throws {CallFailed} */
export async function readMatterDocument(matterId: string, id: string, signal?: AbortSignal): Promise<Blob> {
  const response = await call(routes.matterFileContent(matterId, id), {
    accept: '*/*',
    timeoutMs: downloadTimeoutMs,
    ...(signal ? { signal } : {}),
  });
  return response.blob();
}

/** Leaves a line in the causa's activity that it was taken away whole. @throws {CallFailed} */
export async function tellExported(matterId: string): Promise<void> {
  await callJson(routes.matterExported(matterId), { method: 'POST' });
}

/** A filed writing with its text. @throws {CallFailed} */
export function readMatterWriting(matterId: string, id: string, signal?: AbortSignal): Promise<EditorDocument> {
  return callJson<EditorDocument>(routes.matterWriting(matterId, id), signal ? { signal } : {});
}
