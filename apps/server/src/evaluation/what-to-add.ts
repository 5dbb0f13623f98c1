import type { StoryDate } from '@foja/legal-text/story-dates';
import type { GuideSource } from '../corpus/corpus-source.ts';
import type { ElementFound } from './elements/read-elements.ts';
import { lowerFirst } from './tell-evaluation.ts';

const generalQuestions = [
  'Qué pasó, contado en orden',
  'Cuándo pasó: el día, el mes o cuánto hace',
  'Con quién es el conflicto y qué relación tienen',
  'Qué pruebas hay: papeles, mensajes, fotos o testigos',
  'Qué se reclamó hasta ahora y qué respondieron',
  'Qué se busca conseguir',
];

/** What a story has to tell before a number can be given. */
export function whatToAdd(
  guide: GuideSource | null,
  elements: readonly ElementFound[],
  dates: readonly StoryDate[],
): string[] {
  if (guide === null) return generalQuestions;
  return [
    ...elements.filter(({ status }) => status !== 'supported').map(({ element }) => `Contá ${asTold(element)}`),
    ...(dates.length === 0 ? ['Cuándo pasó: el día, el mes o cuánto hace'] : []),
    `Qué pruebas hay; por ejemplo: ${guide.caseData.evidence.map(lowerFirst).join('; ')}`,
  ];
}

/** "Contá si hubo un daño", "contá qué obra se encargó", "contá lo que se sepa de: la antigüedad". */
function asTold(element: string): string {
  const text = lowerFirst(element);
  if (text.startsWith('que ')) return `si se cumple: ${text}`;
  return /^(qué|quién|quiénes|cuándo|cuánto|cuántos|cuál|cómo|dónde|desde|si|por|para|de|en) /.test(text)
    ? text
    : `lo que se sepa de esto: ${text}`;
}
