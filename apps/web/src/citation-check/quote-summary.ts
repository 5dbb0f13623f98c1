import type { CheckedQuote } from '@foja/contracts/citation-check';

/** What came out of comparing a quotation, in a sentence. */
export function quoteSummary({ result, likeness, elided, from, inHeadnotes, sourceLabel }: CheckedQuote): string {
  const where = sourceLabel ? ` con ${sourceLabel}` : '';
  switch (result) {
    case 'matches': {
      const overlooked = likeness === 'punctuation' ? ', salvo la puntuación' : '';
      const omission = elided ? ' Omite palabras y lo indica.' : '';
      const whose = from ? ` (${from.charAt(0).toLowerCase()}${from.slice(1)})` : '';
      return `La transcripción coincide${inHeadnotes ? ' con el sumario oficial' : where}${whose}${overlooked}.${omission}`;
    }
    case 'matches-earlier':
      return `La transcripción coincide con una versión anterior${sourceLabel ? ` de ${sourceLabel}` : ''}.`;
    case 'matches-later':
      return `La transcripción coincide con el texto de hoy${sourceLabel ? ` de ${sourceLabel}` : ''}, no con el de entonces.`;
    case 'differs':
      return `La transcripción no coincide${where}.`;
    case 'not-found':
      return 'Esas palabras no están en el texto citado: pueden ser de otra fuente.';
    case 'not-compared':
      return sourceLabel
        ? `De ${sourceLabel} hay un extracto, y esas palabras no están en él: comparalas con el texto completo.`
        : 'No hay un texto oficial cargado con el cual comparar la transcripción.';
  }
}
