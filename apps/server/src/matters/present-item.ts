import type { MatterItem } from '@foja/contracts/matter-items';
import type { Keyring } from '../platform/keyring.ts';
import type { findPeople } from './find-people.ts';
import type { MatterItemRow } from './matters.table.ts';
import { openItem } from './sealed-matter.ts';

/** A row as who may read the causa sees it. */
export function presentItem(
  deps: { keyring: Keyring },
  row: MatterItemRow,
  people: Awaited<ReturnType<typeof findPeople>>,
): MatterItem {
  return {
    ...openItem(deps, row),
    id: row.id,
    matterId: row.matterId,
    author: people.get(row.authorAccountId ?? '') ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
