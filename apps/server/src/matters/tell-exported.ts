import type { SignedInActor } from '../accounts/actor.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';
import { recordMatterActivity } from './record-matter-activity.ts';

/** The browser puts the export together, out of calls that each could be any other's: it says so when it is done. */
export async function tellExported(deps: MattersDeps, actor: SignedInActor, matterId: string): Promise<{ id: string }> {
  await openMatter(deps, actor, matterId, 'read');
  await countMatterCall(deps, 'change', actor.accountId);
  await recordMatterActivity(deps, { matterId, accountId: actor.accountId, action: 'matter_exported' });
  return { id: matterId };
}
