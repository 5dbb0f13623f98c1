import { describe, expect, test } from 'vitest';
import { buildSource } from '../testing/build-retrieval.ts';
import { findUnsupportedSentences } from './verify-sentences.ts';

const source = buildSource({
  id: 'lct:255bis',
  label: 'art. 255 bis LCT',
  heading: 'Plazo de pago',
  text: 'El pago de las indemnizaciones por extinción del contrato de trabajo se efectuará dentro de los cuatro días hábiles. El empleador debe entregar al trabajador una constancia del pago. El trabajador no puede renunciar a la indemnización. El preaviso es de doce meses en ese caso y se cuenta en diez días corridos.',
});
const find = (draft: string, question = '¿cuándo me pagan?') =>
  findUnsupportedSentences(draft, [source], [], question).map(({ start, end, why }) => [draft.slice(start, end), why]);

describe('a sentence that its source does not bear out', () => {
  test.each([
    ['another figure', 'La indemnización se paga dentro de los quince días de la demanda [1].', 'figure'],
    ['another unit', 'El pago se hace dentro de los cuatro meses [1].', 'figure'],
    ['another kind of days', 'El preaviso se cuenta en diez días hábiles [1].', 'figure'],
    ['what is denied, affirmed', 'El trabajador puede renunciar a la indemnización [1].', 'negation'],
    [
      'what is affirmed, denied',
      'El empleador no debe entregar al trabajador una constancia del pago [1].',
      'negation',
    ],
    ['the parties exchanged', 'El trabajador debe entregar al empleador una constancia del pago [1].', 'party'],
  ])('is found: %s', (_, draft, why) => {
    expect(find(draft)).toEqual([[draft, why]]);
  });

  test('is found where its mark stands behind the full stop, and only that sentence', () => {
    const draft =
      'El pago se hace dentro de los cuatro días hábiles. Hay que esperar noventa días. [1] El juez decide.';
    expect(find(draft)).toEqual([['Hay que esperar noventa días. [1]', 'figure']]);
  });
});

describe('a sentence that says the same', () => {
  test.each([
    ['in figures', 'El pago se hace dentro de los 4 días hábiles [1].'],
    ['in another unit of the same length', 'El preaviso es de un año en ese caso [1].'],
    ['with what the person told', 'Con 7 años de antigüedad, el pago se hace dentro de los cuatro días hábiles [1].'],
    [
      'with the number of an article',
      'Según el art. 245 LCT, el trabajador no puede renunciar a la indemnización [1].',
    ],
    ['in words of its own', 'Quien trabaja no renuncia válidamente a cobrarla [1].'],
  ])('is left alone: %s', (_, draft) => {
    expect(find(draft, 'hace 7 años que trabajo')).toEqual([]);
  });

  test('without a mark, or with one that no source has, is left to the other checks', () => {
    expect(find('Hay que esperar noventa días.')).toEqual([]);
    expect(find('Hay que esperar noventa días [1][4].')).toEqual([]);
  });
});
