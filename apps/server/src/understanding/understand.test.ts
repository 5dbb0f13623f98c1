import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { civilDay } from '@foja/computable-law/core/civil-day';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findProjectRoot } from '../platform/project-root.ts';
import { understood } from '../testing/understood.ts';
import { readKnowledge } from './knowledge.ts';
import { tellUnderstanding } from './tell-understanding.ts';
import { understand } from './understand.ts';
import type { KnownFact } from './understood-question.ts';

const corpus = join(findProjectRoot(), 'corpus');
const norms = parse(readFileSync(join(corpus, 'norms.yaml'), 'utf8')) as {
  code: string;
  title: string;
  aliases: string[];
}[];
const registry = new NormRegistry(norms.map((norm) => ({ lastArticle: null, ...norm })));
const knowledge = readKnowledge(corpus);
const read = (question: string, history: string[] = []) =>
  understand(question, { knowledge, registry, today: civilDay('2026-11-23'), history });

const write = ({ name, value, bound }: KnownFact) =>
  typeof value === 'object'
    ? `${name} ${bound ?? ''}${value.value} ${value.unit}`
    : value === true
      ? name
      : `no ${name}`;
const factsOf = (question: string) => read(question).facts.map(write);

describe('facts', () => {
  test.each([
    ['¿Qué plazo tengo para apelar?'],
    ['¿Cuántos años de cárcel da el robo?'],
    ['¿Qué dice el artículo 150 de la LCT?'],
  ])('are not read where none is told: %s', (question) => {
    expect(factsOf(question).filter((fact) => !/^(?:no )?\D+$/.test(fact))).toEqual([]);
  });

  test.each([
    ['hace 7 años que laburo en una panadería', 'antiguedad 7 anio'],
    ['me enfermé, tengo 3 años y dos nenes a cargo, hasta cuándo me pagan', 'antiguedad 3 anio'],
    ['me enfermé, tengo 3 años y dos nenes a cargo, hasta cuándo me pagan', 'cargas-de-familia'],
    ['me enfermé, tengo 3 años y dos nenes a cargo, hasta cuándo me pagan', 'hijos 2 unidad'],
    ['me echaron en negro', 'sin-registrar'],
    ['me echaron en negro', 'despedido'],
    ['me despidieron sin avisarme', 'no preavisado'],
    ['todavía no me echaron pero me quieren echar', 'no despedido'],
    ['empecé en noviembre de 2016 a trabajar en un taller', 'antiguedad 10.1 anio'],
    ['le presté 50 lucas', 'monto 50000 peso'],
    ['le presté dos palos', 'monto 2000000 peso'],
    ['me debe $ 1.500.000', 'monto 1500000 peso'],
    ['no estábamos casados', 'no casados'],
    ['todavía no avisé a mi seguro', 'con-seguro'],
    ['convivimos dos años y medio', 'tiempo-convivencia 2.5 anio'],
    ['convivimos desde enero de 2025 hasta junio de 2026', 'tiempo-convivencia 18 mes'],
    ['mi hija cumplió 22 y estudia', 'edad 22 anio'],
    ['mi hijo de 15 años', 'menor-de-edad'],
    ['hace más de 10 años que trabajo ahí', 'antiguedad >10 anio'],
    ['alquilo hace un año y medio', 'tiempo-alquilado 1.5 anio'],
    ['firmé un contrato de alquiler por dos años', 'duracion-contrato 2 anio'],
    ['compré una heladera usada por internet', 'compra-a-distancia'],
    ['compré una heladera usada por internet', 'no producto-nuevo'],
    ['me atropelló un auto hace dos años y medio', 'tiempo-transcurrido 2.5 anio'],
    ['le dieron 3 años de prisión', 'pena 3 anio'],
    ['me condenaron a cuatro años', 'pena 4 anio'],
    ['lo sentenciaron a cuatro y está en Ezeiza', 'pena 4 anio'],
    ['mi hijo de 16 quiere trabajar', 'edad 16 anio'],
    ['mi nena de 17 se quiere operar', 'edad 17 anio'],
    ['mi hija menor de 16 quiere irse', 'edad 16 anio'],
    ['tengo 19 y me quiero ir de casa', 'edad 19 anio'],
    ['mi hijo tiene 22, ¿le sigo pasando alimentos?', 'edad 22 anio'],
    ['cumplí 68, ¿me puedo jubilar?', 'edad 68 anio'],
    ['¿una persona menor de 13 puede consentir?', 'edad <13 anio'],
    ['¿los menores de 16 años pueden trabajar?', 'edad <16 anio'],
    ['¿los menores de 16 años pueden trabajar?', 'menor-de-edad'],
    ['me echaron a los 4 meses', 'antiguedad 4 mes'],
    ['me echaron después de 4 meses', 'antiguedad 4 mes'],
    ['entré a trabajar y a los 4 meses me echaron', 'antiguedad 4 mes'],
    ['la cuota se termina por ley a los 18', 'edad 18 anio'],
    ['me despidieron a los 3 meses de trabajar', 'antiguedad 3 mes'],
    ['estoy trabajando hace 5 meses y me echaron', 'antiguedad 5 mes'],
    ['hace 4 meses que entré a un kiosco', 'antiguedad 4 mes'],
    ['hace 4 meses que entré a trabajar', 'antiguedad 4 mes'],
    ['quiero despedir a un empleado de siete años', 'antiguedad 7 anio'],
    ['trabajé 3 años sin registrar', 'antiguedad 3 anio'],
    ['me dijo que no vuelva sin motivo', 'sin-causa'],
    ['me dijo que no vuelva más sin darme motivo', 'sin-causa'],
    ['me atrasé dos meses con el alquiler', 'atraso 2 mes'],
    ['estoy dos meses atrasado', 'atraso 2 mes'],
    ['tengo dos meses de atraso de alquiler', 'atraso 2 mes'],
    ['vivíamos juntos hace 3 años', 'tiempo-convivencia 3 anio'],
    ['viví trece meses con mi novia', 'tiempo-convivencia 13 mes'],
    ['murió el hombre con el que vivía tres años', 'tiempo-convivencia 3 anio'],
    ['me casé hace un mes', 'tiempo-casados 1 mes'],
    ['me casé hace un mes', 'matrimonio-reciente'],
    ['me echaron a los cuatro meses de casarme', 'tiempo-casados 4 mes'],
    ['tengo un auto hace 12 años que no está a mi nombre', 'tiempo-posesion 12 anio'],
    ['me metí en 2001 en un terreno', 'tiempo-posesion 25.9 anio'],
    ['el lote lo tengo desde 2011', 'tiempo-posesion 15.9 anio'],
    ['mi tío me regaló una casa', 'gratuita'],
    ['le doné un campo a mi sobrino', 'gratuita'],
    ['murió mi hermano sin chicos', 'sin-descendientes'],
    ['tengo menos del 5 % de las acciones', 'porcentaje-votos <5 por-ciento'],
    ['estoy embarazada de diez semanas', 'tiempo-embarazo 10 semana'],
    ['nos divorciamos hace ocho meses', 'tiempo-divorciados 8 mes'],
    ['nunca inscribimos la unión convivencial', 'no union-inscripta'],
    ['me chocó un patrullero, ¿cuándo prescriben los daños y perjuicios?', 'estado-demandado'],
    ['mala praxis en un hospital público', 'estado-demandado'],
    ['voté en contra en la asamblea', 'voto-en-contra'],
    ['no fui a la asamblea', 'ausente-en-asamblea'],
    ['plazo para apelar en un juicio ejecutivo', 'proceso-ejecutivo'],
    ['plazo para contestar en el sumarísimo', 'proceso-sumarisimo'],
    ['me embaracé y a los dos meses me echaron', 'embarazada'],
    ['hace ocho años que estoy en el banco', 'antiguedad 8 anio'],
    ['trabajo medio día en una oficina', 'jornada-parcial'],
    ['mi empleada renunció a los dos meses', 'antiguedad 2 mes'],
    ['mi empleada renunció a los dos meses', 'renuncia'],
    ['renuncié a los tres años de entrar', 'antiguedad 3 anio'],
    ['me deben tres meses', 'atraso 3 mes'],
    ['no tuviera hijos, ¿quién hereda?', 'no con-hijos'],
    ['si mi hermano no tuviera hijos, ¿quién hereda?', 'sin-descendientes'],
  ])('«%s» tells %s', (question, fact) => {
    expect(factsOf(question)).toContain(fact);
  });

  test.each([
    ['edad', 'mi hija tiene tres años para reclamar'],
    ['edad', 'soy madre y tengo diez días para contestar la tutela'],
    ['edad', 'tengo siete horas de clase de mi hijo'],
    ['edad', 'estoy con 5 meses de embarazo'],
    ['edad', 'tengo 3 años de antigüedad'],
    ['edad', 'tengo 19 empleados'],
    ['edad', 'mi nene de 12 kilos'],
    ['antiguedad', 'Tengo 27 años y quiero adoptar a una nena de 13'],
    ['tiempo-posesion', 'me dieron un bebé, lo tengo hace 2 años y lo quiero adoptar'],
    ['antiguedad', 'me echaron con dos meses de embarazo'],
    ['antiguedad', 'me despidieron con diez días de aviso'],
    ['antiguedad', 'me despidieron con 5 meses de licencia por delante'],
    ['antiguedad', 'mi jefe no paga y llevo 2 meses sin cobrar'],
    ['antiguedad', 'llevo 3 meses con licencia en el trabajo'],
    ['antiguedad', 'llevo cien días suspendido en el trabajo'],
    ['antiguedad', 'estuve 2 meses internado y me echaron'],
    ['antiguedad', 'dejé de ir al trabajo hace tres meses'],
    ['antiguedad', 'me casé, avisé, y a los 5 meses me despidieron'],
    ['antiguedad', 'me casé y me echaron a los 5 meses'],
    ['pena', 'me dieron una semana de aviso'],
    ['antiguedad', 'me echaron con tres meses de sueldo'],
    ['antiguedad', 'me quieren arreglar con tres meses de sueldo'],
    ['antiguedad', 'me deben tres meses'],
    ['antiguedad', 'trabajo medio día'],
    ['antiguedad', 'me quedé sin trabajo el mes pasado'],
    ['antiguedad', 'me tomé medio día y me lo descontaron del sueldo'],
    ['estado-demandado', 'trabajo en una escuela pública y me echaron'],
    ['pena', 'me dieron 25 días'],
    ['pena', 'trabajo hace 9 años y me dieron 25 días'],
    ['pena', 'me retuvieron el auto y me dieron 48 horas'],
  ])('%s is not told by «%s»', (name, question) => {
    expect(read(question).facts.map((fact) => fact.name)).not.toContain(name);
  });

  test('keep the words that told them and where they stand', () => {
    const question = 'Hola, hace 7 años que laburo ahí';
    const [fact] = read(question).facts;
    expect(fact?.words).toBe('hace 7 años que laburo');
    expect(question.slice(fact?.start, fact?.end)).toBe(fact?.words);
  });
});

