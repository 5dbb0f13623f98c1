import { describe, expect, test } from 'vitest';
import { meaningOfPeriod, readLegalPeriod } from './legal-period.ts';

describe('a period of a guide', () => {
  test.each([
    ['Tres años para reclamar daños por responsabilidad civil', { amount: 3, unit: 'years' }, 'to-act'],
    ['Dos años para reclamar los créditos laborales', { amount: 2, unit: 'years' }, 'to-act'],
    [
      'El plazo genérico es de cinco años, excepto que la legislación local prevea uno diferente',
      { amount: 5, unit: 'years' },
      'to-act',
    ],
    ['Treinta días desde la fecha de la asamblea para pedir su nulidad', { amount: 30, unit: 'days' }, 'to-act'],
    [
      'Diez días hábiles desde la notificación para consignar las llaves si el dueño no las recibe',
      { amount: 10, unit: 'weekdays' },
      'to-act',
    ],
    ['Seis meses desde la sentencia de divorcio', { amount: 6, unit: 'months' }, 'to-act'],
    [
      'Seis meses desde la intimación para presentar la demanda y que la cuota corra desde la intimación',
      { amount: 6, unit: 'months' },
      'other',
    ],
    [
      'Cuarenta y ocho horas para que entreguen copia de la historia clínica, salvo emergencia',
      { amount: 48, unit: 'hours' },
      'other',
    ],
    ['Dos años como máximo de habitación gratuita', { amount: 2, unit: 'years' }, 'other'],
    ['Las acciones reales no prescriben, sin perjuicio de la prescripción adquisitiva', null, 'endless'],
    ['De uno a tres meses, renovable una vez, para responder la intimación a aceptar o renunciar', null, 'other'],
  ] as const)('"%s" is read', (text, period, meaning) => {
    expect(readLegalPeriod(text)).toEqual(period);
    expect(meaningOfPeriod(text)).toBe(meaning);
  });
});
