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
    ['something else may be done', '¿Pueden internarme?', 'La persona internada puede elegir un abogado.'],
    ['it is asked what is best', '¿Me conviene cortar las raíces?', 'Podés cortar las raíces.'],
  ])('is not said where %s', (_, question, sentence) => {
    expect(answersYes(understood(question).parts, sentence)).toBe(false);
  });

  test.each([
    ['¿Puedo cortar las raíces?', 'Podés cortar las raíces, salvo que sean comunes.'],
    ['Entraron al jardín, ¿puedo cortar las raíces?', 'El vecino puede cortar las raíces.'],
    ['¿Puedo avalar el cheque en otro papel?', 'El aval puede constar en el cheque o en otro papel.'],
    ['¿Puede el vecino cortar las raíces?', 'El vecino puede cortar las raíces.'],
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

  test.each([
    ['¿Me pueden cobrar el faro?', ['¿el trámite es gratis?'], 'Sí: el trámite es gratis.'],
    ['soy farero, ¿eso es una dependencia?', ['¿puedo ser farero en dependencia?'], 'Sí: podés ser las dos cosas.'],
    ['¿Puedo pedir que me reincorporen si me echaron?', [], 'No: al farero no lo pueden echar sin causa.'],
    ['¿Tienen que cubrirlo entero?', ['¿pueden cubrir una parte?'], 'No: tienen que cubrir por completo el faro.'],
  ])('says it no more where something else is asked: «%s»', (question, ways, answer) => {
    expect(withFittingReply(answer, partOf(question), ways)).not.toMatch(/^(?:Sí|No)/);
  });

  test.each([
    '¿Me corresponde la pensión a mí o a ella?',
    'se rompió el calefón, ¿lo tiene que arreglar el dueño o yo?',
  ])('does not say it to who asks which of two people it is: %s', (question) => {
    expect(withFittingReply('Sí: la pensión y el arreglo corresponden a quien los pide.', partOf(question))).toBe(
      'La pensión y el arreglo corresponden a quien los pide.',
    );
  });

  test('says it to who asks which of two things it is', () => {
    const answer = 'Sí: apagar el faro es delito.';
    expect(withFittingReply(answer, partOf('¿Eso es delito o sólo una contravención?'), ['¿tiene cárcel?'])).toBe(
      answer,
    );
  });

  test('says it where the law has another word for what is asked', () => {
    const answer = 'Sí: el delito tiene prisión de un mes a dos años.';
    expect(withFittingReply(answer, partOf('¿Puede ir preso?'), ['¿puede ir a la cárcel?'])).toBe(answer);
    expect(withFittingReply(answer, partOf('¿Puedo hacerlo meter preso?'))).toBe(answer);
  });

  test('does not say it to who asks of another case that one clause limits', () => {
    const { parts, text } = understood('Somos una SA con síndico. ¿Puedo revisar los libros?');
    const sentence = 'El socio de la SRL puede revisar los libros; el de la SA sólo si prescinde de síndico';
    expect(answersYes(parts, sentence, text)).toBe(false);
    expect(answersYes(parts, sentence.split(';')[0] ?? '', text)).toBe(true);
  });
});
