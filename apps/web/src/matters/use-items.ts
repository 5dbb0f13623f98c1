import type { MatterItem } from '@foja/contracts/matter-items';
import type { MatterItemKind } from '@foja/contracts/matter-words';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRemoval } from '../documents/listing/use-removal.ts';
import { matterFailure } from './matter-failure.ts';
import { deleteItem, matterItemsQuery, refreshMatters, restoreItem } from './matters-queries.ts';

export type ItemOf<Kind extends MatterItemKind> = Extract<MatterItem, { kind: Kind }>;

/** What of one kind is written into a causa, and how to take something out with a notice to bring it back. */
export function useItems<Kind extends MatterItemKind>(
  email: string,
  matterId: string,
  kind: Kind,
  nameOf: (item: ItemOf<Kind>) => string,
) {
  const client = useQueryClient();
  const query = useInfiniteQuery(matterItemsQuery(email, matterId, kind));
  const items = (query.data?.pages ?? []).flatMap((page) => page.items as ItemOf<Kind>[]);
  const refresh = () => refreshMatters(client, email);
  const { list, remove } = useRemoval<ItemOf<Kind>>({
    documents: items,
    nameOf,
    remove: ({ id }) => deleteItem(matterId, id),
    restore: ({ id }) => restoreItem(matterId, id),
    forget: () => undefined,
    refresh,
    failureText: matterFailure,
  });
  return { query, items, list, remove, refresh };
}
