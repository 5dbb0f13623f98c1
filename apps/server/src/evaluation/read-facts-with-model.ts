import type { ModelId } from '@foja/contracts/models';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { StoryDate } from '@foja/legal-text/story-dates';
import { z } from 'zod';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { StructureFailed, type StructureModel } from '../platform/structure-model.ts';
import type { Saying } from './elements/read-elements.ts';
import { speaksOfProof } from './story/proofs.ts';
import type { Story } from './story/read-story.ts';
import { whyModelFailed } from './why-model-failed.ts';

/** What a model may tell of a story: which words show what. It judges nothing and gives no number. */
const factsSchema = z.object({
  elements: z
    .array(
      z.object({ number: z.number().int(), status: z.enum(['supported', 'against', 'unclear']), quote: z.string() }),
    )
    .default([]),
  evidence: z.array(z.object({ number: z.number().int(), quote: z.string() })).default([]),
  startQuote: z.string().nullable().default(null),
});

/** What was taken from a model's reading: only what stands word for word in the story. */
export interface FactsRead {
  /** By the guide's element, in its order. */
  elements: Saying[][];
  /** Quotes that name the guide's proofs, in their order. */
  evidence: string[][];
  /** The time that the period counts from; null where the model points at none that the story tells. */
  start: StoryDate | null;
}

/** What is taken where no model reads. */
export const nothingRead: FactsRead = { elements: [], evidence: [], start: null };

/** What was read, whether a model read it and, where it did not help, why. */
export interface FactsReading {
  facts: FactsRead;
  isRead: boolean;
  notice: string | null;
}

const verdicts = { supported: 'supports', against: 'denies', unclear: 'touches' } as const;
/** What the model quotes comes before what our own patterns find. */
const modelWeight = 100;
const quoteLeastCharacters = 4;

/**
 * Has a model point at the words of a story that show each element and proof. Whatever it answers, the story is what counts: a
 * quote that is not in it, or that denies the proof it is given for, is left out.
 * @throws the signal's reason when the caller is gone.
 */
export async function readFactsWithModel(
  structures: StructureModel,
  asked: { story: Story; dates: readonly StoryDate[]; guide: GuideSource; model: ModelId },
  signal: AbortSignal,
): Promise<FactsReading> {
  const { story, guide, model } = asked;
  try {
    const filled = await structures.fill({
      schema: factsSchema,
      instructions: instructionsFor(guide),
      text: story.text,
      model,
      signal,
    });
    return { facts: takeVerbatim(filled, asked), isRead: true, notice: null };
  } catch (error) {
    if (!(error instanceof StructureFailed)) throw error;
    return localReading(error);
  }
}

/** Our own engine reads: no model is configured, or this is how it failed. */
export function localReading(failure: StructureFailed | null): FactsReading {
  const notice =
    failure &&
    `El modelo de lenguaje ${whyModelFailed(failure)}: los hechos se leyeron con el motor local. El cálculo es el mismo.`;
  return { facts: nothingRead, isRead: false, notice };
}

function instructionsFor({ caseData }: GuideSource): string {
  const list = (items: readonly string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n');
  return [
    'El texto es el relato de un caso. Señalá qué frases del relato muestran cada elemento y cada prueba. No opines sobre el resultado.',
    `Elementos que hay que probar:\n${list(caseData.elements)}`,
    `Pruebas posibles:\n${list(caseData.evidence)}`,
    'Completá: {"elements": [{"number": número del elemento, "status": "supported" si la frase lo muestra, "against" si lo niega, "unclear" si lo deja en duda, "quote": frase}],',
    '"evidence": [{"number": número de la prueba, "quote": frase que dice que se la tiene}],',
    '"startQuote": frase con la fecha del hecho desde el que corre el plazo para reclamar, o null}.',
    'Un elemento o una prueba de los que el relato no habla no va en la lista.',
  ].join('\n');
}

function takeVerbatim(
  filled: z.infer<typeof factsSchema>,
  { story, dates, guide }: { story: Story; dates: readonly StoryDate[]; guide: GuideSource },
): FactsRead {
  const { elements, evidence } = guide.caseData;
  const isInStory = (quote: string) => quote.length >= quoteLeastCharacters && story.text.includes(quote);
  const quotesOf = <Item extends { number: number; quote: string }>(items: readonly Item[], index: number) =>
    items
      .filter(({ number }) => number === index + 1)
      .map((item) => ({ ...item, quote: item.quote.trim() }))
      .filter(({ quote }) => isInStory(quote));
  return {
    elements: elements.map((_, index) =>
      quotesOf(filled.elements, index).map(({ status, quote }) => ({
        verdict: verdicts[status],
        quote,
        weight: modelWeight,
      })),
    ),
    evidence: evidence.map((proof, index) =>
      quotesOf(filled.evidence, index)
        .map(({ quote }) => quote)
        .filter((quote) => speaksOfProof(foldInPlace(proof), foldInPlace(quote)) !== 'denies'),
    ),
    start: findDate(filled.startQuote, story, dates),
  };
}

/** The day is ours to read: the model only points at the words. */
function findDate(quote: string | null, story: Story, dates: readonly StoryDate[]): StoryDate | null {
  const start = quote === null || quote.trim() === '' ? -1 : story.text.indexOf(quote.trim());
  if (quote === null || start === -1) return null;
  const end = start + quote.trim().length;
  return dates.find((date) => start < date.end && date.start < end) ?? null;
}
