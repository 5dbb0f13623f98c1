import { z } from 'zod';
import { activityEventSchema } from './activity.ts';
import { planRequestSchema, planRequestStatusSchema } from './plans.ts';
import { roleSchema } from './role-schema.ts';

const count = z.number().int().nonnegative();
const page = z.coerce.number().int().min(1).default(1);

/** GET /api/admin/overview?days= */
export const overviewQuerySchema = z.object({ days: z.coerce.number().int().min(7).max(90).default(30) });
export const overviewSchema = z.object({
  users: z.object({ total: count, byRole: z.record(z.string(), count), newInPeriod: count, onTrial: count }),
  /** One entry for each UTC day of the period, oldest first. `refused`: nothing was found that answers. */
  days: z.array(z.object({ date: z.iso.date(), questions: count, refused: count, guests: count })),
  questions: count,
  refused: count,
  unverifiedCitations: count,
  feedback: z.object({ useful: count, notUseful: count }),
  /** Whether any official text is there; where none is, the administration offers to bring them. */
  hasOfficialTexts: z.boolean(),
  pendingPlanRequests: count,
  /** Null where no language model reports its tokens. */
  modelTokens: z.object({ prompt: count, completion: count }).nullable(),
});
export type Overview = z.infer<typeof overviewSchema>;

export const userStatusSchema = z.enum(['active', 'unconfirmed', 'locked']);
export const usersQuerySchema = z.object({
  /** Part of a name or of the address. */
  search: z.string().trim().max(120).default(''),
  role: roleSchema.optional(),
  status: userStatusSchema.optional(),
  sort: z.enum(['createdAt', 'lastName', 'email', 'role', 'lastLoginAt', 'used']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page,
  pageSize: z.coerce.number().int().min(5).max(100).default(20),
});
export type UsersQuery = z.infer<typeof usersQuerySchema>;

export const adminUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The stored role; a running trial is told apart. */
  role: roleSchema,
  status: userStatusSchema,
  /** Until when wrong passwords keep the account closed; null where they do not. */
  lockedOutUntil: z.iso.datetime().nullable(),
  trialEndsAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  /** Whether signing in asks for a code. */
  hasSecondFactor: z.boolean(),
  used: count,
  limit: count,
});
export type AdminUser = z.infer<typeof adminUserSchema>;
export const usersResponseSchema = z.object({
  users: z.array(adminUserSchema),
  total: count,
  page: count,
  pageSize: count,
});
export type UsersResponse = z.infer<typeof usersResponseSchema>;

/** POST /api/admin/users/:id/role */
export const changeRoleRequestSchema = z.object({ role: roleSchema });
/** POST /api/admin/users/:id/lock */
export const lockRequestSchema = z.object({ reason: z.string().trim().max(300).optional() });

