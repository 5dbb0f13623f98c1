import { expect, test } from 'vitest';
import { exceptsUntold } from './excepts-untold.ts';

test.each([
  ['La suspensión dura seis meses y vale una sola vez.', 'El sueldo se paga dentro de los cuatro días hábiles.'],
  ['El tope no se aplica a los adelantos de sueldo.', 'El recibo se hace por duplicado.'],
  ['El reclamo administrativo interrumpe la prescripción.', 'El sueldo se paga por mes vencido.'],
  ['La prescripción se suspende mientras dure el cargo público.', 'El hurto tiene prisión de un mes a dos años.'],
  ['La única excepción es la de la empresa de la familia.', 'El sueldo se paga en el lugar de trabajo.'],
  ['El plazo no corre durante las ferias.', 'La demanda se presenta por escrito.'],
])('«%s» is of a rule that «%s» does not tell', (sentence, told) => {
  expect(exceptsUntold(sentence, told)).toBe(true);
});

test.each([
  ['La suspensión dura seis meses.', 'La interpelación suspende la prescripción una sola vez.'],
  ['El tope no se aplica a los adelantos de sueldo.', 'Los descuentos no pueden pasar del tope del veinte por ciento.'],
  ['El tope no se aplica a los adelantos.', 'Los descuentos no pueden pasar del veinte por ciento.'],
  ['El reclamo administrativo interrumpe la prescripción.', 'Los créditos laborales prescriben a los dos años.'],
  ['El plazo no corre durante las ferias.', 'La instancia caduca a los seis meses.'],
  ['La única excepción es la de la empresa de la familia.', 'Está prohibido ocupar a menores de dieciséis años.'],
  ['Los descuentos no pueden pasar del veinte por ciento.', 'El recibo se hace por duplicado.'],
  ['La pena puede quedar en suspenso.', 'El hurto tiene prisión de un mes a dos años.'],
])('«%s» goes with «%s»', (sentence, told) => {
  expect(exceptsUntold(sentence, told)).toBe(false);
});
