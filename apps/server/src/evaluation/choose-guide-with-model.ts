import type { ModelId } from '@foja/contracts/models';
import { z } from 'zod';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { StructureFailed, type StructureModel } from '../platform/structure-model.ts';
import type { Story } from './story/read-story.ts';

/** A model may only point at one of the guides that it is given, or at none. */
const choiceSchema = z.object({ number: z.number().int().nullable().default(null) });

/** Which guide a model takes a story to belong to. */
export interface GuideChoice {
  /** Null where it takes none of the list: our own order stays. */
  guide: GuideSource | null;
  /** Why it did not choose; null where it did, or said that none fits. */
  failure: StructureFailed | null;
}

/**
 * Has a model choose the guide of a story among those that we found closest. A number that is not in the list is no choice.
 * @throws the signal's reason when the caller is gone.
 */
export async function chooseGuideWithModel(
  structures: StructureModel,
  asked: { story: Story; closest: readonly GuideSource[]; model: ModelId },
  signal: AbortSignal,
): Promise<GuideChoice> {
  const { story, closest, model } = asked;
  // One is no choice.
  if (closest.length < 2) return { guide: null, failure: null };
  try {
    const { number } = await structures.fill({
      schema: choiceSchema,
      instructions: instructionsFor(closest),
      // Without the sentences that only list proofs: adding one must not change the kind of case.
      text: story.matter,
      model,
      signal,
    });
    return { guide: (number !== null && closest[number - 1]) || null, failure: null };
  } catch (error) {
    if (!(error instanceof StructureFailed)) throw error;
    return { guide: null, failure: error };
  }
}

function instructionsFor(closest: readonly GuideSource[]): string {
  const list = closest.map(
    ({ title, caseData }, index) =>
      `${index + 1}. ${title} (${caseData.situation}). Hay que probar: ${caseData.elements.join('; ')}.`,
  );
  return [
    'El texto es el relato de un caso. Elegí de la lista el caso que le corresponde: el del reclamo principal que se hace o que se recibe, no el de algo que se menciona al pasar. No opines sobre el resultado.',
    `Casos posibles:\n${list.join('\n')}`,
    'Completá: {"number": número del caso, o null si ninguno de la lista es el del relato}.',
  ].join('\n');
}
