import { NormRegistry } from '@foja/legal-text/norm-registry';
import { describe, expect, it } from 'vitest';
import { readAmendingClauses } from './amending-clauses.ts';
import { findContradictions, type ImportedArticle } from './find-contradictions.ts';

const norm = (code: string, title: string, aliases: string[]) => ({ code, title, aliases, lastArticle: null });
const registry = new NormRegistry([
  norm('ley-20100', 'Ley de Palomares 20.100', ['Ley de Palomares', 'ley 20.100']),
  norm('ley-25000', 'Ley 25.000', ['ley 25.000']),
  norm('ley-27000', 'Ley 27.000', ['ley 27.000']),
  norm('dnu-9-2023', 'DNU 9/2023', ['decreto 9/2023']),
  norm('ccyc', 'Código Civil y Comercial de la Nación (Ley 26.994)', ['CCyC', 'Código Civil']),
]);

function article(key: string, text: string, more: Partial<ImportedArticle> = {}): ImportedArticle {
  const [code = '', number = ''] = key.split(':');
  return { id: key, norm: code, article: number, text, notes: [], repealed: false, ...more };
}
const published = [
  article('ley-20100:90', 'Texto.', { notes: ['(Artículo sustituido por art. 80 de la Ley N° 27.000 B.O. 5/7/2024)'] }),
  article('ley-20100:91', 'Texto.', { notes: ['(Artículo sustituido por art. 70 de la Ley N° 25.000 B.O. 1/2/2000)'] }),
  article('ley-20100:92', 'Texto.', {
    notes: ['(Artículo sustituido por art. 3 del Decreto N° 9/2023 B.O. 2/3/2023)'],
  }),
];
const find = async (...articles: ImportedArticle[]) => findContradictions([...published, ...articles], registry);
const newText =
  'Sustitúyese el artículo 5° de la ley 20.100 por el siguiente: Artículo 5°: Todo palomar tendrá una puerta ancha, dos bebederos limpios y un registro de las aves que entran y salen cada día.';

describe('the clauses of an amending law', () => {
  const read = (text: string) => readAmendingClauses({ id: 'ley-27000:1', text }, registry);

  it('are what they replace, add and repeal', () => {
    expect(read(newText)).toMatchObject([
      { verb: 'replaced', norm: 'ley-20100', article: '5', isPart: false, by: 'ley-27000:1' },
    ]);
    expect(read(newText)[0]?.text).toMatch(/^Todo palomar/);
    expect(
      read('Incorpórase como artículo 5 bis de la Ley de Palomares el siguiente: Artículo 5 bis: Nada.'),
    ).toMatchObject([{ verb: 'added', article: '5bis', text: 'Nada.' }]);
    const repealed = read(
      'Deróganse los artículos 3° a 5 de la ley 20.100 y el artículo 9° de la ley 25.345. Rige el artículo 8 de la ley 20.100.',
    );
    expect(repealed.map(({ article: number, number: law }) => `${law}:${number}`)).toEqual([
      '20100:3',
      '20100:4',
      '20100:5',
      '25345:9',
    ]);
  });

  it('of a part of an article say so', () => {
    expect(read('Derógase el inciso f) del artículo 5 de la ley 20.100.')).toMatchObject([{ isPart: true }]);
    expect(read('Sustitúyese el último párrafo del artículo 5 de la ley 20.100 por el siguiente: Nada.')).toMatchObject(
      [{ isPart: true }],
    );
  });

  it('are none where an article amends nothing', () => {
    expect(read('El artículo 5 de la ley 20.100 se aplica a los palomares.')).toEqual([]);
  });
});

