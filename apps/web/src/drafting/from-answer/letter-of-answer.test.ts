import { describe, expect, it } from 'vitest';
import { letterOfAnswer } from './letter-of-answer.ts';

const fact = (name: string, label: string, words: string) => ({ name, label, words, start: 0 });
const asked = (question: string, articles: string[], facts = [] as ReturnType<typeof fact>[]) =>
  letterOfAnswer({ question, facts, articles });

describe('the letter of an answer', () => {
  it('is none where no letter of ours goes with it', () => {
    expect(asked('¿Cuánto dura una patente?', ['ley-24481:35'])).toBeNull();
    expect(asked('El dueño no me devuelve el depósito', ['ccyc:1196'])).toBeNull();
    expect(
      asked('¿Puedo pedir vacaciones?', ['lct:150'], [fact('empleo-publico', 'empleo público: sí', '')]),
    ).toBeNull();
  });

  it('is the free telegram for the worker, with what was told of it', () => {
    const question = 'Entré a trabajar el 2/5/2020, gano $ 900.000 y estoy en negro, ¿qué hago?';
    const facts = [
      fact('sueldo', 'sueldo: 900.000 pesos', 'gano $ 900.000'),
      fact('sin-registrar', 'sin registrar: sí', 'en negro'),
    ];
    expect(asked(question, ['lct:52', 'ley-24013:7'], facts)).toEqual({
      kind: 'telegrama-laboral',
      values: {
        motivo: 'registracion',
        irregularidad: 'sin',
        fechaIngreso: '2020-05-02',
        salario: { currency: 'ARS', value: 900_000 },
      },
      told: ['sueldo: 900.000 pesos', 'sin registrar: sí'],
      question,
    });
  });

  it('is the letter of the employer where the employer asks', () => {
    expect(asked('Mi empleado no viene a trabajar hace una semana', ['lct:244'])).toMatchObject({
      kind: 'carta-laboral',
      values: { motivo: 'reintegro' },
    });
  });

  it('is that of a purchase, of rents that are owed, or of a debt', () => {
    expect(asked('Compré una heladera el 3 de marzo de 2026 y dejó de andar', ['ldc:11', 'ldc:17'])).toMatchObject({
      kind: 'carta-consumo',
      values: { problema: 'falla', fechaCompra: '2026-03-03' },
    });
    const rent = [fact('monto', 'monto: 1,5 millones de pesos', '1,5 millones')];
    expect(asked('Mi inquilino me debe tres meses', ['ccyc:1219', 'ccyc:1222'], rent)).toMatchObject({
      kind: 'carta-alquileres',
      values: { monto: { currency: 'ARS', value: 1_500_000 } },
    });
    expect(asked('Le presté plata a un amigo y no me devuelve', ['ccyc:1527', 'ccyc:886'])).toMatchObject({
      kind: 'carta-pago',
      values: {},
    });
  });

  it('guesses nothing: no part of a date, no sum in dollars, no day that does not exist', () => {
    const dollars = [fact('monto', 'monto: 500 dólares', '500 dólares')];
    expect(asked('En marzo de 2026 presté 500 dólares y no me pagan', ['ccyc:1525'], dollars)?.values).toEqual({});
    expect(asked('Entré el 31/02/2020 y no me pagan', ['lct:128'])?.values).toEqual({ motivo: 'salarios' });
  });
});