test('a day without notice denies the notice of a dismissal, and of nothing else', () => {
  const preavisado = (question: string) => read(question).facts.find(({ name }) => name === 'preavisado')?.value;
  expect(preavisado('me despidieron sin avisarme')).toBe(false);
  expect(preavisado('me cambiaron el horario sin avisarme')).toBeUndefined();
});

describe('parts', () => {
  test.each([
    ['¿Cuánto y hasta cuándo tengo que pagar alimentos?', ['how-much'], ['how-long']],
    ['Mayoría y quórum de la asamblea extraordinaria de una SA, y plazo para impugnar', ['how-much'], ['how-long']],
    ['¿La reducción a un socio disuelve la sociedad? Efecto en la comandita simple', ['yes-no'], ['consequence']],
    ['Plazo para apelar la sentencia de amparo y efecto del recurso', ['how-long'], ['consequence']],
    ['¿Cuánto me pagan y con cuánta anticipación me tienen que avisar?', ['how-much'], ['how-long', 'how-much']],
    ['¿Qué plazo hay para resolver y se puede apelar el procesamiento?', ['how-long'], ['yes-no']],
    ['me echaron, cuánto me toca y en qué plazo me lo pagan?', ['how-much'], ['how-long']],
  ])('«%s» asks two things', (question, ...asks) => {
    expect(read(question).parts.map((part) => part.asks)).toEqual(asks);
  });

  test('of a question with its case told first are what is asked', () => {
    const { parts } = read('Llevo 6 años en la empresa. ¿Cuántos meses de preaviso me tienen que pagar?');
    expect(parts.map(({ text }) => text)).toEqual(['¿Cuántos meses de preaviso me tienen que pagar?']);
  });

  test('of a question with its case told after it are what is asked', () => {
    const { parts } = read('¿Qué juez tiene que autorizar mi cambio de género? Tengo 30 años.');
    expect(parts.map(({ text }) => text)).toEqual(['¿Qué juez tiene que autorizar mi cambio de género?']);
  });

  test.each([
    ['Plazo de oposición al registro marcario y cómputo', ['how-long', 'since-when']],
    ['Sociedad de responsabilidad limitada: ¿número máximo de socios?', ['how-much']],
    ['¿Con cuánto preaviso?', ['how-long']],
  ])('«%s» asks %s', (question, asks) => {
    expect(read(question).parts.flatMap((part) => part.asks)).toEqual(asks);
  });

  test('what goes on with a condition is no part of its own', () => {
    const { parts } = read('¿Qué hago si el dueño vendió y me pueden sacar?');
    expect(parts).toHaveLength(1);
  });

  test('of a message that asks nothing are one: what to do', () => {
    expect(read('me echaron ayer').parts).toEqual([{ text: 'me echaron ayer', start: 0, asks: ['what-to-do'] }]);
  });
});

