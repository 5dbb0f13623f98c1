import { expect, test } from 'vitest';
import { grantsRemedy, leavesRemedyOpen } from './remedy-asked.ts';

test.each([
  ['¿puedo apelar?', 'La sentencia se cumple a los diez días.'],
  ['¿todavía puedo reclamarlos?', 'El sueldo debe pagarse dentro de los cuatro días hábiles.'],
  ['¿se puede impugnar la asamblea?', 'El estatuto se modifica con dos tercios de los votos.'],
  ['¿les puedo hacer juicio?', 'Nadie puede ser despedido por su embarazo.'],
  ['¿tengo derecho a recurrir la multa?', 'El plazo para contestar es de diez días.'],
])('of «%s» «%s» decides nothing', (asked, said) => {
  expect(leavesRemedyOpen(asked, said)).toBe(true);
});

test.each([
  ['¿puedo apelar?', 'La apelación se presenta dentro de los cinco días.'],
  ['¿todavía puedo reclamarlos?', 'Los créditos laborales prescriben a los dos años.'],
  ['¿le puedo hacer juicio?', 'La acción de daños prescribe a los tres años.'],
  ['¿puedo reclamar la indemnización?', 'No podés reclamar indemnización en el período de prueba.'],
  ['¿se puede todavía ejercer la acción de exclusión?', 'El derecho se extinguió a los noventa días.'],
  ['¿me pueden echar?', 'El empleador debe dar preaviso.'],
  ['¿son diez días para apelar?', 'El plazo es de cinco días.'],
])('of «%s» «%s» may decide', (asked, said) => {
  expect(leavesRemedyOpen(asked, said)).toBe(false);
});

test.each([
  ['¿se puede voltear la venta?', 'Ningún cónyuge puede vender sin el otro, que puede demandar la nulidad.', true],
  ['¿puedo anular la compra?', 'No se puede vender lo ajeno; el comprador puede pedir la nulidad.', true],
  ['¿puedo pedir que la bajen?', 'Nadie puede publicar tu imagen sin permiso; podés pedir que la bajen.', true],
  ['¿puedo reclamar lo que gasté?', 'No podés reclamar gastos en el período de prueba.', false],
  ['¿puede vender sin mí?', 'Ningún cónyuge puede vender sin el otro, que puede demandar la nulidad.', false],
  ['¿se puede voltear la venta?', 'La venta inscripta no se anula por el precio.', false],
])('of «%s» «%s» grants the remedy: %s', (asked, said, grants) => {
  expect(grantsRemedy(asked, said)).toBe(grants);
});
