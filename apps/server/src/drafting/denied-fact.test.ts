import { describe, expect, it } from 'vitest';
import { deniedFact, factStated } from './denied-fact.ts';

describe('a denied fact', () => {
  it.each([
    ['Que el actor ingresara el 2 de marzo', 'el actor ingresara el 2 de marzo'],
    ['que Que el actor ingresara', 'el actor ingresara'],
    ['Niego que el actor haya trabajado', 'el actor haya trabajado'],
    ['No es cierto que la demandada adeudara salarios.', 'la demandada adeudara salarios'],
    ['Ana Ejemplo ingresó en 2018', 'Ana Ejemplo ingresara en 2018'],
    ['El actor cumplió horas extras;', 'el actor cumpliera horas extras'],
    ['El actor trabajaba los sábados', 'el actor trabajara los sábados'],
    ['Se iniciaron tratativas', 'se iniciaran tratativas'],
    ['La demandada inició el trámite', 'la demandada iniciara el trámite'],
    ['El actor envió el telegrama', 'el actor enviara el telegrama'],
    ['La parte reconoció la deuda', 'la parte reconociera la deuda'],
    ['Ingresó sin registrar', 'ingresara sin registrar'],
    ['El auto fue vendido', 'el auto fuera vendido'],
    ['La actora tenía la categoría que dice', 'la actora tuviera la categoría que dice'],
    ['Los testigos presenciaron el choque', 'los testigos presenciaran el choque'],
    ['haya girado sin aviso', 'haya girado sin aviso'],
    [
      'la bicicleta haya quedado inutilizada, que se destruyó',
      'la bicicleta haya quedado inutilizada, que se destruyó',
    ],
  ])('«%s» follows "Niego que" as «%s»', (written, denied) => {
    expect(deniedFact(written)).toBe(denied);
  });

  it('stays as it is where nothing has to change', () => {
    expect(deniedFact('el monto de $ 1.000')).toBe('el monto de $ 1.000');
    expect(deniedFact('')).toBe('');
  });
});

describe('a fact that is admitted', () => {
  it('keeps its mood and loses only the "que" that was written twice', () => {
    expect(factStated('Que el 10/03/2026 conducía por Avenida Imaginaria.')).toBe(
      'el 10/03/2026 conducía por Avenida Imaginaria',
    );
    expect(factStated('Reconozco que El contrato se firmó')).toBe('el contrato se firmó');
  });
});
