import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficialTexts, openOfficialTexts } from '../../testing/official-texts.ts';
import { decodePage } from './decode-page.ts';
import { makeOfficialPage, type PageArticle, pageFamilies } from './evaluation/make-official-page.ts';
import { scoreReading } from './evaluation/score-reading.ts';
import { parseNormPage } from './parse-norm-page.ts';

const page = (...lines: string[]) => `<html><body>${lines.map((line) => `<p>${line}</p>`).join('\n')}</body></html>`;
const read = (...lines: string[]) => parseNormPage(page(...lines)).articles;
const byNumber = (...lines: string[]) => new Map(read(...lines).map((article) => [article.number, article]));

describe('parseNormPage', () => {
  it('reads badly nested bold, titles before the article, notes and antecedents of a Word 97 page', () => {
    const norm = parseNormPage(`<HTML><HEAD><TITLE>infoleg</TITLE></HEAD><BODY>
<P ALIGN='RIGHT'><B><A HREF='/infolegInternet/verNorma.do?id=9'>Ir a texto actualizado y otros datos</B></A></P>
<B><P ALIGN="CENTER">TITULO I</P>
<P ALIGN="CENTER">Disposiciones Generales</P>
<P ALIGN="JUSTIFY">Fuentes </P>
<P ALIGN="JUSTIFY">ARTICULO 1º —</B> Cuerpo con &ldquo;comillas&rdquo; partido
en dos renglones.</P>
<P ALIGN="JUSTIFY">a) Inciso uno;</P>
<B><P ALIGN="JUSTIFY">Otro ep&iacute;grafe </P>
<P ALIGN="JUSTIFY">Art. 1 bis. —</B> Texto vigente.</P>
<P ALIGN="JUSTIFY"><I>(Art&iacute;culo incorporado por art. 2° de la <A HREF="/infolegInternet/verNorma.do?id=8">Ley N° 99.998</A> B.O. 10/03/2025)</I></P>
<P ALIGN="JUSTIFY">Art. 2º — <I>(Art&iacute;culo derogado por art. 7° de la Ley N° 99.997 B.O. 7/1/2002)</I></P>
<B><P ALIGN="JUSTIFY">Antecedentes Normativos</B></P>
<P ALIGN="JUSTIFY">- Art&iacute;culo 2° sustituido por art. 1° de la Ley N° 99.996 B.O. 1/2/1999.</P></BODY></HTML>`);
    expect(norm.articles).toMatchObject([
      {
        number: '1',
        heading: 'Fuentes',
        path: 'Titulo I. Disposiciones Generales',
        text: 'Cuerpo con “comillas” partido en dos renglones.\na) Inciso uno;',
        doubts: [],
      },
      {
        number: '1 bis',
        heading: 'Otro epígrafe',
        text: 'Texto vigente.',
        repealed: false,
        doubts: [],
        notes: [expect.stringContaining('incorporado')],
      },
      { number: '2', repealed: true, doubts: [] },
    ]);
    expect(norm.history).toMatchObject([
      { article: '2', verb: 'replaced', byNorm: 'Ley 99.996', publishedOn: '1999-02-01' },
    ]);
  });

  it('takes the annex for the norm where a law approves it, and says what it left out', () => {
    const norm = parseNormPage(
      page(
        'Artículo 1° — Apruébase el régimen que figura en el anexo.',
        'Art. 2° — Comuníquese.',
        'ANEXO I',
        ...[1, 2, 3, 4, 5].map((number) => `Art. ${number}° — Regla ${number} del anexo.`),
      ),
    );
    expect(norm.articles.map(({ number, text }) => [number, text])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [String(number), `Regla ${number} del anexo.`]),
    );
    expect(norm.leftOut.join()).toContain('artículos 1 a 2 del cuerpo que aprueba');
  });

  it.each([
    [
      'with quotation marks',
      'ARTICULO 1º.- Sustitúyese el artículo 2° de la ley 99.744 por el siguiente:',
      '“ARTÍCULO 2°.- Texto ajeno.',
      'Otro párrafo ajeno.”',
      'ARTICULO 2º.- Texto propio.',
    ],
    [
      'written in another way',
      'ARTÍCULO 1°.- Sustitúyese el artículo 2° de la ley 99.744 por el siguiente:',
      'Artículo 2°: Texto ajeno.',
      'Otro párrafo ajeno.',
      'ARTÍCULO 2°.- Texto propio.',
    ],
    [
      'with a number that is not the next',
      'ARTICULO 1º.- Incorpórase como artículo 245 bis el siguiente texto:',
      'ARTICULO 245 bis.- Texto ajeno.',
      'Otro párrafo ajeno.',
      'ARTICULO 2º.- Texto propio.',
    ],
  ])('takes no article that a law quotes for its own: %s', (_how, clause, quoted, more, own) => {
    const articles = read(clause, quoted, more, own, 'ARTICULO 3º.- Fin.');
    expect(articles.map(({ number }) => number)).toEqual(['1', '2', '3']);
    expect(articles[0]?.text).toContain('Texto ajeno');
    expect(articles[1]?.text).toBe('Texto propio.');
  });

  it('marks what it cannot tell: a quoted article that reads in every way like the next own one', () => {
    const articles = read(
      'ARTICULO 1.- Comienzo.',
      'ARTICULO 2.- Sustitúyese el capítulo II de la ley 99.744 por el siguiente:',
      'ARTICULO 40.- Texto ajeno.',
      'ARTICULO 3.- ¿Ajeno o propio?',
    );
    expect(articles.find(({ number }) => number === '3')?.doubts).not.toEqual([]);
    expect(articles.find(({ number }) => number === '2')?.doubts).not.toEqual([]);
  });

  it('marks the article that may hold one whose beginning is lost', () => {
    const articles = byNumber('ARTICULO 1.- Uno.', 'ARTICUL0 2.- Dos.', 'ARTICULO 3.- Tres.');
    expect(articles.get('1')?.doubts.join()).toContain('puede incluir el artículo 2');
    expect(articles.get('3')?.doubts).toEqual([]);
  });

  it('marks a number that comes twice and one out of order, and takes neither for an article', () => {
    const articles = byNumber('ARTICULO 1.- Uno.', 'ARTICULO 2.- Dos.', 'ARTICULO 2.- Otra vez.', 'ARTICULO 3.- Tres.');
    expect(articles.get('2')?.doubts).not.toEqual([]);
    expect([...articles.keys()]).toEqual(['1', '2', '3']);
  });

  it('gives a note on a chapter to its articles, and a repealed chapter repeals them', () => {
    const articles = byNumber(
      'CAPITULO I',
      'ARTICULO 1.- Uno.',
      'CAPITULO II',
      '(Capítulo derogado por art. 9° de la Ley N° 99.001 B.O. 1/2/2003)',
      'ARTICULO 2.- Dos.',
      'CAPITULO III',
      'ARTICULO 3.- Tres.',
    );
    expect([...articles.values()].map(({ repealed }) => repealed)).toEqual([false, true, false]);
    expect(articles.get('2')?.notes).toHaveLength(1);
  });

  it('does not take the repeal of an unnumbered article after it for its own', () => {
    const articles = byNumber(
      'ARTICULO 1.- Uno.',
      'Artículo ...- Otro.',
      '(Artículo s/n derogado por art. 245 de la Ley N° 99.430 B.O. 29/12/2017)',
    );
    expect(articles.get('1')?.repealed).toBe(false);
  });

  it('marks an article whose text came from a law that was repealed since', () => {
    const articles = byNumber(
      'ARTICULO 1.- Uno.',
      '(Artículo incorporado por art. 43 de la Ley N° 99.345 B.O. 17/11/2000. Artículo 43 de la Ley N° 99.345 derogado por art. 56 del Decreto N° 70/2099 B.O. 21/12/2023.)',
    );
    expect(articles.get('1')).toMatchObject({
      repealed: false,
      doubts: ['la norma que le dio este texto fue derogada'],
    });
  });

  it('reads the clauses of transitional provisions apart from the last article', () => {
    const norm = parseNormPage(
      page(
        'ARTICULO 1.- Uno.',
        'DISPOSICIONES TRANSITORIAS',
        'Primera. La Nación ratifica.',
        'Segunda. Las acciones no serán inferiores.',
        'Sigue.',
      ),
    );
    expect(norm.articles[0]?.text).toBe('Uno.');
    expect(norm.transitional).toEqual([
      { name: 'Primera', text: 'La Nación ratifica.' },
      { name: 'Segunda', text: 'Las acciones no serán inferiores.\nSigue.' },
    ]);
  });

  it('reads a note that is broken over several lines', () => {
    const [article] = read(
      'ARTICULO 1.- Uno. (Inciso b) sustituido por art. 48 de la Ley Nº 99.802 B.O. 6/3/2026.',
      'Vigencia: a partir de su publicación.)',
    );
    expect(article).toMatchObject({ text: 'Uno.', doubts: [], notes: [expect.stringContaining('Vigencia')] });
  });

  it('finds no article on a page of something else', () => {
    expect(read('Servicio no disponible. Intente más tarde.')).toEqual([]);
  });
});

