import { civilDay } from '@foja/computable-law/core/civil-day';
import { factFrom, mapFact } from '@foja/computable-law/core/facts';
import { computeOvertime } from '@foja/computable-law/labour/overtime';
import { computeSac } from '@foja/computable-law/labour/sac';
import { computeSickPay } from '@foja/computable-law/labour/sick-pay';
import { computeTermination } from '@foja/computable-law/labour/termination/compute-termination';
import { computeVacations } from '@foja/computable-law/labour/vacations';
import {
  labourTerminationRequestSchema,
  labourTerminationResultSchema,
  overtimeRequestSchema,
  overtimeResultSchema,
  sacRequestSchema,
  sacResultSchema,
  sickPayRequestSchema,
  sickPayResultSchema,
  vacationsRequestSchema,
  vacationsResultSchema,
} from '@foja/contracts/calculators/labour';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CalculationDeps } from './add-calculation.ts';
import { calculate } from './calculate.ts';
import { readInput } from './read-input.ts';
import { readTerminationFacts } from './read-termination-facts.ts';
import { reviewResult } from './review-result.ts';
import { takeCalculation } from './take-calculation.ts';

const tags = ['Calculadoras'];
const refusals = { 400: errorBodySchema, 422: errorBodySchema, 429: errorBodySchema };
const body = (shape: object) =>
  `Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: ${Object.keys(shape).join(', ')}.`;

/** POST /api/calculators/labour-termination, /vacations, /sac, /overtime and /sick-pay. */
export function labourRoutes(deps: CalculationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      routes.calculatorLabourTermination,
      {
        config: { documentedBody: labourTerminationRequestSchema },
        schema: {
          tags,
          summary: 'Calcular la liquidación por la extinción de un contrato de trabajo',
          description: `Sin usos. ${body(labourTerminationRequestSchema.shape)}`,
          response: { 200: labourTerminationResultSchema, ...refusals },
        },
      },
      async (request) => {
        await takeCalculation(deps, request.ip);
        const input = readInput(labourTerminationRequestSchema, request.body);
        return reviewResult(
          deps,
          calculate(() => computeTermination(readTerminationFacts(input))),
        );
      },
    );
    app.post(
      routes.calculatorVacations,
      {
        config: { documentedBody: vacationsRequestSchema },
        schema: {
          tags,
          summary: 'Calcular las vacaciones de un año',
          description: `Sin cuenta ni usos. ${body(vacationsRequestSchema.shape)}`,
          response: { 200: vacationsResultSchema, ...refusals },
        },
      },
      async (request) => {
        await takeCalculation(deps, request.ip);
        const input = readInput(vacationsRequestSchema, request.body);
        return reviewResult(
          deps,
          calculate(() =>
            computeVacations({
              start: civilDay(input.start, 'start'),
              year: input.year,
              workedHalf: factFrom(input.workedHalf),
              daysWorked: factFrom(input.daysWorked),
              monthlyPay: factFrom(input.monthlyPay),
            }),
          ),
        );
      },
    );
    app.post(
      routes.calculatorSac,
      {
        config: { documentedBody: sacRequestSchema },
        schema: {
          tags,
          summary: 'Calcular el sueldo anual complementario',
          description: `Sin cuenta ni usos. ${body(sacRequestSchema.shape)}`,
          response: { 200: sacResultSchema, ...refusals },
        },
      },
      async (request) => {
        await takeCalculation(deps, request.ip);
        const { start, end, pay, exit } = readInput(sacRequestSchema, request.body);
        return reviewResult(
          deps,
          calculate(() => computeSac({ start: civilDay(start, 'start'), end: civilDay(end, 'end'), pay, exit })),
        );
      },
    );
    app.post(
      routes.calculatorOvertime,
      {
        config: { documentedBody: overtimeRequestSchema },
        schema: {
          tags,
          summary: 'Calcular horas suplementarias',
          description: `Sin cuenta ni usos. ${body({ day: 0, from: 0, hours: 0, hourlyValue: 0 })}`,
          response: { 200: overtimeResultSchema, ...refusals },
        },
      },
      async (request) => {
        await takeCalculation(deps, request.ip);
        const { from, ...input } = readInput(overtimeRequestSchema, request.body);
        return reviewResult(
          deps,
          calculate(() => computeOvertime({ ...input, fromHour: from ? hourOf(from) : null })),
        );
      },
    );
    app.post(
      routes.calculatorSickPay,
      {
        config: { documentedBody: sickPayRequestSchema },
        schema: {
          tags,
          summary: 'Calcular la licencia paga por enfermedad inculpable',
          description: `Sin cuenta ni usos. ${body(sickPayRequestSchema.shape)}`,
          response: { 200: sickPayResultSchema, ...refusals },
        },
      },
      async (request) => {
        await takeCalculation(deps, request.ip);
        const input = readInput(sickPayRequestSchema, request.body);
        return reviewResult(
          deps,
          calculate(() =>
            computeSickPay({
              seniorityYears: factFrom(input.seniorityYears),
              start: mapFact(factFrom(input.start), (day) => civilDay(day, 'start')),
              since: mapFact(factFrom(input.since), (day) => civilDay(day, 'since')),
              family: factFrom(input.family),
              monthlyPay: input.monthlyPay,
            }),
          ),
        );
      },
    );
  };
}

/** `14:30` → 14.5. */
function hourOf(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
}
