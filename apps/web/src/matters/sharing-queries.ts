import type { MatterFilesResponse } from '@foja/contracts/matter-files';
import type { MatterItem, MatterItemsResponse } from '@foja/contracts/matter-items';
import type { MatterSharing, MentionsResponse, SharedMatter, ShareMatterRequest } from '@foja/contracts/matter-sharing';
import { routes } from '@foja/contracts/routes';
import { queryOptions } from '@tanstack/react-query';
import { call, callJson } from '../platform/http.ts';

/** GET /api/matters/:id/sharing */
export const sharingQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: ['matters', email, 'matter', id, 'sharing'],
    queryFn: ({ signal }) => callJson<MatterSharing>(routes.matterSharing(id), { signal }),
    retry: false,
  });

/** @throws {CallFailed} */
export function shareMatter(id: string, body: ShareMatterRequest): Promise<SharedMatter> {
  return callJson<SharedMatter>(routes.matterSharing(id), { method: 'PUT', body });
}

/** @throws {CallFailed} 404 where there is no client any more. */
export async function removeClient(id: string): Promise<void> {
  await call(routes.matterClient(id), { method: 'DELETE' });
}

/** @throws {CallFailed} */
export function showItem(matterId: string, itemId: string, isClientVisible: boolean): Promise<MatterItem> {
  return callJson<MatterItem>(routes.matterItemVisibility(matterId, itemId), {
    method: 'PUT',
    body: { isClientVisible },
  });
}

/** @throws {CallFailed} */
export function showFile(matterId: string, fileId: string, isClientVisible: boolean): Promise<MatterFilesResponse> {
  return callJson<MatterFilesResponse>(routes.matterFileVisibility(matterId, fileId), {
    method: 'PUT',
    body: { isClientVisible },
  });
}

/** GET /api/mentions */
export const mentionsQuery = (email: string) =>
  queryOptions({
    queryKey: ['matters', email, 'mentions'],
    queryFn: ({ signal }) => callJson<MentionsResponse>(routes.mentions, { signal }),
    retry: false,
  });

/** @throws {CallFailed} */
export async function seeMentions(matterId: string): Promise<void> {
  await call(routes.mentionsSeen, { method: 'POST', body: { matterId } });
}

/** Everything that is shown of a causa to its client, newest first. */
export const shownItemsQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: ['matters', email, 'matter', id, 'shown'],
    queryFn: async ({ signal }) => {
      const items: MatterItem[] = [];
      let cursor: string | null = null;
      do {
        const query: URLSearchParams = new URLSearchParams({ limit: '200', ...(cursor ? { cursor } : {}) });
        const page: MatterItemsResponse = await callJson(`${routes.matterItems(id)}?${query}`, { signal });
        items.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return items;
    },
    retry: false,
  });
