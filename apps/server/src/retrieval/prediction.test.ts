import { expect, it } from 'vitest';
import { asksPrediction } from './prediction.ts';

it.each([
  '¿Va a salir una nueva ley de alquileres en 2027?',
  'se viene otra reforma laboral este año?',
  '¿Van a derogar el DNU 70?',
  'qué juez va a tocar en mi causa y cómo va a fallar',
  '¿Cuándo va a haber otro blanqueo?',
  '¿Voy a ganar el juicio si tengo dos testigos?',
  'decime si voy a ganar el juicio y cuánto va a tardar',
  '¿Qué va a decidir la Corte sobre la reforma laboral?',
  'qué chances tengo de ganar',
  '¿el juez me va a dar la razón?',
])('what is still to come is not foretold: %s', (question) => {
  expect(asksPrediction(question)).toBe(true);
});

it.each([
  '¿El dueño me va a subir el alquiler, puede?',
  'mi jefe dice que va a cambiar mi horario',
  'van a hacer una asamblea para modificar el reglamento, ¿qué mayoría hace falta?',
  'si la ley cambia durante el juicio, ¿cuál se aplica?',
  '¿desde cuándo rige la ley 27.802?',
  'qué plazo tiene el juez para fallar',
  'el consorcio va a sacar plata del fondo de reserva',
  'si voy a ganar el juicio, ¿quién paga las costas?',
  'si no contesto, ¿pierdo el juicio?',
])('what the law answers is no prediction: %s', (question) => {
  expect(asksPrediction(question)).toBe(false);
});
