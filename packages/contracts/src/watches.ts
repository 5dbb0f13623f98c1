import { z } from 'zod';
import {
  gazetteReadingStates,
  noveltyKinds,
  watchKinds,
  watchMessages,
  watchTermMaxCharacters,
} from './watches-text.ts';

export const watchIdSchema = z.uuid(watchMessages.notFound);
const day = z.iso.date();

/** POST /api/watches answers 201. */
export const createWatchRequestSchema = z.object({
  kind: z.enum(watchKinds, 'Elegí qué se sigue.'),
  term: z
    .string()
    .trim()
    .min(3, 'Escribí al menos tres letras.')
    .max(watchTermMaxCharacters, `Puede tener hasta ${watchTermMaxCharacters} caracteres.`),
});
export type CreateWatchRequest = z.infer<typeof createWatchRequestSchema>;

export const watchSchema = createWatchRequestSchema.extend({ id: z.uuid(), createdAt: z.iso.datetime() });
export type Watch = z.infer<typeof watchSchema>;

/** GET /api/watches: one's own, and how it stands with the gazette that they are looked for in. */
export const watchesResponseSchema = z.object({
  watches: z.array(watchSchema),
  gazette: z.object({ day, state: z.enum(gazetteReadingStates), at: z.iso.datetime().nullable() }),
  mailDigest: z.boolean(),
});
export type WatchesResponse = z.infer<typeof watchesResponseSchema>;

/** Something that a novelty touches: a writing of the editor, or a causa. */
export const touchedSchema = z.object({ kind: z.enum(['writing', 'matter']), id: z.uuid(), title: z.string() });

export const noveltySchema = z.object({
  id: z.uuid(),
  kind: z.enum(noveltyKinds),
  /** What it is about, as a lawyer calls it: `art. 245 LCT`, or the words of the watch. */
  subject: z.string(),
  /** The foja to open; null where there is none. */
  source: z.string().nullable(),
  /** The notice of the gazette, or what the change says; empty where nothing more is known. */
  text: z.string(),
  /** The notice's page on the official site. */
  url: z.url().nullable(),
  /** The day of the gazette, or the one on which the change was noticed. */
  day,
  touched: z.array(touchedSchema),
  readAt: z.iso.datetime().nullable(),
});
export type Novelty = z.infer<typeof noveltySchema>;

/** GET /api/novelties: newest first. */
export const noveltiesResponseSchema = z.object({ novelties: z.array(noveltySchema), unread: z.number().int() });
export type NoveltiesResponse = z.infer<typeof noveltiesResponseSchema>;

/** POST /api/novelties/read */
export const readNoveltiesSchema = z.object({
  ids: z.array(z.uuid()).min(1).max(200),
  read: z.boolean().default(true),
});

/** PUT /api/watches/preferences */
export const watchPreferencesSchema = z.object({ mailDigest: z.boolean() });
export type WatchPreferences = z.infer<typeof watchPreferencesSchema>;
