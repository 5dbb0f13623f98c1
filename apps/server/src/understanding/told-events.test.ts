import { civilDay } from '@foja/computable-law/core/civil-day';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { starterKnowledge } from './knowledge.ts';
import { ToldEvents } from './told-events.ts';

const today = civilDay('2026-11-28');
const lamp = new ToldEvents([
  { event: 'faro', since: 'el faro del', said: ['prendi/prendieron', 'me llego'], unless: ['carta'] },
  { event: 'bote', since: 'el bote del', said: ['compre'], unless: [] },
]);
const dayOf = (text: string, event = 'faro') => lamp.dayOf(event, { text, today });

describe('the day of what happened', () => {
  test.each([
    ['Lo prendí el martes 17 de noviembre, ¿hasta cuándo?', '2026-11-17', '2026-11-17'],
    ['El martes 17 de noviembre, por la noche, lo prendieron.', '2026-11-17', '2026-11-17'],
    ['si lo prendieron el 20/11, ¿hasta cuándo?', '2026-11-20', '2026-11-20'],
    ['no me gusta que lo prendieron el 20/11', '2026-11-20', '2026-11-20'],
    ['lo prendi ayer', '2026-11-27', '2026-11-27'],
    ['hace 10 días que lo prendí', '2026-11-18', '2026-11-18'],
    ['prendieron el faro la semana pasada', '2026-11-16', '2026-11-22'],
    ['compré el bote el 3/11 y me llegó el 20/11', '2026-11-20', '2026-11-20'],
    ['entré el 4/3/2024 y lo prendieron el 20/11', '2026-11-20', '2026-11-20'],
  ])('is told by «%s»', (text, from, to) => {
    expect(dayOf(text)).toMatchObject({ from, to });
  });

  test.each([
    ['none is told', 'lo prendí, ¿hasta cuándo?'],
    ['it is that of something else', 'entré el 4/3/2026 y lo prendieron sin aviso'],
    ['it is that of something else in one clause', 'lo prendí cuando compré el bote el 3/11'],
    ['it did not happen', 'no lo prendí el 20/11'],
    ['it is told not to have come', 'nunca en la vida me llegó el 20/11'],
    ['the phrase tells something else', 'me llegó una carta el 20/11'],
    ['something happened later', 'lo prendí el 3/11 y el 20/11 se rompió'],
    ['it went on until later', 'lo prendieron el 3/11 y duró hasta el 20/11'],
    ['which it was is not sure', 'lo prendieron el lunes pasado y hoy es viernes de la otra semana'],
    ['it is to come', 'lo prendieron para el lunes que viene'],
    ['it tells since when', 'lo prendieron y trabajo desde el 3/11'],
    ['without its year it may be one to come', 'prendieron el faro el 15/12'],
    ['it happened on two', 'lo prendí el 3/11 y lo prendieron de nuevo el 3/10'],
  ])('is unknown where %s', (_, text) => {
    expect(dayOf(text)).toBeNull();
  });

  test('is of no event that is not known', () => {
    expect(dayOf('lo prendí ayer', 'luz')).toBeNull();
  });

  test('is known though something happened later, where nothing later can be meant', () => {
    const text = 'lo prendí el 3/11 y el 20/11 se rompió';
    expect(lamp.dayOf('faro', { text, today }, false)).toMatchObject({ from: '2026-11-03', to: '2026-11-03' });
  });

  test('is that of an event whatever happened since', () => {
    const text = 'lo prendí el 3/11 y el 20/11 se rompió';
    expect(lamp.isDayOf('faro', civilDay('2026-11-03'), { text, today })).toBe(true);
    expect(lamp.isDayOf('faro', civilDay('2026-11-20'), { text, today })).toBe(false);
  });
});

