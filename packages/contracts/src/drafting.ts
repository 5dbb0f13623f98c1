import { z } from 'zod';
import { documentKinds } from './drafting/document-kinds.ts';
import { currencies, personParts } from './drafting/form.ts';
import { fieldTextMaxCharacters, listItemMaxCharacters, listMaxItems } from './drafting/limits.ts';
import { generationTextBounds } from './generators/use-cases.ts';

export const documentKindSchema = z.enum(documentKinds, 'Foja no redacta ese documento.');

const personSchema = z.partialRecord(z.enum(personParts), z.string().max(fieldTextMaxCharacters));

/** One value of a form; which type a field takes is for its form to say ({@link checkValues}). */
const fieldValueSchema = z.union(
  [
    // Longer than the longest facts, whose own rule speaks of the characters that are left after trimming.
    z.string().max(generationTextBounds.maxCharacters + fieldTextMaxCharacters),
    z.number(),
    z.array(z.string().max(listItemMaxCharacters)).max(listMaxItems),
    z.strictObject({ currency: z.enum(currencies), value: z.number().positive().max(1e15) }),
    personSchema,
  ],
  'Un dato del formulario no es válido.',
);

/** POST /DocumentGenerator/generate */
export const draftingRequestSchema = z.object({
  kind: documentKindSchema,
  values: z.record(z.string().max(60), fieldValueSchema),
  /** Whether a language model, where one is configured, may improve the wording of the facts. */
  improveFacts: z.boolean().default(true),
  /** The person was told that the facts could not be anonymized and said yes to sending them as they are. */
  acceptsOriginal: z.boolean().default(false),
});
export type DraftingRequest = z.infer<typeof draftingRequestSchema>;
export type DraftingRequestInput = z.input<typeof draftingRequestSchema>;

/** A piece of text: the template's own words, or what the form gave for `field`; a blank says what is missing. */
export const draftRunSchema = z.object({
  text: z.string(),
  field: z.string().nullable(),
  blank: z.boolean(),
});
export type DraftRun = z.infer<typeof draftRunSchema>;

const runs = z.array(draftRunSchema);
/** Article keys (`ccyc:1198`) on which the words stand. */
const articles = z.array(z.string());

export const draftBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('title'), runs }),
  /** With its own number: "II. Hechos". */
  z.object({ type: z.literal('heading'), runs, articles }),
  z.object({ type: z.literal('paragraph'), align: z.enum(['justify', 'left', 'center', 'right']), runs, articles }),
  /** "PRIMERA", its subject and its words. */
  z.object({ type: z.literal('clause'), label: z.string(), heading: z.string(), runs, articles }),
  z.object({ type: z.literal('list'), style: z.enum(['number', 'letter', 'bullet']), items: z.array(runs), articles }),
  /** The facts; `ownWords` holds the person's text where a model has improved it. */
  z.object({ type: z.literal('facts'), field: z.string(), text: z.string(), ownWords: z.string().nullable() }),
  z.object({ type: z.literal('signatures'), people: z.array(z.object({ runs, role: z.string() })) }),
]);
export type DraftBlock = z.infer<typeof draftBlockSchema>;

export const statusItemSchema = z.object({
  state: z.enum(['complete', 'missing', 'warning', 'reminder']),
  field: z.string().nullable(),
  message: z.string(),
  articles,
});

export const draftingResponseSchema = z.object({
  useCase: z.literal('documentDrafting'),
  kind: documentKindSchema,
  title: z.string(),
  /** What the model tag shows. */
  engine: z.string(),
  /** What the person should know of how it was written, such as why the model's wording was not taken. */
  notice: z.string().nullable(),
  blocks: z.array(draftBlockSchema),
  status: z.array(statusItemSchema),
});
export type DraftingResponse = z.infer<typeof draftingResponseSchema>;
