import { describe, expect, test } from 'vitest';
import { parseStatement } from './parse-statement.ts';
import { takeStatements } from './take-statements.ts';

const take = (...lines: string[]) => takeStatements('Qué dice', lines, 10);

describe('data in braces', () => {
  test.each([
    ['an unknown key', 'answer: how-long', 'clave'],
    ['a key out of order', 'value: 1 mes; answers: how-long', 'orden'],
    ['a repeated key', 'role: trabajador; role: empleador', 'repetida'],
    ['a kind of answer that does not exist', 'answers: how-far', 'how-far'],
    ['an empty place', 'answers: how-long,', 'vac'],
    ['a value without a number', 'value: un mes', 'cantidad'],
    ['a condition without its quantity', 'when: antiguedad > mucho', 'cantidad'],
    ['a fact with accents', 'when: antigüedad', 'hecho'],
    ['a role that does not exist', 'role: vecino', 'vecino'],
    ['an exception of no mark', 'except: la primera', 'marca'],
    ['nothing', '', 'clave'],
  ])('are refused with %s', (_, inside, told) => {
    const parsed = parseStatement(inside);
    expect(parsed.ok ? '' : parsed.message).toContain(told);
  });

  test('tell what is answered, when, how much, for whom and instead of what', () => {
    expect(
      parseStatement(
        'answers: how-long, rule; when: antiguedad > 5 años, antiguedad <= 10 años, no periodo-de-prueba; value: 21 días corridos | 50 %; role: trabajador; except: Q1',
      ),
    ).toEqual({
      ok: true,
      value: {
        answers: ['how-long', 'rule'],
        when: [
          { fact: 'antiguedad', comparison: '>', quantity: { value: 5, unit: 'anio' } },
          { fact: 'antiguedad', comparison: '<=', quantity: { value: 10, unit: 'anio' } },
          { fact: 'periodo-de-prueba', holds: false },
        ],
        value: [
          { value: 21, unit: 'dia' },
          { value: 50, unit: 'por-ciento' },
        ],
        role: 'trabajador',
        except: 'Q1',
      },
    });
  });

  test('inside a sentence are refused with their line', () => {
    expect(take('Una.', 'Son {answers: rule} dos.').problems).toEqual([
      { line: 11, message: expect.stringContaining('después de la oración') },
    ]);
  });

  test('twice after one sentence are refused', () => {
    expect(take('Una. {answers: rule} {role: actor}').problems).toHaveLength(1);
  });

  test('that are not closed are refused', () => {
    expect(take('Una. {answers: rule').problems).toEqual([{ line: 10, message: expect.stringContaining('pareja') }]);
  });

  test('are refused in a section that has no marks', () => {
    expect(takeStatements('Cuestión', ['¿Una? {answers: rule}'], 3).problems).toHaveLength(1);
  });

  test('leave the text as it was and go with the sentence before them, its keys included', () => {
    const taken = take(
      'La primera. La segunda [ccyc:1]. {answers: rule} La tercera. [ccyc:2] {role: actor}',
      '- Punto. Con dos. {answers: how}',
    );
    expect(taken.problems).toEqual([]);
    expect(taken.lines).toEqual(['La primera. La segunda [ccyc:1]. La tercera. [ccyc:2]', '- Punto. Con dos.']);
    expect(taken.statements.map((statement) => statement?.mark ?? null)).toEqual([null, 'Q2', 'Q3', 'Q4']);
  });
});
