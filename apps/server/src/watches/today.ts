import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import type { CivilDay } from '@foja/computable-law/core/civil-day';
import type { Clock } from '../platform/clock.ts';

/** The day that it is in Argentina. */
export function todayOf({ clock }: { clock: Clock }): CivilDay {
  return dayInArgentina(clock.now());
}
