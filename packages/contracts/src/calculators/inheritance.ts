import { z } from 'zod';
import { citations, day, stepSchema } from '../calculators.ts';
import { accountShape, pesos } from './amounts.ts';

/** POST /api/calculators/inheritance. */
const people = z.number().int().min(0).max(100);

interface DescendantInput {
  alive: boolean;
  grandchildren: number | DescendantInput[];
}
const maxChildren = 50;
/** Children, grandchildren and so on: a bound, so that no body nests without end. */
const maxGenerations = 6;
/** Each is a line of the result with its own steps. */
const maxDescendants = 200;

function descendantSchema(generations: number): z.ZodType<DescendantInput> {
  const below =
    generations > 1 ? z.union([people, z.array(descendantSchema(generations - 1)).max(maxChildren)]) : people;
  return z.object({ alive: z.boolean(), grandchildren: below.default(0) });
}

/** Everybody who is told one by one; a bare number of grandchildren is not gone through. */
function countDescendants(descendants: readonly DescendantInput[]): number {
  return descendants.reduce(
    (sum, { grandchildren }) => sum + 1 + (typeof grandchildren === 'number' ? 0 : countDescendants(grandchildren)),
    0,
  );
}

export const inheritanceRequestSchema = z.object({
  spouse: z.boolean().optional(),
  children: z
    .array(descendantSchema(maxGenerations))
    .max(maxChildren)
    .refine(
      (children) => countDescendants(children) <= maxDescendants,
      `Se calculan hasta ${maxDescendants} descendientes contados uno por uno.`,
    )
    .optional(),
  parents: z.number().int().min(0).max(2).optional(),
  grandparents: z.number().int().min(0).max(4).optional(),
  siblings: z
    .object({
      full: people.default(0),
      half: people.default(0),
      nephews: z
        .array(z.object({ bond: z.enum(['full', 'half']), n: people }))
        .max(50)
        .default([]),
    })
    .optional(),
  uncles: people.optional(),
  cousins: people.optional(),
  /** Part of the inheritance that was community property: 'own only', '1/2', '0.25'. */
  marital: z.string().trim().min(1).max(40).optional(),
  /** Goods less debts in pesos: own, and community of both spouses together. */
  estate: z.object({ own: pesos.default(0), community: pesos.default(0) }).optional(),
  disabledDescendant: z.boolean().optional(),
  disabledAscendant: z.boolean().optional(),
  death: day.optional(),
});
export type InheritanceRequest = z.output<typeof inheritanceRequestSchema>;

export const inheritanceResultSchema = z.object({
  /** Share of each person, as '1/4', by line. */
  shares: z.record(z.string(), z.string()),
  lines: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      people: z.number(),
      share: z.string(),
      /** Pesos for each. */
      amount: z.number().nullable(),
      readings: z.array(
        z.object({ id: z.string(), label: z.string(), because: z.string(), value: z.string(), citations }),
      ),
      steps: z.array(stepSchema),
      citations,
    }),
  ),
  legitima: z.string(),
  disponible: z.string(),
  mejoraMax: z.string().nullable(),
  estateAmount: z.number().nullable(),
  ...accountShape,
});
export type InheritanceResponse = z.infer<typeof inheritanceResultSchema>;
