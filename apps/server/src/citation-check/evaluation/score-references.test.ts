import type { LegalReference } from '@foja/legal-text/legal-reference';
import { describe, expect, test } from 'vitest';
import { GoldInvalid, type GoldReference, parseGold, scoreReferences } from './score-references.ts';

const marked = (text: string, part: Partial<GoldReference> = {}): GoldReference => ({
  text,
  kind: 'article',
  norm: 'ldc',
  articles: ['4'],
  ruling: null,
  caption: null,
  ...part,
});
const found = (passage: string, text: string, part: Partial<LegalReference> = {}): LegalReference => ({
  text,
  start: passage.indexOf(text),
  end: passage.indexOf(text) + text.length,
  kind: 'article',
  norm: 'ldc',
  normText: null,
  articles: ['4'],
  inciso: null,
  ruling: null,
  normFrom: 'told',
  candidates: [],
  caption: null,
  ...part,
});
const passage = 'El art. 4 LDC y el art. 5 LDC, según “Pérez c/ Gómez s/ daños”.';
const score = (references: GoldReference[], given: LegalReference[]) =>
  scoreReferences([{ id: 'x', text: passage, references }], () => given);

describe('a gold set', () => {
  test.each(['{', '{"id":"a"}', '[]'])('that is not one is refused: %s', (line) => {
    expect(() => parseGold(line)).toThrow(GoldInvalid);
  });

  test('that marks what its passage does not say is refused', () => {
    expect(() => score([marked('art. 9 CN')], [])).toThrow(GoldInvalid);
  });
});

describe('a reference counts as right', () => {
  test('where kind, norm and articles are those marked, and its place meets the mark', () => {
    expect(score([marked('art. 4 LDC')], [found(passage, 'art. 4')])).toMatchObject({ right: 1, exactSpan: 0, f1: 1 });
    expect(score([marked('art. 4 LDC')], [found(passage, 'art. 4 LDC')])).toMatchObject({ right: 1, exactSpan: 1 });
  });

  test.each([
    ['another norm', { norm: 'cn' }],
    ['another article', { articles: ['5'] }],
    ['one article more', { articles: ['4', '5'] }],
    ['another kind', { kind: 'norm' as const, articles: [] }],
  ])('and not with %s: then one is missed and one is too many', (_, part) => {
    const result = score([marked('art. 4 LDC')], [found(passage, 'art. 4 LDC', part)]);
    expect(result).toMatchObject({ right: 0, precision: 0, recall: 0, f1: 0 });
    expect([result.misses.length, result.extras.length]).toEqual([1, 1]);
  });

  test('not at another place', () => {
    expect(score([marked('art. 4 LDC')], [found(passage, 'art. 5 LDC')]).right).toBe(0);
  });

  test('by its parties, whether or not the matter is written along', () => {
    const gold = marked('Pérez c/ Gómez', { kind: 'ruling', norm: null, articles: [], caption: 'Pérez c/ Gómez' });
    const given = found(passage, '“Pérez c/ Gómez s/ daños”', {
      kind: 'ruling',
      norm: null,
      articles: [],
      caption: { text: 'Pérez c/ Gómez s/ daños', court: null, date: null },
    });
    expect(score([gold], [given]).right).toBe(1);
  });
});