describe('what the corpus holds against itself', () => {
  it('is an article that its own note says to be repealed, unless that was vetoed', async () => {
    const note = '(Artículo derogado por art. 26 de la Ley N° 25.000 B.O. 1/2/2000)';
    expect(await find(article('ley-20100:7', 'Rubro.', { notes: [note] }))).toEqual([
      { articleId: 'ley-20100:7', kind: 'repealed-by-note', by: 'art. 26 de la Ley 25.000', decides: true },
    ]);
    expect(await find(article('ley-20100:7', 'Rubro.', { notes: [note], repealed: true }))).toEqual([]);
    const vetoed = note.replace(')', ', este último artículo fue observado por art. 1° del Decreto 9/2000)');
    expect(await find(article('ley-20100:7', 'Rubro.', { notes: [vetoed] }))).toEqual([]);
  });

  it('is an article that a later law repeals, and none that changed after it', async () => {
    const clause = article('ley-27000:3', 'Deróganse los artículos 8 y 9 de la ley 20.100.');
    const later = '(Artículo sustituido por art. 2 de la Ley N° 28.000 B.O. 1/1/2026)';
    expect(
      await find(clause, article('ley-20100:8', 'Texto.'), article('ley-20100:9', 'Texto.', { notes: [later] })),
    ).toEqual([{ articleId: 'ley-20100:8', kind: 'repealed-by-clause', by: 'ley-27000:3', decides: true }]);
  });

  it('is one whose incorporating article a law repealed', async () => {
    const note = '(Artículo incorporado por art. 43 de la Ley N° 25.345 B.O. 17/11/2000.)';
    const clause = article('ley-27000:4', 'Deróganse los artículos 40 a 48 de la ley 25.345.');
    expect(await find(clause, article('ley-20100:10bis', 'Texto.', { notes: [note] }))).toEqual([
      { articleId: 'ley-20100:10bis', kind: 'source-repealed', by: 'ley-27000:4', decides: true },
    ]);
  });

  it('is a text that is not the one that the last law gave', async () => {
    const clause = article('ley-27000:5', newText);
    const held = newText.slice(newText.indexOf('Todo palomar'));
    expect(await find(clause, article('ley-20100:5', `Puertas. ${held}`))).toEqual([]);
    expect(await find(clause, article('ley-20100:5', 'Todo palomar tendrá una puerta angosta y nada más.'))).toEqual([
      { articleId: 'ley-20100:5', kind: 'stale-text', by: 'ley-27000:5', decides: true },
    ]);
    const first = article(
      'ley-25000:6',
      newText.replace('dos bebederos', 'siete bebederos y una fuente de agua corriente'),
    );
    expect(await find(first, clause, article('ley-20100:5', held))).toEqual([]);
  });

  it('is told and decides nothing where a decree says so, which may be suspended', async () => {
    const clause = article('dnu-9-2023:5', 'Derógase el artículo 5 de la ley 20.100.');
    expect(await find(clause, article('ley-20100:5', 'Texto.'))).toMatchObject([{ decides: false }]);
  });

  it('is nothing where a law is named that came later than the one that amends', async () => {
    const clause = article('ley-25000:7', newText.replace('ley 20.100', 'Código Civil'));
    expect(await find(clause, article('ccyc:5', 'Otro texto, que nada tiene que ver.'))).toEqual([]);
  });

  it('is an article that a law adds and that is not there', async () => {
    const clause = article('ley-27000:8', 'Incorpórase como artículo 5 bis de la ley 20.100 el siguiente: Nada.');
    expect(await find(clause)).toEqual([
      { articleId: 'ley-20100:5bis', kind: 'missing-article', by: 'ley-27000:8', decides: false },
    ]);
  });

  describe('where a whole division goes', () => {
    const title = (number: string, chapter: string) =>
      `Titulo ${number}. De los palomares > Capitulo ${chapter}. De sus puertas`;
    const held = [
      article('ley-20100:30', 'Texto.', { path: title('II', 'VII') }),
      article('ley-20100:31', 'Texto.', { path: title('II', 'VIII') }),
      article('ley-20100:32', 'Texto.', { path: title('XII', 'VIII') }),
      article('ley-20100:33', 'Texto.', { path: 'Titulo XII. De los palomares' }),
    ];
    const repealedBy = async (text: string) =>
      (await find(article('ley-27000:3', text), ...held)).map(({ articleId, decides }) => [articleId, decides]);

    it.each([
      'Derógase la denominación del Capítulo VIII del Título II de la ley 20.100.',
      'Derógase el Capítulo IX del Título II de la ley 20.100.',
      'Derógase el Título II de la ley 99.999.',
      'Derógase el inciso a) del artículo 4 del Capítulo VIII del Título II de la ley 20.100.',
      'Derógase la ley 20.100, salvo sus Títulos II y XII.',
    ])('nothing is, where it is another or a part of it: %s', async (text) => {
      const found = await repealedBy(text);
      expect(found.filter(([key]) => held.some(({ id }) => id === key))).toEqual([]);
    });

    it.each([
      ['Derógase el Capítulo VIII del Título II de la ley 20.100.', [31]],
      ['Derógase el capítulo octavo del título segundo de la Ley de Palomares N° 20.100 y sus modificaciones.', [31]],
      ['Deróganse los Capítulos VII y VIII del Título II de la ley 20.100.', [30, 31]],
      ['Deróganse los Títulos II a XII de la ley 20.100.', [30, 31, 32, 33]],
      ['Derógase el Título XII de la ley 20.100.', [32, 33]],
      ['Derógase la ley 20.100.', [30, 31, 32, 33, 90, 91, 92]],
    ])('every article of it is: %s', async (text, numbers) => {
      const keys = (await repealedBy(text)).map(([key]) => key);
      expect(keys.sort()).toEqual(numbers.map((number) => `ley-20100:${number}`));
    });

    it('nothing is decided where two divisions have the number, or an article changed after it', async () => {
      expect(await repealedBy('Derógase el Capítulo VIII de la ley 20.100.')).toEqual([['ley-20100:31', false]]);
      const later = article('ley-20100:34', 'Texto.', {
        path: title('II', 'VIII'),
        notes: ['(Artículo sustituido por art. 2 de la Ley N° 28.000 B.O. 1/1/2026)'],
      });
      const clause = article('ley-27000:3', 'Derógase el Capítulo VIII del Título II de la ley 20.100.');
      expect((await find(clause, later)).map(({ articleId }) => articleId)).toEqual([]);
    });

    it('its own note tells it too, and that of another division does not', async () => {
      const note = '(Capítulo VIII derogadopor art. 26 de la Ley N° 27.000 B.O. 6/3/2026.)';
      const found = await find(...held.map((one) => ({ ...one, notes: [note] })).slice(0, 2));
      expect(found).toEqual([
        { articleId: 'ley-20100:31', kind: 'repealed-by-note', by: 'art. 26 de la Ley 27.000', decides: true },
      ]);
    });
  });
});
