import { civilDay } from '@foja/computable-law/core/civil-day';
import { settle } from '@foja/computable-law/core/refusal';
import { computeDeadline } from '@foja/computable-law/deadlines/compute-deadline';
import { computeTermination } from '@foja/computable-law/labour/termination/compute-termination';
import { computeLimitation } from '@foja/computable-law/limitation/compute-limitation';
import {
  deadlineRequestSchema,
  deadlineUnits,
  limitationEventKinds,
  limitationRequestSchema,
  notificationKinds,
} from '@foja/contracts/calculators';
import { labourTerminationRequestSchema, terminationCauses, workerKinds } from '@foja/contracts/calculators/labour';
import { type ToolSet, tool } from 'ai';
import { z } from 'zod';
import { readTerminationFacts } from '../../calculators/read-termination-facts.ts';
import { openComputableLaw } from '../../corpus/computable-law/open-computable-law.ts';
import { reviewNoteOfResult } from '../../corpus/rules/law-under-review.ts';
import type { CitationResolver } from '../citation-resolver.ts';

/** Calculations that a model may ask for while it writes one answer. */
export interface CalculationTools {
  tools: ToolSet;
  /** Articles that what was computed so far stands on. */
  keys(): string[];
}

type NameArticle = (key: string) => string;
type ReadUnderReview = CitationResolver['readUnderReview'];

const day = z.string().describe('Día, AAAA-MM-DD.');

/**
 * The law that computes, for a model to call: the last day of a term, whether a claim is prescribed, what the end of a contract of
 * employment pays. What it lacks it says by name, so that the model can ask for it instead of guessing.
 */
export function openCalculationTools(nameArticle: NameArticle, readUnderReview: ReadUnderReview): CalculationTools {
  const keys = new Set<string>();
  /** Validates what the model gave as the API does, computes, and names the articles. */
  const answer = async <Input, Result extends { citations: readonly string[] }>(
    schema: z.ZodType<Input>,
    input: unknown,
    compute: (input: Input) => Result,
    tell: (result: Result) => object,
  ): Promise<object> => {
    const parsed = schema.safeParse(withoutAbsent(input));
    if (!parsed.success) {
      return { no_se_pudo: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
    }
    const settled = settle(() => compute(parsed.data));
    if ('refused' in settled) return { no_se_pudo: settled.refused.message, falta: settled.refused.field };
    const { citations } = settled.value;
    const changed = await readUnderReview(citations);
    if (changed.length > 0) return { no_se_pudo: reviewNoteOfResult(changed.map(nameArticle)) };
    for (const key of citations) keys.add(key);
    return { ...tell(settled.value), articulos: citations.map(nameArticle) };
  };

  const tools = {
    calcular_vencimiento: tool({
      description:
        'Último día de un plazo procesal o administrativo desde su notificación, con feriados y días inhábiles. Decí el plazo por su nombre ("contestar demanda") o por su extensión y unidad.',
      inputSchema: z.object({
        notified: day.describe('Día de la notificación, AAAA-MM-DD.'),
        by: z.enum(notificationKinds).describe('Cómo se notificó.'),
        jurisdiction: z.string().nullish().describe('Fuero: nacional-civil-comercial, nacional-laboral, penal-cppn…'),
        deadline: z.string().nullish().describe('Nombre del plazo.'),
        length: z.number().nullish().describe('Extensión, si no tiene nombre.'),
        unit: z.enum(deadlineUnits).nullish(),
      }),
      execute: async (input) =>
        answer(
          deadlineRequestSchema,
          input,
          ({ notified, suspended: _, ...rest }) =>
            computeDeadline({ ...rest, notified: civilDay(notified, 'notified') }, openComputableLaw().deadlines),
          ({ due, graceUntil, length, unit, notifiedOn, name, jurisdiction }) => ({
            vence: due,
            en_las_primeras_horas_hasta: graceUntil,
            plazo: `${length} ${unit}`,
            nombre: name,
            notificado: notifiedOn,
            jurisdiccion: jurisdiction,
          }),
        ),
    }),
    calcular_prescripcion: tool({
      description: 'Si un reclamo está prescripto o caduco y hasta qué día se puede demandar.',
      inputSchema: z.object({
        claim: z.string().describe('Reclamo, por su nombre: "créditos laborales", "daños de un choque", "alquileres".'),
        since: day.describe('Día desde el que corre, AAAA-MM-DD.'),
        asOf: day.describe('Día en que se mira: hoy, si no se dice otro. AAAA-MM-DD.'),
        events: z
          .array(z.object({ kind: z.enum(limitationEventKinds), date: day, until: day.nullish() }))
          .nullish()
          .describe('Lo que suspendió o interrumpió el plazo.'),
      }),
      execute: async (input) =>
        answer(
          limitationRequestSchema,
          input,
          ({ claim, since, asOf, events }) =>
            computeLimitation(
              {
                claim,
                since: civilDay(since, 'since'),
                asOf: civilDay(asOf, 'asOf'),
                events: events.map(({ date, actaDisponible: _, until, ...event }) => ({
                  ...event,
                  date: civilDay(date, 'events.date'),
                  ...(until && { until: civilDay(until, 'events.until') }),
                })),
              },
              openComputableLaw(),
            ),
          ({ due, expired, period, graceUntil, notes }) => ({
            vence: due,
            ya_vencio: expired,
            plazo: period,
            en_las_primeras_horas_hasta: graceUntil,
            notas: notes,
          }),
        ),
    }),
    calcular_liquidacion: tool({
      description:
        'Lo que se debe al terminar un contrato de trabajo, renglón por renglón. No supongas datos que la persona no dijo: dejalos afuera.',
      inputSchema: z.object({
        start: day.describe('Ingreso, AAAA-MM-DD.'),
        end: day.describe('Extinción, AAAA-MM-DD.'),
        cause: z.enum(terminationCauses).describe('Cómo terminó.'),
        bestPay: z.number().describe('Mejor remuneración mensual, normal y habitual del último año, en pesos.'),
        worker: z.enum(workerKinds).nullish(),
        noticeGiven: z.boolean().nullish().describe('Si hubo preaviso.'),
        registered: z.boolean().nullish().describe('Si estaba registrado.'),
        vacationTaken: z.number().nullish().describe('Días de vacaciones de este año ya gozados.'),
      }),
      execute: async (input) =>
        answer(
          labourTerminationRequestSchema,
          input,
          (request) => computeTermination(readTerminationFacts(request)),
          ({ lines, min, max, missing }) => ({
            total_minimo: min,
            total_maximo: max,
            renglones: lines.map(({ label, amount, min: low, max: high }) => ({
              concepto: label,
              monto: amount,
              minimo: low,
              maximo: high,
            })),
            falta_saber: missing.map(({ question }) => question),
          }),
        ),
    }),
  };
  return { tools, keys: () => [...keys] };
}

/** Models write null or nothing where they were not told. */
function withoutAbsent(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== ''));
}
