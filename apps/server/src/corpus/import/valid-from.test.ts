import { describe, expect, it } from 'vitest';
import { validFrom } from './valid-from.ts';

const changed = (rest: string) => validFrom([`(Artículo sustituido por art. 1° de la Ley N° 99.999 ${rest})`]);

describe('since when an article has its text', () => {
  it.each([
    ['no notes', []],
    [
      'a note that changes nothing',
      ['(Nota Infoleg: por art. 1° de la Resolución N° 1/2020 B.O. 2/1/2020 se delega.)'],
    ],
    ['a veto', ['(Inciso vetado por art. 1° del Decreto N° 1/1991 B.O. 17/12/1991)']],
    ['a renumbering', ['(Artículo 306 renumerado como artículo 314 por art. 10 de la Ley N° 9 B.O. 28/12/2011)']],
  ])('is not told by %s', (_, notes) => {
    expect(validFrom(notes)).toBeNull();
  });

  it.each([
    ['without a date', 'de 1999'],
    ['with a year of two digits', 'B.O. 13/1/97'],
    ['with a day that does not exist', 'B.O. 31/2/2010'],
    ['that sends to another article', 'B.O. 16/5/2002. Ver vigencia art. 20'],
    ['that counts from the promulgation', 'B.O. 29/8/2008. Vigencia: a los SEIS (6) meses de su promulgación'],
    ['that counts from its signing', 'B.O. 2/1/2026. Vigencia: a partir del día de su dictado.'],
    [
      'in use from a day fixed by others',
      'B.O. 2/1/2017. Vigencia: el día de su publicación y surtirá efecto cuando se fije',
    ],
  ])('is unknown after a change %s', (_, rest) => {
    expect(changed(rest)).toBeNull();
  });

  it.each([
    ['B.O. 7/4/2008', '2008-04-07'],
    ['B.O.16/5/2002', '2002-05-16'],
    [', B.O. 30/5/2008', '2008-05-30'],
    ['B.O. 6/3/2026. Vigencia: a partir de su publicación en el Boletín Oficial.', '2026-03-06'],
    ['B.O. 20/05/2025. Vigencia: a partir del día de su publicación en el BOLETÍN OFICIAL', '2025-05-20'],
    ['B.O. 15/9/2016. Vigencia: desde su publicación', '2016-09-15'],
    ['B.O. 28/12/2017. Vigencia: el día siguiente de su publicación en el Boletín Oficial', '2017-12-29'],
    ['B.O. 8/7/2024. Vigencia: a partir del día siguiente al de su publicación', '2024-07-09'],
    ['B.O. 7/3/2025. Vigencia: a los diez (10) días de su publicación', '2025-03-17'],
    ['B.O. 1/11/1999. Vigencia: a los ocho días desde su publicación.', '1999-11-09'],
    ['B.O. 6/5/2010. Vigencia: a partir de los noventa (90) días de su publicación', '2010-08-04'],
    ['B.O. 3/2/2025. Vigencia: a partir del 1° de febrero de 2025.', '2025-02-01'],
    [
      'B.O. 8/10/2014 Suplemento. Vigencia: 1° de agosto de 2015, texto según art. 1° de la Ley N° 27.077 B.O. 19/12/2014',
      '2015-08-01',
    ],
  ])('reads "%s" as %s', (rest, day) => {
    expect(changed(rest)).toBe(day);
  });

  it('takes the last of several changes, in whatever order they are listed', () => {
    const notes = [
      '(Inciso incorporado por art. 1° de la Ley N° 1 B.O. 8/5/2019)',
      '(Inciso incorporado por art. 4° de la Ley N° 2 B.O. 20/12/2019)',
      '(Artículo sustituido por art. 4° de la Ley N° 3 B.O. 3/5/2011)',
    ];
    expect(validFrom(notes)).toBe('2019-12-20');
    expect(validFrom(notes.slice().reverse())).toBe('2019-12-20');
  });

  it('is unknown when the last change has an unknown day, whatever the earlier ones tell', () => {
    const notes = [
      '(Artículo sustituido por art. 3° de la Ley N° 1 B.O. 20/6/2003)',
      '(Inciso sustituido por art. 3° de la Ley N° 2 B.O. 29/8/2008. Vigencia: a los SEIS (6) meses de su promulgación)',
    ];
    expect(validFrom(notes)).toBeNull();
  });

  it('follows a change and its repeal told in one note', () => {
    expect(
      validFrom([
        '(Párrafo sustituido por art. 1 del Decreto N° 1 B.O. 11/1/2018. Derogado por art. 2 de la Ley N° 2 B.O. 18/06/2018.)',
      ]),
    ).toBe('2018-06-18');
  });
});
