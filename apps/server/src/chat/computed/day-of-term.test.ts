import { civilDay } from '@foja/computable-law/core/civil-day';
import { describe, expect, test } from 'vitest';
import { termSchema } from '../../corpus/events/stated-term.ts';
import { understood } from '../../testing/understood.ts';
import { starterKnowledge } from '../../understanding/knowledge.ts';
import { dayOfTerm } from './day-of-term.ts';

const { events } = starterKnowledge();
const today = civilDay('2026-11-28');
type Told = Partial<Parameters<typeof termSchema.parse>[0] & object>;

function day(question: string, term: Told, ...others: Told[]) {
  const terms = [term, ...others].map((one) => termSchema.parse({ length: 10, unit: 'dias-corridos', ...one }));
  return dayOfTerm(terms, ['ldc:34'], { ...understood(question), today }, events);
}

describe('the day on which a term ends', () => {
  test.each([
    [
      'me llegó el 20/11',
      { from: 'entrega' },
      'Contando desde la entrega del viernes 20/11/2026, los 10 días corridos vencen el lunes 30/11/2026',
    ],
    ['me llegó el 3/11', { from: 'entrega' }, 'vencieron el viernes 13/11/2026'],
    ['me llegó el 18/11', { from: 'entrega' }, 'vencen hoy, sábado 28/11/2026'],
    ['me llegó el 31/8', { from: 'entrega', length: 6, unit: 'meses' }, 'los 6 meses vencen el domingo 28/2/2027'],
    ['me llegó el 1/2/2026', { from: 'entrega', length: 1, unit: 'anios' }, 'el año vence el lunes 1/2/2027'],
    [
      'pedí la historia clínica ayer',
      { from: 'pedido-de-historia-clinica', length: 48, unit: 'horas' },
      'las 48 horas vencen el domingo 29/11/2026, a la misma hora',
    ],
    [
      'me notificaron el 20/11',
      { from: 'notificacion', length: 5, unit: 'dias-habiles-judiciales' },
      'vencen el lunes 30/11/2026, según los feriados y las ferias que Foja tiene cargados. Lo que se presenta en las primeras horas del despacho del martes 1/12/2026 todavía vale',
    ],
    [
      'me llegó la semana pasada',
      { from: 'entrega', length: 30 },
      'Contando desde la entrega, la semana pasada, los 30 días corridos vencen entre el miércoles 16/12/2026 y el martes 22/12/2026, según el día exacto',
    ],
    [
      'me despidieron hace 3 años',
      { from: 'despido', length: 2, unit: 'anios' },
      'Contando desde el despido, hace 3 años, los 2 años ya vencieron',
    ],
    [
      'me despidieron el 20/11',
      { from: 'despido', length: 2, unit: 'anios', prescribes: true },
      'vencen el lunes 20/11/2028, salvo que algo lo haya suspendido o interrumpido',
    ],
    [
      'compré el 20/11',
      { from: 'compra', orLater: 'si llegó después, corren desde ahí' },
      '; si llegó después, corren desde ahí',
    ],
    [
      'me llegó el 18/11',
      { from: 'entrega', court: 'consumo', extendsOnClosedDay: true },
      'vencen hoy, sábado 28/11/2026 y, como ese día no es hábil, se corren al primer día hábil siguiente',
    ],
  ])('of «%s» is told', (question, term, text) => {
    expect(day(question, term)?.text).toContain(text);
  });

  test.each([
    ['no day is told', 'me llegó tarde, ¿hasta cuándo?', { from: 'entrega' }],
    ['the day is that of something else', 'compré el 3/11, ¿hasta cuándo?', { from: 'entrega' }],
    ['the words may mean days on either side', 'me llegó en noviembre', { from: 'entrega' }],
    [
      'the courts count by rules that are not loaded',
      'me notificaron en La Plata el 20/11',
      { from: 'notificacion', unit: 'dias-habiles-judiciales' },
    ],
    [
      'no calendar is loaded for the year',
      'me notificaron el 20/11/2019',
      { from: 'notificacion', unit: 'dias-habiles-judiciales' },
    ],
    ['the question says what it must not', 'compré en el local el 20/11', { from: 'compra', unless: ['en el local'] }],
    ['the question does not say what it must', 'compré el 20/11', { from: 'compra', said: ['usad*'] }],
    ['so many working days ago is no day', 'me llegó hace 8 días hábiles', { from: 'entrega' }],
    [
      'what happened later may have interrupted it',
      'me despidieron el 3/11/2025 y el 20/11/2026 mandé un telegrama',
      { from: 'despido', length: 2, unit: 'anios', prescribes: true },
    ],
    [
      'it may run from what happened later',
      'la compré el 3/11 y el 20/11 la encendí',
      { from: 'compra', orLater: 'si llegó después, corren desde ahí' },
    ],
  ])('is not told where %s', (_, question, term) => {
    expect(day(question, term)).toBeNull();
  });

  test.each([
    [
      'Lo del portero del edificio se votó el 5/11/2026, qué plazo tengo',
      'asamblea',
      'Si la asamblea fue el jueves 5/11/2026, los 10 días',
    ],
    [
      'Indignidad del heredero. Fecha: 3/12/2025. ¿Hasta cuándo se demanda?',
      'muerte',
      'Si la muerte fue el miércoles 3/12/2025',
    ],
    [
      'Me dieron un papel con 5 días de suspensión, es del 28 de octubre. Hoy es 28 de noviembre, ¿todavía puedo discutirla?',
      'sancion',
      'Si la notificación de la sanción fue el miércoles 28/10/2026',
    ],
  ])('is told under a condition from the only day of «%s»', (question, from, text) => {
    const told = day(question, { from });
    expect(told?.text).toContain(text);
    expect(told?.isSupposed).toBe(true);
  });

  test.each([
    ['it is that of something else', 'Nací el 3/5/2025 y hubo una asamblea, ¿qué plazo tengo?', 'asamblea'],
    ['it is that of another event', 'me despidieron el 3/11/2026, ¿hasta cuándo la devuelvo?', 'entrega'],
    ['two are told', 'votaron el 5/11/2026 y el 7/11/2026 llamé, ¿qué plazo tengo?', 'asamblea'],
    ['nothing is asked of time', 'votaron el 5/11/2026 un portero, ¿quién lo paga?', 'asamblea'],
    ['it tells until when', 'votaron pagar hasta el 5/11/2026, ¿qué plazo tengo?', 'asamblea'],
    ['it lies years back', 'votaron el 5/11/2020 un portero, ¿qué plazo tengo?', 'asamblea'],
  ])('is not told from the only day where %s', (_, question, from) => {
    expect(day(question, { from })).toBeNull();
  });

  test('is told of two terms that run from two events', () => {
    const told = day(
      'me la entregó el 4/8/2026 y el 12/9/2026 empezó a fallar, ¿estoy a tiempo?',
      { from: 'entrega', length: 6, unit: 'meses' },
      { from: 'aparicion-del-defecto', length: 60 },
    );
    expect(told?.text).toContain('los 6 meses vencen el jueves 4/2/2027. Contando desde');
    expect(told?.text).toContain('los 60 días corridos vencieron el miércoles 11/11/2026');
    expect(told?.isSupposed).toBe(true);
  });

  test('is told whatever happened later, where it runs from nothing else', () => {
    const delivered = { from: 'entrega' };
    expect(day('me llegó el 20/11 y el 24/11 se rompió', delivered)?.text).toContain(
      'vencen el lunes 30/11/2026; el martes 24/11/2026 cae dentro de ese plazo',
    );
    expect(day('me llegó el 3/11 y el 24/11 se rompió', delivered)?.text).toContain(
      'vencieron el viernes 13/11/2026; el martes 24/11/2026 cae fuera de ese plazo',
    );
  });

  test('does not place the day on which a letter about it came', () => {
    const text = day('la asamblea fue el 3/11/2026 y el 20/11/2026 me llegó la carta documento', {
      from: 'asamblea',
      length: 30,
    })?.text;
    expect(text).toContain('vencen el jueves 3/12/2026');
    expect(text).not.toContain('de ese plazo');
  });

  test('places nothing that was filed in the hours of grace', () => {
    const served = { from: 'notificacion', length: 5, unit: 'dias-habiles-judiciales' };
    const text = day('me notificaron el 2/11/2026 y apelé el 10/11/2026', served)?.text;
    expect(text).toContain('vencieron el lunes 9/11/2026');
    expect(text).not.toContain('de ese plazo');
  });

  test('has no hours of grace where nobody files anything by it', () => {
    const served = { from: 'notificacion', length: 5, unit: 'dias-habiles-judiciales' };
    expect(day('me notificaron el 20/11', served)?.text).toContain('primeras horas');
    expect(day('me notificaron el 20/11', { ...served, grace: false })?.text).not.toContain('primeras horas');
  });

  test('that runs from the last edict itself is not put off as a notification by edict is', () => {
    const lastEdict = { from: 'ultima-publicacion', length: 10 };
    expect(day('la última publicación del edicto fue el 18/11', lastEdict)?.text).toContain('hoy, sábado 28/11/2026');
  });

  test('is not told where two terms run from one day, or what it would sooner run from is told without its day', () => {
    expect(day('me llegó el 20/11', { from: 'entrega' }, { from: 'entrega', length: 3 })).toBeNull();
    const sooner = { from: 'compra', orLater: 'si llegó después, corren desde ahí' };
    expect(day('la compré el 3/11 y me la entregaron', sooner, { from: 'entrega' })).toBeNull();
  });

  test('stands on the article that fixes the term and on the rule of counting', () => {
    expect(day('me llegó el 20/11', { from: 'entrega' })?.keys).toEqual(['ldc:34', 'ccyc:6']);
    expect(day('me llegó el 20/11', { from: 'entrega', article: 'ccyc:1110' })?.keys).toEqual(['ccyc:1110', 'ccyc:6']);
  });
});

describe('the starter corpus', () => {
  const { doubts } = starterKnowledge();

  test('states no term from an event that it does not tell', () => {
    const all = doubts.all.flatMap(({ doubt, cases }) => [
      ...(doubt.terms ?? []),
      ...cases.flatMap(({ terms }) => terms),
    ]);
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({ from }) => events.sinceOf(from) === null)).toEqual([]);
  });
});
