import { z } from 'zod';
import { asCode, citations, stepSchema, underReviewSchema } from '../calculators.ts';

/** POST /api/calculators/labour-termination, /vacations, /sac, /overtime and /sick-pay. Amounts are pesos with two decimals. */
export const terminationCauses = [
  'sin-causa',
  'despido-indirecto',
  'renuncia',
  'mutuo-acuerdo',
  'con-causa',
  'abandono',
  'periodo-de-prueba',
  'embarazo',
  'matrimonio',
  'discriminatorio',
  'enfermedad',
  'fuerza-mayor',
  'quiebra',
  'muerte',
  'muerte-del-empleador',
  'incapacidad-absoluta',
  'incapacidad-sin-tareas',
  'incapacidad-sin-reubicacion',
  'inhabilitacion',
  'vencida-la-reserva',
  'jubilacion',
  'trabajador-jubilado',
  'plazo-fijo',
  'vencimiento-plazo-fijo',
] as const;
/** Known by name, and refused by name. */
const causesNotComputed = ['accidente-de-trabajo', 'excedencia', 'fondo-de-cese'] as const;

export const workerKinds = [
  'dependencia',
  'domestico',
  'agrario',
  'construccion',
  'embarcado',
  'publico',
  'independiente',
] as const;

/** Other ways of naming a cause. */
const causeAliases: Record<string, string> = {
  'despido-sin-causa': 'sin-causa',
  'sin-justa-causa': 'sin-causa',
  indirecto: 'despido-indirecto',
  'despido-con-causa': 'con-causa',
  'justa-causa': 'con-causa',
  maternidad: 'embarazo',
  discriminacion: 'discriminatorio',
  'falta-de-trabajo': 'fuerza-mayor',
  fallecimiento: 'muerte',
  'muerte-del-trabajador': 'muerte',
  prueba: 'periodo-de-prueba',
  casamiento: 'matrimonio',
  'muerte-del-empleado': 'muerte',
  'comun-acuerdo': 'mutuo-acuerdo',
  'retiro-voluntario': 'mutuo-acuerdo',
  'falta-o-disminucion-de-trabajo': 'fuerza-mayor',
  'abandono-de-trabajo': 'abandono',
  'abandono-del-trabajo': 'abandono',
  'incapacidad-total': 'incapacidad-absoluta',
  'discriminacion-arbitraria': 'discriminatorio',
  'plazo-fijo-anticipado': 'plazo-fijo',
};
/** LCT 212 pays three ways: which one has to be told. */
const incapacity = /^incapacidad(?:-(?:parcial|laboral|fisica|del-trabajador))?$/;

/** "Muerte (art. 248)" is `muerte`, "despido por embarazo" is `embarazo`. */
function asCause(value: unknown): unknown {
  const code = asCode(value);
  if (typeof code !== 'string') return code;
  const bare = code.replace(/(?:-art(?:iculo)?)?-\d{2,3}(?:-bis)?(?:-lct)?-?$/, '').replace(/-$/, '');
  const plain = bare.replace(/^(?:despido|extincion|cese)-(?:por-(?:el-|la-)?)?(?=.)/, '');
  const codes: readonly string[] = [...terminationCauses, ...causesNotComputed];
  const named = [code, bare, plain].flatMap((one) => [one, causeAliases[one] ?? one]);
  return named.find((one) => codes.includes(one)) ?? code;
}
const workerAliases: Record<string, string> = {
  lct: 'dependencia',
  'casas-particulares': 'domestico',
  domestica: 'domestico',
  rural: 'agrario',
};

const named = <const Codes extends readonly [string, ...string[]]>(codes: Codes, aliases: Record<string, string>) =>
  z.preprocess((value) => {
    const code = asCode(value);
    return typeof code === 'string' ? (aliases[code] ?? code) : code;
  }, z.enum(codes));

const maxPesos = 1_000_000_000_000;
const day = z.iso.date();
const pay = z.number().positive().max(maxPesos);
const yesOrNo = z.boolean().nullable().optional();
/** Nobody rests longer than the 35 days of LCT 150 d by law. */
const maxVacationDays = 35;

export const labourTerminationRequestSchema = z.object({
  start: day,
  /** Day of extinction; where notice was given, the day on which it ended. */
  end: day,
  cause: z.preprocess(
    asCause,
    z.enum([...terminationCauses, ...causesNotComputed], {
      error: ({ input }) =>
        typeof input === 'string' && incapacity.test(input.replace(/-\d{3}$/, ''))
          ? 'LCT 212 distingue tres casos: incapacidad-absoluta, incapacidad-sin-tareas e incapacidad-sin-reubicacion.'
          : undefined,
    }),
  ),
  worker: named(workerKinds, workerAliases).optional(),
  /** Best monthly, normal and habitual pay of the last year. */
  bestPay: pay,
  /** Published cap, already three times the average; null without `capUnknown` means that none applies. */
  cap: z
    .number()
    .positive('El tope publicado es mayor que cero; si no se aplica ninguno, null.')
    .max(maxPesos)
    .nullable()
    .optional(),
  capUnknown: z.boolean().optional(),
  noticeGiven: yesOrNo,
  registered: yesOrNo,
  /** Days of this year's rest already taken; `false` is none and `true` is all of them. */
  vacationTaken: z
    .preprocess(
      (value) => (typeof value === 'boolean' ? (value ? maxVacationDays : 0) : value),
      z.number().min(0).max(366).nullable(),
    )
    .optional(),
  trialMonths: z.number().int().min(0).max(12).nullable().optional(),
  /** Days of actual work in the year of the end. */
  daysWorked: z.number().int().min(0).max(366).nullable().optional(),
  imputable: yesOrNo,
  termEnd: day.nullable().optional(),
  /** Last day of the paid sick leave. */
  sickUntil: day.nullable().optional(),
  /** Monthly averages of variable pay, beside `bestPay`: the better of the two counts. */
  variableSixMonths: z.number().min(0).max(maxPesos).nullable().optional(),
  variableYear: z.number().min(0).max(maxPesos).nullable().optional(),
  /** An earlier contract with the same employer. */
  previousStart: day.nullable().optional(),
  previousEnd: day.nullable().optional(),
  /** What its end was indemnified with, brought to today by the index of prices. */
  previousPaid: z.number().min(0).max(maxPesos).nullable().optional(),
});
export type LabourTerminationRequest = z.output<typeof labourTerminationRequestSchema>;

