import {
  deadlineResultSchema,
  deadlineUnits,
  limitationEventKinds,
  limitationResultSchema,
  notificationKinds,
} from '@foja/contracts/calculators';
import { labourTerminationResultSchema, terminationCauses, workerKinds } from '@foja/contracts/calculators/labour';
import { routes } from '@foja/contracts/routes';
import { z } from 'zod';
import { day, defineTool, linkArticles, linkedArticles } from '../tool.ts';

const name = z.string().trim().min(1).max(120);
/** What every calculation says besides its result. */
const account = {
  pasos: z.array(z.string()).describe('La cuenta, paso por paso.'),
  notas: z.array(z.string()),
  articulos: linkedArticles,
  en_revision: z.string().nullable().describe('Si un artículo de la cuenta cambió y hay que controlarla.'),
  enlace: z.string().describe('Calculadora de Foja.'),
};
interface Result {
  steps: { text: string }[];
  notes: string[];
  citations: string[];
  underReview: { note: string } | null;
}
const accountOf = ({ steps, notes, underReview }: Result) => ({
  pasos: steps.map(({ text }) => text),
  notas: notes,
  en_revision: underReview?.note ?? null,
});
const known = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));

export const deadlineTool = defineTool({
  name: 'calcular_plazo',
  title: 'Calcular un vencimiento',
  description:
    'Último día de un plazo procesal o administrativo desde su notificación, con feriados, ferias y plazo de gracia. El plazo va por su nombre («contestar demanda») o por su extensión y unidad. Lo que no tiene fuente lo rechaza por su nombre. No gasta usos.',
  input: z.object({
    notificado: day.describe('Día de la notificación, AAAA-MM-DD.'),
    forma: z.enum(notificationKinds).describe('Cómo se notificó.'),
    jurisdiccion: name.nullish().describe('nacional-civil-comercial, nacional-laboral, penal-cppn…'),
    plazo: name.nullish().describe('Nombre del plazo.'),
    extension: z.number().int().min(1).max(1100).nullish().describe('Extensión, si no tiene nombre.'),
    unidad: z.enum(deadlineUnits).nullish(),
    distancia_km: z.number().min(0).max(20_000).nullish(),
  }),
  output: z.object({
    vence: z.string(),
    hora: z.string().nullable(),
    en_las_primeras_horas_hasta: z.string().nullable().describe('Plazo de gracia.'),
    notificado: z.string(),
    plazo: z.string(),
    jurisdiccion: z.string(),
    articulo: z.string(),
    efecto: z.string().nullable(),
    ...account,
  }),
  async run(api, asked) {
    const result = await api.post(
      routes.calculatorDeadline,
      known({
        notified: asked.notificado,
        by: asked.forma,
        jurisdiction: asked.jurisdiccion,
        deadline: asked.plazo,
        length: asked.extension,
        unit: asked.unidad,
        distanceKm: asked.distancia_km,
      }),
      deadlineResultSchema,
    );
    return {
      vence: result.due,
      hora: result.dueHour,
      en_las_primeras_horas_hasta: result.graceUntil,
      notificado: result.notifiedOn,
      plazo: [result.name, `${result.length} ${result.unit}`].filter(Boolean).join(': '),
      jurisdiccion: result.jurisdiction,
      articulo: result.article,
      efecto: result.effect,
      ...accountOf(result),
      articulos: linkArticles(api, result.citations),
      enlace: api.page('/calculadoras/vencimientos'),
    };
  },
});

