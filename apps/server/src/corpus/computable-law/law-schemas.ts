import { dayTreatments } from '@foja/computable-law/calendar/calendar';
import { type CivilDay, isCivilDay } from '@foja/computable-law/core/civil-day';
import { deadlineUnits, notificationKinds } from '@foja/computable-law/deadlines/deadline';
import { z } from 'zod';

// The files of law that computes, as `corpus/README.md` describes them to the lawyer who keeps them.

const line = z.string().trim().min(1);
/** A norm whose official text is not imported is allowed too: the check tells which. */
const articleKey = z.string().regex(/^[a-z0-9][a-z0-9-]*:\d+[a-z0-9]*$/, 'Tiene que ser una clave «norma:artículo».');
const day = z.custom<CivilDay>(
  (value) => typeof value === 'string' && isCivilDay(value),
  'Tiene que ser un día AAAA-MM-DD.',
);
const id = z.string().regex(/^[a-z0-9-]+$/);
const names = z.array(line).default([]);

export const calendarFileSchema = z.strictObject({
  calendar: id,
  label: line,
  checked: day,
  years: z
    .array(
      z.strictObject({
        year: z.number().int().min(2000).max(2100),
        closed: z
          .array(
            z.strictObject({ day, kind: z.enum(['feriado', 'no-laborable', 'inhabil']), name: line, source: line }),
          )
          .default([]),
        recesses: z.array(z.strictObject({ from: day, to: day, name: line, source: line })).default([]),
        unknown: z.array(z.strictObject({ from: day, to: day, what: line })).default([]),
        doubtful: z.array(z.strictObject({ day, why: line })).default([]),
      }),
    )
    .min(1),
});

const treatment = z.enum(dayTreatments);
const workingDaysSchema = z.strictObject({
  calendars: z.array(id).min(1),
  nonMandatory: treatment,
  saturday: treatment,
  dispute: line.nullable().default(null),
});
const unit = z.enum(deadlineUnits);
const by = z.enum(notificationKinds);

export const jurisdictionsSchema = z.array(
  z.strictObject({
    id,
    label: line,
    aliases: names,
    general: names,
    defaultUnit: unit,
    workingDays: z.partialRecord(unit, workingDaysSchema),
    counting: z.partialRecord(unit, articleKey),
    grace: z
      .partialRecord(
        unit,
        z.strictObject({
          hours: z.number().int().positive(),
          article: articleKey,
          notBy: z.array(by).default([]),
          note: line.nullable().default(null),
        }),
      )
      .default({}),
    distance: z
      .strictObject({
        kmPerDay: z.number().positive(),
        minFractionKm: z.number().positive().nullable(),
        article: articleKey,
      })
      .nullable()
      .default(null),
    note: z
      .strictObject({
        weekdays: z.array(z.number().int().min(0).max(6)).min(1),
        onHoliday: z.enum(['next-note-day', 'next-working-day']),
        article: articleKey,
      })
      .nullable()
      .default(null),
    electronic: z
      .strictObject({ effective: z.enum(['same-day', 'next-working-day']), article: articleKey })
      .nullable()
      .default(null),
    edicts: z
      .strictObject({ daysAfterLast: z.number().int().min(0), article: articleKey })
      .nullable()
      .default(null),
    checked: day,
  }),
);

export const deadlinesSchema = z.array(
  z.strictObject({
    id,
    name: line,
    aliases: names,
    forum: z.array(id).min(1),
    length: z.number().int().positive(),
    unit,
    starts: line,
    /** What of `events.yaml` it runs from, as people tell it. */
    event: id.nullable().default(null),
    articles: z.array(articleKey).min(1),
    effect: line,
    peremptory: z.boolean().default(true),
    grace: z.boolean().default(true),
    skipsRecess: z.boolean().default(false),
    extendsOnClosedDay: z.boolean().default(false),
    from: day.nullable().default(null),
    note: line.nullable().default(null),
    checked: day,
  }),
);

const periodUnit = z.enum(['dias-corridos', 'meses', 'anios']);
const claimKind = z.enum(['prescripcion', 'caducidad']);

export const claimsSchema = z.array(
  z.strictObject({
    id,
    name: line,
    aliases: names,
    kind: claimKind,
    length: z.number().int().positive(),
    unit: periodUnit,
    articles: z.array(articleKey).min(1),
    starts: line,
    mediation: z.boolean().default(true),
    administrativeClaim: z
      .strictObject({ maxMonths: z.number().int().positive(), article: articleKey })
      .nullable()
      .default(null),
    readings: z
      .array(
        z.strictObject({
          id,
          label: line,
          because: line,
          kind: claimKind.optional(),
          length: z.number().int().positive().optional(),
          unit: periodUnit.optional(),
          articles: z.array(articleKey).min(1),
        }),
      )
      .default([]),
    from: day.nullable().default(null),
    note: line.nullable().default(null),
    checked: day,
  }),
);

export const limitationRulesSchema = z.strictObject({
  counting: articleKey,
  demandNotice: z.strictObject({ months: z.number().int().positive(), article: articleKey, method: articleKey }),
  mediation: z.strictObject({
    resumesAfterDays: z.number().int().positive(),
    article: articleKey,
    general: articleKey,
  }),
  demand: z.strictObject({ article: articleKey, effects: articleKey, preventsCaducity: articleKey }),
  acknowledgement: z.strictObject({ article: articleKey, caducity: articleKey, effects: articleKey }),
  arbitration: z.strictObject({ article: articleKey }),
  caducity: articleKey,
  grace: z.strictObject({ until: z.string().regex(/^\d{2}:\d{2}$/), jurisdiction: id, article: articleKey }),
  checked: day,
});

export const parametersSchema = z.array(
  z.strictObject({
    id,
    title: line,
    unit: line,
    values: z
      .array(
        z.strictObject({
          from: day,
          to: day.nullable().default(null),
          value: z.string().regex(/^-?\d+(\.\d+)?$/),
          source: line,
          citations: z.array(articleKey).default([]),
          checked: day,
        }),
      )
      .min(1),
  }),
);
