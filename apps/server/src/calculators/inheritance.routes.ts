import { civilDay } from '@foja/computable-law/core/civil-day';
import { factFrom, mapFact } from '@foja/computable-law/core/facts';
import { computeInheritance } from '@foja/computable-law/inheritance/compute-inheritance';
import { inheritanceRequestSchema, inheritanceResultSchema } from '@foja/contracts/calculators/inheritance';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addCalculation, type CalculationDeps } from './add-calculation.ts';

/** POST /api/calculators/inheritance. */
export function inheritanceRoutes(deps: CalculationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    addCalculation(app, deps, {
      path: routes.calculatorInheritance,
      summary: 'Calcular las partes de una herencia',
      request: inheritanceRequestSchema,
      response: inheritanceResultSchema,
      compute: (input) =>
        computeInheritance({
          spouse: factFrom(input.spouse),
          children: factFrom(input.children),
          parents: factFrom(input.parents),
          grandparents: factFrom(input.grandparents),
          siblings: factFrom(input.siblings),
          uncles: factFrom(input.uncles),
          cousins: factFrom(input.cousins),
          marital: factFrom(input.marital),
          estate: factFrom(input.estate),
          disabledDescendant: factFrom(input.disabledDescendant),
          disabledAscendant: factFrom(input.disabledAscendant),
          death: mapFact(factFrom(input.death), (death) => civilDay(death, 'death')),
        }),
    });
  };
}
