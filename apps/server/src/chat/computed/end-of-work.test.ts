import { describe, expect, test } from 'vitest';
import { understood } from '../../testing/understood.ts';
import { computeForAsker } from './compute-for-asker.ts';

const compute = (question: string) => computeForAsker(understood(question));

describe('what is offered for the end of a contract', () => {
  test.each([
    [
      'entre a laburar el 10 de mayo de 2021 y me echaron el 16 de noviembre de 2026, mi mejor sueldo era $1.200.000. me ofrecen 5 sueldos, esta bien?',
      /^Son 6 sueldos, y no 5, si el tope del convenio no los recorta\. .*\$ 7\.200\.000.*\$ 2\.400\.000.*la integración del mes \(\$ 560\.000\), el aguinaldo proporcional/,
    ],
    [
      'me ofrecen 3 sueldos y medio, trabajé 6 años y 5 meses y gano 1.000.000, me despiden sin causa. está bien?',
      /^No: son 7 sueldos, y no 3,5\./,
    ],
    [
      'trabajé 9 años y 4 meses en un taller, gano $1.100.000. me dan 6 millones para que firme la renuncia, me conviene?',
      /^Te ofrecen menos que un despido sin causa: \$ 6\.000\.000 contra 10 sueldos por antigüedad/,
    ],
  ])('is compared with what the law gives: %s', (question, text) => {
    expect(compute(question)?.text).toMatch(text);
  });
});

describe('one item of the end of a contract', () => {
  test.each([
    [
      'Me despidieron el 16/11/2026 sin preaviso, cobraba 1.200.000 por mes. Cuánto es la integración del mes de despido?',
      /^La integración del mes es de \$ 560\.000: .* faltan 14 de 30 días/,
    ],
    [
      'renuncie el 15/10/2026, entré en 2019, gano $1.100.000, cuanto me corresponde de aguinaldo proporcional?',
      /^El aguinaldo proporcional es de \$ 319\.354,84: /,
    ],
    [
      'cuánto me toca de vacaciones no gozadas si renuncié el 30/6/2026, entré el 2/5/2017, sueldo 1.000.000',
      /10,41 días.*\$ 416\.547,95/,
    ],
    [
      'ingresé en febrero de 2020, el 27 de octubre me mandaron telegrama de despido sin causa, mi mejor sueldo 1.450.000. Cuánto me tienen que dar de preaviso?',
      /^El preaviso que no dieron es de dos meses, \$ 2\.900\.000/,
    ],
    [
      'Mi despido fue el 31/10/2026, antigüedad desde 31/10/2021, sueldo 1 millón. Preaviso de uno o dos meses? Y hay integración?',
      /^No hay integración del mes: el 31\/10\/2026 es el último día del mes\. El preaviso que no dieron es de un mes/,
    ],
    [
      'Renuncié el 15/10/2026, entré en 2019, gano 1.100.000, cuánto preaviso me deben?',
      /^No se debe preaviso a quien renuncia/,
    ],
  ])('is told by itself: %s', (question, text) => {
    expect(compute(question)?.text).toMatch(text);
  });

  test.each([
    'Me despidieron con causa el 16/11/2026, gano 1.200.000, ¿cuánto es la integración?',
    'Me echaron de la facultad el 16/11/2026, ¿me devuelven la integración del mes y cuánto es la matrícula?',
  ])('is not told where it turns on more: %s', (question) => {
    expect(compute(question)).toBeNull();
  });

  test('is no notice for who was given it', () => {
    const told =
      'me preavisaron y me despidieron el 16/11/2026, entré el 1/3/2020, gano 1.200.000, ¿cuánto es el preaviso?';
    expect(compute(told)?.text ?? '').not.toMatch(/^El preaviso/);
  });
});

describe('an end that is still to come', () => {
  test('is computed for who asks as an employer', () => {
    const ofShop =
      'Soy dueño de un kiosco, mi empleado entró el 3/3/2024 y lo quiero despedir el 31/12/2026, gana 900.000.';
    expect(compute(`${ofShop} cuanto le tengo que pagar de indemnizacion?`)?.text).toContain('3 sueldos');
    const ofHouse = 'mi empleada doméstica está hace 7 meses, la quiero despedir, gana 300.000, cuánto le corresponde?';
    expect(compute(ofHouse)?.text).toContain('la indemnización por antigüedad, 1 sueldo, es de $ 300.000');
  });

  test('tells the year of pay that a birth may add', () => {
    const told =
      'Nace mi bebe en marzo de 2027 y ayer me despidieron. cuanto me deben, gano 1.000.000, entré el 5/5/2022';
    expect(compute(told)?.text).toContain('se suma un año de sueldos, $ 12.000.000');
  });
});

