import { civilDay } from '@foja/computable-law/core/civil-day';
import { factFrom, known, mapFact } from '@foja/computable-law/core/facts';
import { computeFees } from '@foja/computable-law/fees/compute-fees';
import { feeMatters } from '@foja/computable-law/fees/matters';
import { feesRequestSchema, feesResultSchema } from '@foja/contracts/calculators/fees';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { openComputableLaw } from '../corpus/computable-law/open-computable-law.ts';
import { addCalculation, type CalculationDeps } from './add-calculation.ts';

/** POST /api/calculators/fees. */
export function feesRoutes(deps: CalculationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    addCalculation(app, deps, {
      path: routes.calculatorFees,
      summary: 'Calcular honorarios de la justicia nacional y federal',
      more: ` Asuntos: ${feeMatters.map(({ id }) => id).join(', ')}.`,
      request: feesRequestSchema,
      response: feesResultSchema,
      compute: (input) =>
        computeFees(
          {
            matter: known(input.matter),
            amount: factFrom(input.amount),
            uma: factFrom(input.uma),
            asOf: mapFact(factFrom(input.asOf), (day) => civilDay(day, 'asOf')),
            stages: factFrom(input.stages),
            dismissed: factFrom(input.dismissed),
            endedBeforeEvidence: factFrom(input.endedBeforeEvidence),
            exceptions: factFrom(input.exceptions),
            opposition: factFrom(input.opposition),
            housing: factFrom(input.housing),
            singleLawyer: factFrom(input.singleLawyer),
            exclusiveBenefit: factFrom(input.exclusiveBenefit),
            appeal: factFrom(input.appeal),
          },
          openComputableLaw().parameters.find(({ id }) => id === 'uma'),
        ),
    });
  };
}
