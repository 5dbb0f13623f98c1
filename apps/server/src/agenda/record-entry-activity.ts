import type { MatterAction } from '@foja/contracts/matter-words';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordMatterActivity } from '../matters/record-matter-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';

type EntryAction = Extract<MatterAction, `entry_${string}`>;

/** Tells in a causa what happened to an entry of its agenda, together with the act; of one's own agenda nothing is told. */
export async function recordEntryActivity(
  within: { db: Transaction; clock: Clock },
  /** Null for what the server did by itself. */
  actor: SignedInActor | null,
  { id, matterId }: { id: string; matterId: string | null },
  action: EntryAction,
): Promise<void> {
  if (matterId === null) return;
  await recordMatterActivity(within, { matterId, accountId: actor?.accountId ?? null, action, item: { id } });
}
