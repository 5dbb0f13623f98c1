import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRemoval } from '../../documents/listing/use-removal.ts';
import { matterKey, readAllItems } from '../../matter-reading/read-matter.ts';
import { matterFailure } from '../matter-failure.ts';
import { deleteItem, refreshMatters, restoreItem } from '../matters-queries.ts';
import type { ItemOf } from '../use-items.ts';

/** All the money of a causa, the last day first: what is added up has to be all of it. */
export function useMoney(email: string, matterId: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [...matterKey(email, matterId), 'items', 'money', 'all'],
    queryFn: async ({ signal }) => {
      const items = await readAllItems(matterId, 'money', signal);
      const money = items.flatMap((item): ItemOf<'money'>[] => (item.kind === 'money' ? [item] : []));
      return money.toSorted((a, b) => b.body.date.localeCompare(a.body.date));
    },
    retry: false,
  });
  const entries = query.data ?? [];
  const refresh = () => refreshMatters(client, email);
  const { list, remove } = useRemoval<ItemOf<'money'>>({
    documents: entries,
    nameOf: ({ body }) => body.concept,
    remove: ({ id }) => deleteItem(matterId, id),
    restore: ({ id }) => restoreItem(matterId, id),
    forget: () => undefined,
    refresh,
    failureText: matterFailure,
  });
  return { query, entries, list, remove, refresh };
}