describe('a trial period', () => {
  test('is that which was not passed', () => {
    const told =
      'Entré a trabajar el 1/4/2026 en una empresa de 200 empleados y el 15/10/2026 me comunican que no superé el período de prueba. ¿Corresponde indemnización? Sueldo 1.350.000.';
    expect(compute(told)?.text).toMatch(/^La prueba ya había terminado: .*hasta el 1\/10\/2026/);
    expect(compute(told)?.text).not.toContain('convenio colectivo puede alargarla');
  });

  test.each([
    [
      'entre el 10/3/2026 a una metalurgica de 25 empleados y me echaron el 20/10/2026, ganaba 900 mil. me dicen que estaba a prueba y no me toca nada, es asi?',
      /^La prueba ya había terminado: fueron seis meses desde el 10\/3\/2026, hasta el 10\/9\/2026.*\$ 900\.000.*hasta ocho meses/,
    ],
    [
      'Trabajé de moza del 1/7/2026 al 15/11/2026 y me dijeron que no pasé la prueba, ganaba 700 lucas. Me tienen que pagar algo?',
      /^Todavía era el período de prueba.*llegan al 1\/1\/2027.*aguinaldo proporcional \(\$ 262\.500\)/,
    ],
    [
      'Me echaron y nunca me registraron, entré el 10/6/2026 y salí el 10/11/2026, sueldo 700.000. me dicen que es periodo de prueba',
      /^No hubo prueba.*\$ 700\.000/,
    ],
  ])('is over or not by its days: %s', (question, text) => {
    expect(compute(question)?.text).toMatch(text);
  });

  test.each([
    'en mi contrato a plazo fijo del 1/7/2026 al 31/12/2026 me echaron el 15/11/2026 diciendo que estaba a prueba, me deben algo?',
    'Si apruebo la prueba de manejo el 10/3/2026 y la empresa me echa el 20/10/2026, me sirve como prueba el mail?',
    'Mi hijo está a prueba en el club desde el 10/3/2026 y el 20/10/2026 lo echaron, qué le corresponde?',
    'me hicieron la prueba de embarazo y el 10/11/2026 me echaron, entré el 10/8/2026',
  ])('is none of: %s', (question) => {
    expect(compute(question)?.text ?? '').not.toContain('prueba');
  });
});

describe('a dismissal that is presumed', () => {
  test.each([
    [
      'Me casé el 5/9/2026, avisé a la empresa con la libreta el 10/9 y me echaron sin causa el 20/11/2026. Entré el 1/2/2022, sueldo 1.000.000. Cuánto tengo que cobrar?',
      /^Se presume que fue por el casamiento.*\$ 12\.000\.000.*\$ 5\.000\.000/,
    ],
    [
      'nacio mi beba el 3 de mayo de 2026 y me despidieron el 2 de noviembre sin motivo. entra como despido por embarazo?',
      /^Se presume que fue por el embarazo.*que llegan al 18\/12\/2026/,
    ],
    [
      'me case por civil el 7 de marzo de 2026 y me despidieron el 12 de octubre. me corresponde la indemnizacion agravada?',
      /^No se presume: .*que van del 7\/12\/2025 al 7\/9\/2026/,
    ],
  ])('to be for a birth or a wedding is so by its days: %s', (question, text) => {
    expect(compute(question)?.text).toMatch(text);
  });

  test('is none of who resigned or was not dismissed', () => {
    for (const told of [
      'renuncié el 2/11/2026, ¿me toca algo?',
      'me echaron el 2/11/2026, mi mujer está con licencia, ¿cobro más?',
      'me echaron el 2/11/2026, soy el papá, ¿cobro más?',
      'el 2/11/2026 echaron a mi marido, ¿se presume?',
    ])
      expect(compute(`El 3/5/2026 nació mi hija y ${told}`)?.text ?? '').not.toContain('e presume');
  });
});

