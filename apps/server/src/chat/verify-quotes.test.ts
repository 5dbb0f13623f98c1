import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSource, repairArticle, warrantyArticle } from '../testing/build-retrieval.ts';
import { verifyQuotes } from './verify-quotes.ts';

const sources = [warrantyArticle, repairArticle];
const check = (draft: string) => verifyQuotes(draft, sources, ['¿y si el taller me dice cualquier cosa?']);

describe('quotations that are not the source', () => {
  test('invented words lose their marks and count as misquoted', () => {
    const { content, quotes } = check('La ley dice «el proveedor pagará diez salarios mínimos de multa» [1].');
    expect(content).toBe('La ley dice el proveedor pagará diez salarios mínimos de multa [1].');
    expect(quotes).toMatchObject([{ status: 'misquoted', sourceIndex: null }]);
  });

  test('a changed figure is put right with the words of the source', () => {
    const { content, quotes } = check('Dice «tiene una garantía de doce meses contados desde la entrega» [1].');
    expect(content).toBe('Dice «tiene una garantía de seis meses contados desde la entrega» [1].');
    expect(quotes).toMatchObject([{ status: 'restored', sourceIndex: 0 }]);
  });

  test('a changed last word is put right too', () => {
    const { content } = check('«El traslado al taller corre por cuenta de quien compró la cosa usada» [1]');
    expect(content).toContain('corre por cuenta de quien da la garantía');
  });

  test('a dropped "no" comes back', () => {
    const { content } = check('«Si el arreglo deja la cosa en condiciones, el comprador puede» [2]');
    expect(content).toBe('«Si el arreglo no deja la cosa en condiciones, el comprador puede» [2]');
  });

  test('words of one source given as those of another count as misquoted', () => {
    const { quotes } = check('«El traslado al taller corre por cuenta de quien da la garantía» [2]');
    expect(quotes[0]!.status).toBe('misquoted');
  });

  test('editorial words are not the law and lose their marks', () => {
    const { content, quotes } = check('«Toda cosa que se vende tiene una garantía obligatoria» [1]');
    expect(content).toBe('Toda cosa que se vende tiene una garantía obligatoria [1]');
    expect(quotes).toMatchObject([{ status: 'unquoted' }]);
  });

  test('one false stretch between elisions makes the whole quotation false', () => {
    const { quotes } = check('«el comprador puede […] exigir el triple del dinero entregado como multa civil» [2]');
    expect(quotes).toMatchObject([{ status: 'misquoted' }]);
  });
});

describe('quotations that stand', () => {
  test.each([
    ['exactly', 'Dice «y de tres meses si la cosa es usada» [1].'],
    ['with other white space and case', 'Dice «Y  de tres\nMESES si la cosa es usada» [1].'],
    ['with other punctuation', 'Dice «una garantía de seis meses, contados desde la entrega y de tres meses» [1].'],
    ['with an elision', 'Dice «el comprador puede […] b) Devolver la cosa y recibir lo pagado» [2].'],
    ['in other marks', 'Dice “y de tres meses si la cosa es usada” [1].'],
    ['without saying whose they are', 'Se lee: «y de tres meses si la cosa es usada».'],
  ])('%s', (_, draft) => {
    const { content, quotes } = check(draft);
    expect(content).toBe(draft);
    expect(quotes).toMatchObject([{ status: 'verbatim' }]);
  });

  test("a term in inverted commas and the person's own words are left alone", () => {
    const draft = 'La «garantía legal» rige aunque «el taller me dice cualquier cosa».';
    expect(check(draft)).toEqual({ content: draft, quotes: [] });
  });
});

test('any stretch of a source, quoted, is verbatim, and the offsets point at it', () => {
  const words = warrantyArticle.text.split(' ');
  fc.assert(
    fc.property(
      fc.nat(words.length - 5),
      fc.integer({ min: 4, max: 20 }),
      fc.string({ maxLength: 20 }),
      (from, length, prefix) => {
        const quote = words.slice(from, from + length).join(' ');
        const draft = `${prefix.replace(/[«»“”"\n]/g, '')} «${quote}» [1]`;
        const { content, quotes } = check(draft);
        expect(content).toBe(draft);
        expect(quotes).toHaveLength(1);
        expect(content.slice(quotes[0]!.start, quotes[0]!.end)).toBe(`«${quote}»`);
        expect(quotes[0]!.status).toBe('verbatim');
      },
    ),
  );
});

test('what comes back in marks is always in a source, whatever was in them', () => {
  const vocabulary = warrantyArticle.text.split(' ').concat('multa', 'nunca', 'diez', 'siempre', 'no');
  const longText = buildSource({ id: 'ldc:1', text: `${warrantyArticle.text} ${repairArticle.text}` });
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...vocabulary), { minLength: 3, maxLength: 25 }), (words) => {
      const { content, quotes } = verifyQuotes(`«${words.join(' ')}» [1]`, [longText], []);
      for (const quote of quotes) {
        const inMarks = /^«[\s\S]*»/.test(content.slice(quote.start, quote.end));
        expect(inMarks).toBe(quote.status === 'verbatim' || quote.status === 'restored');
        if (quote.status === 'restored')
          expect(longText.text.replace(/\n/g, ' ')).toContain(content.slice(quote.start + 1, quote.end - 1));
      }
    }),
  );
});
