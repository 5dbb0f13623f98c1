import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

test.each([
  [
    'a form that is filled in',
    'SOLICITUD DE ABONO\n\nFecha de alta: ..02../..05../..2026..\n\nTitular: Ana Paz.',
    '2026-05-02',
  ],
  [
    'an introduction that ends in place and day',
    'LOCACIÓN\n\nConvienen ANA PAZ, DNI 14.208.553 ("el Locador"), y LUIS SOTO, DNI 16.550.709 ("el Garante"). Posadas, 30 de marzo de 2026.\n\nA) Se alquila el local desde el 1 de mayo de 2026.\n\nB) Se usará para venta de herrajes, pinturas y máquinas de mano, y todo cambio de ramo precisa acuerdo escrito de las dos partes.\n\nPosadas, 17 de abril de 2026',
    '2026-03-30',
  ],
  [
    'minutes of a meeting',
    'ACTA\n\nLugar: oficina de Resistencia.\nDía: jueves 24 de septiembre de 2026.',
    '2026-09-24',
  ],
  ['messages', 'Exportación del chat\n\n[3/11/26, 18:41] Ana: Hola, te mando la propuesta.', '2026-11-03'],
])('the day of %s', (_, text, day) => {
  expect(readDay(text).iso).toBe(day);
});