export const vacationsRequestSchema = z.object({
  start: day,
  year: z.number().int().min(1950).max(2100),
  /** Whether half of the year's working days were worked. */
  workedHalf: yesOrNo,
  daysWorked: z.number().int().min(0).max(366).nullable().optional(),
  monthlyPay: pay.nullable().optional(),
});
export type VacationsRequest = z.output<typeof vacationsRequestSchema>;

export const sacRequestSchema = z.object({
  start: day,
  /** Last day worked; for an instalment, any day of its semester. */
  end: day,
  /** Best monthly pay of the semester. */
  pay,
  /** Whether the contract ended on `end`. */
  exit: z.boolean(),
});
export type SacRequest = z.output<typeof sacRequestSchema>;

export const overtimeDays = [
  'lunes',
  'martes',
  'miercoles',
  'jueves',
  'viernes',
  'sabado',
  'domingo',
  'feriado',
] as const;

/** `sabado-14` is a Saturday from 14:00. */
function splitDayAndHour(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const body = value as Record<string, unknown>;
  const parts = /^([a-z]+)-(\d{1,2})$/.exec(String(asCode(body.day) ?? ''));
  if (!parts) return value;
  return { ...body, day: parts[1], from: body.from ?? `${String(parts[2]).padStart(2, '0')}:00` };
}

export const overtimeRequestSchema = z.preprocess(
  splitDayAndHour,
  z.object({
    day: named(overtimeDays, {}),
    /** `HH:MM` at which it began; needed on a Saturday. */
    from: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Se espera una hora HH:MM.')
      .nullable()
      .optional(),
    hours: z.number().positive().max(24),
    /** Pesos of an ordinary hour of the habitual wage. */
    hourlyValue: pay,
  }),
);
export type OvertimeRequest = z.output<typeof overtimeRequestSchema>;

export const sickPayRequestSchema = z
  .object({
    seniorityYears: z.number().min(0).max(80).nullable().optional(),
    start: day.nullable().optional(),
    /** First day of absence. */
    since: day.nullable().optional(),
    family: yesOrNo,
    monthlyPay: pay,
  })
  .refine(({ seniorityYears, start, since }) => typeof seniorityYears === 'number' || (start && since), {
    path: ['seniorityYears'],
    message: 'Falta la antigüedad (seniorityYears), o las fechas de ingreso (start) y de la ausencia (since).',
  });
export type SickPayRequest = z.output<typeof sickPayRequestSchema>;

const readingSchema = z.object({
  id: z.string(),
  label: z.string(),
  because: z.string(),
  value: z.number(),
  citations,
});
const lineSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** Null where an unknown fact leaves only the range. */
  amount: z.number().nullable(),
  min: z.number(),
  max: z.number(),
  /** Where the law is read in more than one way: the one that `amount` follows first. */
  readings: z.array(readingSchema),
  steps: z.array(stepSchema),
  citations,
});
export type LabourLine = z.infer<typeof lineSchema>;
/** `min` and `max` of a result are what the unknown facts leave under the readings that it follows. */
const resultShape = {
  lines: z.array(lineSchema),
  readings: z.array(readingSchema),
  min: z.number().nullable(),
  max: z.number().nullable(),
  missing: z.array(
    z.object({
      fact: z.string(),
      question: z.string(),
      min: z.number(),
      max: z.number(),
      /** In pesos. */
      swing: z.number(),
    }),
  ),
  steps: z.array(stepSchema),
  citations,
  dataAsOf: z.string().nullable(),
  notes: z.array(z.string()),
  underReview: underReviewSchema,
};

export const labourTerminationResultSchema = z.object({ cause: z.string(), ...resultShape });
export type LabourTerminationResponse = z.infer<typeof labourTerminationResultSchema>;

export const vacationsResultSchema = z.object({
  days: z.number().nullable(),
  minDays: z.number(),
  maxDays: z.number(),
  amount: z.number().nullable(),
  ...resultShape,
});
export type VacationsResponse = z.infer<typeof vacationsResultSchema>;

export const sacResultSchema = z.object({ amount: z.number(), ...resultShape });
export type SacResponse = z.infer<typeof sacResultSchema>;

export const overtimeResultSchema = z.object({
  /** 1.5 or 2; null where one part is paid each way. */
  rate: z.number().nullable(),
  amount: z.number(),
  ...resultShape,
});
export type OvertimeResponse = z.infer<typeof overtimeResultSchema>;

export const sickPayResultSchema = z.object({
  months: z.number().nullable(),
  minMonths: z.number(),
  maxMonths: z.number(),
  total: z.number().nullable(),
  ...resultShape,
});
export type SickPayResponse = z.infer<typeof sickPayResultSchema>;
