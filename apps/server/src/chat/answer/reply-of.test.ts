import { describe, expect, test } from 'vitest';
import { understood } from '../../testing/understood.ts';
import { answersYes, withFittingReply } from './reply-of.ts';

const partOf = (question: string) => understood(question).parts[0] ?? { text: question, start: 0, asks: [] };

describe('a plain yes', () => {
  test.each([
    ['the sentence speaks of something else', '¿Puedo cortar las ramas?', 'Podés cortar las raíces que entran.'],
    ['the sentence holds only for some', '¿Puedo cortar las raíces?', 'Podés cortar las raíces si entran.'],
    ['the sentence denies it', '¿Puedo cortar las raíces?', 'No podés cortar las raíces.'],
    ['the question denies it', '¿Puedo no cortar las raíces?', 'Podés cortar las raíces.'],
    ['something else is asked', '¿Cuándo puedo cortar las raíces?', 'Podés cortar las raíces.'],
    ['two things are asked', '¿Puedo cortar las raíces? ¿Quién paga?', 'Podés cortar las raíces.'],
  ])('is not said where %s', (_, question, sentence) => {
    expect(answersYes(understood(question).parts, sentence)).toBe(false);
  });

  test.each([
    ['¿Puedo cortar las raíces?', 'Podés cortar las raíces, salvo que sean comunes.'],
    ['Entraron al jardín, ¿puedo cortar las raíces?', 'El vecino puede cortar las raíces.'],
    ['¿Es obligatoria la mediación previa?', 'La mediación previa es obligatoria, con excepciones.'],
  ])('is said to «%s»', (question, sentence) => {
    expect(answersYes(understood(question).parts, sentence)).toBe(true);
  });
});

describe('an answer that says yes or no at once', () => {
  test.each(['¿Cuánto tarda el trámite?', '¿Es ilegal que no me dejen?'])('says it no more to «%s»', (question) => {
    expect(withFittingReply('Sí: el trámite es gratis.', partOf(question))).toBe('El trámite es gratis.');
  });

  test('says it to who asks whether', () => {
    expect(withFittingReply('Sí: el trámite es gratis.', partOf('¿El trámite es gratis?'))).toBe(
      'Sí: el trámite es gratis.',
    );
  });
});
