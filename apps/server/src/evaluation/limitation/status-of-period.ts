import type { StoryDate } from '@foja/legal-text/story-dates';

/** Days left from which a period is near its end: a fifth of it, within these bounds. */
const nearBoundsDays = { min: 30, max: 180 };

/**
 * @param maxDaysLeft counted from the latest day that the story's words may mean.
 * @param date null where the person gave the day.
 */
export function statusOf(
  daysLeft: number,
  maxDaysLeft: number,
  date: Pick<StoryDate, 'isOngoing'> | null,
  lengthDays: number,
): 'running' | 'near' | 'expired' {
  // What goes on, or may have begun later, has not run out for certain.
  if (daysLeft < 0) return date?.isOngoing || maxDaysLeft >= 0 ? 'near' : 'expired';
  const nearDays = Math.max(nearBoundsDays.min, Math.min(nearBoundsDays.max, lengthDays / 5));
  return daysLeft <= nearDays ? 'near' : 'running';
}
