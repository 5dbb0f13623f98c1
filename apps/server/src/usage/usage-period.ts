import { usageLimits } from '@foja/contracts/limits';
import type { ActorRole } from '@foja/contracts/roles';

/** The period that a role's uses are counted in: `total`, or the month (UTC) as `2026-11`. */
export function usagePeriod(role: ActorRole, now: Date): string {
  return usageLimits[role].period === 'total' ? 'total' : monthOf(now);
}

/** The UTC month, as `2026-11`. */
export function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}
