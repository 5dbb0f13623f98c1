import { describe, expect, test } from 'vitest';
import { understood } from '../testing/understood.ts';
import { starterKnowledge } from './knowledge.ts';

const isForOthers = (question: string, sentence: string, subject?: string) =>
  starterKnowledge().cases.readFor(understood(question))(sentence, subject);

describe('a sentence on a particular case', () => {
  test.each([
    [
      'of another crime',
      'Me denunciaron por estafa, ¿cuál es la pena?',
      'El hurto simple tiene prisión de un mes a dos años.',
    ],
    [
      'of who is no child',
      '¿Cuántos días de vacaciones con 15 años de trabajo?',
      'Los trabajadores menores de dieciocho años tienen quince días.',
    ],
    [
      'of a marriage that there was not',
      'Mi tío murió sin esposa ni hijos, ¿quién hereda?',
      'Si no hay hijos, el cónyuge hereda todo.',
    ],
    [
      'of a trial that is over',
      'Me echaron después de 3 años de trabajo',
      'El contrato se considera a prueba los primeros seis meses.',
    ],
    ['of passengers', 'Me resbalé en un supermercado, ¿cuánto tiempo tengo?', 'Los pasajeros tienen dos años.'],
  ])('is for others: %s', (_, question, sentence) => {
    expect(isForOthers(question, sentence)).toBe(true);
  });

  test.each([
    ['its crime is told', 'Me denunciaron por hurto', 'El hurto simple tiene prisión de un mes a dos años.'],
    ['no crime is told', '¿Cuál es la pena?', 'El hurto simple tiene prisión de un mes a dos años.'],
    ['it names both', 'Me denunciaron por estafa', 'El hurto y la estafa tienen prisión.'],
    ['people tell it in other words', 'Iba en el colectivo y frenó', 'Los pasajeros tienen dos años.'],
    ['a fact tells it', 'Mi hija de 15 años trabaja', 'Los trabajadores menores de dieciocho años tienen quince días.'],
    [
      'nothing tells that it is not so',
      'Me echaron, ¿qué cobro?',
      'El contrato se considera a prueba los primeros seis meses.',
    ],
  ])('is for who asks where %s', (_, question, sentence) => {
    expect(isForOthers(question, sentence)).toBe(false);
  });

  test('of one kind of things is told by what it is about, and not by what it names by the way', () => {
    const rule = 'Responden los padres, y si fue con un automotor, su dueño.';
    expect(isForOthers('Mi hijo rompió la casa del vecino', rule)).toBe(true);
    expect(isForOthers('Mi hijo rompió la casa del vecino', rule, 'Responden los padres')).toBe(false);
  });
});
