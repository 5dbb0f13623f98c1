import { z } from 'zod';
import type { GenerationDeps, GenerationInput } from '../generation.ts';
import { listOf, reading, said } from '../model/lenient-fields.ts';

const sentenceReadingSchema = z.object({
  tribunal: reading.nullish().catch(null),
  parties: listOf(z.object({ name: z.string(), role: said, quote: said })).catch([]),
  claims: listOf(reading).catch([]),
  decided: listOf(z.object({ what: said, quote: said, why: said, whyQuote: said })),
  costs: reading.nullish().catch(null),
  weakPoints: listOf(
    z.object({ title: z.string(), ground: z.string(), quote: said, articles: z.array(z.string()).catch([]) }),
  ),
});
export type SentenceReading = z.infer<typeof sentenceReadingSchema>;

const instructions = `La ficha es el análisis de una sentencia. Formato:
{"tribunal": {"text", "quote"},
 "parties": [{"name", "role": "plaintiff|defendant|insurer|third-party|other", "quote"}],
 "claims": [{"text": qué se reclamó, "quote"}],
 "decided": [{"what": qué se decidió, "quote": frase de la parte resolutiva, "why": por qué según la sentencia, "whyQuote": frase de los considerandos}],
 "costs": {"text", "quote"},
 "weakPoints": [{"title", "ground": fundamento de la crítica que puede hacerse, "quote": la frase criticada, "articles": []}]}
En "weakPoints" poné hasta cinco, los más fuertes: fundamentación, congruencia, prueba, cuantificación, derecho aplicado.`;

/** Has the model read the ruling. @throws {StructureFailed} */
export function askModelOfSentence(
  model: NonNullable<GenerationDeps['structureModel']>,
  input: GenerationInput,
): Promise<SentenceReading> {
  return model.fill({
    schema: sentenceReadingSchema,
    instructions,
    text: input.text,
    model: input.model,
    signal: input.signal,
  });
}
