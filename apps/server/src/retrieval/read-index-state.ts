import type { Status } from '@foja/contracts/status';
import { countPendingReindex } from '../corpus/read-corpus-state.ts';
import type { Database } from '../platform/database/database.ts';
import type { RetrievalIndex } from './open-index.ts';

/** What the status call tells of the index: whether it can be searched, what it holds and what waits to be written to it. */
export async function readIndexState(deps: { db: Database; index: RetrievalIndex }): Promise<Status['index']> {
  const live = deps.index.live();
  const pending = await countPendingReindex(deps.db);
  if (live === null) return { status: deps.index.isBuilding() ? 'building' : 'unavailable', passages: 0, pending };
  return { status: deps.index.isBuilding() ? 'building' : 'ready', passages: await live.count(), pending };
}
