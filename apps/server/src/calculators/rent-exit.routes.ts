import { civilDay } from '@foja/computable-law/core/civil-day';
import { factFrom, known, mapFact } from '@foja/computable-law/core/facts';
import { computeRentExit } from '@foja/computable-law/rent-exit/compute-rent-exit';
import { rentExitRequestSchema, rentExitResultSchema } from '@foja/contracts/calculators/rent-exit';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addCalculation, type CalculationDeps } from './add-calculation.ts';

/** POST /api/calculators/rent-exit. */
export function rentExitRoutes(deps: CalculationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    addCalculation(app, deps, {
      path: routes.calculatorRentExit,
      summary: 'Calcular cuánto cuesta dejar un alquiler antes de tiempo',
      request: rentExitRequestSchema,
      response: rentExitResultSchema,
      compute: (input) =>
        computeRentExit({
          notification: known(civilDay(input.notification, 'notification')),
          contractEnd: known(civilDay(input.contractEnd, 'contractEnd')),
          contractStart: mapFact(factFrom(input.contractStart), (day) => civilDay(day, 'contractStart')),
          monthlyRent: known(input.monthlyRent),
          fixedRent: factFrom(input.fixedRent),
          rents: mapFact(factFrom(input.rents), (rents) =>
            rents.map(({ from, monthlyRent }) => ({ from: civilDay(from, 'rents.from'), monthlyRent })),
          ),
        }),
    });
  };
}
