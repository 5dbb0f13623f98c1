import { z } from 'zod';
import {
  agendaKeptStates,
  agendaKinds,
  agendaMessages,
  agendaStates,
  agendaTitleMaxCharacters,
  reminderLeads,
} from './agenda-text.ts';
import { day, deadlineRequestSchema, deadlineUnits, notificationKinds } from './calculators.ts';
import { versionSchema } from './row-version.ts';

export const agendaEntryIdSchema = z.uuid(agendaMessages.notFound);

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribí una hora válida.');
const dayField = z.iso
  .date('Escribí una fecha válida.')
  .refine((value) => value >= '1990-01-01' && value <= '2100-12-31', {
    message: 'La fecha tiene que estar entre 1990 y 2100.',
  });

/** What a term was computed from, as it was read: {@link deadlineRequestSchema} once it is understood. */
const askedDeadlineSchema = z.object({
  notified: day,
  by: z.enum(notificationKinds),
  hour: z.string().optional(),
  jurisdiction: z.string().optional(),
  deadline: z.string().optional(),
  length: z.number().optional(),
  unit: z.enum(deadlineUnits).optional(),
  distanceKm: z.number().optional(),
  suspended: z.array(z.object({ from: day, to: day })).optional(),
  extension: z.number().optional(),
});

/** A term as it was computed: what was asked, so that it is computed again when the calendar changes, and what came out. */
export const agendaDeadlineSchema = z.object({
  request: askedDeadlineSchema,
  due: day,
  dueHour: z.string().nullable(),
  graceUntil: day.nullable(),
  notifiedOn: day,
  name: z.string().nullable(),
  /** The earliest day of another reading, where one ends before. */
  earlierReading: day.nullable(),
  article: z.string(),
  jurisdiction: z.string(),
  /** An article that it stands on changed since somebody compared both. */
  underReview: z.boolean(),
});
export type AgendaDeadline = z.infer<typeof agendaDeadlineSchema>;

export const agendaEntrySchema = z.object({
  id: z.uuid(),
  /** The causa that it belongs to; null for one that stands alone. */
  matterId: z.uuid().nullable(),
  kind: z.enum(agendaKinds),
  state: z.enum(agendaStates),
  day,
  /** `HH:MM` in Argentina; null for the whole day. */
  time: timeSchema.nullable(),
  title: z.string(),
  notes: z.string(),
  responsible: z.object({ accountId: z.uuid(), name: z.string() }).nullable(),
  /** Whether mails remind of it. */
  reminds: z.boolean(),
  /** Null for what was put down by hand. */
  deadline: agendaDeadlineSchema.nullable(),
  /** Grows by one with each change. */
  version: versionSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AgendaEntry = z.infer<typeof agendaEntrySchema>;

const saidShape = {
  matterId: z.uuid(agendaMessages.matterNotFound).nullable().default(null),
  title: z
    .string()
    .trim()
    .min(1, 'Escribí un título.')
    .max(agendaTitleMaxCharacters, `El título puede tener hasta ${agendaTitleMaxCharacters} caracteres.`),
  /** How long they may be is for the use case, which says 413. */
  notes: z.string().default(''),
  responsibleAccountId: z.uuid(agendaMessages.personNotFound).nullable().default(null),
  reminds: z.boolean().default(true),
  state: z.enum(agendaKeptStates, 'Elegí un estado.').default('pending'),
};

/** POST /api/agenda/entries answers 201. A computed term tells what it is computed from, and anything else its day. */
export const writeAgendaEntrySchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('deadline'), ...saidShape, deadline: deadlineRequestSchema }),
    z.object({
      kind: z.enum(['due', 'hearing', 'meeting']),
      ...saidShape,
      day: dayField,
      time: timeSchema.nullable().default(null),
    }),
  ],
  'Elegí qué se agenda.',
);
export type WriteAgendaEntry = z.output<typeof writeAgendaEntrySchema>;

/** PUT /api/agenda/entries/:id over the version that was read; 409 `item_changed` with `{current}` where the server holds another. */
export const saveAgendaEntrySchema = z.object({ version: versionSchema, entry: writeAgendaEntrySchema });
export type SaveAgendaEntry = z.output<typeof saveAgendaEntrySchema>;

/** DELETE; until `undoUntil`, POST /api/agenda/entries/:id/restore answers with it again. */
export const deletedAgendaEntrySchema = z.object({ id: z.uuid(), undoUntil: z.iso.datetime() });
export type DeletedAgendaEntry = z.infer<typeof deletedAgendaEntrySchema>;

/** GET /api/agenda?from&to&matterId: both days included; without them, all of one causa. */
export const agendaQuerySchema = z.object({
  from: dayField.optional(),
  to: dayField.optional(),
  matterId: z.uuid(agendaMessages.matterNotFound).optional(),
});
export type AgendaQuery = z.infer<typeof agendaQuerySchema>;

export const agendaResponseSchema = z.object({
  /** The day that it is in Argentina. */
  today: day,
  /** Whose call it is: of what names somebody as responsible, which is one's own. */
  me: z.uuid(),
  /** By day, then by time. */
  entries: z.array(agendaEntrySchema),
});
export type AgendaResponse = z.infer<typeof agendaResponseSchema>;

/** A change of a day that the server made by itself, told until somebody has seen it. */
export const agendaNoticeSchema = z.object({
  id: z.uuid(),
  entryId: z.uuid(),
  title: z.string(),
  kind: z.enum(['moved', 'unsettled']),
  from: day,
  /** Null where the term could not be computed again. */
  to: day.nullable(),
  at: z.iso.datetime(),
});
export type AgendaNotice = z.infer<typeof agendaNoticeSchema>;

/** GET /api/agenda/summary: what the dashboard's menu and the agenda's head show. */
export const agendaSummarySchema = z.object({
  today: day,
  expired: z.number().int(),
  dueToday: z.number().int(),
  /** Of the seven days after today. */
  dueSoon: z.number().int(),
  notices: z.array(agendaNoticeSchema),
});
export type AgendaSummary = z.infer<typeof agendaSummarySchema>;

/** POST /api/agenda/notices/seen */
export const seenNoticesSchema = z.object({ ids: z.array(z.uuid()).min(1).max(200) });

/** GET and PUT /api/agenda/preferences */
export const agendaPreferencesSchema = z.object({
  mailReminders: z.boolean(),
  leads: z.array(z.literal(reminderLeads)).max(reminderLeads.length),
  /** Whether mails say what each entry is called; off unless somebody switches it on. */
  mailTitles: z.boolean(),
  feedTitles: z.boolean(),
});
export type AgendaPreferences = z.infer<typeof agendaPreferencesSchema>;

export const agendaSettingsSchema = z.object({
  preferences: agendaPreferencesSchema,
  /** When the address of the calendar was made; null where there is none. The address itself is shown only once. */
  feedCreatedAt: z.iso.datetime().nullable(),
});
export type AgendaSettings = z.infer<typeof agendaSettingsSchema>;

/** POST /api/agenda/feed: a new address; the one before leads nowhere from then on. */
export const agendaFeedSchema = z.object({ address: z.url(), feedCreatedAt: z.iso.datetime() });
export type AgendaFeed = z.infer<typeof agendaFeedSchema>;
