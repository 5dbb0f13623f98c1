import { z } from 'zod';
import { agendaKinds } from './agenda-text.ts';
import {
  matterActions,
  matterForums,
  matterItemKinds,
  matterLineMaxCharacters,
  matterMessages,
  matterRoles,
  matterSides,
  matterStates,
  matterSummaryMaxCharacters,
  matterTitleMaxCharacters,
} from './matter-words.ts';
import { versionSchema } from './row-version.ts';

export const matterIdSchema = z.uuid(matterMessages.notFound);

const line = (what: string) =>
  z.string().trim().max(matterLineMaxCharacters, `${what} puede tener hasta ${matterLineMaxCharacters} caracteres.`);

/** What a causa says of itself; it lies sealed. */
export const matterHeadSchema = z.object({
  /** Carátula. */
  title: z
    .string()
    .trim()
    .min(1, 'Escribí la carátula.')
    .max(matterTitleMaxCharacters, `La carátula puede tener hasta ${matterTitleMaxCharacters} caracteres.`),
  /** Number of the court's file. */
  fileNumber: line('El número de expediente').default(''),
  court: line('El juzgado').default(''),
  clientName: line('El nombre del cliente').default(''),
  side: z.enum(matterSides).nullable().default(null),
  summary: z
    .string()
    .trim()
    .max(matterSummaryMaxCharacters, 'El resumen puede tener hasta 10.000 caracteres.')
    .default(''),
});
export type MatterHead = z.infer<typeof matterHeadSchema>;

const personSchema = z.object({ accountId: z.uuid(), name: z.string() });

/** A causa in a list. */
export const matterSummarySchema = matterHeadSchema.omit({ summary: true }).extend({
  id: z.uuid(),
  forum: z.enum(matterForums),
  state: z.enum(matterStates),
  /** What the reader is in it. */
  role: z.enum(matterRoles),
  /** Whether the reader may delete it: one of a firm, only as its titular. */
  mayDelete: z.boolean(),
  responsible: personSchema.nullable(),
  /** What ran out and is still pending, else what comes next; null where nothing is, and for a client. */
  nextDeadline: z
    .object({
      date: z.iso.date(),
      title: z.string(),
      kind: z.enum(agendaKinds),
      /** A term that ran out, its grace hours too. */
      isOverdue: z.boolean(),
      /** The first day that comes, whatever ran out before; null where nothing comes. */
      upcoming: z.iso.date().nullable(),
    })
    .nullable(),
  archivedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type MatterSummary = z.infer<typeof matterSummarySchema>;

export const matterSchema = matterSummarySchema.extend({
  summary: z.string(),
  owner: personSchema.nullable(),
  /** Of the firm that it belongs to; null where it is its owner's alone. */
  firmId: z.uuid().nullable(),
  /** Of the firm, only who was chosen sees it. */
  isRestricted: z.boolean(),
  /** Grows by one with each change of what is said here. */
  version: versionSchema,
  counts: z.record(z.enum(matterItemKinds), z.number().int().nonnegative()),
  itemsLimit: z.number().int().nonnegative(),
});
export type Matter = z.infer<typeof matterSchema>;

/** GET /api/matters?search= : words of the carátula and of what is written into it, all of them, without regard to case or accents. */
export const mattersQuerySchema = z.object({
  search: z.string().trim().max(200).default(''),
  archived: z.enum(['yes', 'no']).default('no'),
});
export type MattersQuery = z.infer<typeof mattersQuerySchema>;

/** Last changed first. `total` counts those that one may see, whatever was searched; `opened` and `limit` are one's own. */
export const mattersResponseSchema = z.object({
  matters: z.array(matterSummarySchema),
  total: z.number().int().nonnegative(),
  opened: z.number().int().nonnegative(),
  limit: z.number().int().nonnegative(),
});
export type MattersResponse = z.infer<typeof mattersResponseSchema>;

/** POST /api/matters answers 201; 409 `plan_limit` where the plan lets no more be opened. */
export const createMatterRequestSchema = z.object({
  head: matterHeadSchema,
  forum: z.enum(matterForums, 'Elegí el fuero.'),
  state: z.enum(matterStates).default('active'),
});
export type CreateMatterRequest = z.infer<typeof createMatterRequestSchema>;

/** PUT /api/matters/:id over the version that was read; 409 `matter_changed` with `details.current` where it is another. */
export const saveMatterRequestSchema = z.object({
  version: versionSchema,
  head: matterHeadSchema,
  forum: z.enum(matterForums, 'Elegí el fuero.'),
  state: z.enum(matterStates),
  responsibleAccountId: z.uuid().nullable(),
});
export type SaveMatterRequest = z.infer<typeof saveMatterRequestSchema>;

/** POST /api/matters/:id/archive */
export const archiveMatterRequestSchema = z.object({ archived: z.boolean() });

/** DELETE /api/matters/:id; until `undoUntil`, POST /api/matters/:id/restore answers with it again. */
export const deletedMatterSchema = z.object({ id: z.uuid(), undoUntil: z.iso.datetime() });
export type DeletedMatter = z.infer<typeof deletedMatterSchema>;

/** GET /api/matters/:id/activity, newest first; `cursor` is the last answer's `nextCursor`. */
export const matterActivityQuerySchema = z.object({
  cursor: z.string().max(128).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type MatterActivityQuery = z.infer<typeof matterActivityQuerySchema>;
export const matterActivitySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null where the account is gone. */
  by: personSchema.nullable(),
  action: z.enum(matterActions),
  itemId: z.uuid().nullable(),
  itemKind: z.enum(matterItemKinds).nullable(),
});
export const matterActivityResponseSchema = z.object({
  entries: z.array(matterActivitySchema),
  nextCursor: z.string().nullable(),
});
export type MatterActivityResponse = z.infer<typeof matterActivityResponseSchema>;
