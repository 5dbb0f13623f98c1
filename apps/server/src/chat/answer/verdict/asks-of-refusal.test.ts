import { expect, test } from 'vitest';
import { asksOfRefusal } from './asks-of-refusal.ts';

test.each([
  'La aseguradora rechazó el pago diciendo que llegué tarde. ¿Es así?',
  'El dueño dice que no tiene que arreglar el techo, ¿es cierto?',
  'me contestaron que ya no hay plazo, tienen razón?',
])('asks whether another refuses rightly: %s', (question) => {
  expect(asksOfRefusal(question)).toBe(true);
});

test.each([
  '¿Es cierto que tengo diez días para devolverlo?',
  'El dueño dice que paga él. ¿Es así?',
  'La aseguradora rechazó el pago. ¿Cuánto tiempo tengo para reclamar?',
])('asks something else: %s', (question) => {
  expect(asksOfRefusal(question)).toBe(false);
});
