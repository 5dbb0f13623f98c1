import { z } from 'zod';

/** POST /api/calculators/deadline and /limitation, GET /api/calculators/catalogue. */
export const deadlineUnits = [
  'dias-habiles-judiciales',
  'dias-habiles-administrativos',
  'dias-habiles-laborales',
  'dias-corridos',
  'meses',
  'anios',
  'horas',
] as const;

export const notificationKinds = [
  'cedula',
  'electronica',
  'personal',
  'carta-documento',
  'telegrama',
  'acta-notarial',
  'edictos',
  'ministerio-de-la-ley',
] as const;

export const limitationEventKinds = [
  'intimacion',
  'mediacion',
  'demanda',
  'reconocimiento',
  'arbitraje',
  'reclamo-administrativo',
] as const;

const maxNameCharacters = 120;
const maxEvents = 50;

/** "Cédula" is `cedula`, "días hábiles judiciales" is `dias-habiles-judiciales`, "años" is `anios`. */
export function asCode(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const code = value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9]+/g, '-');
  return code === 'anos' ? 'anios' : code;
}

export const code = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.preprocess(asCode, z.enum(codes));
export const day = z.iso.date();
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Se espera una hora HH:MM.');
const name = z.string().trim().min(1).max(maxNameCharacters);

/** May be left out, or be null. */
const optional = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined);

export const deadlineRequestSchema = z
  .object({
    /** Day of the notification; by force of law, of the ruling; by edicts, of the last publication. */
    notified: day,
    by: code(notificationKinds),
    hour: optional(hour),
    jurisdiction: optional(name),
    /** Name or alias of the catalogue; else `length` and `unit`. */
    deadline: optional(name),
    length: optional(z.number().int().min(1).max(1100)),
    unit: optional(code(deadlineUnits)),
    distanceKm: optional(z.number().min(0).max(20_000)),
    /** Stretches in which the term stood still, by agreement or by order, both ends included. */
    suspended: optional(z.array(z.object({ from: day, to: day })).max(maxEvents)),
    /** Granted on top of the term, in its own unit. */
    extension: optional(z.number().int().min(1).max(1100)),
  })
  .refine(({ deadline, length }) => deadline !== undefined || length !== undefined, {
    path: ['length'],
    message: 'Falta la extensión del plazo (length) o su nombre (deadline).',
  })
  .refine(({ deadline, unit }) => deadline !== undefined || unit !== undefined, {
    path: ['unit'],
    message: 'Falta la unidad del plazo (unit).',
  });
export type DeadlineRequest = z.output<typeof deadlineRequestSchema>;

export const limitationRequestSchema = z.object({
  claim: name,
  since: day,
  events: z
    .array(
      z.object({
        kind: code(limitationEventKinds),
        date: day,
        mode: optional(code(['sorteo', 'privada'])),
        actaDisponible: optional(day),
        until: optional(day),
        hour: optional(hour),
      }),
    )
    .max(maxEvents)
    .default([]),
  asOf: day,
});
export type LimitationRequest = z.output<typeof limitationRequestSchema>;

export const citations = z.array(z.string());
/**
 * Articles on which a result stands and that were repealed or changed since somebody compared both: its figures are to be checked,
 * and no screen states them. Null where there are none.
 */
export const underReviewSchema = z.object({ articles: citations, note: z.string() }).nullable();
export type UnderReview = z.infer<typeof underReviewSchema>;

export const stepSchema = z.object({ text: z.string(), citations, facts: z.array(z.string()).optional() });
const readingSchema = z.object({
  id: z.string(),
  label: z.string(),
  because: z.string(),
  value: z.string(),
  citations,
});
const missingSchema = z.object({
  fact: z.string(),
  question: z.string(),
  min: z.string(),
  max: z.string(),
  /** In days. */
  swing: z.number(),
});
/** What every result of law that computes carries. */
const resultShape = {
  readings: z.array(readingSchema),
  min: z.string().nullable(),
  max: z.string().nullable(),
  missing: z.array(missingSchema),
  steps: z.array(stepSchema),
  citations,
  dataAsOf: z.string().nullable(),
  notes: z.array(z.string()),
  underReview: underReviewSchema,
};

export const deadlineResultSchema = z.object({
  due: z.string(),
  dueHour: z.string().nullable(),
  graceUntil: z.string().nullable(),
  notifiedOn: z.string(),
  jurisdiction: z.string(),
  name: z.string().nullable(),
  length: z.number(),
  unit: z.enum(deadlineUnits),
  addedDays: z.number(),
  article: z.string(),
  effect: z.string().nullable(),
  peremptory: z.boolean().nullable(),
  days: z.array(
    z.object({
      day: z.string(),
      kind: z.enum([
        'notificacion',
        'habil',
        'corrido',
        'feriado',
        'no-laborable',
        'inhabil',
        'feria',
        'fin-de-semana',
        'suspendido',
      ]),
      name: z.string().nullable(),
      /** Number of the day in the term; null where it does not count. */
      count: z.number().nullable(),
    }),
  ),
  ...resultShape,
});
export type DeadlineResponse = z.infer<typeof deadlineResultSchema>;

export const limitationResultSchema = z.object({
  claim: z.string(),
  kind: z.enum(['prescripcion', 'caducidad']),
  period: z.string(),
  article: z.string(),
  starts: z.string(),
  due: z.string().nullable(),
  dueBeforeDemand: z.string().nullable(),
  graceUntil: z.string().nullable(),
  expired: z.boolean(),
  interrupted: z.boolean(),
  suspended: z.boolean(),
  ...resultShape,
});
export type LimitationResponse = z.infer<typeof limitationResultSchema>;

export const calculatorCatalogueSchema = z.object({
  jurisdictions: z.array(z.object({ id: z.string(), label: z.string(), units: z.array(z.enum(deadlineUnits)) })),
  deadlines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      aliases: z.array(z.string()),
      jurisdictions: z.array(z.string()),
      length: z.number(),
      unit: z.enum(deadlineUnits),
      starts: z.string(),
      article: z.string(),
      effect: z.string(),
      peremptory: z.boolean(),
      checked: z.string(),
      /** One of its articles was repealed or changed since. */
      underReview: z.boolean(),
    }),
  ),
  claims: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      aliases: z.array(z.string()),
      kind: z.enum(['prescripcion', 'caducidad']),
      period: z.string(),
      starts: z.string(),
      article: z.string(),
      checked: z.string(),
      underReview: z.boolean(),
    }),
  ),
  /** Ways in which a contract of employment ends; `refused` says why one is not computed. */
  causes: z.array(z.object({ id: z.string(), name: z.string(), article: z.string(), refused: z.string().nullable() })),
  /** First and last year of each calendar that is loaded. */
  calendars: z.array(z.object({ id: z.string(), from: z.number(), to: z.number() })),
});
export type CalculatorCatalogue = z.infer<typeof calculatorCatalogueSchema>;
