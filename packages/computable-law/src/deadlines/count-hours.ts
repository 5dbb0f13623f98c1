import { addDays, type CivilDay } from '../core/civil-day.ts';
import { refuse } from '../core/refusal.ts';
import type { Counted } from './count-days.ts';

/**
 * Counts hours without a break (CCyC 6: the hour of the start is left out).
 * @param hour `HH:MM`; unknown where it was not told: then the day alone is given, as if counted from the same hour
 */
export function countHours(on: CivilDay, hour: string | undefined, length: number): Counted & { hour: string | null } {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(hour ?? '00:00');
  if (!parts) return refuse('fact-invalid', 'hour', hour ?? '', `«${hour}» no es una hora (se espera HH:MM).`);
  const minutes = Number(parts[1]) * 60 + Number(parts[2]) + length * 60;
  const due = addDays(on, Math.floor(minutes / 1440));
  const at = `${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}:${parts[2]}`;
  const days = Array.from({ length: Math.floor(minutes / 1440) }, (_, index) => ({
    day: addDays(on, index + 1),
    kind: 'corrido' as const,
    name: null,
    count: null,
  }));
  return {
    due,
    hour: hour === undefined ? null : at,
    days: [{ day: on, kind: 'notificacion', name: null, count: null }, ...days],
    disputed: [],
  };
}
