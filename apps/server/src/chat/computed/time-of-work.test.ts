import { describe, expect, test } from 'vitest';
import { understood } from '../../testing/understood.ts';
import { computeForAsker } from './compute-for-asker.ts';

const compute = (question: string) => computeForAsker(understood(question));

describe('suspensions', () => {
  test.each([
    [
      'me suspendieron 20 dias en marzo y ahora en noviembre otros 15 dias por falta de trabajo. se pasaron del maximo?',
      /^Se pasan: .*suman 35 días y el máximo es de 30/,
    ],
    [
      'Llevo suspendido 40 días por fuerza mayor desde julio y 30 días disciplinarios antes, la empresa quiere agregar 25 días más. ¿Puedo considerarme despedido?',
      /todas juntas suman 95 días y el máximo es de 90/,
    ],
    [
      'me suspendieron: 12 dias en febrero por llegar tarde, 10 en junio por falta de laburo, ahora 12 mas en la fabrica. pueden?',
      /suman 34 días/,
    ],
    [
      'en el trabajo me suspendieron 5 días en mayo y 3 días en octubre por llegar tarde. ¿se pasaron del máximo?',
      /^No se pasan: suman 8 días/,
    ],
    [
      'en el trabajo me suspendieron 3 veces este año: 5 dias, 10 dias y 12 dias por disciplina. cuantos dias mas pueden suspenderme?',
      /suman 27 días.*quedan 3/,
    ],
  ])('are added up: %s', (question, text) => {
    expect(compute(question)?.text).toMatch(text);
  });

  test.each([
    'Me suspendieron la cuenta de mercado libre 30 días y después otros 20 días, ¿es legal, cuál es el máximo?',
    'La maestra suspendió las clases 10 días en mayo y 25 días en junio donde trabajo, ¿es legal?',
    'Mi hijo fue suspendido en el colegio 5 días en marzo y 10 días en octubre, ¿cuál es el máximo?',
  ])('of something else are not: %s', (question) => {
    expect(compute(question)).toBeNull();
  });
});

describe('overtime and holidays', () => {
  test.each([
    [
      'hice 6 horas extra el sabado a la tarde despues de las 14hs, mi hora vale 5000 pesos, cuanto me tienen que pagar por esas horas extras?',
      '$ 60.000',
    ],
    [
      'gano 1.200.000 por mes, 48 horas semanales (200 horas al mes). hice 10 horas extra de lunes a viernes. cuanto son esas extras?',
      '$ 90.000',
    ],
    ['cobro 1.500.000 x mes, laburé el feriado del 9 de julio, cuanto me tienen que sumar?', 'Se suman $ 60.000'],
    ['cuantas horas extra me deben si trabajo 55 horas por semana en una fabrica?', 'Son 7 horas extra por semana'],
    ['mi patrona no me paga aguinaldo, gano 400.000 en casa de familia, cuanto me debe?', '$ 200.000'],
  ])('are paid by the month’s pay: %s', (question, worth) => {
    expect(compute(question)?.text).toContain(worth);
  });

  test.each([
    '¿Cuánto me pagan por trabajar el feriado si soy empleada doméstica y gano 500.000?',
    '¿Cuánto paga de más el estacionamiento en feriado? gano 900.000 y trabajo cerca',
  ])('are not those of others: %s', (question) => {
    expect(compute(question)).toBeNull();
  });
});

describe('rest and leave', () => {
  test.each([
    [
      'me avisaron el 20/11/2026 de palabra en el trabajo que salgo de vacaciones el 7/12/2026, me pueden avisar con tan pocos dias?',
      /^No alcanza: .*hay 17 días.*de palabra no vale/,
    ],
    ['mi sueldo es 900.000, cuanto me pagan el dia de vacaciones?', /^Cada día de vacaciones vale \$ 36\.000/],
    [
      'entré el 15 de septiembre de 2026, cuantos dias de vacaciones me dan este año? trabajé todos los días hábiles, unos 55 dias',
      /corresponden 2 días/,
    ],
    [
      'estoy embarazada, fecha probable de parto 20 de enero de 2027. desde que dia arranca la licencia de maternidad y hasta cuando?',
      /del domingo 6\/12\/2026 al sábado 6\/3\/2027/,
    ],
    [
      'Trabajador con 6 años de antigüedad, carga de familia (cónyuge e hijo), enfermedad inculpable desde el 10/2/2026. Hasta qué fecha rige el salario y desde cuándo la reserva de puesto?',
      /12 meses.*hasta el miércoles 10\/2\/2027, de fecha a fecha/,
    ],
    [
      'tengo 7 años en la empresa y ningun hijo, estoy de licencia por depresion, cuanto tiempo me pagan?',
      /se paga 6 meses/,
    ],
    [
      'Empecé el 20/8/2026, mi sueldo es 1.000.000, cuánto cobro de aguinaldo el 18 de diciembre?',
      /por haber entrado el 20\/8\/2026/,
    ],
    [
      'Cumplo 5 años el 15/12/2026, cuántos días de vacaciones por el 2026 y cuánto cobro, gano 1.000.000',
      /21 días corridos.*\$ 840\.000/,
    ],
  ])('are told by their days: %s', (question, text) => {
    expect(compute(question)?.text).toMatch(text);
  });

  test.each([
    'Me avisaron el 1/11/2026 que mis vacaciones reservadas con la agencia de viajes que salgo el 14/11/2026 se cancelan, me devuelven?',
    'compré dos entradas el 1/11/2026 y me avisaron que las vacaciones de invierno arrancan el 14/11/2026',
    'me operaron la vista, ¿hasta cuándo tengo que pagar la licencia de conducir? trabajo hace 3 años',
    'tengo 4 años en la empresa, ¿cuánto tiempo me pagan la licencia por nacimiento?',
    'cuánto tiempo me pagan la licencia por maternidad si tengo 4 años en la empresa',
  ])('are not those of others: %s', (question) => {
    expect(compute(question)).toBeNull();
  });
});
