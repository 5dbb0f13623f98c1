import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markQuotes, quotesOf } from './mark-quotes.ts';
import { normShortName, sourceLabel } from './source-label.ts';

const marked = (text: string, quotes: string[]) =>
  markQuotes(text, quotes)
    .filter((piece) => piece.marked)
    .map((piece) => piece.text);

describe('marking the cited words', () => {
  it('marks nothing that the text does not say', () => {
    expect(marked('El plazo es de seis meses.', ['El plazo es de tres años'])).toEqual([]);
  });

  it('finds a quotation whatever its line breaks and capitals', () => {
    expect(marked('Sabido: EL PLAZO\n es de  seis meses.', ['el plazo es de seis meses'])).toEqual([
      'EL PLAZO\n es de  seis meses',
    ]);
  });

  it('takes the characters of a quotation literally', () => {
    expect(marked('Son TRES (3) meses [sic].', ['TRES (3) meses [sic].'])).toEqual(['TRES (3) meses [sic].']);
  });

  it('joins quotations that overlap', () => {
    expect(marked('uno dos tres cuatro', ['uno dos tres', 'dos tres cuatro'])).toEqual(['uno dos tres cuatro']);
  });

  it('never changes a character of the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (text, quotes) => {
        expect(
          markQuotes(text, quotes)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('cuts an excerpt at its ellipses', () => {
    expect(quotesOf('El consumidor gozará … “de la garantía legal” (...) no')).toEqual([
      'El consumidor gozará',
      'de la garantía legal',
    ]);
  });
});

describe('naming a source', () => {
  it.each([
    ['ccyc', 'CCyC'],
    ['ldc', 'LDC'],
    ['ley-25675', 'Ley 25.675'],
    ['dec-1798-1994', 'Decreto 1798/1994'],
    ['dnu-70-2023', 'DNU 70/2023'],
  ])('shortens %s to %s', (code, name) => expect(normShortName(code)).toBe(name));

  it('says that a note is a note', () => {
    expect(sourceLabel({ kind: 'note', norm: 'ldc', article: '10bis', heading: 'x' })).toBe('Nota al art. 10 bis LDC');
  });
});
