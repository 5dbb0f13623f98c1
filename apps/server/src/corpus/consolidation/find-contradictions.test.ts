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
});