describe('the regime', () => {
  test.each([
    ['Mayoría y quórum de la asamblea extraordinaria de una SA', 'sociedades'],
    ['Mayoría de la asamblea del consorcio', 'propiedad-horizontal'],
    ['Divisorio de condominio', 'condominio'],
    ['El muro divisorio con el vecino', 'medianeria'],
    ['Recurso de apelación en el proceso penal: plazo', 'proceso-penal'],
    ['Recurso de apelación: plazo', 'proceso-civil'],
    ['Renovación de una marca', 'marcas'],
    ['Renovación de una franquicia', 'franquicia'],
    ['Mi deudor está en concurso preventivo y no me paga', 'concursos'],
    ['Me caí trabajando y la ART no me quiere pagar', 'riesgos-del-trabajo'],
    ['¿Qué dice el artículo 1198 del Código Civil y Comercial?', 'locacion'],
  ])('of «%s» is %s', (question, regime) => {
    expect(read(question).regimes[0]?.regime).toBe(regime);
  });

  test('of an article is that of its chapter, and rules above it hold there too', () => {
    const { regimes } = knowledge;
    expect(regimes.regimeOf('ccyc:1983')).toBe('condominio');
    expect(regimes.regimeOf('ccyc:2010')).toBe('medianeria');
    expect(regimes.regimeOf('lct:245')).toBe('trabajo');
    expect(regimes.isCompatible('contratos', 'locacion')).toBe(true);
    expect(regimes.isCompatible('prescripcion', 'danos')).toBe(true);
    expect(regimes.isCompatible('propiedad-horizontal', 'sociedades')).toBe(false);
    expect(regimes.isCompatible('prescripcion', 'trabajo')).toBe(false);
    expect(regimes.isCompatible('proceso-civil', 'proceso-penal')).toBe(false);
    expect(regimes.isCompatible('obligaciones', 'concursos')).toBe(false);
  });
});

