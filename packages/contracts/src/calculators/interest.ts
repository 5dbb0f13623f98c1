import { z } from 'zod';
import { day } from '../calculators.ts';
import { accountShape, amountLineSchema, amountReadingSchema, pesos } from './amounts.ts';

/** POST /api/calculators/interest. */
export const debtKinds = ['general', 'laboral', 'alimentos', 'alquiler'] as const;
/** Series that Foja reads from their public sources; any other is brought as a table. */
export const publicSeries = ['cer', 'uva', 'icl', 'ipc', 'ripte'] as const;
/** Rates of the central bank: the one for the courts (comunicado P 14.290), and that of large deposits. */
export const publicRates = ['tasa-pasiva', 'badlar'] as const;
export type PublicRateId = (typeof publicRates)[number];
export type PublicSeriesId = (typeof publicSeries)[number] | PublicRateId;

const maxTableCharacters = 400_000;
/** Two tables with their line ends escaped, and the rest of a call. */
export const interestBodyMaxBytes = 1_000_000;
const percent = z.number().min(0).max(10_000);
const table = z.string().min(1).max(maxTableCharacters);
const months = z.number().int().min(1).max(120);

export const interestRequestSchema = z.object({
  debt: z.enum(debtKinds).default('general'),
  capital: pesos.default(0),
  from: day,
  to: day,
  /** One of: a yearly rate, a monthly one, or a table of days and yearly rates as text. `added` is what the judge adds. */
  rate: z
    .object({
      annual: percent.optional(),
      monthly: percent.optional(),
      added: percent.optional(),
      table: table.optional(),
      series: z.enum(publicRates).optional(),
    })
    .refine(
      ({ annual, monthly, table: rows, series }) =>
        [annual, monthly, rows, series].filter((one) => one !== undefined).length === 1,
      {
        message: 'La tasa es anual, mensual, una tabla o una serie pública: una de ellas.',
      },
    )
    .optional(),
  yearDays: z.union([z.literal(365), z.literal(360)]).default(365),
  capitalization: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.enum(['clause', 'other-law']), everyMonths: months }),
      z.object({ kind: z.enum(['demand', 'settlement']), on: day }),
    ])
    .optional(),
  /** One of: a public series, a coefficient, or a table of days and values as text. */
  index: z
    .object({
      series: z.enum(publicSeries).optional(),
      coefficient: z.number().positive().max(1e9).optional(),
      table: table.optional(),
    })
    .refine(
      ({ series, coefficient, table: rows }) =>
        [series, coefficient, rows].filter((one) => one !== undefined).length === 1,
      {
        message: 'El índice es una serie, un coeficiente o una tabla: uno de los tres.',
      },
    )
    .optional(),
  payments: z
    .array(z.object({ date: day, amount: pesos, toCapital: z.boolean().optional() }))
    .max(500)
    .default([]),
  /** What fell due within the period, each with its day; `months` repeats it month by month. */
  dues: z
    .array(z.object({ date: day, amount: pesos, months: z.number().int().min(1).max(240).optional() }))
    .max(100)
    .default([]),
  pendingCase: z.boolean().optional(),
});
export type InterestRequest = z.output<typeof interestRequestSchema>;

export const interestResultSchema = z.object({
  lines: z.array(amountLineSchema),
  capital: z.number(),
  interest: z.number(),
  paid: z.number(),
  total: z.number().nullable(),
  min: z.number(),
  max: z.number(),
  readings: z.array(amountReadingSchema),
  ...accountShape,
});
export type InterestResponse = z.infer<typeof interestResultSchema>;
