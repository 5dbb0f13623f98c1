import { describe, expect, it } from 'vitest';
import { readArticleHeader } from './article-header.ts';

describe('readArticleHeader', () => {
  it.each([
    ['ARTICULO 10.- El texto', '10'],
    ['ARTICULO 10. — El texto', '10'],
    ['ARTICULO 10° — El texto', '10'],
    ['ARTICULO 1º — El texto', '1'],
    ['ARTÍCULO 1.- El texto', '1'],
    ['Artículo 1º.- El texto', '1'],
    ['Artículo 2°: El texto', '2'],
    ['Art. 10. — El texto', '10'],
    ['Art. 10. - El texto', '10'],
    ['Art. 1° - El texto', '1'],
    ['Art. 10: El texto', '10'],
    ['ARTICULO Nº 10.- El texto', '10'],
    ['ARTICULO 10 bis: El texto', '10 bis'],
    ['ARTICULO 8º bis: El texto', '8 bis'],
    ['Art. 1 bis. — El texto', '1 bis'],
    ['ARTICULO 148: bis: El texto', '148 bis'],
    ['Art. 189. Bis — El texto', '189 bis'],
    ['Artículo 14 ter.- El texto', '14 ter'],
    ['ARTICULO 41 quáter.- El texto', '41 quater'],
    ['ARTICULO 144 tercero.- El texto', '144 ter'],
    ['ARTICULO 144 quinto.- El texto', '144 quinquies'],
    ['ARTICULO 268 (2).- El texto', '268 2'],
    ['ARTICULO 10,- El texto', '10'],
    ['ARTICULO 10.-. El texto', '10'],
    ['ARTICULO 10 – El texto', '10'],
    ['ARTICULO PRIMERO.- El texto', '1'],
    ['ARTÍCULO DÉCIMO SEGUNDO.- El texto', '12'],
    ['ARTICULO UNICO.- El texto', '1'],
    ['Art. 1.017.- El texto', '1017'],
    ['ARTÍCULO 1to.- El texto', '1'],
  ])('reads %j as article %s', (line, number) => {
    expect(readArticleHeader(line)).toMatchObject({ number, rest: 'El texto', isQuoted: false, isBare: false });
  });

  it.each([
    'Artículo 5° de la Ley N° 24.240.',
    'Artículo 5°, inciso a), de la presente ley.',
    'Art. 5 y siguientes del Código.',
    'Artículos varios.',
    'El artículo 5° se aplica.',
    'Artículo incorporado por la ley.',
    'Arte 5.- Rupestre.',
  ])('takes %j for a sentence that names an article, not for its beginning', (line) => {
    expect(readArticleHeader(line)).toBeNull();
  });

  it('tells an article within quotation marks, and one without a separator', () => {
    expect(readArticleHeader('“ARTÍCULO 14.- Los contratos')).toMatchObject({ number: '14', isQuoted: true });
    expect(readArticleHeader('ARTICULO 14')).toMatchObject({ number: '14', isBare: true, rest: '' });
    expect(readArticleHeader('Artículo 14 Los contratos')).toMatchObject({ number: '14', isBare: true });
  });
});
