import { z } from 'zod';
import { amountPattern, currencies, moneyTypes } from './matter-money.ts';
import {
  matterCommentMaxCharacters,
  matterItemKinds,
  matterItemsPageMax,
  matterLineMaxCharacters,
  matterMessages,
  matterNoteMaxCharacters,
  partyRoles,
} from './matter-words.ts';
import { versionSchema } from './row-version.ts';

export const matterItemIdSchema = z.uuid(matterMessages.itemNotFound);

const line = (what: string) =>
  z.string().trim().max(matterLineMaxCharacters, `${what} puede tener hasta ${matterLineMaxCharacters} caracteres.`);
const needed = (what: string, ask: string) => line(what).min(1, ask);

export const partySchema = z.object({
  role: z.enum(partyRoles, 'Elegí el carácter de la parte.'),
  name: needed('El nombre', 'Escribí el nombre o la razón social.'),
  /** DNI, CUIT, or the number of a lawyer's enrolment. */
  document: line('El documento').default(''),
  domicile: line('El domicilio').default(''),
  email: line('El correo').default(''),
  phone: line('El teléfono').default(''),
  notes: z.string().trim().max(4_000, 'Las observaciones pueden tener hasta 4.000 caracteres.').default(''),
  isClient: z.boolean().default(false),
});
export type Party = z.infer<typeof partySchema>;

export const noteSchema = z.object({
  title: line('El título').default(''),
  text: z
    .string()
    .max(matterNoteMaxCharacters, 'La nota puede tener hasta 60.000 caracteres.')
    .refine((text) => text.trim() !== '', 'Escribí la nota.'),
});

/**
 * Any JSON. It comes out of a parser of JSON, so nothing of it is looked at: `z.json()` tries each kind at each place, which takes seconds
 * for what a causa may hold.
 */
const jsonSchema = z.unknown() as unknown as z.ZodType<z.core.util.JSONType>;

/** What a tool gave, kept by the person: the words to read it by, and whatever the tool needs to show it again. */
export const savedResultSchema = z.object({
  title: needed('El título', 'Escribí un título.'),
  /** Which tool made it, by its name in the list of tools or `chat`. */
  tool: z.string().max(60),
  /** What was asked or put in, in words. */
  question: z.string().max(30_000, 'Lo que se preguntó es demasiado extenso.').default(''),
  /** What came out, in Markdown: what is read, searched and exported. */
  text: z.string(),
  /** What the tool's own screen shows it with; null where the text is all. */
  data: jsonSchema.default(null),
  madeAt: z.iso.datetime(),
});
export type SavedResult = z.infer<typeof savedResultSchema>;

export const commentSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Escribí el comentario.')
    .max(matterCommentMaxCharacters, 'El comentario puede tener hasta 4.000 caracteres.'),
  /** What it is said of; null where it is the causa. */
  aboutItemId: z.uuid().nullable().default(null),
  mentions: z.array(z.uuid()).max(50).default([]),
});

/** An amount of the causa: what is claimed, fees, what was spent, what was paid. A decimal text, so that nothing is rounded. */
export const moneySchema = z.object({
  type: z.enum(moneyTypes, 'Elegí qué es.'),
  /** The day on which it was claimed, agreed, spent or paid. */
  date: z.iso.date('Elegí la fecha.'),
  concept: needed('El concepto', 'Escribí el concepto.'),
  /** Who owes or paid it. */
  person: line('El nombre').default(''),
  currency: z.enum(currencies, 'Elegí la moneda.'),
  amount: z
    .string()
    .regex(amountPattern, 'Escribí el monto con números, por ejemplo 1.500.000,50.')
    .refine((amount) => Number(amount) > 0, 'El monto tiene que ser mayor que cero.'),
  /** As many UMA as were regulated, in words: what an UMA is worth changes, and this is not computed. */
  uma: line('Las UMA').default(''),
  notes: z.string().trim().max(4_000, 'Las observaciones pueden tener hasta 4.000 caracteres.').default(''),
});
export type MoneyEntry = z.infer<typeof moneySchema>;

/** What an item says, by its kind. */
export const matterItemContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('party'), body: partySchema }),
  z.object({ kind: z.literal('note'), body: noteSchema }),
  z.object({ kind: z.literal('consultation'), body: savedResultSchema }),
  z.object({ kind: z.literal('result'), body: savedResultSchema }),
  z.object({ kind: z.literal('calculation'), body: savedResultSchema }),
  z.object({ kind: z.literal('money'), body: moneySchema }),
  z.object({ kind: z.literal('comment'), body: commentSchema }),
]);
export type MatterItemContent = z.infer<typeof matterItemContentSchema>;

export const matterItemSchema = matterItemContentSchema.and(
  z.object({
    id: z.uuid(),
    matterId: z.uuid(),
    /** Null where the account is gone. */
    author: z.object({ accountId: z.uuid(), name: z.string() }).nullable(),
    /** Whether a client who reads the causa sees it. */
    isClientVisible: z.boolean(),
    version: versionSchema,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
);
export type MatterItem = z.infer<typeof matterItemSchema>;

/** GET /api/matters/:id/items, newest first; `cursor` is the last answer's `nextCursor`. */
export const matterItemsQuerySchema = z.object({
  kind: z.enum(matterItemKinds).optional(),
  cursor: z.string().max(128).optional(),
  limit: z.coerce.number().int().min(1).max(matterItemsPageMax).default(50),
});
export type MatterItemsQuery = z.infer<typeof matterItemsQuerySchema>;
export const matterItemsResponseSchema = z.object({
  items: z.array(matterItemSchema),
  nextCursor: z.string().nullable(),
});
export type MatterItemsResponse = z.infer<typeof matterItemsResponseSchema>;

/** PUT /api/matters/:id/items/:itemId over the version that was read; 409 `item_changed` with `details.current` where it is another. */
export const saveMatterItemRequestSchema = z.object({ version: versionSchema, content: matterItemContentSchema });
export type SaveMatterItemRequest = z.infer<typeof saveMatterItemRequestSchema>;

/** DELETE; until `undoUntil`, POST …/restore answers with it again. */
export const deletedMatterItemSchema = z.object({ id: z.uuid(), undoUntil: z.iso.datetime() });
export type DeletedMatterItem = z.infer<typeof deletedMatterItemSchema>;
