import type { FreeFeature } from '@foja/contracts/features';
import { sql } from 'drizzle-orm';
import type { Actor } from '../accounts/actor.ts';
import type { UsageDeps } from './reserve-use.ts';
import { usageFeatures } from './usage.table.ts';

/** Counts what takes no use, once it was done, for the usage history; nothing of what was asked is kept. */
export async function countFeature(
  deps: UsageDeps,
  { subject }: Pick<Actor, 'subject'>,
  feature: FreeFeature,
): Promise<void> {
  const day = deps.clock.now().toISOString().slice(0, 10);
  await deps.db
    .insert(usageFeatures)
    .values({ subject, day, feature, times: 1 })
    .onConflictDoUpdate({
      target: [usageFeatures.subject, usageFeatures.day, usageFeatures.feature],
      set: { times: sql`${usageFeatures.times} + 1` },
    });
}
