import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Passage } from './passage.ts';
import { Vocabulary } from './vocabulary.ts';
import { WordPostings } from './word-postings.ts';

const words = ['plazo', 'pago', 'venta', 'casa', 'daño'];
const domains = ['civil_comercial', 'todos_premium'];

const vocabulary = new Vocabulary({ passages: 2, meanLengths: {}, terms: [] });

async function build(texts: readonly { words: string[]; domain: string }[], most?: number) {
  const passages = texts.map(({ domain }, n) => ({ id: `p${n}`, domain }) as Passage);
  const numbered = texts.map((text) => Int32Array.from(text.words, (word) => vocabulary.intern(word)));
  const postings = await WordPostings.build(vocabulary, passages, numbered, most);
  return (terms: string[], domain: string | null, limit: number) =>
    postings.search(terms, [{ domain, limit }]).flatMap((found) => found.map(({ id }) => id));
}

/** BM25 as the books write it, passage by passage. */
function scoreOf(text: readonly string[], texts: readonly { words: string[] }[], terms: readonly string[]): number {
  const meanLength = texts.reduce((sum, { words: each }) => sum + each.length, 0) / texts.length;
  return terms.reduce((sum, term) => {
    const times = text.filter((word) => word === term).length;
    const held = texts.filter(({ words: each }) => each.includes(term)).length;
    const rarity = Math.log(1 + (texts.length - held + 0.5) / (held + 0.5));
    return sum + (rarity * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * text.length) / meanLength));
  }, 0);
}

describe('words searched in memory', () => {
  const text = fc.record({
    words: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }),
    domain: fc.constantFrom(...domains),
  });

  it('find the passages of highest BM25, and only those of the domain, whatever they hold', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 30 }),
        fc.array(fc.constantFrom(...words, 'ausente'), { maxLength: 6 }),
        fc.constantFrom(null, ...domains),
        fc.integer({ min: 1, max: 10 }),
        async (texts, terms, domain, limit) => {
          const expected = texts
            .map((each, n) => ({ id: `p${n}`, domain: each.domain, score: scoreOf(each.words, texts, terms) }))
            .filter((each) => each.score > 0 && (domain === null || each.domain === domain))
            .sort((a, b) => b.score - a.score);
          const found = (await build(texts))(terms, domain, limit);
          expect(found).toHaveLength(Math.min(limit, expected.length));
          expect(new Set(found).size).toBe(found.length);
          const scores = new Map(expected.map(({ id, score }) => [id, score]));
          for (const [place, id] of found.entries()) {
            expect(scores.get(id)).toBeCloseTo(expected[place]?.score ?? Number.NaN, 4);
          }
        },
      ),
    );
  });

  it('begin anew with every question', async () => {
    const search = await build([
      { words: ['plazo'], domain: 'civil_comercial' },
      { words: ['venta'], domain: 'civil_comercial' },
    ]);
    expect(search(['plazo'], null, 5)).toEqual(['p0']);
    expect(search(['venta'], null, 5)).toEqual(['p1']);
  });

  it('count a word given twice twice', async () => {
    const search = await build([
      { words: ['plazo', 'casa'], domain: 'civil_comercial' },
      { words: ['venta', 'casa'], domain: 'civil_comercial' },
    ]);
    expect(search(['plazo', 'venta', 'venta'], null, 1)).toEqual(['p1']);
    expect(search(['plazo', 'plazo', 'venta'], null, 1)).toEqual(['p0']);
  });

  it('find nothing for words that no passage holds, and nothing where there are no passages', async () => {
    expect((await build([{ words: ['plazo'], domain: 'civil_comercial' }]))(['ausente'], null, 5)).toEqual([]);
    expect((await build([]))(['plazo'], null, 5)).toEqual([]);
  });

  it('keep of a word that too many passages hold those that it says most of, and find the others by other words', async () => {
    const search = await build(
      [
        { words: ['casa', 'venta', 'pago', 'plazo'], domain: 'civil_comercial' },
        { words: ['casa'], domain: 'civil_comercial' },
        { words: ['casa', 'casa'], domain: 'civil_comercial' },
        { words: ['plazo', 'casa', 'pago'], domain: 'civil_comercial' },
      ],
      2,
    );
    expect(search(['casa'], null, 5)).toEqual(['p2', 'p1']);
    expect(search(['plazo'], null, 5)).toEqual(['p3', 'p0']);
  });

  it('give to each who asks its own share of what was found', async () => {
    const postings = await WordPostings.build(
      vocabulary,
      [{ id: 'a', domain: 'civil_comercial' } as Passage, { id: 'b', domain: 'todos_premium' } as Passage],
      [Int32Array.of(vocabulary.intern('plazo')), Int32Array.of(vocabulary.intern('plazo'))],
    );
    const wants = [
      { domain: 'todos_premium', limit: 5 },
      { domain: null, limit: 1 },
    ];
    expect(postings.search(['plazo'], wants).map((found) => found.map(({ id }) => id))).toEqual([['b'], ['a']]);
  });
});