test.each([
  ['mi inquilino no paga', 'locador'],
  ['el dueño no me devuelve el depósito, alquilo hace dos años', 'inquilino'],
  ['puedo despedir a mi empleada', 'empleador'],
  ['me echaron', 'trabajador'],
  ['¿Cuánto dura una marca?', null],
])('who asks «%s» is %s', (question, role) => {
  expect(read(question).role).toBe(role);
});

describe('what is taken for granted', () => {
  test.each([
    [
      '¿Es cierto que tengo 30 días hábiles para devolver una compra por internet?',
      { kind: 'quantity', quantity: { value: 30, unit: 'dia-habil' }, hedged: true },
    ],
    [
      'La ley exige 3 años de casados para divorciarse, ¿puedo igual?',
      { kind: 'quantity', quantity: { value: 3, unit: 'anio' }, hedged: false },
    ],
    [
      'Como el preaviso es de 6 meses, ¿cuánto me deben?',
      { kind: 'quantity', quantity: { value: 6, unit: 'mes' }, hedged: false },
    ],
    [
      '¿Cómo hago valer los 10 años que tengo para reclamar?',
      { kind: 'quantity', quantity: { value: 10, unit: 'anio' }, hedged: false },
    ],
    [
      'me corresponde la multa del art. 8 de la ley 24.013?',
      { kind: 'article', norm: 'ley-24013', article: '8', hedged: false },
    ],
  ])('«%s»', (question, claim) => {
    expect(read(question).claims).toContainEqual(expect.objectContaining(claim));
  });

  test('is nothing where a quantity only tells the case', () => {
    expect(read('hace 7 años que laburo, cuántos días de vacaciones me tocan?').claims).toEqual([]);
    expect(read('Me hicieron una multa hace 3 años. ¿Según la ley está prescripta?').claims).toEqual([]);
  });
});

