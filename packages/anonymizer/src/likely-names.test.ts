import { describe, expect, test } from 'vitest';
import { detect } from './detect.ts';
import { SURNAMES } from './surnames.ts';

const persons = (text: string) =>
  detect(text)
    .filter(({ type }) => type === 'persona')
    .map(({ text: written }) => written);

/** Surnames that no list has. */
const unheard = ['Brumagne', 'Tchalian', 'Quirpay'];

test('no list has the surnames that these tests are about', () => {
  for (const name of unheard) expect(SURNAMES.has(name.toLowerCase())).toBe(false);
});

describe('a name that no list has is replaced where somebody stands', () => {
  test.each(unheard)('%s acts, is spoken of and spoken to', (name) => {
    expect(persons(`Que esa tarde ${name} no estaba. Que la plata se la dieron a ${name} en mano.`)).toEqual([
      name,
      name,
    ]);
    expect(persons(`El encargado le dijo a ${name} que no volviera, y ${name} se fue.`)).toEqual([name, name]);
  });
  test.each(['Tchalian', 'Quirpay'])('%s in a list of those present', (name) => {
    expect(persons(`Firman al pie los presentes: Gutiérrez, Almirón y ${name}. ${name} se retira antes.`)).toContain(
      name,
    );
  });
  test.each(['Tchalian', 'Quirpay'])('%s in a passage of capitals', (name) => {
    const loud = name.toUpperCase();
    const text = `SE ENTREVISTA A ${loud}, QUIEN MANIFIESTA QUE EL RODADO ES DE SU HERMANO. ${loud} FIRMA AL PIE.`;
    expect(persons(text)).toEqual([loud, loud]);
  });
});

test('what a clause is headed with is nobody, also where people are called so', () => {
  const clauses = ['SEXTA: Depósito. Se entrega un mes.', 'SÉPTIMA: Mora. La falta de pago dará lugar a una multa.'];
  expect(persons(clauses.join('\n'))).toEqual([]);
  expect(persons(clauses.join('\n').replace('Mora', 'Luz'))).toEqual([]);
});

describe('what is decided elsewhere stays decided', () => {
  test.each([
    'Como enseña Ozolnik en su Tratado, el daño debe probarse.',
    'La doctrina de Binder y Maier es conocida.',
    'Llegó desde Ozolnik y se alojó en Brumagne.',
    'La jueza, Dra. Marta Ozolnik, resolvió el planteo.',
    'Señor Juez: vengo a contestar el traslado.',
    'El Ministerio dictó la resolución. Constará en el acta. Descargaba cajones.',
    'Pagó con Ud. la factura de la EPE y la TGI.',
  ])('%s', (text) => {
    expect(persons(text)).toEqual([]);
  });
});

describe('how somebody is called at home', () => {
  test.each([
    ['Mi nieto se llama Emanuel. Emanuelito no lo conoce.', ['Emanuel', 'Emanuelito']],
    ['La niña es Romina Quiroz. La madre dice que hoy Romi no quiso entrar.', ['Romina Quiroz', 'Romi']],
  ])('%s', (text, expected) => {
    expect(persons(text)).toEqual(expected);
  });
});

test('a word of the language beside a name in small letters is no surname', () => {
  expect(persons('me llamo carla. gaby viste lo que mando mi hermana')).toEqual(['carla', 'gaby']);
});

test('every message of an exported chat has its writer, however long the one before is', () => {
  const chat = [
    '10/11/25, 9:02 - Marce: nos llego la intimacion del dueño de la cancha',
    '10/11/25, 9:03 - Quirpay: y que dice del deposito que pusimos nosotros en marzo',
    '10/11/25, 9:04 - Marce: que se lo queda todo por los meses que debemos de luz',
    '10/11/25, 9:05 - Quirpay: no firmes nada',
  ].join('\n');
  expect(persons(chat)).toEqual(['Marce', 'Quirpay', 'Marce', 'Quirpay']);
});

test('a day of the week is no given name', () => {
  expect(persons('Que el domingo Nievas vino a buscar a los chicos. Nievas gritó.')).toEqual(['Nievas', 'Nievas']);
});

test('an office stands on its own name: the secretary after the comma is another person', () => {
  expect(persons('Preside el cro. Rufino Almada, secretaria cra. Estela Chazarreta. Almada pregunta.')).toContain(
    'Almada',
  );
});

test('the number of a point before its verb is no initial, and a greeting no name', () => {
  expect(persons('RESUELVE:\nI. Modificar la sentencia apelada.\nV. Rechazar la demanda.')).toEqual([]);
  expect(persons('Che Ana, mandame la copia.')).toEqual(['Ana']);
});

test.each(['ordenanza de palomares', 'Panadería Espiga Obras Hídricas'])(
  'what is searched for in a few words keeps them: %s',
  (query) => expect(persons(query)).toEqual([]),
);
