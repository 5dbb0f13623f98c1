import type { ActivityEvent } from '@foja/contracts/activity-events';
import type { ActorRole } from '@foja/contracts/roles';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { activityLog } from './activity.table.ts';

export interface Activity {
  event: ActivityEvent;
  /** Account id of who acted; left out for a guest or the system. */
  actorId?: string;
  actorRole?: ActorRole;
  /** Account id of whom it was done to. */
  targetId?: string;
  /** Facts without personal data: roles, plan names, counts, paths. Never an address, a name, a token or what a
   * user wrote; only the reason that an administrator gives for a lock, who is told that it stays. */
  details?: Record<string, string | number | boolean | null>;
}

/** Adds a line to the activity log; inside a transaction when `deps.db` is one, so that the act and its line stand together. */
export async function recordActivity(
  deps: { db: Pick<Database, 'insert'>; clock: Clock },
  activity: Activity,
): Promise<void> {
  await deps.db.insert(activityLog).values({
    at: deps.clock.now(),
    event: activity.event,
    actorId: activity.actorId ?? null,
    actorRole: activity.actorRole ?? null,
    targetId: activity.targetId ?? null,
    details: activity.details ?? {},
  });
}
