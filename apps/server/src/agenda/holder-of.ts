import type { SignedInActor } from '../accounts/actor.ts';
import { openMatter } from '../matters/open-matter.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';

/** Who holds an entry that this person writes: the causa, which they must be able to write in, or their account. */
export async function holderOf(
  deps: { db: DatabaseOrTransaction },
  actor: SignedInActor,
  matterId: string | null,
): Promise<{ ownerAccountId: string | null; matterId: string | null }> {
  if (!matterId) return { ownerAccountId: actor.accountId, matterId: null };
  await openMatter(deps, actor, matterId, 'write');
  return { ownerAccountId: null, matterId };
}