test('no day is told where a question tells no time, whatever happened', () => {
  const { events } = starterKnowledge();
  const told = fc.constantFrom(
    'me despidieron',
    'compré',
    'me notificaron la sentencia',
    'nació mi hijo',
    'la asamblea fue',
    'recibí el resumen',
    'choqué',
    'renuncié',
    'me separé',
    'pedí la historia clínica',
    'tengo 5 años de antigüedad',
    'me deben 30.000 pesos',
    'el art. 20',
    '¿hasta cuándo tengo?',
    'en el local 12',
    'son 10 días',
    'y',
    'pero',
    'por internet',
  );
  const names = [
    'despido',
    'compra',
    'notificacion',
    'nacimiento',
    'asamblea',
    'resumen-recibido',
    'siniestro',
    'entrega',
  ];
  fc.assert(
    fc.property(fc.array(told, { maxLength: 8 }), fc.constantFrom(...names), (words, event) => {
      expect(events.dayOf(event, { text: words.join(' '), today })).toBeNull();
    }),
  );
});

describe('as lawyers tell it, in a participle, the day of', () => {
  const { events } = starterKnowledge();
  test.each([
    ['entrega', 'Compra en línea de un televisor, entregado el 18/11/2026: plazo para arrepentirse', '2026-11-18'],
    ['entrega', 'compre una heladera por internet el 22/11 me la entregaron el 25 y no me gusta', '2026-11-25'],
    ['entrega', 'la compré el 30/10, me la entregaron el 4, ¿puedo devolverla?', '2026-11-04'],
    ['entrega', 'Vicios en inmueble, con posesión el 10/10/2023 y humedad', '2023-10-10'],
    ['aparicion-del-defecto', 'humedad estructural detectada el 01/09/2026, plazo para denunciarla', '2026-09-01'],
    ['siniestro', 'Siniestro del 02/09/2026, la aseguradora calla', '2026-09-02'],
    ['vencimiento-del-pagare', 'Tengo un pagaré con vencimiento el 30/9/2022, ¿está prescripto?', '2022-09-30'],
    [
      'vencimiento-del-pagare',
      'Tengo un pagaré firmado en mayo de 2022 con vencimiento el 30/9/2022 y me acaban de iniciar juicio ejecutivo',
      '2022-09-30',
    ],
  ])('%s is read: %s', (event, text, day) => {
    expect(events.dayOf(event, { text, today })).toMatchObject({ from: day, to: day });
  });
});