describe('decodePage', () => {
  it('reads windows-1252 whatever a page says of itself, and UTF-8 where it is that', () => {
    expect(decodePage(Buffer.from([0x41, 0x72, 0x74, 0xed, 0x63, 0x2e, 0x20, 0x97, 0x20, 0x93, 0x61, 0x94]))).toBe(
      'Artíc. — “a”',
    );
    expect(decodePage(Buffer.from('Artículo 1º — “a”', 'utf8'))).toBe('Artículo 1º — “a”');
  });

  it('refuses letters that were read in a wrong encoding before', () => {
    expect(decodePage(Buffer.from('ArtÃ­culo 1Â° de la NaciÃ³n', 'utf8'))).toBeNull();
    expect(decodePage(Buffer.from('Art�culo', 'utf8'))).toBeNull();
  });
});

describe('the whole corpus, made into official pages and read again', () => {
  let texts: OfficialTexts;
  beforeAll(() => {
    texts = openOfficialTexts();
  });
  afterAll(() => texts.close());

  it('gives 99.5% of the articles with their number and text, and marks every other one', () => {
    const statutes = join(texts.folder, 'statutes');
    const total = { articles: 0, right: 0, silent: [] as string[], invented: [] as string[] };
    for (const [index, name] of readdirSync(statutes).sort().entries()) {
      const known = readFileSync(join(statutes, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as PageArticle);
      const family = pageFamilies[index % pageFamilies.length] as (typeof pageFamilies)[number];
      const { bytes } = makeOfficialPage(known, {
        family,
        seed: index + 1,
        approval: known.length > 20 && index % 5 === 0,
      });
      const score = scoreReading(known, parseNormPage(decodePage(bytes) ?? '').articles);
      total.articles += score.articles;
      total.right += score.right;
      total.silent.push(...score.silent.map(({ article, why }) => `${name} ${article}: ${why}`));
      total.invented.push(...score.invented.map((article) => `${name} ${article}`));
    }
    expect(total.silent).toEqual([]);
    expect(total.invented).toEqual([]);
    expect(total.right / total.articles).toBeGreaterThanOrEqual(0.995);
  });
});
