import { describe, expect, test } from 'vitest';
import { understood } from '../../testing/understood.ts';
import { computeForAsker } from './compute-for-asker.ts';

const compute = (question: string) => computeForAsker(understood(question));

describe('what told amounts and measures come to', () => {
  test.each([
    [
      'Me vino una factura de luz con 620 kWh y siempre gasto 300 mas o menos. Que tengo que pagar?',
      /^Pagás sólo el valor de 300 kWh.*620 kWh pasan de 525 kWh/,
    ],
    // Asked the other way round, a yes would say that all has to be paid.
    ['me vino la luz con 620 kwh y siempre consumo 300, tengo que pagar todo?', /^Pagás sólo el valor de 300 kWh/],
    [
      'la boleta de agua de este bimestre marca 38 m3 y el promedio de los dos años anteriores es 20. puedo pagar menos?',
      /^Pagás sólo el valor de 20 m³.*38 m³ pasan de 35 m³/,
    ],
    [
      'normalmente consumo unos 12 m3 de agua y ahora me facturan 19, tengo derecho a pagar el promedio?',
      /^Esta regla no te deja pagar sólo el promedio: 19 m³ no pasan de 21 m³/,
    ],
    [
      'alquilo desde el 1/9/2025 por dos años, el alquiler es $520.000 fijo, me voy hoy, ¿cuánto pago?',
      /hasta el 1\/9\/2027, a \$ 520\.000 por mes/,
    ],
    [
      'me vinieron 700 kwh y el año pasado en la misma época gasté 420. ¿puedo pagar solo 420?',
      /^Esta regla no te deja pagar sólo el promedio: 700 kWh no pasan de 735 kWh/,
    ],
    [
      'El papá de mis hijos me debe 7 cuotas de alimentos de $250.000 cada una. Cuánto me debe y hasta cuando puedo reclamar?',
      /^Son \$ 1\.750\.000 de capital/,
    ],
    [
      'la cuota quedó en el 25% de lo que gana y cobra 2 palos y medio, cuánto tiene que pasar?',
      /\$ 2\.500\.000 son \$ 625\.000 por mes/,
    ],
    [
      'contrato de compraventa con cláusula penal de 1% diario sobre $2.000.000 por cada día de atraso, se atrasó 45 días, cuanto es la multa',
      /^Son \$ 900\.000: 45 días/,
    ],
    [
      'Le presté $3.000.000 a un amigo el 1/6/2026 al 4% mensual, cuanto me debe hoy?',
      /\$ 3\.000\.000 de capital y .* al 4 % mensual/,
    ],
    [
      'contrato de alquiler de 36 meses que empezó el 1/4/2025, pago 480.000, me quiero ir ya, cuánto me sale?',
      /hasta el 1\/4\/2028, a \$ 480\.000 por mes/,
    ],
    [
      'inquilino por 2 años desde junio de 2026, $700.000 fijos, me salió laburo afuera, que multa pago si me voy ahora?',
      /entre 18 y 19 meses por delante.*entre \$ 1\.260\.000 y \$ 1\.330\.000/,
    ],
    [
      'alquilo un depto, contrato de dos años del 23/2/2026 al 22/2/2028, pago $600.000 fijos, hoy el dueño recibió mi carta de que me voy. cuánto le tengo que pagar de multa?',
      /Si el último mes se cuenta entero son 15 alquileres, y \$ 900\.000/,
    ],
  ])('%s', (question, told) => {
    expect(compute(question)?.text).toMatch(told);
  });

  test.each([
    ['of money that is compared with money', 'Me vino la boleta de luz de $90.000 y siempre pago $30.000, ¿qué hago?'],
    [
      'of what is told as so much more',
      'la factura de luz vino 200 kwh más de lo que siempre gasto, 100 kwh, ¿qué pago?',
    ],
    ['of a fine of a building', 'multa del consorcio de $80.000 por ruidos, ¿puedo pagar la mitad?'],
    ['of pay', 'le debo 3 meses de sueldo de $900.000 a mi empleado, ¿cuánto es?'],
    ['where the whole was told', 'el inquilino me debe 3 meses, en total $900.000, ¿cuánto me debe de cada uno?'],
    [
      'where the part of the pay is what is asked',
      '¿qué porcentaje de un sueldo de $1.500.000 corresponde por ley de cuota alimentaria?',
    ],
    ['of what a court imposes', 'astreintes de $5.000 por día, pasaron 40 días, ¿cuánto es?'],
    [
      'of a loan by instalments',
      'pedí un préstamo al 5% mensual el 1/6/2026 de $500.000 en 12 cuotas, ¿cuánto pago por mes?',
    ],
  ])('is not computed %s', (_, question) => {
    expect(compute(question)).toBeNull();
  });
});

describe('years that were told', () => {
  test.each([
    ['hace 14 años que ocupo un terreno sin boleto ni nada, cuanto me falta para la usucapion?', /faltan 6 años/],
    [
      'vivo en una casa desde 2004 sin papeles, pago los impuestos, nadie reclamó. ya la puedo pedir por usucapion?',
      /^Sí, por el tiempo: los veinte años se cumplieron en 2024/,
    ],
    ['mi abuela está en esa casa hace 35 años, nunca escrituró, ¿ya puede pedir la usucapión?', /^Sí, por el tiempo/],
    [
      'Un escritor murió el 5 de agosto de 1956, puedo publicar sus libros libremente?',
      /^Todavía está protegida:.*31\/12\/2026/,
    ],
    [
      'quiero grabar un tango de un compositor que falleció en 1948, tengo que pedir permiso por derechos de autor?',
      /^La obra ya no está protegida/,
    ],
    [
      'me dieron un cheque comun con fecha 5/11/2026, hasta que dia lo puedo presentar en el banco?',
      /vencen el sábado 5\/12\/2026, y como ese día los bancos no abren/,
    ],
    [
      'juicio ejecutivo por pagaré, último acto de impulso 10/8/2026, cuando se produce la caducidad de instancia?',
      /juicio ejecutivo venció el martes 10\/11\/2026/,
    ],
  ])('%s', (question, told) => {
    expect(compute(question)?.text).toMatch(told);
  });

  test.each([
    ['of who was lent the house', 'vivo hace 22 años en la casa de mi hermano que me la prestó, ¿puedo usucapir?'],
    ['of who rents', 'alquilo desde 2003 la misma casa, ¿la puedo pedir por usucapión?'],
    ['of what moves', 'hace 15 años tengo una moto sin transferir, ¿usucapión?'],
    ['of a use that may be paid for', 'el poeta murió en 1948, ¿tengo que pagar por publicar sus poemas?'],
    ['of a cheque whose own day is not told', 'me dieron un cheque el 20/11/2026, ¿hasta cuándo lo puedo depositar?'],
    ['of photographs', 'el fotógrafo murió en 1950, ¿puedo usar sus fotos?'],
    ['of a work of two', 'la novela la escribieron dos autores, uno murió en 1950, ¿está libre?'],
    ['of a cheque that was refused', 'me rechazaron un cheque común fechado 5/11/2026, ¿hasta cuándo lo presento?'],
  ])('are not counted %s', (_, question) => {
    expect(compute(question)).toBeNull();
  });
});

test('the day on which a bankruptcy is notified is not that of the cheque', () => {
  const question =
    'me pidieron la quiebra por un cheque, el juzgado me notificó el 26/11/2026, ¿todavía puedo presentarme en concurso?';
  expect(compute(question)?.text ?? '').not.toContain('la fecha del cheque');
});
