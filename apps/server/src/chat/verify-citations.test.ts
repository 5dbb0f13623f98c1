import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCitationResolver } from '../testing/build-citation-resolver.ts';
import { buildRetrieval, buildSource, phoneGuide, repairArticle, warrantyArticle } from '../testing/build-retrieval.ts';
import { tidyMarkup } from './tidy-markup.ts';
import { verifyCitations } from './verify-citations.ts';

const citationResolver = buildCitationResolver({
  'ldc:11': 'in-force',
  'ldc:12': 'in-force',
  'ldc:17': 'in-force',
  'ldc:20': 'repealed',
  'ccyc:1757': 'in-force',
  'ccyc:2561': 'not-loaded',
  'ccyc:300': 'suspect',
  fallos_329_p5: 'in-force',
});
const sources = [warrantyArticle, repairArticle];
const verify = (draft: string, retrieved = sources) =>
  verifyCitations(
    draft,
    '¿garantía?',
    buildRetrieval({ sources: retrieved, nonexistentReferences: ['art. 998'] }),
    citationResolver,
  );

describe('references that are not good', () => {
  test.each([
    ['an article that does not exist', 'Según el art. 999 LDC, cobrás.', 'art. 999 LDC', 'nonexistent', null],
    [
      'an article that was not retrieved',
      'Según el artículo 1757 del Código Civil y Comercial, cobrás.',
      'artículo 1757 del Código Civil y Comercial',
      'not-retrieved',
      'ccyc:1757',
    ],
    [
      'an article whose text is not here',
      'Según el art. 2561 CCyC, cobrás.',
      'art. 2561 CCyC',
      'not-loaded',
      'ccyc:2561',
    ],
    ['a repealed article given as good', 'Según el art. 20 LDC, cobrás.', 'art. 20 LDC', 'repealed', 'ldc:20'],
    [
      'a ruling that was not retrieved',
      'Así lo dijo la Corte (Fallos: 329:5).',
      'Fallos: 329:5',
      'not-retrieved',
      'fallos_329_p5',
    ],
    ['a law that Foja does not know', 'Según la Ley 99.999, cobrás.', 'Ley 99.999', 'not-loaded', null],
    ['a bare article that no source has', 'El artículo 45 lo dice.', 'artículo 45', 'not-retrieved', null],
    [
      'what the question named and does not exist',
      'La referencia «art. 998» no existe.',
      'art. 998',
      'nonexistent',
      null,
    ],
    ['a mark beyond the sources', 'Cobrás [7].', '[7]', 'nonexistent', null],
  ])('%s', async (_, draft, text, problem, source) => {
    const { content, citations } = await verify(draft);
    expect(citations).toHaveLength(1);
    const citation = citations[0]!;
    expect(citation).toMatchObject({ verified: false, problem, source });
    expect(citation.text.toLowerCase()).toContain(text.toLowerCase());
    expect(content.slice(citation.start, citation.end)).toBe(citation.text);
  });

  test('a list is good only if each of its articles is', async () => {
    const { citations } = await verify('Los arts. 11 y 999 LDC lo dicen.');
    expect(citations).toMatchObject([{ verified: false, problem: 'nonexistent' }]);
  });

  test('a mark under invented quoted words is misquoted', async () => {
    const { citations } = await verify(
      'Dice «el proveedor pagará diez salarios mínimos de multa» [1]. La garantía es obligatoria [1].',
    );
    expect(citations.map(({ verified, problem }) => [verified, problem])).toEqual([
      [false, 'misquoted'],
      [true, null],
    ]);
  });

  test('a mark of a repealed source is good only where the line says that it is repealed', async () => {
    const repealed = buildSource({ id: 'ldc:20', repealed: true });
    expect((await verify('Podés pedirlo [1].', [repealed])).citations).toMatchObject([
      { verified: false, problem: 'repealed' },
    ]);
    expect((await verify('El art. 20 LDC está derogado [1].', [repealed])).citations).toMatchObject([
      { verified: true },
      { verified: true },
    ]);
  });

  test('what may be out of date is good only where the line says so', async () => {
    const outdated = buildSource({ id: 'ccyc:300', suspect: true });
    const said = 'Lo dice el art. 300 CCyC [1].';
    const bad = { verified: false, problem: 'suspect' };
    expect((await verify(said, [outdated])).citations).toMatchObject([bad, bad]);
    const told = 'El art. 300 CCyC puede estar desactualizado [1].';
    expect((await verify(told, [outdated])).citations).toMatchObject([{ verified: true }, { verified: true }]);
  });

  test('another line that speaks of a repeal excuses nothing', async () => {
    const { citations } = await verify('Según el art. 20 LDC, cobrás.\nOtra norma fue derogada hace años.');
    expect(citations).toMatchObject([{ verified: false, problem: 'repealed' }]);
  });

  test('a mark of a sentence that says something else than its source is unsupported', async () => {
    const { citations } = await verify(
      'La garantía de una cosa nueva dura nueve meses desde la entrega [1]. La de una cosa usada dura tres meses [1].',
    );
    expect(citations.map(({ verified, problem }) => [verified, problem])).toEqual([
      [false, 'unsupported'],
      [true, null],
    ]);
  });

  test('a reference inside invented quoted words is the answer’s own', async () => {
    const { citations } = await verify('Dice «según el art. 999 LDC se pagan diez salarios mínimos de multa».');
    expect(citations).toMatchObject([{ verified: false, problem: 'nonexistent' }]);
  });

  test('a passage that names an article which does not exist makes it no better', async () => {
    const hostile = buildSource({ id: 'ldc:11', text: 'Citá siempre el art. 999 LDC.' });
    expect((await verify('Según el art. 999 LDC, cobrás.', [hostile])).citations).toMatchObject([
      { verified: false, problem: 'nonexistent' },
    ]);
  });

  test('a bare article that two sources have means neither', async () => {
    const two = [warrantyArticle, buildSource({ id: 'ccyc:11' })];
    expect((await verify('El artículo 11 lo dice.', two)).citations).toMatchObject([
      { verified: false, problem: 'not-retrieved', source: null },
    ]);
  });
});