export const limitationTool = defineTool({
  name: 'calcular_prescripcion',
  title: 'Calcular una prescripción',
  description:
    'Si un reclamo está prescripto o caduco y hasta qué día se puede demandar, con lo que suspendió o interrumpió el plazo. El reclamo va por su nombre («créditos laborales», «daños de un choque», «alquileres»). No gasta usos.',
  input: z.object({
    reclamo: name,
    desde: day.describe('Día desde el que corre, AAAA-MM-DD.'),
    al_dia: day.describe('Día en que se mira, AAAA-MM-DD.'),
    hechos: z
      .array(z.object({ tipo: z.enum(limitationEventKinds), fecha: day, hasta: day.nullish() }))
      .max(50)
      .default([])
      .describe('Lo que suspendió o interrumpió.'),
  }),
  output: z.object({
    reclamo: z.string(),
    tipo: z.enum(['prescripcion', 'caducidad']),
    plazo: z.string(),
    vence: z.string().nullable(),
    ya_vencio: z.boolean(),
    en_las_primeras_horas_hasta: z.string().nullable(),
    interrumpida: z.boolean(),
    suspendida: z.boolean(),
    articulo: z.string(),
    ...account,
  }),
  async run(api, { reclamo, desde, al_dia: asOf, hechos }) {
    const events = hechos.map(({ tipo, fecha, hasta }) => known({ kind: tipo, date: fecha, until: hasta }));
    const result = await api.post(
      routes.calculatorLimitation,
      { claim: reclamo, since: desde, asOf, events },
      limitationResultSchema,
    );
    return {
      reclamo: result.claim,
      tipo: result.kind,
      plazo: result.period,
      vence: result.due,
      ya_vencio: result.expired,
      en_las_primeras_horas_hasta: result.graceUntil,
      interrumpida: result.interrupted,
      suspendida: result.suspended,
      articulo: result.article,
      ...accountOf(result),
      articulos: linkArticles(api, result.citations),
      enlace: api.page('/calculadoras/prescripcion'),
    };
  },
});

export const terminationTool = defineTool({
  name: 'liquidar_despido',
  title: 'Liquidar un despido',
  description:
    'Lo que se debe al terminar un contrato de trabajo, renglón por renglón y con sus lecturas. Dejá afuera lo que no se sabe: vuelve un mínimo, un máximo y qué falta saber. No gasta usos.',
  input: z.object({
    ingreso: day,
    egreso: day.describe('Día de la extinción, AAAA-MM-DD.'),
    causa: z.enum(terminationCauses),
    mejor_remuneracion: z
      .number()
      .positive()
      .describe('Mejor remuneración mensual, normal y habitual del último año, en pesos.'),
    trabajador: z.enum(workerKinds).nullish(),
    hubo_preaviso: z.boolean().nullish(),
    registrado: z.boolean().nullish(),
    vacaciones_gozadas: z.number().min(0).max(366).nullish().describe('Días de este año ya gozados.'),
    tope: z.number().positive().nullish().describe('Tope publicado del convenio, si se conoce.'),
    tope_desconocido: z.boolean().nullish(),
    fin_del_plazo: day.nullish().describe('De un contrato a plazo fijo.'),
  }),
  output: z.object({
    causa: z.string(),
    minimo: z.number().nullable(),
    maximo: z.number().nullable(),
    renglones: z.array(
      z.object({
        concepto: z.string(),
        monto: z.number().nullable().describe('Nulo si falta un dato: está entre el mínimo y el máximo.'),
        minimo: z.number(),
        maximo: z.number(),
        pasos: z.array(z.string()),
      }),
    ),
    falta_saber: z.array(z.string()),
    ...account,
  }),
  async run(api, asked) {
    const result = await api.post(
      routes.calculatorLabourTermination,
      known({
        start: asked.ingreso,
        end: asked.egreso,
        cause: asked.causa,
        bestPay: asked.mejor_remuneracion,
        worker: asked.trabajador,
        noticeGiven: asked.hubo_preaviso,
        registered: asked.registrado,
        vacationTaken: asked.vacaciones_gozadas,
        cap: asked.tope,
        capUnknown: asked.tope_desconocido,
        termEnd: asked.fin_del_plazo,
      }),
      labourTerminationResultSchema,
    );
    return {
      causa: result.cause,
      minimo: result.min,
      maximo: result.max,
      renglones: result.lines.map(({ label, amount, min, max, steps }) => ({
        concepto: label,
        monto: amount,
        minimo: min,
        maximo: max,
        pasos: steps.map(({ text }) => text),
      })),
      falta_saber: result.missing.map(({ question }) => question),
      ...accountOf(result),
      articulos: linkArticles(api, result.citations),
      enlace: api.page('/calculadoras/liquidacion'),
    };
  },
});
