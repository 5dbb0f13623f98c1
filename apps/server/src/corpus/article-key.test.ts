import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleKey, articleKeyPattern, articleLabel, articleNumber, compareArticles } from './article-key.ts';

const suffix = fc.constantFrom('', 'bis', 'ter', 'quater', 'quinquies', 'sexies');
const article = fc
  .tuple(fc.integer({ min: 1, max: 3000 }), suffix, fc.constantFrom('', ' ', '  '))
  .map(([number, latin, space]) => (latin ? `${number}${space}${latin}` : `${number}`));

describe('keys of articles', () => {
  it('drops spaces and capitals', () => {
    expect(articleKey('ldc', '10 Bis')).toBe('ldc:10bis');
    expect(articleKey('cp', '268 1')).toBe('cp:2681');
  });

  it('gives every spelling of an article one key, which is its own key again', () => {
    fc.assert(
      fc.property(article, (written) => {
        const key = articleKey('ccyc', written);
        expect(key).toMatch(articleKeyPattern);
        expect(articleKey('ccyc', articleNumber(written))).toBe(key);
        expect(articleKey('ccyc', articleNumber(written.toUpperCase()))).toBe(key);
      }),
    );
  });

  it('orders 10, 10 bis, 10 ter, 10 quater, 11', () => {
    const mixed = ['11', '10 quater', '10', '10ter', '9', '10 bis'];
    expect(mixed.sort(compareArticles)).toEqual(['9', '10', '10 bis', '10ter', '10 quater', '11']);
  });

  it('orders the same way whichever comes first', () => {
    fc.assert(
      fc.property(article, article, (a, b) => {
        expect(Math.sign(compareArticles(a, b))).toBe(-Math.sign(compareArticles(b, a)) + 0);
      }),
    );
  });

  it('names an article by the short name of its norm', () => {
    expect(articleLabel({ code: 'ldc', aliases: ['LDC', 'Ley 24.240'] }, '10bis')).toBe('art. 10 bis LDC');
    expect(articleLabel({ code: 'ley-1', aliases: [] }, '3')).toBe('art. 3 ley-1');
  });
});
