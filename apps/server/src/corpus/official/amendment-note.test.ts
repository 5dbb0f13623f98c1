import { describe, expect, it } from 'vitest';
import { changesOfNote, takeNotes } from './amendment-note.ts';

describe('takeNotes', () => {
  it.each([
    ['Texto vigente. (Artículo sustituido por art. 1° de la Ley N° 99.001 B.O. 7/1/2002)', 'Texto vigente.'],
    ['b) El inciso; (Inciso d) incorporado por art. 2° de la Ley N° 99.002 B.O. 1/2/2003)', 'b) El inciso;'],
    ['(Nota Infoleg: por art. 3° (segunda parte) de la Resolución N° 9/2001 se actualiza el monto.)', ''],
    [
      'Texto. (Primer párrafo sustituido por punto 2.1 del Anexo II de la Ley N° 99.003 B.O. 8/10/2014 Suplemento)',
      'Texto.',
    ],
    ['Texto. (Artículoderogado por art. 9 de la Ley N° 99.004 B.O. 8/7/2024.)', 'Texto.'],
  ])('takes the editors’ note out of %j', (line, text) => {
    const taken = takeNotes(line);
    expect(taken).toMatchObject({ text, isUnclosed: false });
    expect(taken.notes).toHaveLength(1);
  });

  it('leaves the law’s own parentheses where they are', () => {
    const line = 'El plazo es de treinta (30) días (artículo 5° de esta ley) o el doble (inciso a).';
    expect(takeNotes(line)).toEqual({ text: line, notes: [], isUnclosed: false });
  });

  it('says of a note that never closes that it does not', () => {
    expect(takeNotes('Texto. (Artículo sustituido por art. 1° de la Ley N° 99.001').isUnclosed).toBe(true);
  });
});

describe('changesOfNote', () => {
  it('tells what changed, by which article of which norm, and when it was published', () => {
    expect(changesOfNote('(Artículo sustituido por art. 1° de la Ley N° 99.561 B.O. 7/1/2002)')).toEqual([
      {
        subject: 'articulo',
        article: null,
        verb: 'replaced',
        byNorm: 'Ley 99.561',
        byArticle: '1°',
        publishedOn: '2002-01-07',
      },
    ]);
  });

  it('tells several changes of one note in their order, and those of an annex', () => {
    const note =
      '(Artículo incorporado por art. 43 de la Ley N° 99.345 B.O. 17/11/2000. Artículo 43 de la Ley N° 99.345 derogado por art. 56 del Decreto N° 70/2099 B.O. 21/12/2023.)';
    expect(changesOfNote(note)).toMatchObject([
      { verb: 'added', byNorm: 'Ley 99.345', byArticle: '43', publishedOn: '2000-11-17' },
      { verb: 'repealed', article: '43', byNorm: 'Decreto 70/2099', byArticle: '56' },
    ]);
    expect(
      changesOfNote('(Artículo sustituido por punto 2.2 del Anexo II de la Ley N° 99.994 B.O. 08/10/2014 Suplemento)'),
    ).toMatchObject([{ byArticle: '2.2 del Anexo II', publishedOn: '2014-10-08' }]);
  });

  it('takes no change from a note of another kind, and no date that does not exist', () => {
    expect(changesOfNote('(Nota Infoleg: multa actualizada por art. 1° de la Ley N° 99.286 B.O. 29/12/1993)')).toEqual(
      [],
    );
    expect(
      changesOfNote('(Artículo derogado por art. 1° de la Ley N° 99.001 B.O. 31/2/2002)')[0]?.publishedOn,
    ).toBeNull();
  });
});