test.each([
  ['¿Qué decía el art. 245 antes de la reforma?', 'antes'],
  ['¿Cómo era el plazo de alquiler antes del DNU 70/2023?', 'dnu 70/2023'],
  ['¿Qué plazo mínimo de alquiler regía en 2021?', '2021-12-31'],
  ['Me despidieron en 2021, ¿cuánto me deben?', null],
  ['¿Cuál era el texto vigente al 31/2/2023 del art. 8?', null],
  ['¿Cuál era el texto vigente al 20 de noviembre de 2023 del art. 8?', '2023-11-20'],
  ['¿Qué dice el texto del art. 25 según la ley 27.742?', 'según ley 27.742'],
  ['¿Cómo era el texto original del art. 8 LDC?', 'origen'],
  ['¿Qué multa debía pagar quien no registraba a un trabajador al 20/11/2023?', '2023-11-20'],
  ['¿Cuál es el plazo mínimo de la locación de vivienda, al 1/8/2022?', '2022-08-01'],
  ['¿Cuánto es el interés de $ 100.000 al 1/8/2022?', null],
  ['Me echaron el 1/8/2022, ¿qué me corresponde?', null],
  ['¿Qué decía el art. 245 al momento del despido? Me echaron el 3/2/2024', '2024-02-03'],
])('the law of «%s» is that of %s', (question, asOf) => {
  expect(read(question).asOf).toBe(asOf);
});

test.each([
  ['¿Qué cambia en 2024?', null],
  ['Trabajo ahí desde 2019 y no me pagan', null],
  ['Me chocaron el 3/2/2024 y me despidieron el 5/8/2024', null],
  ['Me despidieron el 31/2/2024', null],
  ['Me despidieron el 3/2/2024, entré en 2019', ['2024-02-03', '2024-02-03']],
  ['El accidente fue en 2019 y nadie respondió', ['2019-01-01', '2019-12-31']],
])('what «%s» tells happened on %j', (question, day) => {
  const { happened } = read(question);
  expect(happened && [happened.from, happened.to]).toEqual(day);
});

describe('a question that goes on', () => {
  test('keeps matter, role and facts of the one before', () => {
    const understood = read('¿y si no me pagan?', ['hace 7 años que laburo y me echaron']);
    expect(understood.continues).toBe(true);
    expect(understood.regimes[0]?.regime).toBe('trabajo');
    expect(understood.role).toBe('trabajador');
    expect(understood.facts.map(write)).toEqual(expect.arrayContaining(['antiguedad 7 anio', 'despedido']));
    expect(understood.facts.find(({ name }) => name === 'antiguedad')?.start).toBe(-1);
  });

  test.each([
    ['me despidieron sin causa', '¿cuánto tiempo tengo para reclamar?', 'trabajo'],
    ['me chocaron el auto', '¿y mi seguro en cuánto tiempo le tengo que avisar?', 'seguros'],
    ['me quiero ir antes del alquiler', '¿y si debo dos meses, cuánto me tienen que intimar?', 'locacion'],
  ])('«%s» / «%s» is about %s', (before, now, regime) => {
    const { continues, regimes } = read(now, [before]);
    expect(continues).toBe(true);
    expect(regimes.map((one) => one.regime)).toContain(regime);
  });

  test('puts a fact right that it tells anew', () => {
    const { facts } = read('¿y si tengo 12 años de antigüedad?', ['hace 7 años que laburo y me echaron']);
    expect(facts.filter(({ name }) => name === 'antiguedad').map(write)).toEqual(['antiguedad 12 anio']);
  });

  test('asks of another case what was asked before', () => {
    const { parts, facts } = read('¿y si tuviera 6 años?', [
      'Hace 3 años que laburo y me echaron. ¿Cuánto preaviso me correspondía?',
    ]);
    expect(parts.map(({ asks }) => asks)).toEqual([['how-long']]);
    expect(facts.filter(({ name }) => name === 'antiguedad').map(write)).toEqual(['antiguedad 6 anio']);
  });

  test('asks its own where it says what', () => {
    const { parts } = read('¿y si gano, quién paga las costas?', [
      '¿Qué plazo hay para pedir el beneficio de litigar?',
    ]);
    expect(parts.flatMap(({ asks }) => asks)).not.toContain('how-long');
  });

  test.each([
    [
      'Me detuvo la policía en flagrancia',
      '¿cuánto tiempo máximo pueden tenerlo encerrado en la comisaría sin que el juez resuelva una medida ni lo escuche el fiscal?',
    ],
    [
      'me dieron un cheque sin fondos',
      '¿es delito? ¿qué plazo tiene el que me lo dio para pagarme antes de que pueda ir a la comisaría con los papeles del banco?',
    ],
  ])('is what follows a case that asked nothing: «%s» / «%s»', (before, now) => {
    expect(read(now, [before]).continues).toBe(true);
    expect(read(now, [`${before}, ¿qué hago?`]).continues).toBe(false);
  });

  test.each([
    [
      'Asamblea de propiedad horizontal: mayorías',
      '¿Plazo para impugnar judicialmente la decisión y desde cuándo corre?',
    ],
    [
      'la empresa donde trabajo se presentó en concurso y me deben sueldos',
      '¿tengo que esperar a que termine todo el concurso para cobrar?',
    ],
    ['CPPF: impugnación de sentencia condenatoria', '¿Plazo? ¿Y si lo que recurro es una medida cautelar?'],
  ])('needs no «y» where its few words name no matter of their own: «%s» / «%s»', (before, now) => {
    expect(read(now, [before]).continues).toBe(true);
  });

  test('stays in its court: the words of any procedure name no other', () => {
    const { continues, regimes } = read('¿Plazo para apelar? ¿Y para casación contra la sentencia?', [
      'CPPN: dictado el procesamiento, ¿qué recurso cabe?',
    ]);
    expect(continues).toBe(true);
    expect(regimes.map(({ regime }) => regime)).toEqual(['proceso-penal']);
  });

  test.each(['Otro tema: ¿cuántos días vale el certificado del registro?', 'Paso a otro asunto: ¿puede caducar?'])(
    'is none where it says so: «%s»',
    (now) => {
      expect(read(now, ['Concurso preventivo: ¿plazo de la verificación?']).continues).toBe(false);
    },
  );

  test('leans on what stands after "mejor otra cosa"', () => {
    expect(
      read('¿y es delito?', ['vendo por mi cuenta... mejor otra cosa: me dieron un cheque sin fondos']).before,
    ).toBe('me dieron un cheque sin fondos');
  });

  test('is none where the matter is another one', () => {
    const { continues, facts } = read('¿Cuánto dura el registro de una marca y cómo se renueva en el INPI?', [
      'me echaron',
    ]);
    expect(continues).toBe(false);
    expect(facts).toEqual([]);
  });
});