/** GET /api/admin/activity, newest first; `cursor` is the last answer's `nextCursor`. */
export const activityQuerySchema = z.object({
  event: activityEventSchema.optional(),
  /** Part of the address of who acted or of whom it was done to. */
  email: z.string().trim().max(254).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  cursor: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type ActivityQuery = z.infer<typeof activityQuerySchema>;
export const activityEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  event: activityEventSchema,
  /** Null for a guest, the system, or an account that was deleted since. */
  actorEmail: z.string().nullable(),
  actorRole: z.string().nullable(),
  targetEmail: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;
export const activityResponseSchema = z.object({
  entries: z.array(activityEntrySchema),
  nextCursor: z.string().nullable(),
});
export type ActivityResponse = z.infer<typeof activityResponseSchema>;

/** GET /api/admin/plan-requests */
export const planRequestsQuerySchema = z.object({ status: planRequestStatusSchema.optional(), page });
export const adminPlanRequestSchema = planRequestSchema.extend({
  user: z.object({ id: z.uuid(), email: z.string(), firstName: z.string(), lastName: z.string(), role: roleSchema }),
});
export type AdminPlanRequest = z.infer<typeof adminPlanRequestSchema>;
export const planRequestsResponseSchema = z.object({ requests: z.array(adminPlanRequestSchema), total: count });
/** POST /api/admin/plan-requests/:id/grant and /decline (409 once decided) */
export const decidePlanRequestSchema = z.object({ note: z.string().trim().max(500).optional() });

/** GET /api/admin/feedback, newest first. `question` only where its author agreed. */
export const feedbackQuerySchema = z.object({
  useful: z.enum(['true', 'false']).optional(),
  cursor: z.string().max(128).optional(),
});
export const feedbackEntrySchema = z.object({
  answerId: z.uuid(),
  at: z.iso.datetime(),
  useful: z.boolean(),
  comment: z.string().nullable(),
  question: z.string().nullable(),
  domain: z.string(),
  outcome: z.string(),
  model: z.string(),
  sourceIds: z.array(z.string()),
});
export type FeedbackEntry = z.infer<typeof feedbackEntrySchema>;
export const feedbackListSchema = z.object({
  entries: z.array(feedbackEntrySchema),
  nextCursor: z.string().nullable(),
});

/** GET /api/admin/corpus */
export const corpusStateSchema = z.object({
  norms: z.array(
    z.object({ code: z.string(), name: z.string(), articles: count, notes: count, repealed: count, suspect: count }),
  ),
  articles: count,
  notes: count,
  guides: count,
  rulings: count,
  /** Leading rulings told by the editors. */
  rulingSummaries: count,
  index: z.object({ status: z.string(), passages: count, pending: count }),
  /** What the official texts hold against each other, by article. */
  contradictions: z.array(
    z.object({
      articleId: z.string(),
      label: z.string(),
      kind: z.enum([
        'repealed-by-note',
        'repealed-by-clause',
        'source-repealed',
        'whole-repealed',
        'stale-text',
        'missing-article',
      ]),
      /** Who says so, as a lawyer names it. */
      by: z.string(),
      /** It is taken into account; false: somebody has to look at it. */
      decides: z.boolean(),
    }),
  ),
  lastImportAt: z.iso.datetime().nullable(),
});
export type CorpusState = z.infer<typeof corpusStateSchema>;

export const headnoteMessages = {
  badSince: 'La fecha «Desde» no es válida: tiene que ser un día que exista, escrito AAAA-MM-DD.',
  futureSince: 'La fecha «Desde» todavía no llegó.',
  tooLong: 'El tribunal y el tema pueden tener hasta 150 caracteres.',
} as const;
const oneLine = z
  .string()
  .trim()
  .max(150, headnoteMessages.tooLong)
  .transform((text) => text || null)
  .nullish()
  .transform((text) => text ?? null);
const headnoteSelectionSchema = z.object({
  court: z.string().nullable(),
  subject: z.string().nullable(),
  since: z.string().nullable(),
});

/** POST /api/admin/corpus/fetch: the norms of InfoLEG, or headnotes of rulings of SAIJ. */
export const corpusFetchRequestSchema = z
  .object({
    rulings: z
      .object({
        court: oneLine,
        subject: oneLine,
        since: z.iso
          .date(headnoteMessages.badSince)
          .nullish()
          .transform((since) => since ?? null),
      })
      .optional(),
  })
  .nullish();
export type CorpusFetchRequest = z.input<typeof corpusFetchRequestSchema>;

/** GET /api/admin/corpus/fetch: the last run that brought official texts, or the one under way. */
export const corpusFetchStateSchema = z.object({
  /** Whether it is done by itself once a week. */
  weekly: z.boolean(),
  run: z
    .object({
      status: z.enum(['running', 'interrupted', 'done', 'cancelled', 'failed']),
      /** Somebody asked to stop it, and it ends after the norm that it is at. */
      isStopping: z.boolean(),
      startedAt: z.iso.datetime(),
      finishedAt: z.iso.datetime().nullable(),
      done: count,
      total: count,
      current: z.string().nullable(),
      norms: z.array(
        z.object({
          norm: z.string(),
          title: z.string(),
          result: z.enum(['imported', 'unchanged', 'kept']),
          articles: count,
          added: count,
          changed: count,
          earlierTexts: count,
          doubtful: z.array(z.object({ article: z.string(), why: z.string() })),
          leftOut: z.array(z.string()),
          trouble: z.string().nullable(),
        }),
      ),
      /** Of a run that brings headnotes of rulings from SAIJ: what was asked for, and what came of it. */
      headnotes: headnoteSelectionSchema
        .extend({
          read: count,
          added: count,
          changed: count,
          /** How many SAIJ says to have. */
          total: count.nullable(),
          notUnderstood: count,
          /** There are more than one run brings. */
          isBounded: z.boolean(),
          trouble: z.string().nullable(),
        })
        .optional(),
    })
    .nullable(),
});
export type CorpusFetchState = z.infer<typeof corpusFetchStateSchema>;
/** PUT /api/admin/corpus/fetch/schedule */
export const corpusFetchScheduleSchema = z.object({ weekly: z.boolean() });
