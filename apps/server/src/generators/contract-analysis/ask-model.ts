import { z } from 'zod';
import type { GenerationDeps, GenerationInput } from '../generation.ts';
import { listOf, reading, said } from '../model/lenient-fields.ts';

const contractReadingSchema = z.object({
  parties: listOf(
    z.object({ name: z.string(), calledAs: said, quote: said, obligations: listOf(reading).catch([]) }),
  ).catch([]),
  object: reading.nullish().catch(null),
  price: reading.nullish().catch(null),
  adjustment: reading.nullish().catch(null),
  penalty: reading.nullish().catch(null),
  guarantee: reading.nullish().catch(null),
  terms: listOf(z.object({ label: z.string(), text: said, quote: said })).catch([]),
  risks: listOf(
    z.object({
      title: z.string(),
      level: z.enum(['high', 'medium', 'low']).catch('medium'),
      quote: said,
      why: z.string(),
      articles: z.array(z.string()).catch([]),
      proposedWording: said,
    }),
  ),
});
export type ContractReading = z.infer<typeof contractReadingSchema>;

const instructions = `La ficha es el análisis de un contrato. Formato:
{"parties": [{"name", "calledAs": cómo la llama el contrato, "quote", "obligations": [{"text", "quote"}]}],
 "object": {"text", "quote"}, "price": {"text", "quote"}, "adjustment": {"text", "quote"}, "penalty": {"text", "quote"}, "guarantee": {"text", "quote"},
 "terms": [{"label": qué plazo es, "text", "quote"}],
 "risks": [{"title", "level": "high|medium|low", "quote": la frase de la cláusula, "why", "articles": [], "proposedWording": una redacción mejor}]}
En "risks" poné hasta seis cláusulas abusivas, oscuras o riesgosas.`;

/** Has the model read the contract. @throws {StructureFailed} */
export function askModelOfContract(
  model: NonNullable<GenerationDeps['structureModel']>,
  input: GenerationInput,
): Promise<ContractReading> {
  return model.fill({
    schema: contractReadingSchema,
    instructions,
    text: input.text,
    model: input.model,
    signal: input.signal,
  });
}
