import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standInFallo, standInSumario } from '../../testing/stand-in-saij.ts';
import { plainText } from './plain-text.ts';
import { cleanWords, parametersOf } from './saij-query.ts';
import { rulingsOf } from './saij-ruling.ts';

/** An answer with one document, whose content may be anything. */
function answerWith(content: unknown, type = 'sumario', metadata: object = {}) {
  return {
    searchResults: {
      totalSearchResults: 1,
      categoriesResultList: [{ facetName: 'Total', facetChildren: [{ facetName: 'total', facetHits: 8918.0 }] }],
      documentResultList: [
        {
          uuid: '123456789-1-oiramus',
          documentAbstract: JSON.stringify({
            document: {
              metadata: { uuid: '123456789-1-oiramus', 'document-content-type': type, ...metadata },
              content,
            },
          }),
        },
      ],
    },
  };
}
const only = (answer: unknown) => rulingsOf(answer).rulings[0];

describe('what SAIJ answers', () => {
  it('counts by its facet and not by the size of the page', () => {
    expect(rulingsOf(answerWith({})).total).toBe(8918);
    expect(rulingsOf({ searchResults: { documentResultList: [] } }).total).toBeNull();
  });

  it('is a ruling with its parties for a title', () => {
    const { content } = standInFallo(1, { actor: 'Ana SA', demandado: 'Beto SRL', sobre: 'cobro' }, '');
    expect(only(answerWith(content, 'jurisprudencia'))).toMatchObject({
      kind: 'fallo',
      title: 'Ana SA c/ Beto SRL s/ cobro',
      court: 'CAMARA FEDERAL DE APELACIONES DE PRUEBA',
      date: '2022-03-04',
    });
  });

  it('is a summary whatever shape its text has, without marks', () => {
    const { content } = standInSumario(1, ['daños'], 'x');
    for (const texto of [
      '[[p]]Paga <b>todo</b> el daño.[[/p]]',
      { sumario: '[[p]]Paga todo[[/p]] el [[r uuid:1]]daño[[/r uuid:1]].' },
      { '#text': 'Paga todo el daño.' },
      ['Paga todo', 'el daño.'],
    ]) {
      expect(only(answerWith({ ...content, texto }))?.summary.replace(/\s+/g, ' ')).toBe('Paga todo el daño.');
    }
  });

  it('has the newest of several dates, and none that does not exist', () => {
    const { content } = standInSumario(1, ['daños'], 'Paga.');
    expect(only(answerWith({ ...content, fecha: '2019-05-03|2021-08-10|2020-01-01' }))?.date).toBe('2021-08-10');
    expect(only(answerWith({ ...content, fecha: '2019-02-31' }))?.date).toBeNull();
    expect(only(answerWith({ ...content, fecha: 20190503 }))?.date).toBe('2019-05-03');
  });

  it('has one subject that comes without a list, as it has many', () => {
    const { content } = standInSumario(1, ['daños'], 'Paga.');
    const descriptores = { descriptor: { elegido: { termino: 'daño moral' } } };
    expect(only(answerWith({ ...content, descriptores }))?.subjects).toEqual(['daño moral']);
  });

  it('leads nowhere but to SAIJ', () => {
    const { content } = standInSumario(1, ['daños'], 'Paga.');
    for (const description of ['../../evil', 'javascript:alert(1)', 'a b', '//x.example/']) {
      expect(only(answerWith(content, 'sumario', { 'friendly-url': { description } }))?.url).toBe(
        'https://www.saij.gob.ar/123456789-1-oiramus',
      );
    }
  });

  it('never breaks the reading, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        expect(rulingsOf(answer).rulings).toEqual([]);
      }),
    );
    const odd = fc.jsonValue();
    const content = fc.record(
      {
        titulo: odd,
        texto: odd,
        fecha: odd,
        descriptores: fc.oneof(odd, fc.record({ descriptor: odd })),
        actor: odd,
        demandado: odd,
        sobre: odd,
        tribunal: odd,
        'tipo-tribunal': odd,
        jurisdiccion: odd,
        'id-infojus': odd,
        'referencias-normativas': odd,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(content, fc.constantFrom('sumario', 'jurisprudencia', 'ley'), odd, (fields, type, friendly) => {
        const { rulings } = rulingsOf(answerWith(fields, type, { 'friendly-url': friendly }));
        expect(rulings.length).toBeLessThanOrEqual(1);
        for (const { date, subjects, title, url } of rulings) {
          expect(title).not.toBe('');
          expect(title.length).toBeLessThanOrEqual(300);
          expect(date ?? '2000-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
          expect(subjects.length).toBeLessThanOrEqual(12);
          expect(url).toMatch(/^https:\/\/www\.saij\.gob\.ar\/[\w/-]+$/);
        }
      }),
    );
  });
});

describe('the plain text of a field', () => {
  it('holds no mark, no tag and no control character, and is bounded', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = plainText(value);
        expect(text.length).toBeLessThanOrEqual(20_000);
        expect(text).not.toMatch(/\[\[p\]\]|<script|\p{Cc}(?<!\n)/u);
      }),
    );
    expect(plainText('<script>alert(1)</script>hola')).toBe('hola');
    expect(plainText('a'.repeat(1_000_000)).length).toBe(20_000);
  });
});

describe('the words that are sent', () => {
  it('hold nothing that means something in the query language, and no placeholder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        for (const word of cleanWords([typed])) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
      }),
    );
    expect(cleanWords(['despido de [PERSONA_1] y "texto:(x)" AND fecha-rango:[1 TO 2]'])).toEqual([
      'despido',
      'texto',
      'fecha',
      'rango',
    ]);
  });

  it('are parameters as the site itself sends them', () => {
    const parameters = parametersOf({ words: 'daño moral', raw: '', facets: 'Total', pageSize: 20 });
    expect(Object.fromEntries(parameters)).toEqual({
      o: '0',
      p: '20',
      f: 'Total',
      s: '',
      v: 'colapsada',
      q: 'daño moral',
    });
  });
});
