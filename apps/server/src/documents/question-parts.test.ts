import { expect, it } from 'vitest';
import { questionParts } from './question-parts.ts';

it.each([
  ['¿Cuándo vence la locación?', []],
  ['¿Cuánto es la multa por demora y quién la aplica?', ['¿Cuánto es la multa por demora', 'quién la aplica?']],
  [
    '¿Hay que avisarle antes de multar? ¿Hasta cuánto se le cobra?',
    ['¿Hay que avisarle antes de multar?', '¿Hasta cuánto se le cobra?'],
  ],
  ['El contrato y la póliza, ¿qué dicen del caño?', ['El contrato y la póliza,', '¿qué dicen del caño?']],
])('«%s» asks %j', (question, parts) => {
  expect(questionParts(question)).toEqual(parts);
});
