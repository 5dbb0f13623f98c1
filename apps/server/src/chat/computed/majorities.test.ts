import { describe, expect, test } from 'vitest';
import { understood } from '../../testing/understood.ts';
import { computeForAsker } from './compute-for-asker.ts';

const compute = (question: string) => computeForAsker(understood(question));

describe('whether the votes that were told are enough', () => {
  test.each([
    [
      'somos 20 propietarios en el edificio y a la asamblea fueron 8, 6 votaron a favor de poner camaras. Está aprobado?',
      /^No: 6 votos no alcanzan\. Hacen falta 11 de 20/,
    ],
    [
      '11 de 30 votaron a favor de la obra en el edificio, el administrador dice que está aprobado, tiene razón?',
      /^No: 11 votos.*16 de 30/,
    ],
    ['De los 48 propietarios firmaron 20 para echar al administrador. alcanza?', /^No: 20 votos.*25 de 48/],
    [
      'consorcio chico, 9 unidades, para aprobar cambiar la cerradura electrica votamos 5 a favor. quedo aprobado o no?',
      /^Por el número alcanza: con 5 votos.*más de la mitad de los porcentuales/,
    ],
    ['edificio de 24 deptos. para cambiar el reglamento cuantos votos hacen falta?', /16 de 24: los dos tercios/],
    [
      'somos tres condóminos de un campo, yo tengo el 60% y mis primos 20% cada uno. Ellos no quieren alquilarlo y yo si, puedo decidir yo solo?',
      /^Sí: el 60 % es mayoría absoluta/,
    ],
    [
      'en una SRL somos tres socios con 50, 30 y 20 %, el contrato no dice nada. con el 70% podemos modificar el contrato social?',
      /^No: .*75 %, y el 70 % no llega/,
    ],
    [
      'somos 3 socios de una SRL y yo tengo el 80%, puedo modificar el contrato yo sola?',
      /^No con un solo socio: .*el voto de otro/,
    ],
    [
      'asamblea extraordinaria de una SA en segunda convocatoria, se presentaron accionistas con el 35% de las acciones. ¿Hay quórum?',
      /^Sí: .*30 %/,
    ],
    [
      'asamblea ordinaria de la sociedad anonima, fue el 40 % de los accionistas en 2da convocatoria, hay quorum?',
      /^Sí: en segunda convocatoria/,
    ],
    [
      'Asamblea ordinaria de S.A. en primera convocatoria con 45% del capital presente, es valida?',
      /^No en primera convocatoria/,
    ],
    [
      'somos 80 socios de la cooperativa y a la asamblea vinimos 45, ¿hay que esperar la hora?',
      /^Con 45 de 80 asociados está la mitad más uno, que son 41/,
    ],
    ['asamblea de SA extraordinaria con el 28% en segunda convocatoria: ¿puede sesionar?', /^No: .*30 %/],
    [
      'somos 120 asociados en una cooperativa, a la asamblea fueron 40, sirve lo que se votó?',
      /una hora después.*hacían falta 61/,
    ],
  ])('%s', (question, told) => {
    expect(compute(question)?.text).toMatch(told);
  });

  test.each([
    ['of an inheritance', 'Somos 6 primos y votaron 4 vender el campo que heredamos, ¿alcanza la mayoría?'],
    ['of what takes all of them', 'Somos 12 propietarios y uno quiere agregar un piso, ¿necesita mayoría?'],
    ['of a union', 'Para elegir delegado gremial votaron 18 de 40 empleados, ¿vale?'],
    ['of a complaint', 'somos 10 propietarios del edificio, 4 firmaron una denuncia penal, ¿sirve?'],
    ['of who is put out', 'somos 20 socios de la cooperativa, a la asamblea fueron 8, ¿vale mi exclusión?'],
    ['of a price', 'la SRL del colegio me aumentó la cuota un 40%, ¿puede?'],
    ['of what another may do', 'soy socio de una SRL con el 40%, ¿mi socio puede modificar el contrato?'],
    ['of a co-owner who is outvoted', 'tengo el 40% de un campo en condominio y mi primo lo quiere alquilar, ¿puede?'],
    ['of what is repaired', 'tengo el 40% de la casa en condominio, ¿puedo reparar el techo?'],
    ['of who is outvoted', 'tengo el 40% de la SRL, ¿me pueden cambiar el domicilio sin mi voto?'],
    ['of who contests a meeting', 'En una SA tengo el 30% de las acciones, ¿puedo impugnar la asamblea?'],
    [
      'of co-heirs who do not let',
      'heredamos con mi hermano una casa mitad y mitad, el no quiere alquilar, puedo alquilarla igual?',
    ],
  ])('is not computed %s', (_, question) => {
    expect(compute(question)).toBeNull();
  });
});

test('whether votes are enough is no yes or no to whether the decision is void', () => {
  const told = (asked: string) =>
    compute(`somos 20 propietarios y 9 votaron a favor de una obra nueva en el edificio, ${asked}`)?.text;
  expect(told('¿alcanza?')).toMatch(/^No: 9 votos no alcanzan/);
  expect(told('¿es nula la decisión, alcanza con eso?')).toMatch(/^9 votos no alcanzan/);
});
