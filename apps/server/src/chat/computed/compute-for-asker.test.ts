import { describe, expect, test } from 'vitest';
import { understood } from '../../testing/understood.ts';
import { computeForAsker } from './compute-for-asker.ts';

const compute = (question: string) => computeForAsker(understood(question));

describe('nothing is computed', () => {
  test.each([
    ['without a day', 'me notificaron la sentencia, ¿cuándo vence el plazo para apelar?'],
    ['with two days', 'me notificaron el 12/11/2026 y de nuevo el 20/11/2026, ¿cuándo vence el plazo para apelar?'],
    ['without a term that is known by name', 'me notificaron el 20/11/2026, ¿cuándo vence el plazo para bailar?'],
    [
      'for courts that count by other rules',
      'notificado el 20/11/2026 en la provincia de Buenos Aires, ¿cuándo vence apelar?',
    ],
    ['for a year without a calendar', 'notificado el 15/5/2028 por cédula, ¿cuándo vence el plazo para apelar?'],
    [
      'by one of two codes of criminal procedure',
      'me notificaron la condena penal el 20/11/2026, ¿cuándo vence el plazo de casación?',
    ],
    ['where nothing was notified', 'el 20/11/2026 quiero apelar, ¿qué plazo hay?'],
    ['without a pay', 'me despidieron sin causa después de trabajar 7 años, ¿cuánto me corresponde?'],
    ['with a pay that is none', 'me despidieron sin causa, trabajé 7 años, gano $ 20 por mes, ¿cuánto me corresponde?'],
    ['without a dismissal', 'trabajo hace 7 años y gano $ 1.500.000 por mes, ¿cuántas vacaciones me tocan?'],
    [
      'by the law before the reform',
      'entré el 10/3/2019 y me despidieron sin causa el 5/3/2026, mi sueldo era de $ 2.000.000, ¿cuánto es la indemnización del trabajo?',
    ],
  ])('%s', (_, question) => {
    expect(compute(question)).toBeNull();
  });
});

describe('the last day of a term', () => {
  test('is told with its count, its courts and the hours of grace, and leads to its calendar', () => {
    const computed = compute(
      'Notificado el viernes 20/11 por cédula, ¿cuándo vence el plazo para apelar en el ordinario?',
    );
    expect(computed?.text).toBe(
      'El plazo para apelar vence el lunes 30/11/2026: son 5 días hábiles judiciales, contados desde la notificación del viernes 20/11/2026 en la justicia nacional y federal civil y comercial. Lo que se presenta en las primeras horas del despacho del martes 1/12/2026 todavía vale.',
    );
    expect(computed?.keys[0]).toBe('cpccn:244');
    expect(computed?.calculator).toMatchObject({
      slug: 'vencimientos',
      inputs: { notified: '2026-11-20', by: 'cedula', deadline: 'apelar', jurisdiction: 'nacional-civil-comercial' },
    });
  });

  test('is that of the labour courts where the question is of work', () => {
    const computed = compute(
      'me notificaron la demanda laboral por cédula el 12/11/2026, ¿hasta cuándo puedo contestar demanda?',
    );
    expect(computed?.text).toContain('en la justicia nacional del trabajo');
    expect(computed?.text).toContain('10 días hábiles judiciales');
  });
});

describe('a dismissal', () => {
  test('by time and pay tells seniority and notice, with the range that an unknown cap leaves', () => {
    const computed = compute(
      'trabajé 7 años ganando $ 1.500.000 por mes y me despidieron sin causa, ¿cuánto es la indemnización?',
    );
    expect(computed?.text).toContain('entre $ 7.035.000 y $ 10.500.000, según el tope del convenio');
    expect(computed?.text).toContain('si no hubo preaviso, se suman $ 3.000.000 por él');
    expect(computed?.keys).toContain('lct:245');
  });

  test('by its days tells the whole', () => {
    const computed = compute(
      'entré a trabajar el 10/3/2019 y me despidieron sin causa el 15/9/2026, mi sueldo era de $ 2.000.000, ¿cuánto me corresponde?',
    );
    expect(computed?.text).toContain('y $ 16.000.000, según el tope del convenio');
    expect(computed?.text).toContain('a $ 22.604.173,52.');
    expect(computed?.calculator).toMatchObject({
      slug: 'liquidacion',
      inputs: { start: '2019-03-10', end: '2026-09-15', cause: 'sin-causa', bestPay: '2000000' },
    });
  });

  test('within the trial period owes no seniority', () => {
    const computed = compute(
      'entré a trabajar el 1/6/2026 y me despidieron sin causa el 20/9/2026, mi sueldo era de $ 900.000, ¿cuánto me corresponde?',
    );
    expect(computed?.text).toContain('no hay indemnización por antigüedad');
  });
});
