import { fold } from '@foja/legal-text/fold';
import { expect, it } from 'vitest';
import { deedsAsked, headsAsked, kindsAsked, numbersNamed } from './answer-kinds.ts';
import { clausesAsked } from './asked-clauses.ts';
import { documentTerms } from './document-terms.ts';
import { questionParts } from './question-parts.ts';

it.each([
  ['¿Cuándo vence la locación?', []],
  ['¿Cuánto es la multa por demora y quién la aplica?', ['¿Cuánto es la multa por demora', 'quién la aplica?']],
  [
    '¿Hay que avisarle antes de multar? ¿Hasta cuánto se le cobra?',
    ['¿Hay que avisarle antes de multar?', '¿Hasta cuánto se le cobra?'],
  ],
  ['El contrato y la póliza, ¿qué dicen del caño?', ['El contrato y la póliza,', '¿qué dicen del caño?']],
])('«%s» asks %j', (question, parts) => {
  expect(questionParts(question)).toEqual(parts);
});

it.each([
  ['¿Cuánto cuesta la expensa tipo?', ['money'], 'Vale $ 90.000.', 'Es del 3% de la unidad tipo.'],
  ['¿Qué porcentaje cobra el estudio?', ['share'], 'El 20 % de lo que se cobre.', 'Cobra $ 90.000.'],
  ['¿En qué proporción tuvo culpa?', ['share'], 'Contribuyó en una cuarta parte.', 'Responde la otra parte.'],
  ['¿Cuándo vence el contrato?', ['time'], 'Rige hasta el 31 de mayo de 2031.', 'Las partes lo firman de conformidad.'],
  ['¿Quién es el administrador?', ['person'], 'Administra Gustavo Peralta.', 'El administrador dura dos años.'],
  ['¿Cuántas bolsas quedaron?', ['count'], 'Quedan 412 bolsas.', 'Las bolsas se retiran en mayo.'],
  ['¿Cuánto mide el local?', ['measure'], 'Tiene 62 m² cubiertos.', 'Tiene dos ambientes y entrepiso.'],
  [
    '¿En qué banco se deposita?',
    ['named'],
    'En el Banco Nación, sucursal Luján.',
    'En el banco que elija la locadora.',
  ],
  ['¿Hasta qué día se puede pagar?', ['time'], 'Se paga del 1 al 10.', 'La mora es automática.'],
  ['¿Cuánto se paga por irse?', ['money'], 'Pagará un mes y medio de canon.', 'Se notificará por carta.'],
  ['¿A qué cuenta se transfiere?', ['named'], 'A la cuenta 1234/5 del Banco Nación.', 'Por cuenta de quien alquila.'],
])('«%s» asks for %j', (question, names, given, other) => {
  const kinds = kindsAsked(question);
  expect(kinds.map(({ name }) => name)).toEqual(names);
  const last = kinds.at(-1);
  expect([given, other].map((text) => last?.isGivenIn(text, fold(text)))).toEqual([true, false]);
});

it('a question whether something is so asks for no kind of thing', () => {
  expect(kindsAsked('¿Puede la dueña negarse a la cesión?')).toEqual([]);
});

it.each([
  ['¿Qué marca de computadora entregan?', ['marca'], [], []],
  ['¿A cuánto asciende el excedente del ejercicio?', ['excedente'], [], []],
  ['¿Cuánto cobra de sueldo la unidad 28?', ['sueldo'], [], ['#28']],
  ['¿Apeló la sentencia del 3 de julio de 2026?', [], ['apelar'], []],
  ['¿Quedó levantado el embargo por $ 9.000?', [], ['levantar'], []],
])('«%s» asks of %j, of deeds %j and of numbers %j', (question, heads, deeds, numbers) => {
  expect(headsAsked(question)).toEqual(heads);
  expect(deedsAsked(question)).toEqual(deeds.flatMap((word) => documentTerms(word).map(({ term }) => term)));
  expect(numbersNamed(question)).toEqual(numbers);
});

it.each([
  ['¿Cómo se repartió la ganancia?', 'reparaciones', 'Las reparaciones están a cargo del locador.', false],
  ['¿Quién paga para reparar el techo?', 'reparaciones', 'Las reparaciones están a cargo del locador.', true],
  [
    'Si se atrasa en una cuota del seguro, ¿qué pasa?',
    'pago-atrasado-del-seguro',
    'La cobertura queda suspendida.',
    true,
  ],
  ['¿Cuándo puede volver a trabajar?', 'vuelta-al-trabajo', 'No debe retomar tareas nocturnas.', true],
  ['¿En qué proporción tuvo culpa el dueño?', 'culpa-compartida', 'Contribuyó en una cuarta parte.', true],
  ['¿Por qué no le dio la razón a la aseguradora?', 'defensa-rechazada', 'Que la defensa fracasa.', true],
  [
    '¿Puede mandar a alguien a votar por él?',
    'representacion-en-asamblea',
    'Podrá hacerse representar por carta poder.',
    true,
  ],
  ['¿El reclamo llegó a tiempo?', 'plazo-para-reclamar', 'Los faltantes se reclaman dentro de los tres días.', true],
  ['¿Puede alargar el alquiler?', 'renovacion', 'Tiene la opción de prorrogarlo por otros dos.', true],
  ['¿Qué reparo hizo el síndico?', 'reparos-y-observaciones', 'El síndico señala que es insuficiente.', true],
])('«%s»: whether a clause of %s is asked for and said', (question, id, said, isAsked) => {
  const clause = clausesAsked(question).find((one) => one.id === id);
  expect(clause?.says.test(said) ?? false).toBe(isAsked);
});

it('asks for no day by a «cuando» that joins, nor by a «plazo» that is spoken of', () => {
  expect(kindsAsked('¿Qué devuelve el técnico cuando termina?')).toEqual([]);
  expect(kindsAsked('cuando vence el contrato').map(({ name }) => name)).toEqual(['time']);
  expect(kindsAsked('¿Cuántas cuotas hacen caer el plazo?').map(({ name }) => name)).toEqual(['count']);
});

it('hears what somebody does who is asked for', () => {
  const [avala] = documentTerms('avala').map(({ term }) => term);
  expect(deedsAsked('¿Quién avala el préstamo?')).toEqual([avala]);
  expect(deedsAsked('¿Quién es el fiador?')).toEqual([]);
  expect(deedsAsked('¿Quién paga la luz?')).toEqual([]);
});
