import type { MatterItem, MatterItemsResponse, Party } from '@foja/contracts/matter-items';
import type { MatterItemKind } from '@foja/contracts/matter-words';
import type { Matter } from '@foja/contracts/matters';
import { routes } from '@foja/contracts/routes';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';

/** What the tools read of the causa from which they were opened; its own screens lie above them. */

export const mattersKey = (email: string) => ['matters', email] as const;
export const matterKey = (email: string, id: string) => [...mattersKey(email), 'matter', id] as const;

/** GET /api/matters/:id */
export const matterQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: matterKey(email, id),
    queryFn: ({ signal }) => callJson<Matter>(routes.matter(id), { signal }),
    retry: false,
  });

/** The parties of a causa, in the order in which they were written into it. */
export const partiesQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: [...matterKey(email, id), 'parties'],
    queryFn: async ({ signal }) => {
      const items = await readAllItems(id, 'party', signal);
      return items.toReversed().flatMap((item): Party[] => (item.kind === 'party' ? [item.body] : []));
    },
    retry: false,
  });

/** Everything of a kind that is written into a causa, newest first, page after page. @throws {CallFailed} */
export async function readAllItems(
  matterId: string,
  kind: MatterItemKind,
  signal?: AbortSignal,
): Promise<MatterItem[]> {
  const items: MatterItem[] = [];
  let cursor: string | null = null;
  do {
    const query: URLSearchParams = new URLSearchParams({ kind, limit: '200', ...(cursor ? { cursor } : {}) });
    const page: MatterItemsResponse = await callJson<MatterItemsResponse>(`${routes.matterItems(matterId)}?${query}`, {
      ...(signal ? { signal } : {}),
    });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}