describe('as people tell it, the day of', () => {
  const { events } = starterKnowledge();
  test.each([
    ['notificacion', 'El 12 de noviembre me trajeron la cédula a casa', '2026-11-12'],
    ['notificacion', 'La cédula electrónica entró el 10/11/2026', '2026-11-10'],
    ['asamblea', 'En el consorcio votaron el 5/11/2026 contratar un portero', '2026-11-05'],
    ['asamblea', 'el 5/11 se juntaron los propietarios y aprobaron una obra', '2026-11-05'],
    ['conocimiento', 'me vengo a enterar el 9/11 de que vendió la casa', '2026-11-09'],
    ['despido', 'me pusieron de patitas en la calle el 2/11', '2026-11-02'],
    ['hecho', 'me llevó puesto un colectivo el 14/10', '2026-10-14'],
    ['muerte', 'causante fallecida: 3/8/2026', '2026-08-03'],
    ['muerte', 'perdí a mi mamá el 3/8', '2026-08-03'],
    ['intimacion-recibida', 'me cayó una carta documento el 16/11', '2026-11-16'],
    ['fin-de-la-convivencia', 'El 20 de junio se fue y no volvió', '2026-06-20'],
    ['fin-de-la-convivencia', 'mi pareja agarró sus cosas y se fue el 20 de junio', '2026-06-20'],
    ['intimacion-por-alimentos', 'le llegó mi carta el 5 de marzo', '2026-03-05'],
    ['pedido-a-la-administracion', 'metí la nota en la municipalidad el 1/9', '2026-09-01'],
    ['documentacion-al-asegurador', 'les alcancé la documentación el 1/10', '2026-10-01'],
    ['aparicion-del-defecto', 'empezó a gotear el 1/10', '2026-10-01'],
    ['sentencia-de-divorcio', 'el juez nos divorció el 1/10', '2026-10-01'],
    ['siniestro', 'me afanaron el auto el 14/10', '2026-10-14'],
    ['sancion', 'me clavaron 3 días de suspensión el 10/11', '2026-11-10'],
    ['notificacion', 'La cédula es del 3/11', '2026-11-03'],
    ['notificacion', 'Vino el oficial notificador el 5/11 y me dejó la demanda', '2026-11-05'],
    ['entrega', 'Llegó el paquete el 19/11, quiero devolverlo', '2026-11-19'],
    ['fin-de-la-convivencia', 'Se fue de casa con mi hija el 20/8/2026', '2026-08-20'],
    ['fin-de-la-convivencia', 'Me fui de casa a lo de mi mamá el 20/8/2026', '2026-08-20'],
    ['accidente-de-trabajo', 'Me caí yendo de mi casa al trabajo el 4/9/2026', '2026-09-04'],
    ['asamblea', 'Los propietarios se reunieron y decidieron el 9/11/2026 vender el jardín', '2026-11-09'],
  ])('%s is read: %s', (event, text, day) => {
    expect(events.dayOf(event, { text, today })).toMatchObject({ from: day, to: day });
  });

  test.each([
    ['muerte', 'se me murió el celular el 3/8'],
    ['muerte', 'perdí a mi mamá de vista en la feria el 3/8'],
    ['asamblea', 'los propietarios votaron el 5/11 en las elecciones'],
    ['muerte', 'perdí el documento de mi mamá el 3/8'],
    ['fin-de-la-convivencia', 'se fue de vacaciones el 20 de junio'],
    ['fin-de-la-convivencia', 'me dejó la llave el 20 de junio'],
    ['fin-de-la-convivencia', 'mi hijo se mudó el 21 de junio'],
    ['intimacion-por-alimentos', 'recibió la plata el 5 de marzo'],
    ['conocimiento', 'me contaron un chiste el 10/11'],
    ['renuncia', 'El 10/11 me pidieron que renuncie y no quise'],
    ['renuncia', 'firmé la renuncia a la herencia el 5/11'],
    ['sancion', 'Me sancionaron por llegar tarde el 12/11'],
    ['sancion', 'Me suspendieron el servicio de luz el 12/11'],
    ['intimacion-al-empleador-recibida', 'Mi jefe recibió el 6/11 un telegrama de otro empleado'],
    ['intimacion-recibida', 'Me mandaron una carta documento el 5/11'],
    ['despido', 'Me mandaron el telegrama de despido el 5/11 y lo recibí el 9/11'],
    ['notificacion', 'Vino el oficial notificador el 5/11 y no me encontró'],
    ['notificacion', 'Me trajeron la cédula de identidad de mi hijo el 5/11'],
    ['resumen-recibido', 'Me llegó el resumen con un gasto del 13/11 que no hice'],
    ['contrato', 'El contrato que firmé vence el 1/3/2026'],
    ['compra', 'El vendedor me prometió el 18/11 que me devolvía la plata de lo que compré'],
    ['nacimiento', 'Nació mi sobrino el 4/11 y quiero ser la madrina'],
    ['fin-de-la-convivencia', 'Mi pareja se mudó conmigo el 5/3/2026'],
    ['fin-de-la-convivencia', 'Cortamos la relación laboral el 5/3/2026'],
    ['sentencia-de-divorcio', 'El convenio de divorcio es del 5/3/2026'],
    ['asamblea', 'Los propietarios votaron por WhatsApp el 5/11'],
    ['intimacion-por-alimentos', 'La carta documento la recibió mi suegra el 5/10/2026'],
    ['documentacion-al-asegurador', 'Le acerqué los papeles al abogado el 5/11'],
    ['intimacion-de-pago', 'Vinieron a intimar al vecino el 5/11'],
  ])('%s is not read where it is something else: %s', (event, text) => {
    expect(events.dayOf(event, { text, today })).toBeNull();
  });
});