describe('who died, or closed', () => {
  test('tells whose death it was', () => {
    const told = 'trabajaba ahi hace 10 años ganando 800.000. cuanto nos corresponde?';
    expect(compute(`el patron murio y cerraron el negocio, ${told}`)?.text).toMatch(
      /^Muerte del empleador.*\$ 4\.000\.000/,
    );
    expect(compute(`murió mi jefe y la empresa la siguen los hijos, ${told}`)).toBeNull();
    expect(
      compute(
        'Mi mamá murió el 20/11/2026 y trabajo en una empresa hace 5 años, gano 800 mil, ¿cuánto me descuentan por faltar?',
      ),
    ).toBeNull();
  });

  test('is nothing of who was paid a pension', () => {
    const told = 'murió mi marido, cobraba una pensión de 400.000 desde hace 10 años, ¿cuánto me corresponde?';
    expect(compute(told)?.text ?? '').not.toContain('Muerte del trabajador');
  });

  test('is nothing of an animal that died', () => {
    const told = 'mi perro murió en la guardería, yo trabajaba cerca y ganaba 800.000 hace 5 años, cuánto reclamo?';
    expect(compute(told)?.text ?? '').not.toContain('Muerte del trabajador');
  });

  test('of a bankruptcy pays the half or the whole', () => {
    expect(
      compute(
        'quebró la fábrica donde trabajo hace 10 años y nos despidieron, gano 1.000.000, ¿cuánto es la indemnización?',
      )?.text,
    ).toContain('entre $ 3.350.000 y $ 10.000.000, según el tope del convenio y según si la quiebra');
  });
});

describe('a notice', () => {
  test.each([
    [
      'Presento renuncia hoy 23/11/2026. ¿Hasta qué día tengo que trabajar para cumplir el preaviso?',
      /^Hasta el martes 8\/12\/2026/,
    ],
    [
      'La empresa me preavisó el 10/11/2026 que me despide, tengo 3 años de antigüedad. ¿Hasta qué fecha tengo que trabajar?',
      /^Hasta el jueves 10\/12\/2026: .*un mes/,
    ],
    [
      'me dieron el preaviso el 2/11/2026, tengo 8 años en la empresa y gano 1.200.000. hasta que fecha laburo?',
      /^Hasta el sábado 2\/1\/2027: .*dos meses.*\$ 2\.400\.000/,
    ],
    [
      'tengo 3 años de antigüedad y me preavisaron el 10 de noviembre que trabajo hasta el 20 de noviembre. está bien? gano 1 millon',
      /^No alcanza: .*llega al jueves 10\/12\/2026.*\$ 1\.000\.000/,
    ],
    [
      'quiero renunciar. si me voy el 11/12/2026 aviso hoy 23/11/2026, con cuantos dias tengo que avisar?',
      /^Alcanza: quien renuncia avisa con quince días, y del 23\/11\/2026 al 11\/12\/2026 hay 18/,
    ],
  ])('runs until its day: %s', (question, text) => {
    expect(compute(question)?.text).toMatch(text);
  });

  test.each([
    'me preavisaron el 2/11/2026, tengo 5 años en la empresa, ¿hasta qué fecha trabajo?',
    'entré el 1/12/2021 y me preavisaron el 2/11/2026, ¿hasta qué fecha trabajo?',
    'El inquilino me preavisó el 10/11/2026 que se va, ¿hasta qué día tengo que esperar?',
    'quiero renunciar a la tutela, con cuántos días tengo que avisar? aviso el 1/11/2026 y me voy el 11/11/2026',
    'renuncié el 20/11/2026 a la herencia, hasta que día puedo avisar que me arrepiento?',
  ])('is none of work: %s', (question) => {
    expect(compute(question)).toBeNull();
  });
});

describe('what is due after the end, or after a month', () => {
  test('is told with its day', () => {
    expect(
      compute(
        'me despidieron el 9/11/2026, hasta que dia me tenian que pagar la liquidacion y cuando me tienen que dar los certificados de trabajo?',
      )?.text,
    ).toMatch(/hasta el viernes 13\/11\/2026.*cuarenta y cinco días hábiles/);
    expect(compute('cobro mensual. hasta que dia tienen para pagarme el sueldo de octubre?')?.text).toContain(
      'jueves 5/11/2026',
    );
  });

  test('is not that of other papers or of domestic work', () => {
    for (const asked of [
      'Hasta cuándo tengo que presentar el certificado médico si me echaron el 9/11/2026?',
      'Hasta qué día tengo para pagar el alquiler del mes de octubre sin interés?',
      'Hasta qué día tengo para pagar el sueldo de octubre a mi empleada doméstica?',
    ])
      expect(compute(asked)).toBeNull();
  });
});
