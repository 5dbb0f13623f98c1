import { describe, expect, test } from 'vitest';
import { type StatedSum, sumSchema } from '../../corpus/doubts/stated-sum.ts';
import { understood } from '../../testing/understood.ts';
import { sumsTold } from './sum-told.ts';

const half: StatedSum = { of: ['monto'], times: '1/2', tell: 'la mitad de {of} son {sum}' };
const tell = (question: string, ...sums: StatedSum[]) => sumsTold(sums, understood(question));

describe('a share that an answer states', () => {
  test.each([
    ['me pusieron una multa de $220.000, ¿puedo pagarla rebajada?', 'La mitad de $ 220.000 son $ 110.000.'],
    ['tengo una multa de 180 mil pesos, ¿me la rebajan?', 'La mitad de $ 180.000 son $ 90.000.'],
    ['el contrato dice 5000 dólares de multa, ¿la bajan?', 'La mitad de USD 5.000 son USD 2.500.'],
    ['la seña fue de USD 5.000, ¿la pierdo?', 'La mitad de USD 5.000 son USD 2.500.'],
  ])('is told of the amount in %j', (question, said) => {
    expect(tell(question, half)).toEqual([said]);
  });

  test.each([
    ['no amount', 'me pusieron una multa, ¿puedo pagarla rebajada?'],
    ['two amounts', 'me pusieron una multa de $220.000 y otra de $90.000, ¿puedo pagarlas rebajadas?'],
  ])('is not told where the question tells %s', (_, question) => {
    expect(tell(question, half)).toEqual([]);
  });

  test('is divided among as many as were told', () => {
    const each: StatedSum = {
      of: ['monto'],
      times: '1',
      among: 'hijos',
      tell: 'a cada uno de los {among} hijos le tocan {sum}',
    };
    expect(tell('papá dejó $30.000.000 y somos tres hijos, ¿cuánto nos toca?', each)).toEqual([
      'A cada uno de los 3 hijos le tocan $ 10.000.000.',
    ]);
    expect(tell('papá dejó $30.000.000, ¿cuánto nos toca?', each)).toEqual([]);
  });

  test('is told only where its condition is met', () => {
    const large: StatedSum = { ...half, when: 'hijos > 2' };
    expect(tell('dejó $30.000.000 y somos tres hijos', large)).toHaveLength(1);
    expect(tell('dejó $30.000.000 y somos dos hijos', large)).toEqual([]);
    expect(tell('dejó $30.000.000', large)).toEqual([]);
  });

  test.each(['la mitad', '1/0', '-1', '10%'])('is refused where it is written %j', (times) => {
    expect(sumSchema.safeParse({ ...half, times }).success).toBe(false);
  });
});
