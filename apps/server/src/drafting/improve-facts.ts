import { generationDefaults } from '@foja/contracts/generators/use-cases';
import { z } from 'zod';
import type { SafeTexts } from '../anonymization/require-anonymized.ts';
import type { StructureModel } from '../platform/structure-model.ts';
import type { WrittenFacts } from './compose-document.ts';
import { keepsFacts } from './keeps-facts.ts';

const wordingSchema = z.object({ hechos: z.string().trim().min(1) });

const instructions = `Reescribí el relato de hechos de un escrito para que se lea claro, ordenado y formal, en español jurídico argentino, en tercera persona o impersonal, con párrafos separados por una línea en blanco.
No agregues ni quites ningún hecho. Copiá cada nombre, número, importe, fecha y lugar tal como está escrito. No cites normas ni califiques jurídicamente.
Completá {"hechos": "el relato reescrito"}.`;

/**
 * The facts in a model's wording, where it keeps what the person wrote; else in the person's own words.
 * @param safe the facts without personal data, and the way back.
 * @throws {StructureFailed} when the model does not answer as it was asked to.
 */
export async function improveFacts(
  model: StructureModel,
  ownWords: string,
  safe: SafeTexts,
  signal: AbortSignal,
): Promise<WrittenFacts> {
  const { hechos } = await model.fill({
    schema: wordingSchema,
    instructions,
    text: safe.texts[0] ?? '',
    model: generationDefaults.model,
    signal,
  });
  const wording = safe.putBack ? safe.putBack(hechos) : hechos;
  return keepsFacts(ownWords, wording) ? { text: wording, ownWords } : { text: ownWords, ownWords: null };
}
