import type { LegalConsultation } from '@foja/contracts/generators/legal-consultation';
import type { Country } from '@foja/contracts/generators/use-cases';
import { localEngineName } from '@foja/contracts/models';
import { z } from 'zod';
import type { StructureModel } from '../../platform/structure-model.ts';
import type { Generated, GenerationInput } from '../generation.ts';

type CountryAbroad = Exclude<Country, 'argentina'>;

const lawOf: Record<CountryAbroad, string> = {
  usa: 'el derecho de los Estados Unidos',
  ecuador: 'el derecho de Ecuador',
  colombia: 'el derecho de Colombia',
};

const schema = z.object({ answer: z.string().trim().min(1) });

/** Nothing of ours stands behind an answer on another country's law: it is the model's alone, and cites no source. */
export async function answerAbroad(
  model: StructureModel | null,
  { model: modelId, signal, text }: GenerationInput,
  country: CountryAbroad,
): Promise<Generated<LegalConsultation>> {
  const law = lawOf[country];
  if (model === null) {
    return consultation(
      country,
      localEngineName,
      null,
      `Foja responde con fundamento sobre derecho argentino y no tiene fuentes sobre ${law}. Para esta consulta hace falta un modelo de lenguaje, que en esta instalación no está configurado, así que prefiero no contestarla. Si el caso tiene algún punto de contacto con la Argentina, elegí Argentina y contalo.`,
    );
  }
  const { answer } = await model.fill({
    schema,
    instructions: `El texto es una consulta sobre ${law}, no sobre el argentino. La ficha es {"answer": la respuesta, clara y cortés, en Markdown simple}. No cites derecho argentino. Decí qué conviene confirmar con un profesional de ese país.`,
    text,
    model: modelId,
    signal,
  });
  return consultation(
    country,
    modelId,
    `La respuesta es del modelo de lenguaje solo: Foja no tiene fuentes sobre ${law} que la respalden, y ninguna de sus citas está verificada.`,
    // A number in brackets would look like one of our sources.
    answer.replace(/\s?\[\d{1,3}\]/g, ''),
  );
}

function consultation(
  country: CountryAbroad,
  engine: string,
  notice: string | null,
  content: string,
): Generated<LegalConsultation> {
  return {
    structure: { country, content, outcome: 'no-match', citations: [], nearestTopics: [], clarification: null },
    engine,
    notice,
    sources: [],
    citations: [],
  };
}