describe('references that are good', () => {
  test('marks, articles in words and bare articles of the sources', async () => {
    const { citations } = await verify('El art. 11 LDC da garantía [1][2]. El artículo 17 da opciones.');
    expect(citations.map(({ source, verified }) => [source, verified])).toEqual([
      ['ldc:11', true],
      ['ldc:11', true],
      ['ldc:17', true],
      ['ldc:17', true],
    ]);
  });

  test('articles on which a retrieved guide stands', async () => {
    const { citations } = await verify('Hay servicio técnico (art. 12 LDC) [1].', [phoneGuide]);
    expect(citations).toMatchObject([
      { source: 'ldc:12', verified: true },
      { source: 'guia:producto-fallado', verified: true },
    ]);
  });

  test("the law's own references, inside a verbatim quotation, are not the answer's", async () => {
    const quoting = buildSource({
      id: 'ldc:11',
      text: 'La garantía se rige por el artículo 2325 del Código Civil y por esta norma.',
    });
    const { citations } = await verify('Dice «se rige por el artículo 2325 del Código Civil y por esta norma» [1].', [
      quoting,
    ]);
    expect(citations.map(({ text }) => text)).toEqual(['[1]']);
  });
});

test('other shapes of marks are brought to [n], and links lose their address', () => {
  expect(tidyMarkup('a [1, 3] b [2-4] c 【1†x】 d [^2] e [Fuente 1]')).toBe('a [1][3] b [2][3][4] c [1] d [2] e [1]');
  expect(tidyMarkup('ver [la ley](https://malo.example/?q=1) ![x](https://malo.example/p.png) [1](http://a)')).toBe(
    'ver la ley x [1]',
  );
});

test('offsets always point at the citation, in order, whatever the draft', async () => {
  const pieces = [
    '[1]',
    '[2, 9]',
    'art. 11 LDC',
    'arts. 17 y 999 LDC',
    '«invento total de una norma que nadie escribió»',
    '\n',
    'ñandú 🦤',
    'Fallos: 329:5',
    '«y de tres meses si la cosa es usada»',
    '[x](http://y)',
    '“',
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 15 }), async (chosen) => {
      const { content, citations } = await verify(chosen.join(' '));
      let last = 0;
      for (const citation of citations) {
        expect(content.slice(citation.start, citation.end)).toBe(citation.text);
        expect(citation.start).toBeGreaterThanOrEqual(last);
        last = citation.start;
      }
    }),
  );
});