test('what was understood is told in words for people', () => {
  expect(tellUnderstanding(read('hace más de 7 años que laburo'), knowledge)).toMatchObject({
    facts: [{ label: 'antigüedad', value: 'más de 7 años' }],
    regimes: [{ label: 'trabajo en relación de dependencia' }],
  });
});

test('what answered the question before is known, unless the same is asked of another case', () => {
  const before = 'Me despidieron hace un mes, ¿cuánto preaviso me corresponde?';
  expect(understood('¿y si no me pagan?', ['Me despidieron hace un mes']).answered?.text).toBe(
    'Me despidieron hace un mes',
  );
  expect(understood('¿y si fueran 6 años?', [before]).answered).toBeNull();
});

test('a thread keeps its topic, and the last question where the next one says little by itself', () => {
  const [topic, last] = ['quiero divorciarme', '¿tengo que tener abogado?'];
  expect(understood('¿y los bienes cómo se reparten?', [topic, last]).before).toBe(topic);
  expect(understood('¿y si no puedo pagarlo?', [topic, last]).before).toContain(last);
  expect(understood('¿hasta cuándo me pagan?', ['estoy con licencia por enfermedad hace 2 meses']).continues).toBe(
    true,
  );
  expect(understood('otra cosa, ¿cuántas vacaciones tengo?', [topic]).continues).toBe(false);
});

test('metres are a surface only of what has one', () => {
  const names = (question: string) => understood(question).facts.map(({ name }) => name);
  expect(names('Tiene una perimetral de 300 metros')).not.toContain('superficie');
  expect(names('Compré un terreno de 300 metros')).toContain('superficie');
  expect(names('Alquilo un local, son 40 metros cuadrados')).toContain('superficie');
});

describe('after "y si"', () => {
  const before = ['¿cuánto me corresponde por despido sin causa con 3 años?'];

  test.each(['¿y si no me pagan?', '¿y si se niega a pagar?', '¿y si apelo?'])(
    'what follows is asked: %s',
    (question) => {
      expect(read(question, before).answered?.text).toBe(before[0]);
    },
  );

  test.each(['¿y si fueran 6 años?', '¿y si estoy en negro?'])('another case asks the same: %s', (question) => {
    expect(read(question, before).answered).toBeNull();
  });
});
