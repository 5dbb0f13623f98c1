import { sentencesOf } from '../../evaluation/guide-sentences.ts';
import type { Matter } from './matter.ts';

/** Longest material that a model is given, in characters. */
const materialMaxCharacters = 6_000;
const sections = ['Respuesta breve', 'Qué da la ley', 'Plazos', 'Documentos y prueba'];

/** What the guide says, with the keys of its articles, for a model to rest on; empty without a guide. */
export function materialOf(matter: Matter | null): string {
  if (matter === null) return '';
  const { caseData } = matter.guide;
  return [
    `Tipo de caso: ${caseData.situation}`,
    `Elementos a probar: ${caseData.elements.join('; ')}`,
    `Prueba: ${caseData.evidence.join('; ')}`,
    ...sentencesOf(matter.guide, ...sections).map(({ keys, text }) => `- ${text} [${keys.join(', ')}]`),
  ]
    .join('\n')
    .slice(0, materialMaxCharacters);
}
