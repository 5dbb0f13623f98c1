import type { JobKind } from '@foja/contracts/admin-jobs';

const minuteMs = 60_000;

/** What comes again by itself, and how long after it was done. */
export const pausesMs: Readonly<Partial<Record<JobKind, number>>> = {
  purges: minuteMs,
  'ruling-citations': minuteMs,
  'official-texts-schedule': minuteMs,
  plans: 5 * minuteMs,
  agenda: 5 * minuteMs,
  'law-watch': 5 * minuteMs,
  'unfinished-uses': 5 * minuteMs,
  'key-rotation': 60 * minuteMs,
  'abandoned-files': 60 * minuteMs,
};

export const isRecurring = (kind: JobKind): boolean => kind in pausesMs;
