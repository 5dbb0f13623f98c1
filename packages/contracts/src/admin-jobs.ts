import { z } from 'zod';

/** Work that the server does by itself, or goes on with after a call has ended. */
export const jobKinds = [
  'official-texts',
  'official-texts-schedule',
  'index-rebuild',
  'key-rotation',
  'agenda',
  'law-watch',
  'plans',
  'purges',
  'unfinished-uses',
  'ruling-citations',
  'abandoned-files',
  'long-documents',
] as const;
export type JobKind = (typeof jobKinds)[number];

/** `scheduled` waits for its hour, `queued` for a server that is free, `retrying` for its next attempt. */
export const jobStates = ['scheduled', 'queued', 'running', 'retrying', 'done', 'cancelled', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

const count = z.number().int().nonnegative();

export const jobSchema = z.object({
  id: z.uuid(),
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  /** It comes again by itself. */
  isRecurring: z.boolean(),
  /** How often it was begun, and how often it may be. */
  attempts: count,
  maxAttempts: count,
  /** `total` is null where nobody knows it yet. */
  progress: z.object({ done: count, total: count.nullable() }).nullable(),
  /** The last attempt's error: its name and code, never its words. */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When it may begin. */
  dueAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Of one that recurs: when it last ended well. */
  lastDoneAt: z.iso.datetime().nullable(),
  canCancel: z.boolean(),
  canRun: z.boolean(),
});
export type Job = z.infer<typeof jobSchema>;

/** GET /api/admin/jobs: what waits, runs or went wrong, and what was done of late. */
export const jobsResponseSchema = z.object({ jobs: z.array(jobSchema) });
export type JobsResponse = z.infer<typeof jobsResponseSchema>;

/** Only administrators load these. */
export const jobPaths = {
  list: '/api/admin/jobs',
  action: (id: string, action: 'cancel' | 'run') => `/api/admin/jobs/${id}/${action}`,
} as const;

export const jobMessages = {
  unknown: 'Ese trabajo no existe, o ya no se guarda.',
  cannotCancel: 'Ese trabajo no está en curso ni en espera.',
  cannotRun: 'Ese trabajo ya está en curso o en espera.',
} as const;
