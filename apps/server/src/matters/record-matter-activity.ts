import type { MatterAction, MatterItemKind } from '@foja/contracts/matter-words';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { matterActivity } from './matters.table.ts';

/** Adds a line to what happened in a causa; inside a transaction when `deps.db` is one, so that the act and its line stand together. */
export async function recordMatterActivity(
  deps: { db: Pick<Database, 'insert'>; clock: Clock },
  line: {
    matterId: string;
    accountId: string | null;
    action: MatterAction;
    item?: { id: string; kind?: MatterItemKind };
  },
): Promise<void> {
  const { item, ...said } = line;
  await deps.db
    .insert(matterActivity)
    .values({ ...said, itemId: item?.id ?? null, itemKind: item?.kind ?? null, at: deps.clock.now() });
}
