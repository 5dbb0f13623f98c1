import { describe, expect, it } from 'vitest';
import { passagesBeside } from './passages-beside.ts';
import { clauseStarts } from './split-clauses.ts';
import { buildTextIndex } from './text-index.ts';
import { unwrapLines } from './unwrap-lines.ts';

const filler =
  'Las partes lo acuerdan así y dejan constancia de haberlo leído con atención antes de firmar este ejemplar.';

describe('clauses', () => {
  it.each([
    'PRIMERA: Objeto.',
    'DÉCIMA SEGUNDA: Mora.',
    'CLÁUSULA 4. Franquicia.',
    'Art. 7º. Ruidos.',
    '3º bis. Mínimos.',
    '4.2. Plazo.',
    '10ª. Garantías.',
    'Segundo punto: consideración de los estados contables.',
    'IV. HECHOS',
    'CONDICIONES GENERALES',
  ])('«%s» begins one', (line) => {
    expect([...clauseStarts(`texto anterior\n${line}`)]).toEqual([15]);
  });

  it.each(['La tercera cuota vence en mayo.', 'El art. 7 no rige.', 'S.A.', '1998 fue el año.'])(
    '«%s» begins none',
    (line) => {
      expect(clauseStarts(line).size).toBe(0);
    },
  );

  it('a passage never holds the end of one clause and the start of another', () => {
    const page = `PRIMERA: Precio. ${filler} ${filler}\nSEGUNDA: Plazo. ${filler} ${filler}`;
    const { passages } = buildTextIndex([page]);
    expect(passages.map(([start]) => page.slice(start, start + 8))).toEqual(['PRIMERA:', 'SEGUNDA:']);
  });
});

describe('lines that were broken at a width', () => {
  const broken = [
    'El Distribuidor se obliga a comprar al menos mil cajas por',
    'trimestre calendario, y si no las alcanza en dos seguidos pierde',
    'la exclusividad, pero no el contrato que los une desde entonces',
    'hasta que alguno de los dos lo dé por terminado con aviso.',
    'Rige la lista vigente al día del pedido, con el descuento que',
    'las partes acordaron en su momento por escrito y con firma.',
    'El flete lo paga quien vende.',
  ].join('\n');

  it('are joined, so that a sentence is whole', () => {
    expect(unwrapLines(broken)).toContain('mil cajas por trimestre calendario, y si');
  });

  it('are left as they are in a text that has lines of its own', () => {
    const list = 'Básico $ 10\nAntigüedad $ 2\nPresentismo $ 1\nTotal $ 13\nNeto $ 11\nFirma\nFecha';
    expect(unwrapLines(list)).toBe(list);
  });
});

describe('what belongs to a passage', () => {
  const besideOf = (page: string, at: number) => {
    const { passages } = buildTextIndex([page]);
    return passagesBeside(page, passages, at).map((number) => {
      const [start] = passages[number] as [number, number, number, number];
      return page.slice(start, start + 16);
    });
  };

  it.each([
    ['lo que resulta de la cláusula Tercera', 'TERCERA. Indemni'],
    ['lo que dicen los puntos 2 y 4', '2. Preaviso. Las'],
    ['lo que manda el art. 7', '7. Visitas. Las '],
  ])('«%s»: the clause to which it refers', (words, expected) => {
    const page = `1. Rescisión. Se paga ${words}. ${filler}\n2. Preaviso. ${filler} ${filler}\nTERCERA. Indemnización. ${filler} ${filler}\n4. Comisiones. ${filler} ${filler}\n7. Visitas. ${filler} ${filler}`;
    expect(besideOf(page, 0)).toContain(expected);
  });

  it('no clause of the paper for an article of a law', () => {
    const page = `1. Rescisión. Rige el art. 2 de la ley 24.240. ${filler}\n2. Preaviso. ${filler} ${filler}`;
    expect(besideOf(page, 0)).toEqual([]);
  });

  it('the rest of its paragraph', () => {
    const page = `Punto 2. ${Array.from({ length: 12 }, () => filler).join(' ')} Si no, se alquila.`;
    expect(besideOf(page, 0)).toHaveLength(1);
    expect(besideOf(`${page}\n\nPunto 3. ${filler} ${filler}`, 1)).toEqual([]);
  });
});
