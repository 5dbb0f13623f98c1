import { fold } from '@foja/legal-text/fold';
import { isSmallTalk } from '@foja/legal-text/read-asking-form';

const greeting = /\b(hola+|holis|buen[oa]?s? ?(dia|dias|tardes?|noches?)|buenas|que tal)\b/;
const thanks = /\b(gracias|genial|perfecto|excelente|buenisimo|genio|capo|crack|joya)\b/;
const goodbye = /\b(chau|adios|hasta luego|nos vemos)\b/;
const maxWords = 12;

/** What a person would answer to a greeting, thanks or a goodbye that asks nothing; null to anything else. */
export function answerCourtesy(message: string): string | null {
  if (message.split(/\s+/).length > maxWords || !isSmallTalk(message)) return null;
  const told = fold(message);
  if (thanks.test(told)) {
    return 'De nada. Si te quedó alguna duda sobre la respuesta o querés contarme otra cosa, escribime.';
  }
  if (goodbye.test(told)) return 'Hasta luego. Lo que hablamos queda en este navegador, por si querés volver.';
  if (greeting.test(told)) {
    return 'Hola. Contame qué te pasó o qué querés saber: con quién fue, cuándo y qué te gustaría lograr. Respondo con el artículo en el que se apoya cada cosa.';
  }
  return null;
}
